from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.commission_base import check_commission_base
from ..models.commission_base import CommissionBase
from ..models.commission_type import check_commission_type
from ..models.commission_type import CommissionType
from ..types import UNSET, Unset
from typing import cast


T = TypeVar("T", bound="SimulatedTerms")


@_attrs_define
class SimulatedTerms:
    """What differs from the present terms of the level. Without it, nothing is replaced, each sale has the terms that it
    had, and the difference
    is zero.

    """

    commission_type: CommissionType | Unset = UNSET
    """ `percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale.
     """
    commission_rate: float | Unset = UNSET
    """ Percent of the amount, at most 100, or major units of the program's currency, at most 1000000. """
    commission_base: CommissionBase | Unset = UNSET
    """ The amount that commissions of payment events are computed on: `net` is what the customer paid without tax
    and shipping, `gross` is all of it. """
    commission_on_shipping: bool | Unset = UNSET
    """ Whether the net amount has the shipping in it. """
    max_months: int | Unset = UNSET
    """ For how many months a customer's sales earn, counted from the time of the first recorded sale, in UTC.
    `null`: for good.
     """
    max_commissions: int | Unset = UNSET
    """ How many sales of one customer earn, whatever becomes of their commissions. `null`: all. """

    def to_dict(self) -> dict[str, Any]:
        commission_type: str | Unset = UNSET
        if not isinstance(self.commission_type, Unset):
            commission_type = self.commission_type

        commission_rate = self.commission_rate

        commission_base: str | Unset = UNSET
        if not isinstance(self.commission_base, Unset):
            commission_base = self.commission_base

        commission_on_shipping = self.commission_on_shipping

        max_months = self.max_months

        max_commissions = self.max_commissions

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if commission_type is not UNSET:
            field_dict["commission_type"] = commission_type
        if commission_rate is not UNSET:
            field_dict["commission_rate"] = commission_rate
        if commission_base is not UNSET:
            field_dict["commission_base"] = commission_base
        if commission_on_shipping is not UNSET:
            field_dict["commission_on_shipping"] = commission_on_shipping
        if max_months is not UNSET:
            field_dict["max_months"] = max_months
        if max_commissions is not UNSET:
            field_dict["max_commissions"] = max_commissions

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _commission_type = d.pop("commission_type", UNSET)
        commission_type: CommissionType | Unset
        if isinstance(_commission_type, Unset):
            commission_type = UNSET
        else:
            commission_type = check_commission_type(_commission_type)

        commission_rate = d.pop("commission_rate", UNSET)

        _commission_base = d.pop("commission_base", UNSET)
        commission_base: CommissionBase | Unset
        if isinstance(_commission_base, Unset):
            commission_base = UNSET
        else:
            commission_base = check_commission_base(_commission_base)

        commission_on_shipping = d.pop("commission_on_shipping", UNSET)

        max_months = d.pop("max_months", UNSET)

        max_commissions = d.pop("max_commissions", UNSET)

        simulated_terms = cls(
            commission_type=commission_type,
            commission_rate=commission_rate,
            commission_base=commission_base,
            commission_on_shipping=commission_on_shipping,
            max_months=max_months,
            max_commissions=max_commissions,
        )

        return simulated_terms
