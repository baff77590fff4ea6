from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
    from ..models.additional_data import AdditionalData


T = TypeVar("T", bound="LeadRequest")


@_attrs_define
class LeadRequest:
    click_id: str | Unset = UNSET
    """ Value of the click cookie `service_click_id`. Required unless `customer_key` is given. """
    customer_key: str | Unset = UNSET
    """ Your own identifier of the customer. Required unless `click_id` is given; send both. """
    email: str | Unset = UNSET
    """ The customer's e-mail address. Stored only as a keyed hash and in masked form. """
    discount_code: str | Unset = UNSET
    """ The discount code that the customer used. With the program's key, a code of one of the program's partners
    decides whom a
    customer belongs to who is not settled yet, also without a click; see the program's `code_policy`.
     """
    additional_data: AdditionalData | Unset = UNSET
    """ Your own metadata, stored unchanged (at most 10,000 characters of JSON), and the switch for test mode. A
    call with
    `test_mode: true` stores a test event and does not change production data.
     """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.additional_data import AdditionalData  # noqa: PLC0415

        click_id = self.click_id

        customer_key = self.customer_key

        email = self.email

        discount_code = self.discount_code

        additional_data: dict[str, Any] | Unset = UNSET
        if not isinstance(self.additional_data, Unset):
            additional_data = self.additional_data.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if click_id is not UNSET:
            field_dict["click_id"] = click_id
        if customer_key is not UNSET:
            field_dict["customer_key"] = customer_key
        if email is not UNSET:
            field_dict["email"] = email
        if discount_code is not UNSET:
            field_dict["discount_code"] = discount_code
        if additional_data is not UNSET:
            field_dict["additional_data"] = additional_data

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.additional_data import AdditionalData  # noqa: PLC0415

        d = dict(src_dict)
        click_id = d.pop("click_id", UNSET)

        customer_key = d.pop("customer_key", UNSET)

        email = d.pop("email", UNSET)

        discount_code = d.pop("discount_code", UNSET)

        _additional_data = d.pop("additional_data", UNSET)
        additional_data: AdditionalData | Unset
        if isinstance(_additional_data, Unset):
            additional_data = UNSET
        else:
            additional_data = AdditionalData.from_dict(_additional_data)

        lead_request = cls(
            click_id=click_id,
            customer_key=customer_key,
            email=email,
            discount_code=discount_code,
            additional_data=additional_data,
        )

        lead_request.additional_properties = d
        return lead_request

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
