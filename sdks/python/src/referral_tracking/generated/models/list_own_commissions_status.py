from typing import Literal

ListOwnCommissionsStatus = Literal["approved", "paid", "pending", "reversed"]

LIST_OWN_COMMISSIONS_STATUS_VALUES: set[ListOwnCommissionsStatus] = {
    "approved",
    "paid",
    "pending",
    "reversed",
}


def check_list_own_commissions_status(value: str) -> ListOwnCommissionsStatus:
    if value in LIST_OWN_COMMISSIONS_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_OWN_COMMISSIONS_STATUS_VALUES!r}")
