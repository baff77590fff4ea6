import os

from referral_tracking import (
    ClickRequest,
    Client,
    LeadRequest,
    RefundRequest,
    SaleRequest,
)

with Client(os.environ["REFERRAL_BASE_URL"], os.environ["REFERRAL_API_KEY"]) as referral:
    click = referral.click(ClickRequest(affiliate_url="https://brand.dev/?aff=anna"))
    referral.lead(LeadRequest(click_id=click.click_id, customer_key="user_43"))
    order = SaleRequest(
        transaction_id="order_1002",
        amount_cents=9900,
        currency="USD",
        customer_key="user_43",
    )
    sale = referral.sale(order)
    # Sending it again is also a success: the sale is recorded once.
    again = referral.sale(order)
    print("sale", sale.sale_id, "recorded before:", again.already_recorded)
    refund = referral.refund(RefundRequest(transaction_id="order_1002"))
    print("refund", refund.status, refund.deduction_cents)
