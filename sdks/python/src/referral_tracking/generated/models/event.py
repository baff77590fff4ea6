from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="Event")


@_attrs_define
class Event:
    """A click, lead, sale or refund."""

    type_: str
    """ The kind of an event. Known values: click, lead, sale, refund. """
    test: bool
    """ Whether it was sent in test mode. """
    created_at: datetime.datetime
    """ When it was recorded. """
    record_id: int | None
    """ The lead, sale, refund or test event; null for a click. """
    partner_id: int | None
    """ The partner; null if the account was erased, or if a test event names none. """
    link_id: int | None
    """ The link of the click, or null. """
    customer_id: int | None
    """ The customer; null if it is not known yet. """
    customer_key: None | str
    """ The program's own identifier of the customer, or null. """
    click_id: None | str
    """ The customer's click, or null. """
    transaction_id: None | str
    """ Of a sale or refund. """
    amount_cents: int | None
    """ Of a sale or refund, in the smallest currency unit. Of a refund, by how much the refunded amount changed:
    nothing if it was known, and less than nothing if it was restored. """
    gross_amount_cents: int | None
    """ What the customer paid for a sale, with the tax and the shipping in it; null if unknown. """
    tax_cents: int | None
    """ The tax in it; null if unknown. """
    currency: None | str
    """ Of a sale or refund. """
    provisional: bool | None
    """ Of a lead. """
    event_name: None | str
    """ Of a lead, if it was sent. """
    unknown_fields: list[str] | None
    """ The fields of the request that its operation does not know, up to five: probably misspelled ones. Null
    without one, and for a click in production. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        test = self.test

        created_at = self.created_at.isoformat()

        record_id: int | None
        record_id = self.record_id

        partner_id: int | None
        partner_id = self.partner_id

        link_id: int | None
        link_id = self.link_id

        customer_id: int | None
        customer_id = self.customer_id

        customer_key: None | str
        customer_key = self.customer_key

        click_id: None | str
        click_id = self.click_id

        transaction_id: None | str
        transaction_id = self.transaction_id

        amount_cents: int | None
        amount_cents = self.amount_cents

        gross_amount_cents: int | None
        gross_amount_cents = self.gross_amount_cents

        tax_cents: int | None
        tax_cents = self.tax_cents

        currency: None | str
        currency = self.currency

        provisional: bool | None
        provisional = self.provisional

        event_name: None | str
        event_name = self.event_name

        unknown_fields: list[str] | None
        if isinstance(self.unknown_fields, list):
            unknown_fields = self.unknown_fields

        else:
            unknown_fields = self.unknown_fields

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "test": test,
                "created_at": created_at,
                "record_id": record_id,
                "partner_id": partner_id,
                "link_id": link_id,
                "customer_id": customer_id,
                "customer_key": customer_key,
                "click_id": click_id,
                "transaction_id": transaction_id,
                "amount_cents": amount_cents,
                "gross_amount_cents": gross_amount_cents,
                "tax_cents": tax_cents,
                "currency": currency,
                "provisional": provisional,
                "event_name": event_name,
                "unknown_fields": unknown_fields,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = d.pop("type")

        test = d.pop("test")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_record_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        record_id = _parse_record_id(d.pop("record_id"))

        def _parse_partner_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        partner_id = _parse_partner_id(d.pop("partner_id"))

        def _parse_link_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        link_id = _parse_link_id(d.pop("link_id"))

        def _parse_customer_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        customer_id = _parse_customer_id(d.pop("customer_id"))

        def _parse_customer_key(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        customer_key = _parse_customer_key(d.pop("customer_key"))

        def _parse_click_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        click_id = _parse_click_id(d.pop("click_id"))

        def _parse_transaction_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        transaction_id = _parse_transaction_id(d.pop("transaction_id"))

        def _parse_amount_cents(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        amount_cents = _parse_amount_cents(d.pop("amount_cents"))

        def _parse_gross_amount_cents(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        gross_amount_cents = _parse_gross_amount_cents(d.pop("gross_amount_cents"))

        def _parse_tax_cents(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        tax_cents = _parse_tax_cents(d.pop("tax_cents"))

        def _parse_currency(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        currency = _parse_currency(d.pop("currency"))

        def _parse_provisional(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        provisional = _parse_provisional(d.pop("provisional"))

        def _parse_event_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        event_name = _parse_event_name(d.pop("event_name"))

        def _parse_unknown_fields(data: object) -> list[str] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                unknown_fields_type_0 = cast(list[str], data)

                return unknown_fields_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None, data)

        unknown_fields = _parse_unknown_fields(d.pop("unknown_fields"))

        event = cls(
            type_=type_,
            test=test,
            created_at=created_at,
            record_id=record_id,
            partner_id=partner_id,
            link_id=link_id,
            customer_id=customer_id,
            customer_key=customer_key,
            click_id=click_id,
            transaction_id=transaction_id,
            amount_cents=amount_cents,
            gross_amount_cents=gross_amount_cents,
            tax_cents=tax_cents,
            currency=currency,
            provisional=provisional,
            event_name=event_name,
            unknown_fields=unknown_fields,
        )

        event.additional_properties = d
        return event

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
