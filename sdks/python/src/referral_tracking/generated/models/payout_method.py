from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.payout_holder_kind import check_payout_holder_kind
from ..models.payout_holder_kind import PayoutHolderKind
from ..models.payout_method_kind import check_payout_method_kind
from ..models.payout_method_kind import PayoutMethodKind
from typing import cast
import datetime


T = TypeVar("T", bound="PayoutMethod")


@_attrs_define
class PayoutMethod:
    """Where a partner wants to be paid. The address or account itself is not shown again."""

    id: int
    """ The method. """
    kind: PayoutMethodKind
    """ `paypal` and `wise` (to an e-mail address), `sepa` (to a bank account, in EUR), or `other`. """
    currency: None | str
    """ The currency that it is for. `null`: every currency without a method of its own. Known values: USD, EUR,
    VND. """
    holder: str
    """ The account holder. """
    holder_kind: PayoutHolderKind
    """ A `person`, or an `institution` such as a company. """
    label: str
    """ What is shown of the address or account, such as `a***@partner.dev` or `DE•• 7890`. """
    usable_from: datetime.datetime
    """ From when payouts use it. """
    created_at: datetime.datetime
    """ When it was added. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        kind: str = self.kind

        currency: None | str
        currency = self.currency

        holder = self.holder

        holder_kind: str = self.holder_kind

        label = self.label

        usable_from = self.usable_from.isoformat()

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "kind": kind,
                "currency": currency,
                "holder": holder,
                "holder_kind": holder_kind,
                "label": label,
                "usable_from": usable_from,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        kind = check_payout_method_kind(d.pop("kind"))

        def _parse_currency(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        currency = _parse_currency(d.pop("currency"))

        holder = d.pop("holder")

        holder_kind = check_payout_holder_kind(d.pop("holder_kind"))

        label = d.pop("label")

        usable_from = datetime.datetime.fromisoformat(d.pop("usable_from"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        payout_method = cls(
            id=id,
            kind=kind,
            currency=currency,
            holder=holder,
            holder_kind=holder_kind,
            label=label,
            usable_from=usable_from,
            created_at=created_at,
        )

        payout_method.additional_properties = d
        return payout_method

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
