import json
import os
import time
import urllib.error
import urllib.request


def record_sale(sale, attempts=5):
    """Records a sale once, no matter how often it is sent; returns its sale_id, or None if it is not attributed."""
    for attempt in range(1, attempts + 1):
        request = urllib.request.Request(
            os.environ["REFERRAL_BASE_URL"] + "/api/v1/track/sale",
            data=json.dumps(sale).encode(),
            headers={
                "Authorization": f"Bearer {os.environ['REFERRAL_API_KEY']}",
                "Content-Type": "application/json",
            },
        )
        wait = 2**attempt
        try:
            with urllib.request.urlopen(request, timeout=10) as response:
                return json.load(response)["sale_id"]
        except urllib.error.HTTPError as refusal:
            error = json.load(refusal)["error"]
            # An earlier attempt has recorded it, unless the recorded sale is another one.
            if refusal.code == 409 and error["details"].get("matches") is not False:
                return error["details"]["sale_id"]
            # This 500 means that the sale is stored. The operator repairs its commission; a retry would not.
            is_stored = error["message"] == "Failed to create commission"
            may_repeat = refusal.code == 429 or (refusal.code >= 500 and not is_stored)
            if not may_repeat or attempt == attempts:
                raise RuntimeError(f"{error.get('code')}: {error['message']}") from refusal
            wait = int(refusal.headers.get("Retry-After", wait))
        except OSError:  # no answer at all is like a 500: the sale may be recorded or not
            if attempt == attempts:
                raise
        time.sleep(wait)


sale = {
    "transaction_id": "brand-order-1001",
    "amount_cents": 9900,
    "currency": "USD",
    "customer_key": "user_42",
}
print("sale_id", record_sale(sale))
