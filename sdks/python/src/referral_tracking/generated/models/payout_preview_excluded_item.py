from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.commission_partner import CommissionPartner


T = TypeVar("T", bound="PayoutPreviewExcludedItem")


@_attrs_define
class PayoutPreviewExcludedItem:
    reason: str
    """ Why a partner is not paid: the account was erased or suspended, nothing is due, it is less than the minimum,
    there is no way to be paid or it
    waits, the commissions are on hold, the payout has 5,000 items,
    or the amount or the sum would be more than 9007199254740991. More reasons may come.
     Known values: partner_erased, account_suspended, not_positive, below_minimum, no_method, method_waits, on_hold,
    too_many, too_large. """
    partner_id: int | None
    """ The partner; null if the account was erased. """
    partnership_id: int
    """ The partner in this program. """
    amount_cents: int
    """ What is not paid. """
    commissions: int
    """ The number of commissions in it. """
    usable_from: datetime.datetime | None
    """ For `method_waits`: when the partner can be paid. Otherwise null. """
    partner: CommissionPartner | None | Unset = UNSET
    """ The partner, with `expand=partner`. Null if the account of the partner was erased. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.commission_partner import CommissionPartner  # noqa: PLC0415

        reason = self.reason

        partner_id: int | None
        partner_id = self.partner_id

        partnership_id = self.partnership_id

        amount_cents = self.amount_cents

        commissions = self.commissions

        usable_from: None | str
        if isinstance(self.usable_from, datetime.datetime):
            usable_from = self.usable_from.isoformat()
        else:
            usable_from = self.usable_from

        partner: dict[str, Any] | None | Unset
        if isinstance(self.partner, Unset):
            partner = UNSET
        elif isinstance(self.partner, CommissionPartner):
            partner = self.partner.to_dict()
        else:
            partner = self.partner

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reason": reason,
                "partner_id": partner_id,
                "partnership_id": partnership_id,
                "amount_cents": amount_cents,
                "commissions": commissions,
                "usable_from": usable_from,
            }
        )
        if partner is not UNSET:
            field_dict["partner"] = partner

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.commission_partner import CommissionPartner  # noqa: PLC0415

        d = dict(src_dict)
        reason = d.pop("reason")

        def _parse_partner_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        partner_id = _parse_partner_id(d.pop("partner_id"))

        partnership_id = d.pop("partnership_id")

        amount_cents = d.pop("amount_cents")

        commissions = d.pop("commissions")

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

        def _parse_partner(data: object) -> CommissionPartner | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemascommission_partner_type_0 = CommissionPartner.from_dict(data)

                return componentsschemascommission_partner_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CommissionPartner | None | Unset, data)

        partner = _parse_partner(d.pop("partner", UNSET))

        payout_preview_excluded_item = cls(
            reason=reason,
            partner_id=partner_id,
            partnership_id=partnership_id,
            amount_cents=amount_cents,
            commissions=commissions,
            usable_from=usable_from,
            partner=partner,
        )

        payout_preview_excluded_item.additional_properties = d
        return payout_preview_excluded_item

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
