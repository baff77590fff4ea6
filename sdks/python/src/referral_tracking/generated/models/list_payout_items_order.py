from typing import Literal

ListPayoutItemsOrder = Literal["newest", "oldest"]

LIST_PAYOUT_ITEMS_ORDER_VALUES: set[ListPayoutItemsOrder] = {
    "newest",
    "oldest",
}


def check_list_payout_items_order(value: str) -> ListPayoutItemsOrder:
    if value in LIST_PAYOUT_ITEMS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_PAYOUT_ITEMS_ORDER_VALUES!r}")
