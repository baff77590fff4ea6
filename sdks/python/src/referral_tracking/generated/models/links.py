# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of links."""

from __future__ import annotations

from dataclasses import dataclass

from ..._model import UNSET, Model, Unset


@dataclass(slots=True)
class CreateLinkRequest(Model):
    partner_id: int
    """The partner, whose status in the program is `linked` or `joined`."""
    code: str | Unset = UNSET
    """The value of `aff` in its address."""
    destination: str | Unset = UNSET
    """The page that the link leads to, at the program's domain or one of its origins."""
    enabled: bool | Unset = UNSET
    """Whether clicks are accepted."""


@dataclass(slots=True)
class UpdateLinkRequest(Model):
    destination: str | None | Unset = UNSET
    """The page that the link leads to, at the program's domain or one of its origins."""
    enabled: bool | Unset = UNSET
    """Whether clicks are accepted."""
