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
    from ..models.commission_customer import CommissionCustomer
    from ..models.commission_partner import CommissionPartner


T = TypeVar("T", bound="Commission")


@_attrs_define
class Commission:
    """What a partner earned, or an adjustment of it."""

    id: int
    """ The commission. """
    kind: str
    """ What it is for: a sale, a settled lead, a refund after the payment (`clawback`), its end in your favour
    (`restoration`), or what a member adjusted. Known values: sale, lead, clawback, adjustment, restoration. """
    status: str
    """ `pending`, then `approved`, then `paid`; or `reversed` by a refund of the whole sale or by a rejection.
    Known values: pending, approved, paid, reversed. """
    held: bool
    """ A held commission is neither approved nor paid. """
    amount_cents: int
    """ What is left of it, in the smallest currency unit. Negative for a clawback, and possibly for an adjustment.
    """
    currency: str
    """ Its currency. Known values: USD, EUR, VND. """
    partner_id: int | None
    """ The partner. Null if the account of the partner was erased. """
    customer_id: int | None
    """ The customer. Null for an adjustment. """
    sale_id: int | None
    """ The sale. Null for an adjustment, and for the commission of a lead. """
    reason: None | str
    """ Why it was adjusted, is held, or was rejected. Otherwise null. """
    created_at: datetime.datetime
    """ When it was created. """
    changed_at: datetime.datetime
    """ When it last changed. """
    approved_at: datetime.datetime | None
    """ When it was approved. """
    paid_at: datetime.datetime | None
    """ When it was paid. """
    payout_id: int | None
    """ The payout that it is in, or was paid by. Null without one. """
    earned_cents: int | Unset = UNSET
    """ What it amounted to at first, before refunds and a rejection. """
    base_cents: int | None | Unset = UNSET
    """ What the commission of a sale was computed on. Null for other kinds, and for a sale of an earlier version.
    """
    terms_id: int | None | Unset = UNSET
    """ The terms that decided what it earned; null if they are the first ones of the program, or if there are none.
    """
    partner: CommissionPartner | None | Unset = UNSET
    """ The partner, with `expand=partner`. Null if the account of the partner was erased. """
    customer: CommissionCustomer | None | Unset = UNSET
    """ The customer, with `expand=customer`. Null for an adjustment. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.commission_customer import CommissionCustomer  # noqa: PLC0415
        from ..models.commission_partner import CommissionPartner  # noqa: PLC0415

        id = self.id

        kind = self.kind

        status = self.status

        held = self.held

        amount_cents = self.amount_cents

        currency = self.currency

        partner_id: int | None
        partner_id = self.partner_id

        customer_id: int | None
        customer_id = self.customer_id

        sale_id: int | None
        sale_id = self.sale_id

        reason: None | str
        reason = self.reason

        created_at = self.created_at.isoformat()

        changed_at = self.changed_at.isoformat()

        approved_at: None | str
        if isinstance(self.approved_at, datetime.datetime):
            approved_at = self.approved_at.isoformat()
        else:
            approved_at = self.approved_at

        paid_at: None | str
        if isinstance(self.paid_at, datetime.datetime):
            paid_at = self.paid_at.isoformat()
        else:
            paid_at = self.paid_at

        payout_id: int | None
        payout_id = self.payout_id

        earned_cents = self.earned_cents

        base_cents: int | None | Unset
        if isinstance(self.base_cents, Unset):
            base_cents = UNSET
        else:
            base_cents = self.base_cents

        terms_id: int | None | Unset
        if isinstance(self.terms_id, Unset):
            terms_id = UNSET
        else:
            terms_id = self.terms_id

        partner: dict[str, Any] | None | Unset
        if isinstance(self.partner, Unset):
            partner = UNSET
        elif isinstance(self.partner, CommissionPartner):
            partner = self.partner.to_dict()
        else:
            partner = self.partner

        customer: dict[str, Any] | None | Unset
        if isinstance(self.customer, Unset):
            customer = UNSET
        elif isinstance(self.customer, CommissionCustomer):
            customer = self.customer.to_dict()
        else:
            customer = self.customer

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "kind": kind,
                "status": status,
                "held": held,
                "amount_cents": amount_cents,
                "currency": currency,
                "partner_id": partner_id,
                "customer_id": customer_id,
                "sale_id": sale_id,
                "reason": reason,
                "created_at": created_at,
                "changed_at": changed_at,
                "approved_at": approved_at,
                "paid_at": paid_at,
                "payout_id": payout_id,
            }
        )
        if earned_cents is not UNSET:
            field_dict["earned_cents"] = earned_cents
        if base_cents is not UNSET:
            field_dict["base_cents"] = base_cents
        if terms_id is not UNSET:
            field_dict["terms_id"] = terms_id
        if partner is not UNSET:
            field_dict["partner"] = partner
        if customer is not UNSET:
            field_dict["customer"] = customer

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.commission_customer import CommissionCustomer  # noqa: PLC0415
        from ..models.commission_partner import CommissionPartner  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        kind = d.pop("kind")

        status = d.pop("status")

        held = d.pop("held")

        amount_cents = d.pop("amount_cents")

        currency = d.pop("currency")

        def _parse_partner_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        partner_id = _parse_partner_id(d.pop("partner_id"))

        def _parse_customer_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        customer_id = _parse_customer_id(d.pop("customer_id"))

        def _parse_sale_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        sale_id = _parse_sale_id(d.pop("sale_id"))

        def _parse_reason(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        reason = _parse_reason(d.pop("reason"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        changed_at = datetime.datetime.fromisoformat(d.pop("changed_at"))

        def _parse_approved_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                approved_at_type_0 = datetime.datetime.fromisoformat(data)

                return approved_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        approved_at = _parse_approved_at(d.pop("approved_at"))

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

        def _parse_payout_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        payout_id = _parse_payout_id(d.pop("payout_id"))

        earned_cents = d.pop("earned_cents", UNSET)

        def _parse_base_cents(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        base_cents = _parse_base_cents(d.pop("base_cents", UNSET))

        def _parse_terms_id(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        terms_id = _parse_terms_id(d.pop("terms_id", UNSET))

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

        def _parse_customer(data: object) -> CommissionCustomer | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemascommission_customer_type_0 = CommissionCustomer.from_dict(data)

                return componentsschemascommission_customer_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CommissionCustomer | None | Unset, data)

        customer = _parse_customer(d.pop("customer", UNSET))

        commission = cls(
            id=id,
            kind=kind,
            status=status,
            held=held,
            amount_cents=amount_cents,
            currency=currency,
            partner_id=partner_id,
            customer_id=customer_id,
            sale_id=sale_id,
            reason=reason,
            created_at=created_at,
            changed_at=changed_at,
            approved_at=approved_at,
            paid_at=paid_at,
            payout_id=payout_id,
            earned_cents=earned_cents,
            base_cents=base_cents,
            terms_id=terms_id,
            partner=partner,
            customer=customer,
        )

        commission.additional_properties = d
        return commission

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
