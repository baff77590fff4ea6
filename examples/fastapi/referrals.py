import logging
import os

from referral_tracking import Client, Outbox

logger = logging.getLogger("uvicorn.error")


def on_dropped(dropped):
    # Customers whom nobody referred pay too.
    if dropped.error is None or dropped.error.code != "no_attribution":
        logger.error("referral not sent: %s", dropped)


if not os.environ.get("REFERRAL_API_KEY"):
    raise SystemExit("REFERRAL_API_KEY is not set: use the key of your program.")
client = Client(os.environ["REFERRAL_BASE_URL"], os.environ["REFERRAL_API_KEY"])

# Sends in the background, so that no sign-up and no payment waits for tracking or fails because of it.
referrals = Outbox(client, on_dropped=on_dropped)


def close():
    # Sends what is pending, for at most ten seconds.
    if left := referrals.close():
        logger.error("%s referral events were not sent", left)
