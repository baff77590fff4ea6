from typing import Literal

ListOwnPayoutsOrder = Literal["newest", "oldest"]

LIST_OWN_PAYOUTS_ORDER_VALUES: set[ListOwnPayoutsOrder] = {
    "newest",
    "oldest",
}


def check_list_own_payouts_order(value: str) -> ListOwnPayoutsOrder:
    if value in LIST_OWN_PAYOUTS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_OWN_PAYOUTS_ORDER_VALUES!r}")
