from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="PaymentEvent")


@_attrs_define
class PaymentEvent:
    """An event of the payment processor."""

    id: int
    """ The record of the event. """
    event_id: str
    """ The processor's identifier of the event. """
    event_type: str
    """ The processor's name of the kind of event. """
    livemode: bool | None
    """ False for the test mode of the processor; null if the event does not say. """
    state: str
    """ `applied` events had their effect, `pending` ones wait, `test` ones are never applied, and `ignored` ones
    cannot be read. Known values: applied, pending, test, ignored. """
    result: str
    """ What the event did, or why it is pending. More values may come. """
    explanation: str
    """ The result in words. """
    unknown_codes: list[str]
    """ The promotion codes in it that are no code of the program, each by its text or the processor's identifier.
    """
    customer_id: int | None
    """ The customer, or null. """
    sale_id: int | None
    """ The sale that it recorded or concerns, or null. """
    refund_id: int | None
    """ The refund that it recorded, or null. """
    occurred_at: datetime.datetime
    """ When it happened, as the processor says. """
    received_at: datetime.datetime
    """ When it first arrived. """
    applied_at: datetime.datetime | None
    """ When it was applied. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        event_id = self.event_id

        event_type = self.event_type

        livemode: bool | None
        livemode = self.livemode

        state = self.state

        result = self.result

        explanation = self.explanation

        unknown_codes = self.unknown_codes

        customer_id: int | None
        customer_id = self.customer_id

        sale_id: int | None
        sale_id = self.sale_id

        refund_id: int | None
        refund_id = self.refund_id

        occurred_at = self.occurred_at.isoformat()

        received_at = self.received_at.isoformat()

        applied_at: None | str
        if isinstance(self.applied_at, datetime.datetime):
            applied_at = self.applied_at.isoformat()
        else:
            applied_at = self.applied_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "event_id": event_id,
                "event_type": event_type,
                "livemode": livemode,
                "state": state,
                "result": result,
                "explanation": explanation,
                "unknown_codes": unknown_codes,
                "customer_id": customer_id,
                "sale_id": sale_id,
                "refund_id": refund_id,
                "occurred_at": occurred_at,
                "received_at": received_at,
                "applied_at": applied_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        event_id = d.pop("event_id")

        event_type = d.pop("event_type")

        def _parse_livemode(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        livemode = _parse_livemode(d.pop("livemode"))

        state = d.pop("state")

        result = d.pop("result")

        explanation = d.pop("explanation")

        unknown_codes = cast(list[str], d.pop("unknown_codes"))

        def _parse_customer_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        customer_id = _parse_customer_id(d.pop("customer_id"))

        def _parse_sale_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        sale_id = _parse_sale_id(d.pop("sale_id"))

        def _parse_refund_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        refund_id = _parse_refund_id(d.pop("refund_id"))

        occurred_at = datetime.datetime.fromisoformat(d.pop("occurred_at"))

        received_at = datetime.datetime.fromisoformat(d.pop("received_at"))

        def _parse_applied_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                applied_at_type_0 = datetime.datetime.fromisoformat(data)

                return applied_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        applied_at = _parse_applied_at(d.pop("applied_at"))

        payment_event = cls(
            id=id,
            event_id=event_id,
            event_type=event_type,
            livemode=livemode,
            state=state,
            result=result,
            explanation=explanation,
            unknown_codes=unknown_codes,
            customer_id=customer_id,
            sale_id=sale_id,
            refund_id=refund_id,
            occurred_at=occurred_at,
            received_at=received_at,
            applied_at=applied_at,
        )

        payment_event.additional_properties = d
        return payment_event

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
