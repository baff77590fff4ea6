from typing import Literal

ListCommissionsStatus = Literal["approved", "paid", "pending", "reversed"]

LIST_COMMISSIONS_STATUS_VALUES: set[ListCommissionsStatus] = {
    "approved",
    "paid",
    "pending",
    "reversed",
}


def check_list_commissions_status(value: str) -> ListCommissionsStatus:
    if value in LIST_COMMISSIONS_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_COMMISSIONS_STATUS_VALUES!r}")
