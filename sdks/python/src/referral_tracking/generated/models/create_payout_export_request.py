from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.create_payout_export_request_format import check_create_payout_export_request_format
from ..models.create_payout_export_request_format import CreatePayoutExportRequestFormat
from ..models.decimal_or_null import check_decimal_or_null
from ..models.decimal_or_null import DecimalOrNull
from ..types import UNSET, Unset
from typing import cast
import datetime


T = TypeVar("T", bound="CreatePayoutExportRequest")


@_attrs_define
class CreatePayoutExportRequest:
    format_: CreatePayoutExportRequestFormat
    """ Who takes the file. """
    part: int | Unset = UNSET
    """ Which of the files, if the items need several. Without it, the first. """
    execution_date: datetime.date | Unset = UNSET
    """ With `sepa`: when the bank is to pay, today (UTC) or later. Without it, today; the answer says the day, with
    which the same file is made again. """
    decimal: DecimalOrNull | Unset = UNSET
    """ The sign before the cents: `12.50` or `12,50`. """
    template_header: str | Unset = UNSET
    """ With `wise`: the first line of your template. Without it, that of the payout settings, or of a common one.
    """
    payer_name: str | Unset = UNSET
    """ With `sepa`: the holder of the account that pays. Without it, that of the payout settings. """
    payer_iban: str | Unset = UNSET
    """ With `sepa`: the IBAN of this account, with or without blanks. Without it, that of the payout settings. """
    payer_bic: str | Unset = UNSET
    """ With `sepa`: the bank's BIC, if it asks for it. Without it, that of the payout settings, unless `payer_iban`
    is sent. """

    def to_dict(self) -> dict[str, Any]:
        format_: str = self.format_

        part = self.part

        execution_date: str | Unset = UNSET
        if not isinstance(self.execution_date, Unset):
            execution_date = self.execution_date.isoformat()

        decimal: str | Unset = UNSET
        if not isinstance(self.decimal, Unset):
            decimal = self.decimal

        template_header = self.template_header

        payer_name = self.payer_name

        payer_iban = self.payer_iban

        payer_bic = self.payer_bic

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "format": format_,
            }
        )
        if part is not UNSET:
            field_dict["part"] = part
        if execution_date is not UNSET:
            field_dict["execution_date"] = execution_date
        if decimal is not UNSET:
            field_dict["decimal"] = decimal
        if template_header is not UNSET:
            field_dict["template_header"] = template_header
        if payer_name is not UNSET:
            field_dict["payer_name"] = payer_name
        if payer_iban is not UNSET:
            field_dict["payer_iban"] = payer_iban
        if payer_bic is not UNSET:
            field_dict["payer_bic"] = payer_bic

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        format_ = check_create_payout_export_request_format(d.pop("format"))

        part = d.pop("part", UNSET)

        _execution_date = d.pop("execution_date", UNSET)
        execution_date: datetime.date | Unset
        if isinstance(_execution_date, Unset):
            execution_date = UNSET
        else:
            execution_date = datetime.date.fromisoformat(_execution_date)

        _decimal = d.pop("decimal", UNSET)
        decimal: DecimalOrNull | Unset
        if isinstance(_decimal, Unset):
            decimal = UNSET
        else:
            decimal = check_decimal_or_null(_decimal)

        template_header = d.pop("template_header", UNSET)

        payer_name = d.pop("payer_name", UNSET)

        payer_iban = d.pop("payer_iban", UNSET)

        payer_bic = d.pop("payer_bic", UNSET)

        create_payout_export_request = cls(
            format_=format_,
            part=part,
            execution_date=execution_date,
            decimal=decimal,
            template_header=template_header,
            payer_name=payer_name,
            payer_iban=payer_iban,
            payer_bic=payer_bic,
        )

        return create_payout_export_request
