from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
    from ..models.commission_partner import CommissionPartner


T = TypeVar("T", bound="PayoutPreviewItemsItem")


@_attrs_define
class PayoutPreviewItemsItem:
    partner_id: int
    """ The partner. """
    partnership_id: int
    """ The partner in this program. """
    amount_cents: int
    """ The amount. """
    commissions: int
    """ The number of commissions in it. """
    method: str
    """ How it would be paid. Known values: paypal, wise, sepa, other. """
    label: None | str
    """ Where it would go, abridged. Null for a viewer. """
    same_destination: list[int] | Unset = UNSET
    """ Other partners of the program who have or had the same destination, the first hundred. Absent without one,
    and for a viewer. """
    partner: CommissionPartner | None | Unset = UNSET
    """ The partner, with `expand=partner`. Null if the account of the partner was erased. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.commission_partner import CommissionPartner  # noqa: PLC0415

        partner_id = self.partner_id

        partnership_id = self.partnership_id

        amount_cents = self.amount_cents

        commissions = self.commissions

        method = self.method

        label: None | str
        label = self.label

        same_destination: list[int] | Unset = UNSET
        if not isinstance(self.same_destination, Unset):
            same_destination = self.same_destination

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
                "partner_id": partner_id,
                "partnership_id": partnership_id,
                "amount_cents": amount_cents,
                "commissions": commissions,
                "method": method,
                "label": label,
            }
        )
        if same_destination is not UNSET:
            field_dict["same_destination"] = same_destination
        if partner is not UNSET:
            field_dict["partner"] = partner

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.commission_partner import CommissionPartner  # noqa: PLC0415

        d = dict(src_dict)
        partner_id = d.pop("partner_id")

        partnership_id = d.pop("partnership_id")

        amount_cents = d.pop("amount_cents")

        commissions = d.pop("commissions")

        method = d.pop("method")

        def _parse_label(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        label = _parse_label(d.pop("label"))

        same_destination = cast(list[int], d.pop("same_destination", UNSET))

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

        payout_preview_items_item = cls(
            partner_id=partner_id,
            partnership_id=partnership_id,
            amount_cents=amount_cents,
            commissions=commissions,
            method=method,
            label=label,
            same_destination=same_destination,
            partner=partner,
        )

        payout_preview_items_item.additional_properties = d
        return payout_preview_items_item

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
