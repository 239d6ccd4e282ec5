"""Players that learned: one way of reading a view for every title, and a small network over what was read.

`titles` says which numbers and words of a title mean seats, `reader` takes a view and its moves apart into tokens,
`parts` and `vocabulary` say of what a token is made, `net` answers, `weights` keeps what was learned.
"""
