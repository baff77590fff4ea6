from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="NextPayout")


@_attrs_define
class NextPayout:
    """What the next payout pays."""

    date: datetime.date | None
    """ The day (UTC) on which the program means to pay; null if it has named none. """
    amount_cents: int
    """ What is due by now, less what is owed to the program. What is on hold is not in it. """
    commissions: int
    """ The number of commissions in it. """
    minimum_cents: int
    """ The least amount that is paid. """
    missing_cents: int
    """ What is missing to be paid: to the minimum, or to an amount above zero. """
    blocked_by: list[str]
    """ Why it is not paid, or not all of it (`on_hold`). Empty if it is paid. """
    usable_from: datetime.datetime | None
    """ For `method_waits`: when the partner can be paid. Otherwise null. """
    method: None | str
    """ How it is paid; null if the partner has named no method, or if nothing is due. Known values: paypal, wise,
    sepa, other. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        date: None | str
        if isinstance(self.date, datetime.date):
            date = self.date.isoformat()
        else:
            date = self.date

        amount_cents = self.amount_cents

        commissions = self.commissions

        minimum_cents = self.minimum_cents

        missing_cents = self.missing_cents

        blocked_by = self.blocked_by

        usable_from: None | str
        if isinstance(self.usable_from, datetime.datetime):
            usable_from = self.usable_from.isoformat()
        else:
            usable_from = self.usable_from

        method: None | str
        method = self.method

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "date": date,
                "amount_cents": amount_cents,
                "commissions": commissions,
                "minimum_cents": minimum_cents,
                "missing_cents": missing_cents,
                "blocked_by": blocked_by,
                "usable_from": usable_from,
                "method": method,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_date(data: object) -> datetime.date | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                date_type_0 = datetime.date.fromisoformat(data)

                return date_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None, data)

        date = _parse_date(d.pop("date"))

        amount_cents = d.pop("amount_cents")

        commissions = d.pop("commissions")

        minimum_cents = d.pop("minimum_cents")

        missing_cents = d.pop("missing_cents")

        blocked_by = cast(list[str], d.pop("blocked_by"))

        def _parse_usable_from(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                usable_from_type_0 = datetime.datetime.fromisoformat(data)

                return usable_from_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        usable_from = _parse_usable_from(d.pop("usable_from"))

        def _parse_method(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        method = _parse_method(d.pop("method"))

        next_payout = cls(
            date=date,
            amount_cents=amount_cents,
            commissions=commissions,
            minimum_cents=minimum_cents,
            missing_cents=missing_cents,
            blocked_by=blocked_by,
            usable_from=usable_from,
            method=method,
        )

        next_payout.additional_properties = d
        return next_payout

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
