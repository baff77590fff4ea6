"""Results of a client that differ from the service's responses."""

from __future__ import annotations

from dataclasses import dataclass

from .generated.models import LeadResponse, SaleResponse


@dataclass(frozen=True)
class LeadResult:
    """The lead is recorded.

    Attributes:
        message: The service's message.
        already_recorded: An earlier attempt, whose response was lost, recorded the lead.
        provisional: The lead is not settled yet; see the program's policy ``lead_auth``.
        response: The complete response; None if ``already_recorded``.
    """

    message: str
    already_recorded: bool = False
    provisional: bool = False
    response: LeadResponse | None = None


@dataclass(frozen=True)
class SaleResult:
    """The sale is recorded, or it is outside the attribution window (see ``attributed``).

    Attributes:
        message: The service's message.
        sale_id: The recorded sale; None in test mode and outside the window.
        already_recorded: The sale was recorded before under this ``transaction_id``; only ``sale_id`` is known.
        attributed: Whether it is recorded for a partner; None if ``already_recorded``.
        response: The complete response; None if ``already_recorded``.
    """

    message: str
    sale_id: int | None
    already_recorded: bool = False
    attributed: bool | None = None
    response: SaleResponse | None = None
