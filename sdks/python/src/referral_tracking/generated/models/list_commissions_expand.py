from typing import Literal

ListCommissionsExpand = Literal["customer", "customer,partner", "partner"]

LIST_COMMISSIONS_EXPAND_VALUES: set[ListCommissionsExpand] = {
    "customer",
    "customer,partner",
    "partner",
}


def check_list_commissions_expand(value: str) -> ListCommissionsExpand:
    if value in LIST_COMMISSIONS_EXPAND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_COMMISSIONS_EXPAND_VALUES!r}")
