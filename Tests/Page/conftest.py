"""One browser for all tests of the page."""

from person import browser, look, own_phone, site  # noqa: F401
