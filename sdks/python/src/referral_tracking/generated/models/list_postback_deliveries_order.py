from typing import Literal

ListPostbackDeliveriesOrder = Literal["newest", "oldest"]

LIST_POSTBACK_DELIVERIES_ORDER_VALUES: set[ListPostbackDeliveriesOrder] = {
    "newest",
    "oldest",
}


def check_list_postback_deliveries_order(value: str) -> ListPostbackDeliveriesOrder:
    if value in LIST_POSTBACK_DELIVERIES_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_POSTBACK_DELIVERIES_ORDER_VALUES!r}")
