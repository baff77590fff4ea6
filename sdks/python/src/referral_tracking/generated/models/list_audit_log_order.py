from typing import Literal

ListAuditLogOrder = Literal["newest", "oldest"]

LIST_AUDIT_LOG_ORDER_VALUES: set[ListAuditLogOrder] = {
    "newest",
    "oldest",
}


def check_list_audit_log_order(value: str) -> ListAuditLogOrder:
    if value in LIST_AUDIT_LOG_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_AUDIT_LOG_ORDER_VALUES!r}")
