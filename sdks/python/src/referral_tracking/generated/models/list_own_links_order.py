from typing import Literal

ListOwnLinksOrder = Literal["newest", "oldest"]

LIST_OWN_LINKS_ORDER_VALUES: set[ListOwnLinksOrder] = {
    "newest",
    "oldest",
}


def check_list_own_links_order(value: str) -> ListOwnLinksOrder:
    if value in LIST_OWN_LINKS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_OWN_LINKS_ORDER_VALUES!r}")
