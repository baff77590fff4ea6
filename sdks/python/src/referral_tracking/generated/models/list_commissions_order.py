from typing import Literal

ListCommissionsOrder = Literal["newest", "oldest"]

LIST_COMMISSIONS_ORDER_VALUES: set[ListCommissionsOrder] = {
    "newest",
    "oldest",
}


def check_list_commissions_order(value: str) -> ListCommissionsOrder:
    if value in LIST_COMMISSIONS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_COMMISSIONS_ORDER_VALUES!r}")
