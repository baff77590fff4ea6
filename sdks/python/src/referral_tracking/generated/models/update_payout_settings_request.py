from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
    from ..models.payout_minimums import PayoutMinimums


T = TypeVar("T", bound="UpdatePayoutSettingsRequest")


@_attrs_define
class UpdatePayoutSettingsRequest:
    payer_name: None | str | Unset = UNSET
    """ The holder of the account that pays by SEPA. """
    payer_iban: None | str | Unset = UNSET
    """ The IBAN of this account, with or without spaces. """
    payer_bic: None | str | Unset = UNSET
    """ The BIC of its bank, if the bank asks for it. """
    template_header: None | str | Unset = UNSET
    """ The first line of your template of Wise, as it is. Files have its columns. """
    minimums: PayoutMinimums | Unset = UNSET
    """ The least amount of an item in each currency, in its smallest unit. A currency that is not in it has none.
    That of the program has `minimum_payout_cents` of the program instead. """
    payout_day: int | None | Unset = UNSET
    """ The day of the month that partners see as the next payout, and on which owners are reminded. """
    net_days: int | Unset = UNSET
    """ Days between the approval of a commission and its payout. """
    legal_name: None | str | Unset = UNSET
    """ The name of the company on receipts. """
    legal_address: None | str | Unset = UNSET
    """ Its address, on one or more lines. """
    tax_id: None | str | Unset = UNSET
    """ Its tax number, such as a VAT identification number. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.payout_minimums import PayoutMinimums  # noqa: PLC0415

        payer_name: None | str | Unset
        if isinstance(self.payer_name, Unset):
            payer_name = UNSET
        else:
            payer_name = self.payer_name

        payer_iban: None | str | Unset
        if isinstance(self.payer_iban, Unset):
            payer_iban = UNSET
        else:
            payer_iban = self.payer_iban

        payer_bic: None | str | Unset
        if isinstance(self.payer_bic, Unset):
            payer_bic = UNSET
        else:
            payer_bic = self.payer_bic

        template_header: None | str | Unset
        if isinstance(self.template_header, Unset):
            template_header = UNSET
        else:
            template_header = self.template_header

        minimums: dict[str, Any] | Unset = UNSET
        if not isinstance(self.minimums, Unset):
            minimums = self.minimums.to_dict()

        payout_day: int | None | Unset
        if isinstance(self.payout_day, Unset):
            payout_day = UNSET
        else:
            payout_day = self.payout_day

        net_days = self.net_days

        legal_name: None | str | Unset
        if isinstance(self.legal_name, Unset):
            legal_name = UNSET
        else:
            legal_name = self.legal_name

        legal_address: None | str | Unset
        if isinstance(self.legal_address, Unset):
            legal_address = UNSET
        else:
            legal_address = self.legal_address

        tax_id: None | str | Unset
        if isinstance(self.tax_id, Unset):
            tax_id = UNSET
        else:
            tax_id = self.tax_id

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if payer_name is not UNSET:
            field_dict["payer_name"] = payer_name
        if payer_iban is not UNSET:
            field_dict["payer_iban"] = payer_iban
        if payer_bic is not UNSET:
            field_dict["payer_bic"] = payer_bic
        if template_header is not UNSET:
            field_dict["template_header"] = template_header
        if minimums is not UNSET:
            field_dict["minimums"] = minimums
        if payout_day is not UNSET:
            field_dict["payout_day"] = payout_day
        if net_days is not UNSET:
            field_dict["net_days"] = net_days
        if legal_name is not UNSET:
            field_dict["legal_name"] = legal_name
        if legal_address is not UNSET:
            field_dict["legal_address"] = legal_address
        if tax_id is not UNSET:
            field_dict["tax_id"] = tax_id

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.payout_minimums import PayoutMinimums  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_payer_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        payer_name = _parse_payer_name(d.pop("payer_name", UNSET))

        def _parse_payer_iban(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        payer_iban = _parse_payer_iban(d.pop("payer_iban", UNSET))

        def _parse_payer_bic(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        payer_bic = _parse_payer_bic(d.pop("payer_bic", UNSET))

        def _parse_template_header(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        template_header = _parse_template_header(d.pop("template_header", UNSET))

        _minimums = d.pop("minimums", UNSET)
        minimums: PayoutMinimums | Unset
        if isinstance(_minimums, Unset):
            minimums = UNSET
        else:
            minimums = PayoutMinimums.from_dict(_minimums)

        def _parse_payout_day(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        payout_day = _parse_payout_day(d.pop("payout_day", UNSET))

        net_days = d.pop("net_days", UNSET)

        def _parse_legal_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        legal_name = _parse_legal_name(d.pop("legal_name", UNSET))

        def _parse_legal_address(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        legal_address = _parse_legal_address(d.pop("legal_address", UNSET))

        def _parse_tax_id(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        tax_id = _parse_tax_id(d.pop("tax_id", UNSET))

        update_payout_settings_request = cls(
            payer_name=payer_name,
            payer_iban=payer_iban,
            payer_bic=payer_bic,
            template_header=template_header,
            minimums=minimums,
            payout_day=payout_day,
            net_days=net_days,
            legal_name=legal_name,
            legal_address=legal_address,
            tax_id=tax_id,
        )

        return update_payout_settings_request
