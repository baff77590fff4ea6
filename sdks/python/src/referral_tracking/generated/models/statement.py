from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="Statement")


@_attrs_define
class Statement:
    """What a partner earned and was paid in a month."""

    id: int
    """ The statement. """
    program_id: int
    """ The program. """
    partnership_id: int
    """ The partner in this program, which outlives the account. """
    partner_id: int | None
    """ The partner; null if the account was erased. It is not a part of the statement. """
    currency: str
    """ The currency. """
    month: str
    """ The month (UTC). """
    opening_cents: int
    """ What was owed at the beginning: the closing of the statement before, or what was owed when statements began.
    """
    earned_cents: int
    """ What commissions of sales and leads earned. """
    restored_cents: int
    """ What came back because a refund failed or a dispute was won. """
    adjusted_cents: int
    """ What was adjusted, less adjustments that were rejected. """
    returned_cents: int
    """ Payments that came back, or were reported by mistake. """
    reversed_cents: int
    """ What refunds and rejections took back before it was paid. """
    clawed_back_cents: int
    """ What refunds took back after it was claimed or paid. """
    paid_cents: int
    """ What was paid. """
    closing_cents: int
    """ What is owed at the end: opening + earned + restored + adjusted + returned − reversed − clawed back − paid.
    """
    line_count: int
    """ The number of its lines. """
    lines_sha256: str
    """ The SHA-256 of its lines. """
    closed_at: datetime.datetime
    """ When it was closed. """
    sha256: str
    """ The SHA-256 of its canonical form. """
    signature: str
    """ A JSON Web Signature (Ed25519) of its canonical form, by a key of `/.well-known/jwks.json`. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        program_id = self.program_id

        partnership_id = self.partnership_id

        partner_id: int | None
        partner_id = self.partner_id

        currency = self.currency

        month = self.month

        opening_cents = self.opening_cents

        earned_cents = self.earned_cents

        restored_cents = self.restored_cents

        adjusted_cents = self.adjusted_cents

        returned_cents = self.returned_cents

        reversed_cents = self.reversed_cents

        clawed_back_cents = self.clawed_back_cents

        paid_cents = self.paid_cents

        closing_cents = self.closing_cents

        line_count = self.line_count

        lines_sha256 = self.lines_sha256

        closed_at = self.closed_at.isoformat()

        sha256 = self.sha256

        signature = self.signature

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "program_id": program_id,
                "partnership_id": partnership_id,
                "partner_id": partner_id,
                "currency": currency,
                "month": month,
                "opening_cents": opening_cents,
                "earned_cents": earned_cents,
                "restored_cents": restored_cents,
                "adjusted_cents": adjusted_cents,
                "returned_cents": returned_cents,
                "reversed_cents": reversed_cents,
                "clawed_back_cents": clawed_back_cents,
                "paid_cents": paid_cents,
                "closing_cents": closing_cents,
                "line_count": line_count,
                "lines_sha256": lines_sha256,
                "closed_at": closed_at,
                "sha256": sha256,
                "signature": signature,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        program_id = d.pop("program_id")

        partnership_id = d.pop("partnership_id")

        def _parse_partner_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        partner_id = _parse_partner_id(d.pop("partner_id"))

        currency = d.pop("currency")

        month = d.pop("month")

        opening_cents = d.pop("opening_cents")

        earned_cents = d.pop("earned_cents")

        restored_cents = d.pop("restored_cents")

        adjusted_cents = d.pop("adjusted_cents")

        returned_cents = d.pop("returned_cents")

        reversed_cents = d.pop("reversed_cents")

        clawed_back_cents = d.pop("clawed_back_cents")

        paid_cents = d.pop("paid_cents")

        closing_cents = d.pop("closing_cents")

        line_count = d.pop("line_count")

        lines_sha256 = d.pop("lines_sha256")

        closed_at = datetime.datetime.fromisoformat(d.pop("closed_at"))

        sha256 = d.pop("sha256")

        signature = d.pop("signature")

        statement = cls(
            id=id,
            program_id=program_id,
            partnership_id=partnership_id,
            partner_id=partner_id,
            currency=currency,
            month=month,
            opening_cents=opening_cents,
            earned_cents=earned_cents,
            restored_cents=restored_cents,
            adjusted_cents=adjusted_cents,
            returned_cents=returned_cents,
            reversed_cents=reversed_cents,
            clawed_back_cents=clawed_back_cents,
            paid_cents=paid_cents,
            closing_cents=closing_cents,
            line_count=line_count,
            lines_sha256=lines_sha256,
            closed_at=closed_at,
            sha256=sha256,
            signature=signature,
        )

        statement.additional_properties = d
        return statement

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
