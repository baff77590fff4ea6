from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.create_payout_method_request_currency import check_create_payout_method_request_currency
from ..models.create_payout_method_request_currency import CreatePayoutMethodRequestCurrency
from ..models.payout_holder_kind import check_payout_holder_kind
from ..models.payout_holder_kind import PayoutHolderKind
from ..models.payout_method_kind import check_payout_method_kind
from ..models.payout_method_kind import PayoutMethodKind
from ..types import UNSET, Unset
from typing import cast


T = TypeVar("T", bound="CreatePayoutMethodRequest")


@_attrs_define
class CreatePayoutMethodRequest:
    kind: PayoutMethodKind
    """ `paypal` and `wise` (to an e-mail address), `sepa` (to a bank account, in EUR), or `other`. """
    holder: str
    """ The account holder, in one line. """
    holder_kind: PayoutHolderKind
    """ A `person`, or an `institution` such as a company. """
    currency: CreatePayoutMethodRequestCurrency | Unset = UNSET
    """ The currency that it is for; `EUR` with `sepa`. `null`: every currency without a method of its own. """
    email: str | Unset = UNSET
    """ The e-mail address of the account at PayPal or Wise. """
    iban: str | Unset = UNSET
    """ The IBAN of the bank account, with or without spaces. """
    details: str | Unset = UNSET
    """ How to pay in another way. """

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        holder = self.holder

        holder_kind: str = self.holder_kind

        currency: str | Unset = UNSET
        if not isinstance(self.currency, Unset):
            currency = self.currency

        email = self.email

        iban = self.iban

        details = self.details

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "holder": holder,
                "holder_kind": holder_kind,
            }
        )
        if currency is not UNSET:
            field_dict["currency"] = currency
        if email is not UNSET:
            field_dict["email"] = email
        if iban is not UNSET:
            field_dict["iban"] = iban
        if details is not UNSET:
            field_dict["details"] = details

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = check_payout_method_kind(d.pop("kind"))

        holder = d.pop("holder")

        holder_kind = check_payout_holder_kind(d.pop("holder_kind"))

        _currency = d.pop("currency", UNSET)
        currency: CreatePayoutMethodRequestCurrency | Unset
        if isinstance(_currency, Unset):
            currency = UNSET
        else:
            currency = check_create_payout_method_request_currency(_currency)

        email = d.pop("email", UNSET)

        iban = d.pop("iban", UNSET)

        details = d.pop("details", UNSET)

        create_payout_method_request = cls(
            kind=kind,
            holder=holder,
            holder_kind=holder_kind,
            currency=currency,
            email=email,
            iban=iban,
            details=details,
        )

        return create_payout_method_request
