from typing import Literal

ListWebhooksOrder = Literal["newest", "oldest"]

LIST_WEBHOOKS_ORDER_VALUES: set[ListWebhooksOrder] = {
    "newest",
    "oldest",
}


def check_list_webhooks_order(value: str) -> ListWebhooksOrder:
    if value in LIST_WEBHOOKS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_WEBHOOKS_ORDER_VALUES!r}")
