from typing import Literal

CreateTermsRequestCommissionBase = Literal["gross", "net"]

CREATE_TERMS_REQUEST_COMMISSION_BASE_VALUES: set[CreateTermsRequestCommissionBase] = {
    "gross",
    "net",
}


def check_create_terms_request_commission_base(value: str) -> CreateTermsRequestCommissionBase:
    if value in CREATE_TERMS_REQUEST_COMMISSION_BASE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CREATE_TERMS_REQUEST_COMMISSION_BASE_VALUES!r}")
