from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.own_receipt_lines_item import OwnReceiptLinesItem
    from ..models.receipt_party import ReceiptParty


T = TypeVar("T", bound="OwnReceipt")


@_attrs_define
class OwnReceipt:
    """What the partner was or is to be paid by a payout, with its commissions."""

    id: int
    """ The payment. """
    amount_cents: int
    """ The amount, in the smallest currency unit. """
    currency: str
    """ The currency. """
    commissions: int
    """ The number of commissions in it. """
    method: str
    """ How it is paid. Known values: paypal, wise, sepa, other. """
    label: None | str
    """ Where it goes, abridged. """
    reference: str
    """ For the bank, PayPal and people. """
    status: str
    """ To be paid, paid, could not be paid, or not to be paid. Known values: open, paid, failed, cancelled. """
    paid_at: datetime.datetime | None
    """ When it was paid. """
    external_reference: None | str
    """ The reference of the bank or PayPal. """
    reason: None | str
    """ Why it failed or was cancelled. """
    payer_name: str
    """ The name of the program. """
    payee_name: None | str
    """ The account holder when the payout was created. """
    created_at: datetime.datetime
    """ When it was created. """
    payer: ReceiptParty
    """ What a receipt says of one side, as it is now. """
    payee: ReceiptParty
    """ What a receipt says of one side, as it is now. """
    lines: list[OwnReceiptLinesItem]
    """ Its commissions, the oldest first, 1,000 at most. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.own_receipt_lines_item import OwnReceiptLinesItem  # noqa: PLC0415
        from ..models.receipt_party import ReceiptParty  # noqa: PLC0415

        id = self.id

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

        payer_name = self.payer_name

        payee_name: None | str
        payee_name = self.payee_name

        created_at = self.created_at.isoformat()

        payer = self.payer.to_dict()

        payee = self.payee.to_dict()

        lines = []
        for lines_item_data in self.lines:
            lines_item = lines_item_data.to_dict()
            lines.append(lines_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
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
                "payer_name": payer_name,
                "payee_name": payee_name,
                "created_at": created_at,
                "payer": payer,
                "payee": payee,
                "lines": lines,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.own_receipt_lines_item import OwnReceiptLinesItem  # noqa: PLC0415
        from ..models.receipt_party import ReceiptParty  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

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

        payer_name = d.pop("payer_name")

        def _parse_payee_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        payee_name = _parse_payee_name(d.pop("payee_name"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        payer = ReceiptParty.from_dict(d.pop("payer"))

        payee = ReceiptParty.from_dict(d.pop("payee"))

        lines = []
        _lines = d.pop("lines")
        for lines_item_data in _lines:
            lines_item = OwnReceiptLinesItem.from_dict(lines_item_data)

            lines.append(lines_item)

        own_receipt = cls(
            id=id,
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
            payer_name=payer_name,
            payee_name=payee_name,
            created_at=created_at,
            payer=payer,
            payee=payee,
            lines=lines,
        )

        own_receipt.additional_properties = d
        return own_receipt

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
