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
    from ..models.payout_item_replaced_by_type_0 import PayoutItemReplacedByType0


T = TypeVar("T", bound="PayoutItem")


@_attrs_define
class PayoutItem:
    """What one partner is paid by a payout."""

    id: int
    """ The item. """
    payout_id: int
    """ The payout. """
    partner_id: int | None
    """ The partner; null if the account was erased. """
    partnership_id: int
    """ The partner in this program, which outlives the account. """
    amount_cents: int
    """ The amount, in the smallest currency unit. """
    currency: str
    """ The currency. """
    commissions: int
    """ The number of commissions in it. """
    method: str
    """ How it is paid. Known values: paypal, wise, sepa, other. """
    label: None | str
    """ Where it goes, abridged. Null for a viewer. """
    reference: str
    """ For the bank, PayPal and people. """
    status: str
    """ To be paid, paid, could not be paid, or not to be paid. Known values: open, paid, failed, cancelled. """
    paid_at: datetime.datetime | None
    """ When it was paid, as reported. """
    external_reference: None | str
    """ The reference of the bank or PayPal, as reported. """
    reason: None | str
    """ Why it failed or was cancelled, as reported. """
    exported_at: datetime.datetime | None
    """ When it was last in an exported file. """
    created_at: datetime.datetime
    """ When it was created. """
    changed_at: datetime.datetime
    """ When it last changed. """
    same_destination: list[int] | Unset = UNSET
    """ Other partners of the program who have or had the same destination, the first hundred. Absent without one,
    and for a viewer. """
    short_reference: str | Unset = UNSET
    """ For Wise, which takes ten characters: the number of the item in base 36. """
    replaced_by: None | PayoutItemReplacedByType0 | Unset = UNSET
    """ Of an item that failed or was cancelled: the first open or paid item that took over commissions of it. Null
    without one: what is left of them is in the balance of the partner. """
    partner: CommissionPartner | None | Unset = UNSET
    """ The partner, with `expand=partner`. Null if the account of the partner was erased. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.commission_partner import CommissionPartner  # noqa: PLC0415
        from ..models.payout_item_replaced_by_type_0 import PayoutItemReplacedByType0  # noqa: PLC0415

        id = self.id

        payout_id = self.payout_id

        partner_id: int | None
        partner_id = self.partner_id

        partnership_id = self.partnership_id

        amount_cents = self.amount_cents

        currency = self.currency

        commissions = self.commissions

        method = self.method

        label: None | str
        label = self.label

        reference = self.reference

        status = self.status

        paid_at: None | str
        if isinstance(self.paid_at, datetime.datetime):
            paid_at = self.paid_at.isoformat()
        else:
            paid_at = self.paid_at

        external_reference: None | str
        external_reference = self.external_reference

        reason: None | str
        reason = self.reason

        exported_at: None | str
        if isinstance(self.exported_at, datetime.datetime):
            exported_at = self.exported_at.isoformat()
        else:
            exported_at = self.exported_at

        created_at = self.created_at.isoformat()

        changed_at = self.changed_at.isoformat()

        same_destination: list[int] | Unset = UNSET
        if not isinstance(self.same_destination, Unset):
            same_destination = self.same_destination

        short_reference = self.short_reference

        replaced_by: dict[str, Any] | None | Unset
        if isinstance(self.replaced_by, Unset):
            replaced_by = UNSET
        elif isinstance(self.replaced_by, PayoutItemReplacedByType0):
            replaced_by = self.replaced_by.to_dict()
        else:
            replaced_by = self.replaced_by

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
                "id": id,
                "payout_id": payout_id,
                "partner_id": partner_id,
                "partnership_id": partnership_id,
                "amount_cents": amount_cents,
                "currency": currency,
                "commissions": commissions,
                "method": method,
                "label": label,
                "reference": reference,
                "status": status,
                "paid_at": paid_at,
                "external_reference": external_reference,
                "reason": reason,
                "exported_at": exported_at,
                "created_at": created_at,
                "changed_at": changed_at,
            }
        )
        if same_destination is not UNSET:
            field_dict["same_destination"] = same_destination
        if short_reference is not UNSET:
            field_dict["short_reference"] = short_reference
        if replaced_by is not UNSET:
            field_dict["replaced_by"] = replaced_by
        if partner is not UNSET:
            field_dict["partner"] = partner

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.commission_partner import CommissionPartner  # noqa: PLC0415
        from ..models.payout_item_replaced_by_type_0 import PayoutItemReplacedByType0  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        payout_id = d.pop("payout_id")

        def _parse_partner_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        partner_id = _parse_partner_id(d.pop("partner_id"))

        partnership_id = d.pop("partnership_id")

        amount_cents = d.pop("amount_cents")

        currency = d.pop("currency")

        commissions = d.pop("commissions")

        method = d.pop("method")

        def _parse_label(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        label = _parse_label(d.pop("label"))

        reference = d.pop("reference")

        status = d.pop("status")

        def _parse_paid_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                paid_at_type_0 = datetime.datetime.fromisoformat(data)

                return paid_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        paid_at = _parse_paid_at(d.pop("paid_at"))

        def _parse_external_reference(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        external_reference = _parse_external_reference(d.pop("external_reference"))

        def _parse_reason(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        reason = _parse_reason(d.pop("reason"))

        def _parse_exported_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                exported_at_type_0 = datetime.datetime.fromisoformat(data)

                return exported_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        exported_at = _parse_exported_at(d.pop("exported_at"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        changed_at = datetime.datetime.fromisoformat(d.pop("changed_at"))

        same_destination = cast(list[int], d.pop("same_destination", UNSET))

        short_reference = d.pop("short_reference", UNSET)

        def _parse_replaced_by(data: object) -> None | PayoutItemReplacedByType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                replaced_by_type_0 = PayoutItemReplacedByType0.from_dict(data)

                return replaced_by_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PayoutItemReplacedByType0 | Unset, data)

        replaced_by = _parse_replaced_by(d.pop("replaced_by", UNSET))

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

        payout_item = cls(
            id=id,
            payout_id=payout_id,
            partner_id=partner_id,
            partnership_id=partnership_id,
            amount_cents=amount_cents,
            currency=currency,
            commissions=commissions,
            method=method,
            label=label,
            reference=reference,
            status=status,
            paid_at=paid_at,
            external_reference=external_reference,
            reason=reason,
            exported_at=exported_at,
            created_at=created_at,
            changed_at=changed_at,
            same_destination=same_destination,
            short_reference=short_reference,
            replaced_by=replaced_by,
            partner=partner,
        )

        payout_item.additional_properties = d
        return payout_item

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
