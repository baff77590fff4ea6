# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of codes."""

from __future__ import annotations

from dataclasses import dataclass

from ..._model import UNSET, Model, Unset
from .shared import CodeStatus, ManagedCode, RotationWarning


@dataclass(slots=True)
class CreateCodeRequest(Model):
    partner_id: int
    """The partner, whose status in the program is `linked` or `joined`."""
    code: str
    """The code that customers enter."""
    processor_id: str | Unset = UNSET
    """The payment processor's identifier of the code, such as `promo_1TeaTen` at Stripe."""


@dataclass(slots=True)
class CodeAnswer(Model):
    data: ManagedCode
    """A discount code that belongs to a partner."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class UpdateCodeRequest(Model):
    status: CodeStatus | Unset = UNSET
    """Whether the code decides whom a customer belongs to."""
    processor_id: str | None | Unset = UNSET
    """The payment processor's identifier of the code."""
