"""Thinking ahead with a network: playing on in imagined worlds, and saying which move does best there and how surely.

`patience` keeps the time, `looking` asks the network about many positions at once, `playing_on` plays worlds on,
`race` compares moves by what came of them, `thinking` puts it together.
"""
