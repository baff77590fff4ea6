import os

from referral_tracking import Client, LeadRequest, Outbox, SaleRequest

referral = Client(os.environ["REFERRAL_BASE_URL"], os.environ["REFERRAL_API_KEY"])
outbox = Outbox(referral, on_dropped=lambda dropped: print("not delivered:", dropped))

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
