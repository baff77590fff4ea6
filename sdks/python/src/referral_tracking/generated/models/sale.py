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
    from ..models.sale_refunds_item import SaleRefundsItem


T = TypeVar("T", bound="Sale")


@_attrs_define
class Sale:
    """A sale with its refunds."""

    id: int
    """ The sale. """
    transaction_id: str
    """ Its `transaction_id`. """
    partner_id: int | None
    """ The partner; null if the account was erased. """
    customer_id: int
    """ The customer. """
    customer_key: None | str
    """ The program's own identifier of the customer; null if there is none, and after an erasure. """
    amount_cents: int
    """ What the commission is computed on, in the smallest currency unit. """
    gross_amount_cents: int | None
    """ What the customer paid, with the tax and the shipping in it; null if unknown. """
    tax_cents: int | None
    """ The tax in it; null if unknown. """
    shipping_cents: int | None
    """ The shipping in it; null if unknown. """
    currency: str
    """ Its currency. Known values: USD, EUR, VND. """
    subscription_id: None | str
    """ The subscription that it belongs to, or null. """
    refunded_cents: int
    """ What was refunded of it in all. """
    refunds: list[SaleRefundsItem]
    """ Its newest refunds, up to fifty, the oldest first. """
    occurred_at: datetime.datetime
    """ When the customer paid. """
    recorded_at: datetime.datetime
    """ When it was recorded. """
    terms_id: int | None | Unset = UNSET
    """ The terms that decided what it earned; null if they are the first ones of the program, or if there are none.
    """
    commission_reason: None | str | Unset = UNSET
    """ The limit because of which the sale earned nothing: `months_reached` or `commissions_reached`. `null`: no
    limit did.
     Known values: months_reached, commissions_reached. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.sale_refunds_item import SaleRefundsItem  # noqa: PLC0415

        id = self.id

        transaction_id = self.transaction_id

        partner_id: int | None
        partner_id = self.partner_id

        customer_id = self.customer_id

        customer_key: None | str
        customer_key = self.customer_key

        amount_cents = self.amount_cents

        gross_amount_cents: int | None
        gross_amount_cents = self.gross_amount_cents

        tax_cents: int | None
        tax_cents = self.tax_cents

        shipping_cents: int | None
        shipping_cents = self.shipping_cents

        currency = self.currency

        subscription_id: None | str
        subscription_id = self.subscription_id

        refunded_cents = self.refunded_cents

        refunds = []
        for refunds_item_data in self.refunds:
            refunds_item = refunds_item_data.to_dict()
            refunds.append(refunds_item)

        occurred_at = self.occurred_at.isoformat()

        recorded_at = self.recorded_at.isoformat()

        terms_id: int | None | Unset
        if isinstance(self.terms_id, Unset):
            terms_id = UNSET
        else:
            terms_id = self.terms_id

        commission_reason: None | str | Unset
        if isinstance(self.commission_reason, Unset):
            commission_reason = UNSET
        else:
            commission_reason = self.commission_reason

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "transaction_id": transaction_id,
                "partner_id": partner_id,
                "customer_id": customer_id,
                "customer_key": customer_key,
                "amount_cents": amount_cents,
                "gross_amount_cents": gross_amount_cents,
                "tax_cents": tax_cents,
                "shipping_cents": shipping_cents,
                "currency": currency,
                "subscription_id": subscription_id,
                "refunded_cents": refunded_cents,
                "refunds": refunds,
                "occurred_at": occurred_at,
                "recorded_at": recorded_at,
            }
        )
        if terms_id is not UNSET:
            field_dict["terms_id"] = terms_id
        if commission_reason is not UNSET:
            field_dict["commission_reason"] = commission_reason

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.sale_refunds_item import SaleRefundsItem  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        transaction_id = d.pop("transaction_id")

        def _parse_partner_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        partner_id = _parse_partner_id(d.pop("partner_id"))

        customer_id = d.pop("customer_id")

        def _parse_customer_key(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        customer_key = _parse_customer_key(d.pop("customer_key"))

        amount_cents = d.pop("amount_cents")

        def _parse_gross_amount_cents(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        gross_amount_cents = _parse_gross_amount_cents(d.pop("gross_amount_cents"))

        def _parse_tax_cents(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        tax_cents = _parse_tax_cents(d.pop("tax_cents"))

        def _parse_shipping_cents(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        shipping_cents = _parse_shipping_cents(d.pop("shipping_cents"))

        currency = d.pop("currency")

        def _parse_subscription_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        subscription_id = _parse_subscription_id(d.pop("subscription_id"))

        refunded_cents = d.pop("refunded_cents")

        refunds = []
        _refunds = d.pop("refunds")
        for refunds_item_data in _refunds:
            refunds_item = SaleRefundsItem.from_dict(refunds_item_data)

            refunds.append(refunds_item)

        occurred_at = datetime.datetime.fromisoformat(d.pop("occurred_at"))

        recorded_at = datetime.datetime.fromisoformat(d.pop("recorded_at"))

        def _parse_terms_id(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        terms_id = _parse_terms_id(d.pop("terms_id", UNSET))

        def _parse_commission_reason(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        commission_reason = _parse_commission_reason(d.pop("commission_reason", UNSET))

        sale = cls(
            id=id,
            transaction_id=transaction_id,
            partner_id=partner_id,
            customer_id=customer_id,
            customer_key=customer_key,
            amount_cents=amount_cents,
            gross_amount_cents=gross_amount_cents,
            tax_cents=tax_cents,
            shipping_cents=shipping_cents,
            currency=currency,
            subscription_id=subscription_id,
            refunded_cents=refunded_cents,
            refunds=refunds,
            occurred_at=occurred_at,
            recorded_at=recorded_at,
            terms_id=terms_id,
            commission_reason=commission_reason,
        )

        sale.additional_properties = d
        return sale

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
