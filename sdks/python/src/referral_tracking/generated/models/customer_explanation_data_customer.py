from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast


T = TypeVar("T", bound="CustomerExplanationDataCustomer")


@_attrs_define
class CustomerExplanationDataCustomer:
    """The customer, with the link and the partner of its click."""

    customer_id: int | None
    """ The customer. """
    click_id: None | str
    """ The click. Null for an erased customer. """
    customer_key: None | str
    """ Your identifier of the customer. Null if none was sent, and for an erased customer. """
    status: str
    """ What the customer has done: clicked, signed up, or paid. Known values: click, lead, conversion. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        customer_id: int | None
        customer_id = self.customer_id

        click_id: None | str
        click_id = self.click_id

        customer_key: None | str
        customer_key = self.customer_key

        status = self.status

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "customer_id": customer_id,
                "click_id": click_id,
                "customer_key": customer_key,
                "status": status,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_customer_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        customer_id = _parse_customer_id(d.pop("customer_id"))

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

        status = d.pop("status")

        customer_explanation_data_customer = cls(
            customer_id=customer_id,
            click_id=click_id,
            customer_key=customer_key,
            status=status,
        )

        customer_explanation_data_customer.additional_properties = d
        return customer_explanation_data_customer

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
