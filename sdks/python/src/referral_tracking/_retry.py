"""When a request is sent again, and after how long."""

from __future__ import annotations

import random
from dataclasses import dataclass

from .errors import ReferralError, is_marked
from .generated.contract import COMMISSION_FAILED

_TOO_MANY_REQUESTS = 429
_NO_ANSWER = 0
_REQUEST_TIMEOUT = 408


@dataclass(frozen=True)
class RetryPolicy:
    """How a client repeats a request that failed, where a repeat is safe.

    Attributes:
        attempts: How often a request is sent at most; 1 turns retries off.
        base_delay: The longest first delay, in seconds; each further one is twice as long.
        max_delay: The longest delay after a failure, in seconds.
        max_retry_after: The longest ``Retry-After`` that is waited for, in seconds; a longer one raises at once.
    """

    attempts: int = 3
    base_delay: float = 0.3
    max_delay: float = 10.0
    max_retry_after: float = 60.0


def is_refused_for_now(error: ReferralError) -> bool:
    """Refused before anything was done, so that a repeat is safe whatever the request is."""
    return error.status == _TOO_MANY_REQUESTS


def is_transient(error: ReferralError) -> bool:
    """Whether it may go well later; what it asked for may have been done all the same."""
    # All from 500 on: a proxy has more of them than the service, such as 520 to 530.
    failed = error.status in (_NO_ANSWER, _REQUEST_TIMEOUT) or error.status >= 500
    return failed and not is_marked(error, COMMISSION_FAILED)


def back_off(failures: int, base_delay: float, max_delay: float) -> float:
    """Exponential, with half of it left to chance so that clients do not come back all at once."""
    longest = min(max_delay, base_delay * 2.0 ** min(failures - 1, 64))
    return longest * random.uniform(0.5, 1)


def delay_after(error: ReferralError, failures: int, repeatable: bool, policy: RetryPolicy) -> float | None:
    """How long to wait before the next attempt, in seconds; None when there must be none."""
    if failures >= policy.attempts:
        return None
    if not is_refused_for_now(error) and not (repeatable and is_transient(error)):
        return None
    asked = error.retry_after_seconds or 0
    if asked > policy.max_retry_after:
        return None
    return asked + back_off(failures, policy.base_delay, policy.max_delay)
