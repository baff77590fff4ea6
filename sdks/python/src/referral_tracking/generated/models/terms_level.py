from typing import Literal

TermsLevel = Literal["group", "partnership", "program"]

TERMS_LEVEL_VALUES: set[TermsLevel] = {
    "group",
    "partnership",
    "program",
}


def check_terms_level(value: str) -> TermsLevel:
    if value in TERMS_LEVEL_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TERMS_LEVEL_VALUES!r}")
