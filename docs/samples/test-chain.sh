call() {
  curl -sS -w '\n' "$REFERRAL_BASE_URL/api/v1/$1" ${2:+-d "$2"} \
    -H "Authorization: Bearer $REFERRAL_API_KEY" \
    -H 'Content-Type: application/json'
}

call track/click '{"affiliate_url": "https://brand.dev/?aff=anna",
  "additional_data": {"test_mode": true}}'
call track/lead '{"customer_key": "user_42",
  "additional_data": {"test_mode": true}}'
call track/sale '{"amount_cents": 9900,
  "additional_data": {"test_mode": true}}'
call programs/me/readiness
