from typing import Literal

ListTermsOrder = Literal["newest", "oldest"]

LIST_TERMS_ORDER_VALUES: set[ListTermsOrder] = {
    "newest",
    "oldest",
}


def check_list_terms_order(value: str) -> ListTermsOrder:
    if value in LIST_TERMS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_TERMS_ORDER_VALUES!r}")
