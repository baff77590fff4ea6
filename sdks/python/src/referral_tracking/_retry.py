"""Decides whether and when a request is sent again."""

from __future__ import annotations

import random
from dataclasses import dataclass

from .errors import ReferralError, is_marked
from .generated.contract import COMMISSION_FAILED, IN_FLIGHT

_TOO_MANY_REQUESTS = 429
_NO_ANSWER = 0
_REQUEST_TIMEOUT = 408


@dataclass(frozen=True)
class RetryPolicy:
    """Configures the retries of failed requests that are safe to repeat.

    Attributes:
        attempts: The maximum number of attempts; 1 disables retries.
        base_delay: The longest first delay, in seconds; each further one is twice as long.
        max_delay: The longest delay after a failure, in seconds.
        max_retry_after: The longest accepted ``Retry-After``, in seconds; a longer one raises immediately.
    """

    attempts: int = 3
    base_delay: float = 0.3
    max_delay: float = 10.0
    max_retry_after: float = 60.0


def is_refused_for_now(error: ReferralError) -> bool:
    """Whether the request was rejected before it was processed, so that a retry is always safe."""
    return error.status == _TOO_MANY_REQUESTS or is_marked(error, IN_FLIGHT)


def is_transient(error: ReferralError) -> bool:
    """Whether a retry may succeed. The failed request may have been processed nevertheless."""
    # All statuses from 500: proxies use more of them than the service, such as 520 to 530.
    failed = error.status in (_NO_ANSWER, _REQUEST_TIMEOUT) or error.status >= 500
    return failed and not is_marked(error, COMMISSION_FAILED)


def back_off(failures: int, base_delay: float, max_delay: float) -> float:
    """Exponential back-off. Half of the delay is random, so that clients do not retry at the same time."""
    longest = min(max_delay, base_delay * 2.0 ** min(failures - 1, 64))
    return longest * random.uniform(0.5, 1)


def delay_after(error: ReferralError, failures: int, repeatable: bool, policy: RetryPolicy) -> float | None:
    """The delay before the next attempt, in seconds; None if there must be none."""
    if failures >= policy.attempts:
        return None
    if not is_refused_for_now(error) and not (repeatable and is_transient(error)):
        return None
    asked = error.retry_after_seconds or 0
    if asked > policy.max_retry_after:
        return None
    return asked + back_off(failures, policy.base_delay, policy.max_delay)
