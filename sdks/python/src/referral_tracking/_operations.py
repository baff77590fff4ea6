"""The operations of both clients as steps: the request, whether a retry is safe, and the meaning of responses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from ._call import Link, Operation, Steps, call
from .errors import ReferralError, error_of_misuse, is_marked
from .generated.api.tracking import track_click, track_lead, track_refund, track_sale
from .generated.contract import ALREADY_RECORDED_LEAD, ALREADY_RECORDED_SALE
from .generated.models.click_request import ClickRequest
from .generated.models.click_response import ClickResponse
from .generated.models.lead_request import LeadRequest
from .generated.models.lead_response import LeadResponse
from .generated.models.refund_request import RefundRequest
from .generated.models.refund_response import RefundResponse
from .generated.models.sale_request import SaleRequest
from .generated.models.sale_response import SaleResponse
from .results import LeadResult, SaleResult

T = TypeVar("T")
Body = Mapping[str, Any]


@dataclass(frozen=True)
class _Raw:
    """A body that is sent unchanged. The generated functions only call its ``to_dict``."""

    body: Body

    def to_dict(self) -> dict[str, Any]:
        return dict(self.body)


def _raw(make: Callable[..., dict[str, Any]], data: Body) -> dict[str, Any]:
    return make(body=_Raw(data))


def _json_of(body: object) -> Body:
    """The JSON to send. Raises ReferralError if the body is not a JSON object."""
    try:
        if isinstance(body, Mapping):
            return body
        found: Body = body.to_dict()  # type: ignore[attr-defined]
        return found
    except Exception as error:
        raise error_of_misuse("the body is neither a request nor a mapping") from error


def raw(body: object) -> _Raw:
    """A model or a mapping as the generated functions need a body. Raises ReferralError if it is neither."""
    return _Raw(_json_of(body))


def _tracking(
    make: Callable[..., dict[str, Any]], data: Body, read: Callable[[Mapping[str, Any]], T], repeatable: bool
) -> Operation[T]:
    return Operation(_raw(make, data), read, repeatable, tracks=True)


def _in_test_mode(data: object) -> bool:
    return isinstance(data, Mapping) and data.get("test_mode") is True


def click(link: Link, body: ClickRequest | Body, attempts: int | None) -> Steps[ClickResponse]:
    data = _json_of(body)
    # Each call creates a new click unless the body names an existing one.
    repeatable = bool(data.get("existing_click_id"))
    return call(link, _tracking(track_click._get_kwargs, data, ClickResponse.from_dict, repeatable), attempts)


def lead(link: Link, body: LeadRequest | Body, attempts: int | None, repeated: bool) -> Steps[LeadResult]:
    data = _json_of(body)
    # Each attempt of a test event would store another one.
    repeatable = not _in_test_mode(data.get("additional_data"))
    operation = _tracking(track_lead._get_kwargs, data, LeadResponse.from_dict, repeatable)
    try:
        answer = yield from call(link, operation, attempts, repeated)
    except ReferralError as error:
        if error._uncertain and is_marked(error, ALREADY_RECORDED_LEAD):
            return LeadResult(error.message, already_recorded=True)
        raise
    return LeadResult(answer.message, provisional=answer.provisional is True, response=answer)


def sale(link: Link, body: SaleRequest | Body, attempts: int | None) -> Steps[SaleResult]:
    data = _json_of(body)
    operation = _tracking(track_sale._get_kwargs, data, SaleResponse.from_dict, bool(data.get("transaction_id")))
    try:
        answer = yield from call(link, operation, attempts)
    except ReferralError as error:
        if is_marked(error, ALREADY_RECORDED_SALE) and error.details.get("matches") is not False:
            return SaleResult(error.message, error.sale_id, already_recorded=True)
        raise
    return SaleResult(answer.message, answer.sale_id, attributed=answer.attributed, response=answer)


def refund(link: Link, body: RefundRequest | Body, attempts: int | None) -> Steps[RefundResponse]:
    data = _json_of(body)
    # A full refund can only be recorded once. Two partial refunds of the same amount may be different refunds.
    repeatable = bool(data.get("refund_reference")) or data.get("refund_amount_cents") is None
    return call(link, _tracking(track_refund._get_kwargs, data, RefundResponse.from_dict, repeatable), attempts)


def read(
    link: Link, make: Callable[[], dict[str, Any]], parse: Callable[[Mapping[str, Any]], T], attempts: int | None
) -> Steps[T]:
    """An operation without a body; it may be repeated."""
    return call(link, Operation(make(), parse, True), attempts)


def write(
    link: Link,
    make: Callable[..., dict[str, Any]],
    body: object,
    parse: Callable[[Mapping[str, Any]], T],
    attempts: int | None,
) -> Steps[T]:
    """An operation with a body; nothing is known about whether it may be repeated, so it is not."""
    return call(link, Operation(_raw(make, _json_of(body)), parse, False), attempts)
