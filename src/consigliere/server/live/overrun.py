"""What ends a call that holds everybody up."""


class Overrun(BaseException):
    """Raised inside a call that took too long; no Exception, so that no rule catches it by the way."""
