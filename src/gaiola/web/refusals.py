"""What the web refuses, as something every page can say in words."""

from __future__ import annotations


class Refused(Exception):
    """A request that is not granted: an HTTP status, the key of a sentence and what the sentence needs to know."""

    def __init__(self, status: int, key: str, **args: object) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.args_of_key = args
