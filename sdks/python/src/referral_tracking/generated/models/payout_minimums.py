from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset


T = TypeVar("T", bound="PayoutMinimums")


@_attrs_define
class PayoutMinimums:
    """The least amount of an item in each currency, in its smallest unit. A currency that is not in it has none. That of
    the program has `minimum_payout_cents` of the program instead.

    """

    usd: int | Unset = UNSET
    """ In cents. """
    eur: int | Unset = UNSET
    """ In cents. """
    vnd: int | Unset = UNSET
    """ In dong. """

    def to_dict(self) -> dict[str, Any]:
        usd = self.usd

        eur = self.eur

        vnd = self.vnd

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if usd is not UNSET:
            field_dict["USD"] = usd
        if eur is not UNSET:
            field_dict["EUR"] = eur
        if vnd is not UNSET:
            field_dict["VND"] = vnd

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        usd = d.pop("USD", UNSET)

        eur = d.pop("EUR", UNSET)

        vnd = d.pop("VND", UNSET)

        payout_minimums = cls(
            usd=usd,
            eur=eur,
            vnd=vnd,
        )

        return payout_minimums
