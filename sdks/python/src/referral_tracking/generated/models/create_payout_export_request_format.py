from typing import Literal

CreatePayoutExportRequestFormat = Literal["csv", "paypal", "sepa", "wise"]

CREATE_PAYOUT_EXPORT_REQUEST_FORMAT_VALUES: set[CreatePayoutExportRequestFormat] = {
    "csv",
    "paypal",
    "sepa",
    "wise",
}


def check_create_payout_export_request_format(value: str) -> CreatePayoutExportRequestFormat:
    if value in CREATE_PAYOUT_EXPORT_REQUEST_FORMAT_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CREATE_PAYOUT_EXPORT_REQUEST_FORMAT_VALUES!r}")
