from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
    from ..models.notice import Notice
    from ..models.rotation_warning import RotationWarning
    from ..models.test_event import TestEvent


T = TypeVar("T", bound="RefundResponse")


@_attrs_define
class RefundResponse:
    success: bool
    """ Always true. """
    status: str
    """ `reversed`: the commission was not paid yet, and all or a part of it is taken back. `clawed_back`: it was
    already paid. `skipped`: nothing was left to
    refund, or this `refund_reference` was used before. `no_commission`: the sale earned no commission.
     Known values: reversed, clawed_back, skipped, no_commission. """
    refund_id: int | None
    """ The recorded refund, or the earlier one if the `refund_reference` is repeated; null if there is none. """
    commission_id: int | None
    """ The commission of the sale, or null. """
    deduction_cents: int
    """ The amount that this refund deducts from the commission. """
    message: str
    """ What was recorded. """
    commission_amount_cents: int | None | Unset = UNSET
    """ What is left of the commission of the sale, with its clawbacks and restorations. Null without a commission.
    """
    data: TestEvent | Unset = UNSET
    """ Only in test mode: the test event that was stored. """
    notices: list[Notice] | Unset = UNSET
    """ Hints about a request that was accepted: something in it is probably a mistake. Only if there are any. Log
    them.
     """
    warnings: list[RotationWarning] | Unset = UNSET
    """ Only if the request has an API key that is marked for rotation. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.notice import Notice  # noqa: PLC0415
        from ..models.rotation_warning import RotationWarning  # noqa: PLC0415
        from ..models.test_event import TestEvent  # noqa: PLC0415

        success = self.success

        status = self.status

        refund_id: int | None
        refund_id = self.refund_id

        commission_id: int | None
        commission_id = self.commission_id

        deduction_cents = self.deduction_cents

        message = self.message

        commission_amount_cents: int | None | Unset
        if isinstance(self.commission_amount_cents, Unset):
            commission_amount_cents = UNSET
        else:
            commission_amount_cents = self.commission_amount_cents

        data: dict[str, Any] | Unset = UNSET
        if not isinstance(self.data, Unset):
            data = self.data.to_dict()

        notices: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.notices, Unset):
            notices = []
            for componentsschemasnotices_item_data in self.notices:
                componentsschemasnotices_item = componentsschemasnotices_item_data.to_dict()
                notices.append(componentsschemasnotices_item)

        warnings: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.warnings, Unset):
            warnings = []
            for componentsschemaswarnings_item_data in self.warnings:
                componentsschemaswarnings_item = componentsschemaswarnings_item_data.to_dict()
                warnings.append(componentsschemaswarnings_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "success": success,
                "status": status,
                "refund_id": refund_id,
                "commission_id": commission_id,
                "deduction_cents": deduction_cents,
                "message": message,
            }
        )
        if commission_amount_cents is not UNSET:
            field_dict["commission_amount_cents"] = commission_amount_cents
        if data is not UNSET:
            field_dict["data"] = data
        if notices is not UNSET:
            field_dict["notices"] = notices
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.notice import Notice  # noqa: PLC0415
        from ..models.rotation_warning import RotationWarning  # noqa: PLC0415
        from ..models.test_event import TestEvent  # noqa: PLC0415

        d = dict(src_dict)
        success = d.pop("success")

        status = d.pop("status")

        def _parse_refund_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        refund_id = _parse_refund_id(d.pop("refund_id"))

        def _parse_commission_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        commission_id = _parse_commission_id(d.pop("commission_id"))

        deduction_cents = d.pop("deduction_cents")

        message = d.pop("message")

        def _parse_commission_amount_cents(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        commission_amount_cents = _parse_commission_amount_cents(d.pop("commission_amount_cents", UNSET))

        _data = d.pop("data", UNSET)
        data: TestEvent | Unset
        if isinstance(_data, Unset):
            data = UNSET
        else:
            data = TestEvent.from_dict(_data)

        _notices = d.pop("notices", UNSET)
        notices: list[Notice] | Unset = UNSET
        if _notices is not UNSET:
            notices = []
            for componentsschemasnotices_item_data in _notices:
                componentsschemasnotices_item = Notice.from_dict(componentsschemasnotices_item_data)

                notices.append(componentsschemasnotices_item)

        _warnings = d.pop("warnings", UNSET)
        warnings: list[RotationWarning] | Unset = UNSET
        if _warnings is not UNSET:
            warnings = []
            for componentsschemaswarnings_item_data in _warnings:
                componentsschemaswarnings_item = RotationWarning.from_dict(componentsschemaswarnings_item_data)

                warnings.append(componentsschemaswarnings_item)

        refund_response = cls(
            success=success,
            status=status,
            refund_id=refund_id,
            commission_id=commission_id,
            deduction_cents=deduction_cents,
            message=message,
            commission_amount_cents=commission_amount_cents,
            data=data,
            notices=notices,
            warnings=warnings,
        )

        refund_response.additional_properties = d
        return refund_response

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
