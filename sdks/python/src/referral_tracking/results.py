"""What a client makes of the answers where the service's own shape does not do."""

from __future__ import annotations

from dataclasses import dataclass

from .generated.models.lead_response import LeadResponse
from .generated.models.sale_response import SaleResponse


@dataclass(frozen=True)
class LeadResult:
    """The lead is recorded.

    Attributes:
        message: What the service said.
        already_recorded: It was recorded by an earlier attempt, whose answer was lost.
        provisional: It does not settle yet: see the policy ``lead_auth`` of the program.
        response: The whole answer; None when ``already_recorded``.
    """

    message: str
    already_recorded: bool = False
    provisional: bool = False
    response: LeadResponse | None = None


@dataclass(frozen=True)
class SaleResult:
    """The sale is recorded, or it is outside the attribution window (``attributed`` tells).

    Attributes:
        message: What the service said.
        sale_id: The recorded sale; None in test mode and outside the window.
        already_recorded: It was recorded before under this ``transaction_id``; more than ``sale_id`` is not known.
        attributed: Whether it is recorded for a partner; None when ``already_recorded``.
        response: The whole answer; None when ``already_recorded``.
    """

    message: str
    sale_id: int | None
    already_recorded: bool = False
    attributed: bool | None = None
    response: SaleResponse | None = None
