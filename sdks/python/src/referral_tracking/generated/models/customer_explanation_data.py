from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.customer_explanation_data_customer import CustomerExplanationDataCustomer
    from ..models.customer_explanation_data_events_item import CustomerExplanationDataEventsItem
    from ..models.customer_explanation_data_now import CustomerExplanationDataNow
    from ..models.customer_explanation_data_partnership import CustomerExplanationDataPartnership
    from ..models.customer_explanation_data_program import CustomerExplanationDataProgram


T = TypeVar("T", bound="CustomerExplanationData")


@_attrs_define
class CustomerExplanationData:
    """Every event of the customer, with the reason for its result. E-mail addresses are masked."""

    program: CustomerExplanationDataProgram
    """ The terms that decide about leads and sales. """
    customer: CustomerExplanationDataCustomer
    """ The customer, with the link and the partner of its click. """
    partnership: CustomerExplanationDataPartnership
    """ What the partner is to the program. """
    events: list[CustomerExplanationDataEventsItem]
    """ The events, oldest first: each has its time `at`, its `type`, and mostly a sentence `why`. """
    now: CustomerExplanationDataNow
    """ What a lead and a sale that are sent now would result in, each with the reason. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.customer_explanation_data_customer import CustomerExplanationDataCustomer  # noqa: PLC0415
        from ..models.customer_explanation_data_events_item import CustomerExplanationDataEventsItem  # noqa: PLC0415
        from ..models.customer_explanation_data_now import CustomerExplanationDataNow  # noqa: PLC0415
        from ..models.customer_explanation_data_partnership import CustomerExplanationDataPartnership  # noqa: PLC0415
        from ..models.customer_explanation_data_program import CustomerExplanationDataProgram  # noqa: PLC0415

        program = self.program.to_dict()

        customer = self.customer.to_dict()

        partnership = self.partnership.to_dict()

        events = []
        for events_item_data in self.events:
            events_item = events_item_data.to_dict()
            events.append(events_item)

        now = self.now.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "program": program,
                "customer": customer,
                "partnership": partnership,
                "events": events,
                "now": now,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.customer_explanation_data_customer import CustomerExplanationDataCustomer  # noqa: PLC0415
        from ..models.customer_explanation_data_events_item import CustomerExplanationDataEventsItem  # noqa: PLC0415
        from ..models.customer_explanation_data_now import CustomerExplanationDataNow  # noqa: PLC0415
        from ..models.customer_explanation_data_partnership import CustomerExplanationDataPartnership  # noqa: PLC0415
        from ..models.customer_explanation_data_program import CustomerExplanationDataProgram  # noqa: PLC0415

        d = dict(src_dict)
        program = CustomerExplanationDataProgram.from_dict(d.pop("program"))

        customer = CustomerExplanationDataCustomer.from_dict(d.pop("customer"))

        partnership = CustomerExplanationDataPartnership.from_dict(d.pop("partnership"))

        events = []
        _events = d.pop("events")
        for events_item_data in _events:
            events_item = CustomerExplanationDataEventsItem.from_dict(events_item_data)

            events.append(events_item)

        now = CustomerExplanationDataNow.from_dict(d.pop("now"))

        customer_explanation_data = cls(
            program=program,
            customer=customer,
            partnership=partnership,
            events=events,
            now=now,
        )

        customer_explanation_data.additional_properties = d
        return customer_explanation_data

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
