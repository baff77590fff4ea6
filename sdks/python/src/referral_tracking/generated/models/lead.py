from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="Lead")


@_attrs_define
class Lead:
    """A lead."""

    id: int
    """ The lead. """
    partner_id: int | None
    """ The partner; null if the account was erased. """
    customer_id: int
    """ The customer. """
    customer_key: None | str
    """ The program's own identifier of the customer; null if there is none, and after an erasure. """
    mode: str
    """ Who reported it. Known values: server, browser, payment. """
    provisional: bool
    """ Whether it has yet to be settled. """
    event_name: None | str
    """ Its name, if one was sent. Null after an erasure. """
    occurred_at: datetime.datetime
    """ When the customer signed up. """
    recorded_at: datetime.datetime
    """ When it was recorded. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        partner_id: int | None
        partner_id = self.partner_id

        customer_id = self.customer_id

        customer_key: None | str
        customer_key = self.customer_key

        mode = self.mode

        provisional = self.provisional

        event_name: None | str
        event_name = self.event_name

        occurred_at = self.occurred_at.isoformat()

        recorded_at = self.recorded_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "partner_id": partner_id,
                "customer_id": customer_id,
                "customer_key": customer_key,
                "mode": mode,
                "provisional": provisional,
                "event_name": event_name,
                "occurred_at": occurred_at,
                "recorded_at": recorded_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        def _parse_partner_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        partner_id = _parse_partner_id(d.pop("partner_id"))

        customer_id = d.pop("customer_id")

        def _parse_customer_key(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        customer_key = _parse_customer_key(d.pop("customer_key"))

        mode = d.pop("mode")

        provisional = d.pop("provisional")

        def _parse_event_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        event_name = _parse_event_name(d.pop("event_name"))

        occurred_at = datetime.datetime.fromisoformat(d.pop("occurred_at"))

        recorded_at = datetime.datetime.fromisoformat(d.pop("recorded_at"))

        lead = cls(
            id=id,
            partner_id=partner_id,
            customer_id=customer_id,
            customer_key=customer_key,
            mode=mode,
            provisional=provisional,
            event_name=event_name,
            occurred_at=occurred_at,
            recorded_at=recorded_at,
        )

        lead.additional_properties = d
        return lead

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
