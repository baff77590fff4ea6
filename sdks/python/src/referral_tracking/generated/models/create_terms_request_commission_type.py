from typing import Literal

CreateTermsRequestCommissionType = Literal["fixed", "percent", "recurring_fixed", "recurring_percent"]

CREATE_TERMS_REQUEST_COMMISSION_TYPE_VALUES: set[CreateTermsRequestCommissionType] = {
    "fixed",
    "percent",
    "recurring_fixed",
    "recurring_percent",
}


def check_create_terms_request_commission_type(value: str) -> CreateTermsRequestCommissionType:
    if value in CREATE_TERMS_REQUEST_COMMISSION_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CREATE_TERMS_REQUEST_COMMISSION_TYPE_VALUES!r}")
