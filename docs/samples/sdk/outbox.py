import os

from referral_tracking import Client, LeadRequest, Outbox, SaleRequest

referral = Client(os.environ["REFERRAL_BASE_URL"], os.environ["REFERRAL_API_KEY"])
outbox = Outbox(referral, on_dropped=lambda dropped: print("not delivered:", dropped))

# When somebody signs up: nothing to wait for, and nothing that could fail.
outbox.lead(LeadRequest(click_id=os.environ["CLICK_ID"], customer_key="user_44"))
# When they pay. The lead is delivered first, however often it has to be sent.
outbox.sale(
    SaleRequest(
        transaction_id="order_1003",
        amount_cents=9900,
        currency="USD",
        customer_key="user_44",
    )
)

# When the process ends: delivers what waits, for ten seconds at most.
print("left:", outbox.close())
