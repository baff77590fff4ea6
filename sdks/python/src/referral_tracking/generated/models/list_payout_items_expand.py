from typing import Literal

ListPayoutItemsExpand = Literal["partner"]

LIST_PAYOUT_ITEMS_EXPAND_VALUES: set[ListPayoutItemsExpand] = {
    "partner",
}


def check_list_payout_items_expand(value: str) -> ListPayoutItemsExpand:
    if value in LIST_PAYOUT_ITEMS_EXPAND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_PAYOUT_ITEMS_EXPAND_VALUES!r}")
