from typing import Literal

GetOwnStatsOrder = Literal["newest", "oldest"]

GET_OWN_STATS_ORDER_VALUES: set[GetOwnStatsOrder] = {
    "newest",
    "oldest",
}


def check_get_own_stats_order(value: str) -> GetOwnStatsOrder:
    if value in GET_OWN_STATS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {GET_OWN_STATS_ORDER_VALUES!r}")
