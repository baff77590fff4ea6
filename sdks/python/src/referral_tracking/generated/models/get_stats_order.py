from typing import Literal

GetStatsOrder = Literal["newest", "oldest"]

GET_STATS_ORDER_VALUES: set[GetStatsOrder] = {
    "newest",
    "oldest",
}


def check_get_stats_order(value: str) -> GetStatsOrder:
    if value in GET_STATS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {GET_STATS_ORDER_VALUES!r}")
