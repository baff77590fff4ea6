from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="Customer")


@_attrs_define
class Customer:
    """A customer whom a partner referred."""

    id: int | None
    """ The customer. Null if nothing but its click is recorded. """
    status: str
    """ What the customer has done: clicked, signed up, or paid. Known values: click, lead, conversion. """
    click_id: None | str
    """ The click. Null without a click, for a viewer, and for an erased customer. """
    customer_key: None | str
    """ Your identifier of the customer. Null if none was sent, for a viewer, and for an erased customer. """
    partner_id: int | None
    """ The partner. Null if the account of the partner was erased. """
    origin: str
    """ What decided whose customer it is: the click, or a discount code. Known values: click, code. """
    link_id: int | None
    """ The link of the click. Null if a discount code decided. """
    discount_code: None | str
    """ The discount code that decided. Null if the click did, or if the account of its partner was erased. """
    clicked_at: datetime.datetime | None
    """ When the customer clicked the link. Null without a click. """
    lead_at: datetime.datetime | None
    """ When the customer signed up. """
    converted_at: datetime.datetime | None
    """ When the first sale was recorded. """
    created_at: datetime.datetime | None
    """ When the customer was stored, with the first lead, sale or payment event. Null if nothing but its click is
    recorded. """
    erased_at: datetime.datetime | None
    """ When the customer was erased. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id: int | None
        id = self.id

        status = self.status

        click_id: None | str
        click_id = self.click_id

        customer_key: None | str
        customer_key = self.customer_key

        partner_id: int | None
        partner_id = self.partner_id

        origin = self.origin

        link_id: int | None
        link_id = self.link_id

        discount_code: None | str
        discount_code = self.discount_code

        clicked_at: None | str
        if isinstance(self.clicked_at, datetime.datetime):
            clicked_at = self.clicked_at.isoformat()
        else:
            clicked_at = self.clicked_at

        lead_at: None | str
        if isinstance(self.lead_at, datetime.datetime):
            lead_at = self.lead_at.isoformat()
        else:
            lead_at = self.lead_at

        converted_at: None | str
        if isinstance(self.converted_at, datetime.datetime):
            converted_at = self.converted_at.isoformat()
        else:
            converted_at = self.converted_at

        created_at: None | str
        if isinstance(self.created_at, datetime.datetime):
            created_at = self.created_at.isoformat()
        else:
            created_at = self.created_at

        erased_at: None | str
        if isinstance(self.erased_at, datetime.datetime):
            erased_at = self.erased_at.isoformat()
        else:
            erased_at = self.erased_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "status": status,
                "click_id": click_id,
                "customer_key": customer_key,
                "partner_id": partner_id,
                "origin": origin,
                "link_id": link_id,
                "discount_code": discount_code,
                "clicked_at": clicked_at,
                "lead_at": lead_at,
                "converted_at": converted_at,
                "created_at": created_at,
                "erased_at": erased_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        id = _parse_id(d.pop("id"))

        status = d.pop("status")

        def _parse_click_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        click_id = _parse_click_id(d.pop("click_id"))

        def _parse_customer_key(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        customer_key = _parse_customer_key(d.pop("customer_key"))

        def _parse_partner_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        partner_id = _parse_partner_id(d.pop("partner_id"))

        origin = d.pop("origin")

        def _parse_link_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        link_id = _parse_link_id(d.pop("link_id"))

        def _parse_discount_code(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        discount_code = _parse_discount_code(d.pop("discount_code"))

        def _parse_clicked_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                clicked_at_type_0 = datetime.datetime.fromisoformat(data)

                return clicked_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        clicked_at = _parse_clicked_at(d.pop("clicked_at"))

        def _parse_lead_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                lead_at_type_0 = datetime.datetime.fromisoformat(data)

                return lead_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        lead_at = _parse_lead_at(d.pop("lead_at"))

        def _parse_converted_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                converted_at_type_0 = datetime.datetime.fromisoformat(data)

                return converted_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        converted_at = _parse_converted_at(d.pop("converted_at"))

        def _parse_created_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                created_at_type_0 = datetime.datetime.fromisoformat(data)

                return created_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        created_at = _parse_created_at(d.pop("created_at"))

        def _parse_erased_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                erased_at_type_0 = datetime.datetime.fromisoformat(data)

                return erased_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        erased_at = _parse_erased_at(d.pop("erased_at"))

        customer = cls(
            id=id,
            status=status,
            click_id=click_id,
            customer_key=customer_key,
            partner_id=partner_id,
            origin=origin,
            link_id=link_id,
            discount_code=discount_code,
            clicked_at=clicked_at,
            lead_at=lead_at,
            converted_at=converted_at,
            created_at=created_at,
            erased_at=erased_at,
        )

        customer.additional_properties = d
        return customer

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
