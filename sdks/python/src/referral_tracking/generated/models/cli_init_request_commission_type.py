from typing import Literal

CliInitRequestCommissionType = Literal["fixed", "percent", "recurring_fixed", "recurring_percent"]

CLI_INIT_REQUEST_COMMISSION_TYPE_VALUES: set[CliInitRequestCommissionType] = {
    "fixed",
    "percent",
    "recurring_fixed",
    "recurring_percent",
}


def check_cli_init_request_commission_type(value: str) -> CliInitRequestCommissionType:
    if value in CLI_INIT_REQUEST_COMMISSION_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CLI_INIT_REQUEST_COMMISSION_TYPE_VALUES!r}")
