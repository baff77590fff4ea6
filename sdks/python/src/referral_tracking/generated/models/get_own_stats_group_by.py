from typing import Literal

GetOwnStatsGroupBy = Literal["day", "link"]

GET_OWN_STATS_GROUP_BY_VALUES: set[GetOwnStatsGroupBy] = {
    "day",
    "link",
}


def check_get_own_stats_group_by(value: str) -> GetOwnStatsGroupBy:
    if value in GET_OWN_STATS_GROUP_BY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {GET_OWN_STATS_GROUP_BY_VALUES!r}")
