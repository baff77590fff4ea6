curl -sS -w '\n' \
  "$REFERRAL_BASE_URL/api/v1/track/sale" \
  -H "Authorization: Bearer $REFERRAL_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"transaction_id": "brand-order-1001",
    "amount_cents": 9900, "currency": "USD",
    "customer_key": "user_42"}'
