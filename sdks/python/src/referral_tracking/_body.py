"""Builds the body of a request from keyword arguments."""

from __future__ import annotations

from datetime import datetime
from typing import Any


def _json_of(value: object) -> object:
    if isinstance(value, datetime):
        return value.isoformat()
    return value.to_dict() if hasattr(value, "to_dict") else value


def body_of(**fields: object) -> dict[str, Any]:
    """The fields as JSON, without None values."""
    return {name: _json_of(value) for name, value in fields.items() if value is not None}
