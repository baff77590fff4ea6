from typing import Literal

ListWebhookDeliveriesOrder = Literal["newest", "oldest"]

LIST_WEBHOOK_DELIVERIES_ORDER_VALUES: set[ListWebhookDeliveriesOrder] = {
    "newest",
    "oldest",
}


def check_list_webhook_deliveries_order(value: str) -> ListWebhookDeliveriesOrder:
    if value in LIST_WEBHOOK_DELIVERIES_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_WEBHOOK_DELIVERIES_ORDER_VALUES!r}")
