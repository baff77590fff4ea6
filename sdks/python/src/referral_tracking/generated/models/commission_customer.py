from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast


T = TypeVar("T", bound="CommissionCustomer")


@_attrs_define
class CommissionCustomer:
    """The customer, with `expand=customer`. Null for an adjustment."""

    id: int
    """ The customer. """
    status: str
    """ What the customer has done. Known values: click, lead, conversion. """
    click_id: None | str
    """ The click. Null for a viewer. """
    customer_key: None | str
    """ Your identifier of the customer. Null for a viewer. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        status = self.status

        click_id: None | str
        click_id = self.click_id

        customer_key: None | str
        customer_key = self.customer_key

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "status": status,
                "click_id": click_id,
                "customer_key": customer_key,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

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

        commission_customer = cls(
            id=id,
            status=status,
            click_id=click_id,
            customer_key=customer_key,
        )

        commission_customer.additional_properties = d
        return commission_customer

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
