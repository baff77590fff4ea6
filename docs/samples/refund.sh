curl -sS -w '\n' \
  "$REFERRAL_BASE_URL/api/v1/track/refund" \
  -H "Authorization: Bearer $REFERRAL_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"transaction_id": "brand-order-1001",
    "reason": "refund"}'
