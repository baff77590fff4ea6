from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="PartnerProfile")


@_attrs_define
class PartnerProfile:
    """A partner, as they see themselves."""

    id: int
    """ The partner, as programs see it. """
    name: str
    """ The name that programs see. """
    email: str
    """ The e-mail address of the account. """
    created_at: datetime.datetime
    """ When the partner was created. """
    legal_name: None | str
    """ The name on receipts. """
    legal_address: None | str
    """ The address on receipts. """
    tax_id: None | str
    """ The tax number on receipts. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        email = self.email

        created_at = self.created_at.isoformat()

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
                "id": id,
                "name": name,
                "email": email,
                "created_at": created_at,
                "legal_name": legal_name,
                "legal_address": legal_address,
                "tax_id": tax_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        email = d.pop("email")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

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

        partner_profile = cls(
            id=id,
            name=name,
            email=email,
            created_at=created_at,
            legal_name=legal_name,
            legal_address=legal_address,
            tax_id=tax_id,
        )

        partner_profile.additional_properties = d
        return partner_profile

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
