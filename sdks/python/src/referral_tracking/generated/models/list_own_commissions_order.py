from typing import Literal

ListOwnCommissionsOrder = Literal["newest", "oldest"]

LIST_OWN_COMMISSIONS_ORDER_VALUES: set[ListOwnCommissionsOrder] = {
    "newest",
    "oldest",
}


def check_list_own_commissions_order(value: str) -> ListOwnCommissionsOrder:
    if value in LIST_OWN_COMMISSIONS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_OWN_COMMISSIONS_ORDER_VALUES!r}")
