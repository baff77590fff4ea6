import atexit
import logging

from django.conf import settings
from referral_tracking import Client, Outbox

logger = logging.getLogger(__name__)


def on_dropped(dropped):
    # Customers whom nobody referred pay too.
    if dropped.error is None or dropped.error.code != "no_attribution":
        logger.error("referral not sent: %s", dropped)


# Sends in the background, so that no sign-up and no payment waits for tracking or fails because of it.
referrals = Outbox(Client(settings.REFERRAL_BASE_URL, settings.REFERRAL_API_KEY), on_dropped=on_dropped)


@atexit.register
def close():
    # Sends what is pending, for at most ten seconds.
    if left := referrals.close():
        logger.error("%s referral events were not sent", left)
