time=$(date +%s)
event='{"id": "evt_1", "type": "checkout.session.completed", "created": '$time', "livemode": true, "data": {"object": {
  "id": "cs_1", "object": "checkout.session", "mode": "payment", "payment_status": "paid", "amount_total": 9900,
  "currency": "usd", "payment_intent": "pi_1", "client_reference_id": "user_42"}}}'
signature=$(printf '%s' "$time.$event" | openssl dgst -sha256 -hmac "$WEBHOOK_SECRET" | sed 's/.*= //')

curl -sS "$REFERRAL_BASE_URL/api/v1/webhooks/stripe/$PROGRAM_ID" \
  -H "Stripe-Signature: t=$time,v1=$signature" \
  -H 'Content-Type: application/json' \
  -d "$event"
