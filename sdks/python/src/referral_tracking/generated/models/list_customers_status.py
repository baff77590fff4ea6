from typing import Literal

ListCustomersStatus = Literal["click", "conversion", "lead"]

LIST_CUSTOMERS_STATUS_VALUES: set[ListCustomersStatus] = {
    "click",
    "conversion",
    "lead",
}


def check_list_customers_status(value: str) -> ListCustomersStatus:
    if value in LIST_CUSTOMERS_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_CUSTOMERS_STATUS_VALUES!r}")
