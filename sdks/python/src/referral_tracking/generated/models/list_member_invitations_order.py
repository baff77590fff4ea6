from typing import Literal

ListMemberInvitationsOrder = Literal["newest", "oldest"]

LIST_MEMBER_INVITATIONS_ORDER_VALUES: set[ListMemberInvitationsOrder] = {
    "newest",
    "oldest",
}


def check_list_member_invitations_order(value: str) -> ListMemberInvitationsOrder:
    if value in LIST_MEMBER_INVITATIONS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_MEMBER_INVITATIONS_ORDER_VALUES!r}")
