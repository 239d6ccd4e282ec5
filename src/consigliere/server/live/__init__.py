"""Tables in the memory of one worker, and everybody who plays at them."""
