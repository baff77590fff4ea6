from typing import Literal

ListPayoutsCurrency = Literal["EUR", "USD", "VND"]

LIST_PAYOUTS_CURRENCY_VALUES: set[ListPayoutsCurrency] = {
    "EUR",
    "USD",
    "VND",
}


def check_list_payouts_currency(value: str) -> ListPayoutsCurrency:
    if value in LIST_PAYOUTS_CURRENCY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_PAYOUTS_CURRENCY_VALUES!r}")
