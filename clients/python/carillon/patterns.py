"""What a text has to be: a string is the whole text, the functions here are less strict."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union


@dataclass(frozen=True)
class _Pattern:
    kind: str
    text: str


Pattern = Union[str, _Pattern]
"""A whole text, or what :func:`contains` and :func:`matches` give."""


def contains(part: str) -> Pattern:
    """A text with `part` in it, whatever the case and the diacritics."""
    return _Pattern("contains", part)


def matches(expression: str) -> Pattern:
    """A text in which a regular expression is found."""
    return _Pattern("matches", expression)


def as_json(pattern: Pattern) -> object:
    """The pattern as the phone's API takes it."""
    return {pattern.kind: pattern.text} if isinstance(pattern, _Pattern) else pattern
