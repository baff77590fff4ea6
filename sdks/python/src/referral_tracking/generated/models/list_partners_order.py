from typing import Literal

ListPartnersOrder = Literal["newest", "oldest"]

LIST_PARTNERS_ORDER_VALUES: set[ListPartnersOrder] = {
    "newest",
    "oldest",
}


def check_list_partners_order(value: str) -> ListPartnersOrder:
    if value in LIST_PARTNERS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_PARTNERS_ORDER_VALUES!r}")
