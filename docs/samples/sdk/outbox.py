import os
import sys

from referral_tracking import Client, Dropped, LeadRequest, Outbox, SaleRequest

if not os.environ.get("REFERRAL_BASE_URL") or not os.environ.get("REFERRAL_API_KEY"):
    sys.exit("Set REFERRAL_BASE_URL and REFERRAL_API_KEY, the API key of your program.")


def report(dropped: Dropped) -> None:
    print("not delivered:", dropped.kind, dropped.reason, file=sys.stderr)
    if dropped.error:
        print(dropped.error, file=sys.stderr)


referral = Client(os.environ["REFERRAL_BASE_URL"], os.environ["REFERRAL_API_KEY"])
outbox = Outbox(referral, on_dropped=report)

# When somebody signs up. This call never waits and never fails.
outbox.lead(LeadRequest(click_id=os.environ["CLICK_ID"], customer_key="user_44"))
# When they pay. The lead is always sent first, even if it needs several attempts.
outbox.sale(
    SaleRequest(
        transaction_id="brand-order-1003",
        amount_cents=9900,
        currency="USD",
        customer_key="user_44",
    )
)

# When the process ends: sends pending entries, for at most ten seconds.
print("left:", outbox.close())
