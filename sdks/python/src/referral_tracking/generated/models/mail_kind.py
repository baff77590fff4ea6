from typing import Literal

MailKind = Literal[
    "application_decided",
    "applications_waiting",
    "first_commission",
    "key_rotation_due",
    "monthly_summary",
    "payday",
    "payout_paid",
    "payout_returned",
    "webhook_failing",
    "weekly_digest",
]

MAIL_KIND_VALUES: set[MailKind] = {
    "application_decided",
    "applications_waiting",
    "first_commission",
    "key_rotation_due",
    "monthly_summary",
    "payday",
    "payout_paid",
    "payout_returned",
    "webhook_failing",
    "weekly_digest",
}


def check_mail_kind(value: str) -> MailKind:
    if value in MAIL_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MAIL_KIND_VALUES!r}")
