from typing import Literal

ListPostbacksOrder = Literal["newest", "oldest"]

LIST_POSTBACKS_ORDER_VALUES: set[ListPostbacksOrder] = {
    "newest",
    "oldest",
}


def check_list_postbacks_order(value: str) -> ListPostbacksOrder:
    if value in LIST_POSTBACKS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_POSTBACKS_ORDER_VALUES!r}")
