from typing import Literal

GetStatsGroupBy = Literal["day", "link", "partner"]

GET_STATS_GROUP_BY_VALUES: set[GetStatsGroupBy] = {
    "day",
    "link",
    "partner",
}


def check_get_stats_group_by(value: str) -> GetStatsGroupBy:
    if value in GET_STATS_GROUP_BY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {GET_STATS_GROUP_BY_VALUES!r}")
