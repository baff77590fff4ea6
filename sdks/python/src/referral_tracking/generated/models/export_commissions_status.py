from typing import Literal

ExportCommissionsStatus = Literal["approved", "paid", "pending", "reversed"]

EXPORT_COMMISSIONS_STATUS_VALUES: set[ExportCommissionsStatus] = {
    "approved",
    "paid",
    "pending",
    "reversed",
}


def check_export_commissions_status(value: str) -> ExportCommissionsStatus:
    if value in EXPORT_COMMISSIONS_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {EXPORT_COMMISSIONS_STATUS_VALUES!r}")
