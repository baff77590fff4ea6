"""The operations of the chain as steps: the request, whether a retry is safe, and the meaning of responses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from ._call import Link, Request, Steps, call
from ._operation import Body, Operation, json_of, request_of
from .errors import ReferralError, is_marked
from .generated.contract import ALREADY_RECORDED_LEAD, ALREADY_RECORDED_SALE
from .generated.models import ClickRequest, ClickResponse, LeadRequest, RefundRequest, RefundResponse, SaleRequest
from .generated.operations import TRACK_CLICK, TRACK_LEAD, TRACK_REFUND, TRACK_SALE
from .results import LeadResult, SaleResult

T = TypeVar("T")


def _tracking(operation: Operation[T], data: Body, repeatable: bool) -> Request[T]:
    return Request(request_of(operation, body=data), operation.read, repeatable, tracks=True)


def _in_test_mode(data: object) -> bool:
    return isinstance(data, Mapping) and data.get("test_mode") is True


def click(link: Link, body: ClickRequest | Body, attempts: int | None) -> Steps[ClickResponse]:
    data = json_of(body)
    # Each call creates a new click unless the body names an existing one.
    return call(link, _tracking(TRACK_CLICK, data, bool(data.get("existing_click_id"))), attempts)


def lead(link: Link, body: LeadRequest | Body, attempts: int | None, repeated: bool) -> Steps[LeadResult]:
    data = json_of(body)
    # Each attempt of a test event would store another one.
    request = _tracking(TRACK_LEAD, data, not _in_test_mode(data.get("additional_data")))
    try:
        answer = yield from call(link, request, attempts, repeated)
    except ReferralError as error:
        if error._uncertain and is_marked(error, ALREADY_RECORDED_LEAD):
            return LeadResult(error.message, already_recorded=True)
        raise
    return LeadResult(answer.message, provisional=answer.provisional is True, response=answer)


def sale(link: Link, body: SaleRequest | Body, attempts: int | None) -> Steps[SaleResult]:
    data = json_of(body)
    request = _tracking(TRACK_SALE, data, bool(data.get("transaction_id")))
    try:
        answer = yield from call(link, request, attempts)
    except ReferralError as error:
        if is_marked(error, ALREADY_RECORDED_SALE) and error.details.get("matches") is not False:
            return SaleResult(error.message, error.sale_id, already_recorded=True)
        raise
    return SaleResult(answer.message, answer.sale_id, attributed=answer.attributed, response=answer)


def refund(link: Link, body: RefundRequest | Body, attempts: int | None) -> Steps[RefundResponse]:
    data = json_of(body)
    # A full refund can only be recorded once. Two partial refunds of the same amount may be different refunds.
    repeatable = bool(data.get("refund_reference")) or data.get("refund_amount_cents") is None
    return call(link, _tracking(TRACK_REFUND, data, repeatable), attempts)
