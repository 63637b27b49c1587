"""The newcomer that the tests send through the documents."""

from newcomer import newcomer  # noqa: F401
