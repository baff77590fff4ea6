from typing import Literal

ListLinksOrder = Literal["newest", "oldest"]

LIST_LINKS_ORDER_VALUES: set[ListLinksOrder] = {
    "newest",
    "oldest",
}


def check_list_links_order(value: str) -> ListLinksOrder:
    if value in LIST_LINKS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_LINKS_ORDER_VALUES!r}")
