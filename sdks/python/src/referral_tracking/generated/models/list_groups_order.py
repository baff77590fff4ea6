from typing import Literal

ListGroupsOrder = Literal["newest", "oldest"]

LIST_GROUPS_ORDER_VALUES: set[ListGroupsOrder] = {
    "newest",
    "oldest",
}


def check_list_groups_order(value: str) -> ListGroupsOrder:
    if value in LIST_GROUPS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_GROUPS_ORDER_VALUES!r}")
