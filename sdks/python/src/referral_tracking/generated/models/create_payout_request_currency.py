from typing import Literal

CreatePayoutRequestCurrency = Literal["EUR", "USD", "VND"]

CREATE_PAYOUT_REQUEST_CURRENCY_VALUES: set[CreatePayoutRequestCurrency] = {
    "EUR",
    "USD",
    "VND",
}


def check_create_payout_request_currency(value: str) -> CreatePayoutRequestCurrency:
    if value in CREATE_PAYOUT_REQUEST_CURRENCY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CREATE_PAYOUT_REQUEST_CURRENCY_VALUES!r}")
