from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.refund_request_reason import check_refund_request_reason
from ..models.refund_request_reason import RefundRequestReason
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
    from ..models.additional_data import AdditionalData


T = TypeVar("T", bound="RefundRequest")


@_attrs_define
class RefundRequest:
    transaction_id: str
    """ The `transaction_id` of the sale. """
    reason: RefundRequestReason | Unset = UNSET
    """ The reason. The default is `refund`. """
    refund_reason: str | Unset = UNSET
    """ Free text. """
    refund_amount_cents: int | Unset = UNSET
    """ The part to refund, in the sale's smallest currency unit. The default is the remaining amount. """
    refund_reference: str | Unset = UNSET
    """ Your own identifier of the refund. A second refund of the sale with the same reference is skipped, with a
    notice if its amount is another one. """
    additional_data: AdditionalData | Unset = UNSET
    """ Your own metadata, stored unchanged (at most 10,000 characters of JSON), and the switch for test mode. A
    call with
    `test_mode: true` stores a test event and does not change production data.
     """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.additional_data import AdditionalData  # noqa: PLC0415

        transaction_id = self.transaction_id

        reason: str | Unset = UNSET
        if not isinstance(self.reason, Unset):
            reason = self.reason

        refund_reason = self.refund_reason

        refund_amount_cents = self.refund_amount_cents

        refund_reference = self.refund_reference

        additional_data: dict[str, Any] | Unset = UNSET
        if not isinstance(self.additional_data, Unset):
            additional_data = self.additional_data.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "transaction_id": transaction_id,
            }
        )
        if reason is not UNSET:
            field_dict["reason"] = reason
        if refund_reason is not UNSET:
            field_dict["refund_reason"] = refund_reason
        if refund_amount_cents is not UNSET:
            field_dict["refund_amount_cents"] = refund_amount_cents
        if refund_reference is not UNSET:
            field_dict["refund_reference"] = refund_reference
        if additional_data is not UNSET:
            field_dict["additional_data"] = additional_data

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.additional_data import AdditionalData  # noqa: PLC0415

        d = dict(src_dict)
        transaction_id = d.pop("transaction_id")

        _reason = d.pop("reason", UNSET)
        reason: RefundRequestReason | Unset
        if isinstance(_reason, Unset):
            reason = UNSET
        else:
            reason = check_refund_request_reason(_reason)

        refund_reason = d.pop("refund_reason", UNSET)

        refund_amount_cents = d.pop("refund_amount_cents", UNSET)

        refund_reference = d.pop("refund_reference", UNSET)

        _additional_data = d.pop("additional_data", UNSET)
        additional_data: AdditionalData | Unset
        if isinstance(_additional_data, Unset):
            additional_data = UNSET
        else:
            additional_data = AdditionalData.from_dict(_additional_data)

        refund_request = cls(
            transaction_id=transaction_id,
            reason=reason,
            refund_reason=refund_reason,
            refund_amount_cents=refund_amount_cents,
            refund_reference=refund_reference,
            additional_data=additional_data,
        )

        refund_request.additional_properties = d
        return refund_request

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
