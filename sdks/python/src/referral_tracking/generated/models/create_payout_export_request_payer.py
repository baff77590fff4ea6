from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset


T = TypeVar("T", bound="CreatePayoutExportRequestPayer")


@_attrs_define
class CreatePayoutExportRequestPayer:
    """With `sepa`: whose account pays."""

    name: str
    """ The name of the account's holder. """
    iban: str
    """ The IBAN, with or without blanks. """
    bic: str | Unset = UNSET
    """ The bank's BIC, if it asks for it. """

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        iban = self.iban

        bic = self.bic

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "iban": iban,
            }
        )
        if bic is not UNSET:
            field_dict["bic"] = bic

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        iban = d.pop("iban")

        bic = d.pop("bic", UNSET)

        create_payout_export_request_payer = cls(
            name=name,
            iban=iban,
            bic=bic,
        )

        return create_payout_export_request_payer
