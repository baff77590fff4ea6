from typing import Literal

ListMembersOrder = Literal["newest", "oldest"]

LIST_MEMBERS_ORDER_VALUES: set[ListMembersOrder] = {
    "newest",
    "oldest",
}


def check_list_members_order(value: str) -> ListMembersOrder:
    if value in LIST_MEMBERS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_MEMBERS_ORDER_VALUES!r}")
