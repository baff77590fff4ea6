from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.payout_minimums import PayoutMinimums


T = TypeVar("T", bound="PayoutSettings")


@_attrs_define
class PayoutSettings:
    """How a program pays its partners."""

    payer_name: None | str
    """ The holder of the account that pays by SEPA. """
    payer_iban_label: None | str
    """ What is shown of its IBAN, such as `DE•• 7890`. Null without one. """
    payer_bic: None | str
    """ The BIC of its bank. """
    template_header: None | str
    """ The first line of the template of Wise. Null for that of a common one. """
    minimums: PayoutMinimums
    """ The least amount of an item in each currency, in its smallest unit. A currency that is not in it has none.
    That of the program has `minimum_payout_cents` of the program instead. """
    payout_day: int | None
    """ The day of the month that partners see as the next payout, and on which owners are reminded. Null for none.
    """
    net_days: int
    """ Days between the approval of a commission and its payout: without a cutoff in a request, it is this number
    of days ago. """
    legal_name: None | str
    """ The name of the company on receipts. """
    legal_address: None | str
    """ Its address. """
    tax_id: None | str
    """ Its tax number. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.payout_minimums import PayoutMinimums  # noqa: PLC0415

        payer_name: None | str
        payer_name = self.payer_name

        payer_iban_label: None | str
        payer_iban_label = self.payer_iban_label

        payer_bic: None | str
        payer_bic = self.payer_bic

        template_header: None | str
        template_header = self.template_header

        minimums = self.minimums.to_dict()

        payout_day: int | None
        payout_day = self.payout_day

        net_days = self.net_days

        legal_name: None | str
        legal_name = self.legal_name

        legal_address: None | str
        legal_address = self.legal_address

        tax_id: None | str
        tax_id = self.tax_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "payer_name": payer_name,
                "payer_iban_label": payer_iban_label,
                "payer_bic": payer_bic,
                "template_header": template_header,
                "minimums": minimums,
                "payout_day": payout_day,
                "net_days": net_days,
                "legal_name": legal_name,
                "legal_address": legal_address,
                "tax_id": tax_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.payout_minimums import PayoutMinimums  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_payer_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        payer_name = _parse_payer_name(d.pop("payer_name"))

        def _parse_payer_iban_label(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        payer_iban_label = _parse_payer_iban_label(d.pop("payer_iban_label"))

        def _parse_payer_bic(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        payer_bic = _parse_payer_bic(d.pop("payer_bic"))

        def _parse_template_header(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        template_header = _parse_template_header(d.pop("template_header"))

        minimums = PayoutMinimums.from_dict(d.pop("minimums"))

        def _parse_payout_day(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        payout_day = _parse_payout_day(d.pop("payout_day"))

        net_days = d.pop("net_days")

        def _parse_legal_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        legal_name = _parse_legal_name(d.pop("legal_name"))

        def _parse_legal_address(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        legal_address = _parse_legal_address(d.pop("legal_address"))

        def _parse_tax_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        tax_id = _parse_tax_id(d.pop("tax_id"))

        payout_settings = cls(
            payer_name=payer_name,
            payer_iban_label=payer_iban_label,
            payer_bic=payer_bic,
            template_header=template_header,
            minimums=minimums,
            payout_day=payout_day,
            net_days=net_days,
            legal_name=legal_name,
            legal_address=legal_address,
            tax_id=tax_id,
        )

        payout_settings.additional_properties = d
        return payout_settings

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
