from typing import Literal

ListPayoutItemsStatus = Literal["cancelled", "failed", "open", "paid"]

LIST_PAYOUT_ITEMS_STATUS_VALUES: set[ListPayoutItemsStatus] = {
    "cancelled",
    "failed",
    "open",
    "paid",
}


def check_list_payout_items_status(value: str) -> ListPayoutItemsStatus:
    if value in LIST_PAYOUT_ITEMS_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_PAYOUT_ITEMS_STATUS_VALUES!r}")
