# Copied by `npm run generate:sdks` from src/sdks/python/src/referral_tracking/_operations.py: change it there.

"""What both clients can do, as steps: which request, whether a repeat is safe, and what an answer means."""

from __future__ import annotations

from ._call import Link, Operation, Steps, call
from ._contract import ALREADY_RECORDED_LEAD, ALREADY_RECORDED_SALE
from .errors import ReferralError, is_marked
from .generated.api.program import cli_status, cli_test_event, get_readiness
from .generated.api.tracking import track_click, track_lead, track_refund, track_sale
from .generated.models.additional_data import AdditionalData
from .generated.models.cli_status_response import CliStatusResponse
from .generated.models.cli_test_event_request import CliTestEventRequest
from .generated.models.cli_test_event_response import CliTestEventResponse
from .generated.models.click_request import ClickRequest
from .generated.models.click_response import ClickResponse
from .generated.models.lead_request import LeadRequest
from .generated.models.lead_response import LeadResponse
from .generated.models.readiness import Readiness
from .generated.models.refund_request import RefundRequest
from .generated.models.refund_response import RefundResponse
from .generated.models.sale_request import SaleRequest
from .generated.models.sale_response import SaleResponse
from .generated.types import UNSET, Unset
from .results import LeadResult, SaleResult


def _in_test_mode(data: AdditionalData | Unset) -> bool:
    return isinstance(data, AdditionalData) and data.test_mode is True


def click(link: Link, body: ClickRequest, attempts: int | None) -> Steps[ClickResponse]:
    # Each call makes a new click, unless it names one.
    repeatable = bool(body.existing_click_id)
    request = track_click._get_kwargs(body=body)
    return call(link, Operation(request, ClickResponse.from_dict, repeatable), attempts)


def lead(link: Link, body: LeadRequest, attempts: int | None, repeated: bool) -> Steps[LeadResult]:
    # Repeated, a test event would be stored twice.
    repeatable = not _in_test_mode(body.additional_data)
    operation = Operation(track_lead._get_kwargs(body=body), LeadResponse.from_dict, repeatable)
    try:
        answer = yield from call(link, operation, attempts, repeated)
    except ReferralError as error:
        if error._uncertain and is_marked(error, ALREADY_RECORDED_LEAD):
            return LeadResult(error.message, already_recorded=True)
        raise
    return LeadResult(answer.message, provisional=answer.provisional is True, response=answer)


def sale(link: Link, body: SaleRequest, attempts: int | None) -> Steps[SaleResult]:
    operation = Operation(track_sale._get_kwargs(body=body), SaleResponse.from_dict, bool(body.transaction_id))
    try:
        answer = yield from call(link, operation, attempts)
    except ReferralError as error:
        if is_marked(error, ALREADY_RECORDED_SALE):
            return SaleResult(error.message, error.sale_id, already_recorded=True)
        raise
    return SaleResult(answer.message, answer.sale_id, attributed=answer.attributed, response=answer)


def refund(link: Link, body: RefundRequest, attempts: int | None) -> Steps[RefundResponse]:
    # All that is left can be refunded once only; of two parts nobody knows whether they are one.
    repeatable = bool(body.refund_reference) or body.refund_amount_cents is UNSET
    request = track_refund._get_kwargs(body=body)
    return call(link, Operation(request, RefundResponse.from_dict, repeatable), attempts)


def readiness(link: Link, attempts: int | None) -> Steps[Readiness]:
    return call(link, Operation(get_readiness._get_kwargs(), Readiness.from_dict, True), attempts)


def status(link: Link, attempts: int | None) -> Steps[CliStatusResponse]:
    return call(link, Operation(cli_status._get_kwargs(), CliStatusResponse.from_dict, True), attempts)


def test_event(link: Link, body: CliTestEventRequest, attempts: int | None) -> Steps[CliTestEventResponse]:
    request = cli_test_event._get_kwargs(body=body)
    return call(link, Operation(request, CliTestEventResponse.from_dict, False), attempts)
