from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.customer import Customer
    from ..models.customer_export_data_clicks_item import CustomerExportDataClicksItem
    from ..models.customer_export_data_leads_item import CustomerExportDataLeadsItem
    from ..models.customer_export_data_payment_events_item import CustomerExportDataPaymentEventsItem
    from ..models.customer_export_data_processor_references_item import CustomerExportDataProcessorReferencesItem
    from ..models.customer_export_data_refunds_item import CustomerExportDataRefundsItem
    from ..models.customer_export_data_sales_item import CustomerExportDataSalesItem
    from ..models.customer_export_data_subscriptions_item import CustomerExportDataSubscriptionsItem


T = TypeVar("T", bound="CustomerExportData")


@_attrs_define
class CustomerExportData:
    """Everything that is stored about the customer."""

    customer: Customer
    """ A customer whom a partner referred. """
    clicks: list[CustomerExportDataClicksItem]
    """ The click. """
    leads: list[CustomerExportDataLeadsItem]
    """ Its leads, with the masked e-mail address: the first letter and the domain, in lower case. """
    sales: list[CustomerExportDataSalesItem]
    """ Its sales. """
    refunds: list[CustomerExportDataRefundsItem]
    """ The refunds of its sales. """
    payment_events: list[CustomerExportDataPaymentEventsItem]
    """ The events of the payment processor that concern it. """
    subscriptions: list[CustomerExportDataSubscriptionsItem]
    """ Its subscriptions at the payment processor. """
    processor_references: list[CustomerExportDataProcessorReferencesItem]
    """ The customers that it is at the payment processor. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.customer import Customer  # noqa: PLC0415
        from ..models.customer_export_data_clicks_item import CustomerExportDataClicksItem  # noqa: PLC0415
        from ..models.customer_export_data_leads_item import CustomerExportDataLeadsItem  # noqa: PLC0415
        from ..models.customer_export_data_payment_events_item import CustomerExportDataPaymentEventsItem  # noqa: PLC0415
        from ..models.customer_export_data_processor_references_item import CustomerExportDataProcessorReferencesItem  # noqa: PLC0415
        from ..models.customer_export_data_refunds_item import CustomerExportDataRefundsItem  # noqa: PLC0415
        from ..models.customer_export_data_sales_item import CustomerExportDataSalesItem  # noqa: PLC0415
        from ..models.customer_export_data_subscriptions_item import CustomerExportDataSubscriptionsItem  # noqa: PLC0415

        customer = self.customer.to_dict()

        clicks = []
        for clicks_item_data in self.clicks:
            clicks_item = clicks_item_data.to_dict()
            clicks.append(clicks_item)

        leads = []
        for leads_item_data in self.leads:
            leads_item = leads_item_data.to_dict()
            leads.append(leads_item)

        sales = []
        for sales_item_data in self.sales:
            sales_item = sales_item_data.to_dict()
            sales.append(sales_item)

        refunds = []
        for refunds_item_data in self.refunds:
            refunds_item = refunds_item_data.to_dict()
            refunds.append(refunds_item)

        payment_events = []
        for payment_events_item_data in self.payment_events:
            payment_events_item = payment_events_item_data.to_dict()
            payment_events.append(payment_events_item)

        subscriptions = []
        for subscriptions_item_data in self.subscriptions:
            subscriptions_item = subscriptions_item_data.to_dict()
            subscriptions.append(subscriptions_item)

        processor_references = []
        for processor_references_item_data in self.processor_references:
            processor_references_item = processor_references_item_data.to_dict()
            processor_references.append(processor_references_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "customer": customer,
                "clicks": clicks,
                "leads": leads,
                "sales": sales,
                "refunds": refunds,
                "payment_events": payment_events,
                "subscriptions": subscriptions,
                "processor_references": processor_references,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.customer import Customer  # noqa: PLC0415
        from ..models.customer_export_data_clicks_item import CustomerExportDataClicksItem  # noqa: PLC0415
        from ..models.customer_export_data_leads_item import CustomerExportDataLeadsItem  # noqa: PLC0415
        from ..models.customer_export_data_payment_events_item import CustomerExportDataPaymentEventsItem  # noqa: PLC0415
        from ..models.customer_export_data_processor_references_item import CustomerExportDataProcessorReferencesItem  # noqa: PLC0415
        from ..models.customer_export_data_refunds_item import CustomerExportDataRefundsItem  # noqa: PLC0415
        from ..models.customer_export_data_sales_item import CustomerExportDataSalesItem  # noqa: PLC0415
        from ..models.customer_export_data_subscriptions_item import CustomerExportDataSubscriptionsItem  # noqa: PLC0415

        d = dict(src_dict)
        customer = Customer.from_dict(d.pop("customer"))

        clicks = []
        _clicks = d.pop("clicks")
        for clicks_item_data in _clicks:
            clicks_item = CustomerExportDataClicksItem.from_dict(clicks_item_data)

            clicks.append(clicks_item)

        leads = []
        _leads = d.pop("leads")
        for leads_item_data in _leads:
            leads_item = CustomerExportDataLeadsItem.from_dict(leads_item_data)

            leads.append(leads_item)

        sales = []
        _sales = d.pop("sales")
        for sales_item_data in _sales:
            sales_item = CustomerExportDataSalesItem.from_dict(sales_item_data)

            sales.append(sales_item)

        refunds = []
        _refunds = d.pop("refunds")
        for refunds_item_data in _refunds:
            refunds_item = CustomerExportDataRefundsItem.from_dict(refunds_item_data)

            refunds.append(refunds_item)

        payment_events = []
        _payment_events = d.pop("payment_events")
        for payment_events_item_data in _payment_events:
            payment_events_item = CustomerExportDataPaymentEventsItem.from_dict(payment_events_item_data)

            payment_events.append(payment_events_item)

        subscriptions = []
        _subscriptions = d.pop("subscriptions")
        for subscriptions_item_data in _subscriptions:
            subscriptions_item = CustomerExportDataSubscriptionsItem.from_dict(subscriptions_item_data)

            subscriptions.append(subscriptions_item)

        processor_references = []
        _processor_references = d.pop("processor_references")
        for processor_references_item_data in _processor_references:
            processor_references_item = CustomerExportDataProcessorReferencesItem.from_dict(
                processor_references_item_data
            )

            processor_references.append(processor_references_item)

        customer_export_data = cls(
            customer=customer,
            clicks=clicks,
            leads=leads,
            sales=sales,
            refunds=refunds,
            payment_events=payment_events,
            subscriptions=subscriptions,
            processor_references=processor_references,
        )

        customer_export_data.additional_properties = d
        return customer_export_data

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
