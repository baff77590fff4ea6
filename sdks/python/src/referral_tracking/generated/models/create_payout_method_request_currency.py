from typing import Literal

CreatePayoutMethodRequestCurrency = Literal["EUR", "USD", "VND"]

CREATE_PAYOUT_METHOD_REQUEST_CURRENCY_VALUES: set[CreatePayoutMethodRequestCurrency] = {
    "EUR",
    "USD",
    "VND",
}


def check_create_payout_method_request_currency(value: str) -> CreatePayoutMethodRequestCurrency:
    if value in CREATE_PAYOUT_METHOD_REQUEST_CURRENCY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CREATE_PAYOUT_METHOD_REQUEST_CURRENCY_VALUES!r}")
