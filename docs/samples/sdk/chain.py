import os
import sys
import time

from referral_tracking import Client

if not os.environ.get("REFERRAL_BASE_URL") or not os.environ.get("REFERRAL_API_KEY"):
    sys.exit("Set REFERRAL_BASE_URL and REFERRAL_API_KEY, the API key of your program.")

# Each run is another customer with another order.
run = time.time_ns()
customer, order = f"user_{run}", f"brand-order-{run}"

with Client(os.environ["REFERRAL_BASE_URL"], os.environ["REFERRAL_API_KEY"]) as referral:
    click = referral.track.click(affiliate_url="https://brand.dev/?aff=anna")
    referral.track.lead(click_id=click.click_id, customer_key=customer)
    sale = referral.track.sale(
        transaction_id=order,
        amount_cents=9900,
        currency="USD",
        customer_key=customer,
    )
    # Sending it again is also a success: the sale is recorded once.
    again = referral.track.sale(
        transaction_id=order,
        amount_cents=9900,
        currency="USD",
        customer_key=customer,
    )
    print("sale", sale.sale_id, "recorded before:", again.already_recorded)
    refund = referral.track.refund(transaction_id=order)
    print("refund", refund.status, refund.deduction_cents)
