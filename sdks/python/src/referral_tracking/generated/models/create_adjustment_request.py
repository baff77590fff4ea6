from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.create_adjustment_request_currency import check_create_adjustment_request_currency
from ..models.create_adjustment_request_currency import CreateAdjustmentRequestCurrency
from ..types import UNSET, Unset
from typing import cast


T = TypeVar("T", bound="CreateAdjustmentRequest")


@_attrs_define
class CreateAdjustmentRequest:
    partner_id: int
    """ A partner of the program. """
    amount_cents: int
    """ Not 0, in the smallest currency unit. Negative: the partner is to be paid less. """
    reason: str
    """ Why, for the partner and the other members. """
    currency: CreateAdjustmentRequestCurrency | Unset = UNSET
    """ The program's currency, or one that the partner already earns. The program's unless set. """

    def to_dict(self) -> dict[str, Any]:
        partner_id = self.partner_id

        amount_cents = self.amount_cents

        reason = self.reason

        currency: str | Unset = UNSET
        if not isinstance(self.currency, Unset):
            currency = self.currency

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "partner_id": partner_id,
                "amount_cents": amount_cents,
                "reason": reason,
            }
        )
        if currency is not UNSET:
            field_dict["currency"] = currency

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        partner_id = d.pop("partner_id")

        amount_cents = d.pop("amount_cents")

        reason = d.pop("reason")

        _currency = d.pop("currency", UNSET)
        currency: CreateAdjustmentRequestCurrency | Unset
        if isinstance(_currency, Unset):
            currency = UNSET
        else:
            currency = check_create_adjustment_request_currency(_currency)

        create_adjustment_request = cls(
            partner_id=partner_id,
            amount_cents=amount_cents,
            reason=reason,
            currency=currency,
        )

        return create_adjustment_request
