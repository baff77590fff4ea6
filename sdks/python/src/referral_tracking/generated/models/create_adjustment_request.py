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
    amount_cents: int
    """ Not 0, in the smallest currency unit. Negative: the partner is to be paid less. """
    reason: str
    """ Why, for the partner and the other members. """
    partner_id: int | Unset = UNSET
    """ A partner of the program. Send either this or `partnership_id`. """
    partnership_id: int | Unset = UNSET
    """ The partner in this program, which outlives the account: names also one who was erased. """
    currency: CreateAdjustmentRequestCurrency | Unset = UNSET
    """ The program's currency, or one that the partner already earns. The program's unless set. """

    def to_dict(self) -> dict[str, Any]:
        amount_cents = self.amount_cents

        reason = self.reason

        partner_id = self.partner_id

        partnership_id = self.partnership_id

        currency: str | Unset = UNSET
        if not isinstance(self.currency, Unset):
            currency = self.currency

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "amount_cents": amount_cents,
                "reason": reason,
            }
        )
        if partner_id is not UNSET:
            field_dict["partner_id"] = partner_id
        if partnership_id is not UNSET:
            field_dict["partnership_id"] = partnership_id
        if currency is not UNSET:
            field_dict["currency"] = currency

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        amount_cents = d.pop("amount_cents")

        reason = d.pop("reason")

        partner_id = d.pop("partner_id", UNSET)

        partnership_id = d.pop("partnership_id", UNSET)

        _currency = d.pop("currency", UNSET)
        currency: CreateAdjustmentRequestCurrency | Unset
        if isinstance(_currency, Unset):
            currency = UNSET
        else:
            currency = check_create_adjustment_request_currency(_currency)

        create_adjustment_request = cls(
            amount_cents=amount_cents,
            reason=reason,
            partner_id=partner_id,
            partnership_id=partnership_id,
            currency=currency,
        )

        return create_adjustment_request
