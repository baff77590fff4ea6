"""The address of the service."""

from __future__ import annotations

import re


def checked(base_url: object) -> str:
    """The base URL; raises ValueError if it cannot be one.

    The type says that it is a text, but an environment variable that is not set gives None.
    """
    text = base_url if isinstance(base_url, str) else ""
    if re.match(r"[^/?#]*://[^/?#]*@", text):
        # httpx would send them instead of the key.
        raise ValueError("base_url must not hold a user name or a password")
    if not re.match(r"(?i)https?://[^/?#]", text):
        shown = f'"{base_url}"' if isinstance(base_url, str) else repr(base_url)
        # A value that may contain a password or a key is not repeated.
        value = "" if re.search(r"@|[\w-]{24}", shown) else f" is {shown}; it"
        raise ValueError(f"base_url{value} must begin with http:// or https:// (REFERRAL_BASE_URL?)")
    # With this path, the service would answer every call with 404, because each operation's path begins with it.
    if re.match(r"[^?#]*/api/v1/*(?:[?#]|\Z)", text):
        raise ValueError("base_url must not end in /api/v1: it is the address of the service (REFERRAL_BASE_URL?)")
    return text
