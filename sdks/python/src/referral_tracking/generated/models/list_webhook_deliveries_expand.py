from typing import Literal

ListWebhookDeliveriesExpand = Literal["event"]

LIST_WEBHOOK_DELIVERIES_EXPAND_VALUES: set[ListWebhookDeliveriesExpand] = {
    "event",
}


def check_list_webhook_deliveries_expand(value: str) -> ListWebhookDeliveriesExpand:
    if value in LIST_WEBHOOK_DELIVERIES_EXPAND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_WEBHOOK_DELIVERIES_EXPAND_VALUES!r}")
