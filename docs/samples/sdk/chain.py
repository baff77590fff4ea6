import os
import sys

from referral_tracking import Client

if not os.environ.get("REFERRAL_BASE_URL") or not os.environ.get("REFERRAL_API_KEY"):
    sys.exit("Set REFERRAL_BASE_URL and REFERRAL_API_KEY, the API key of your program.")

with Client(os.environ["REFERRAL_BASE_URL"], os.environ["REFERRAL_API_KEY"]) as referral:
    click = referral.track.click(affiliate_url="https://brand.dev/?aff=anna")
    referral.track.lead(click_id=click.click_id, customer_key="user_43")
    sale = referral.track.sale(
        transaction_id="brand-order-1002",
        amount_cents=9900,
        currency="USD",
        customer_key="user_43",
    )
    # Sending it again is also a success: the sale is recorded once.
    again = referral.track.sale(
        transaction_id="brand-order-1002",
        amount_cents=9900,
        currency="USD",
        customer_key="user_43",
    )
    print("sale", sale.sale_id, "recorded before:", again.already_recorded)
    refund = referral.track.refund(transaction_id="brand-order-1002")
    print("refund", refund.status, refund.deduction_cents)
