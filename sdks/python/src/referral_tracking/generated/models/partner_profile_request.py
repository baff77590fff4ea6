from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset


T = TypeVar("T", bound="PartnerProfileRequest")


@_attrs_define
class PartnerProfileRequest:
    name: str
    """ The name that programs see. """
    legal_name: str | Unset = UNSET
    """ The name on receipts, such as that of a company. """
    legal_address: str | Unset = UNSET
    """ The address on receipts, on one or more lines. """
    tax_id: str | Unset = UNSET
    """ The tax number on receipts, such as a VAT identification number. """

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        legal_name = self.legal_name

        legal_address = self.legal_address

        tax_id = self.tax_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
            }
        )
        if legal_name is not UNSET:
            field_dict["legal_name"] = legal_name
        if legal_address is not UNSET:
            field_dict["legal_address"] = legal_address
        if tax_id is not UNSET:
            field_dict["tax_id"] = tax_id

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        legal_name = d.pop("legal_name", UNSET)

        legal_address = d.pop("legal_address", UNSET)

        tax_id = d.pop("tax_id", UNSET)

        partner_profile_request = cls(
            name=name,
            legal_name=legal_name,
            legal_address=legal_address,
            tax_id=tax_id,
        )

        return partner_profile_request
