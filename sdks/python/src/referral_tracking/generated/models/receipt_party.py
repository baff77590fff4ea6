from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast


T = TypeVar("T", bound="ReceiptParty")


@_attrs_define
class ReceiptParty:
    """What a receipt says of one side, as it is now."""

    legal_name: None | str
    """ The name on receipts. """
    legal_address: None | str
    """ The address on receipts. """
    tax_id: None | str
    """ The tax number on receipts. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        legal_name: None | str
        legal_name = self.legal_name

        legal_address: None | str
        legal_address = self.legal_address

        tax_id: None | str
        tax_id = self.tax_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "legal_name": legal_name,
                "legal_address": legal_address,
                "tax_id": tax_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_legal_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        legal_name = _parse_legal_name(d.pop("legal_name"))

        def _parse_legal_address(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        legal_address = _parse_legal_address(d.pop("legal_address"))

        def _parse_tax_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        tax_id = _parse_tax_id(d.pop("tax_id"))

        receipt_party = cls(
            legal_name=legal_name,
            legal_address=legal_address,
            tax_id=tax_id,
        )

        receipt_party.additional_properties = d
        return receipt_party

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
