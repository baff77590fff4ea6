from typing import Literal

ListInvitationsOrder = Literal["newest", "oldest"]

LIST_INVITATIONS_ORDER_VALUES: set[ListInvitationsOrder] = {
    "newest",
    "oldest",
}


def check_list_invitations_order(value: str) -> ListInvitationsOrder:
    if value in LIST_INVITATIONS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_INVITATIONS_ORDER_VALUES!r}")
