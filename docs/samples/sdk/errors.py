import os
import sys

from referral_tracking import Client, ReferralError

if not os.environ.get("REFERRAL_BASE_URL") or not os.environ.get("REFERRAL_API_KEY"):
    sys.exit("Set REFERRAL_BASE_URL and REFERRAL_API_KEY, the API key of your program.")

referral = Client(
    os.environ["REFERRAL_BASE_URL"],
    os.environ["REFERRAL_API_KEY"],
    on_rotation_warning=lambda warning: print(
        "rotate the key by", warning.rotate_by, warning.docs_url
    ),
)

try:
    referral.track.refund(transaction_id="order_unknown")
except ReferralError as error:
    print(error.kind, error.status, error.code, error.message)
    print(error.hint, error.docs_url)
    print("for your report:", error.request_id)
