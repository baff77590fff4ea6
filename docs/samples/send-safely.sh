# Records a sale once, no matter how often it is sent.
answer=$(mktemp)
for attempt in 1 2 3 4 5; do
  result=$(
    curl -sS --max-time 10 -o "$answer" \
      -w '%{http_code} %header{retry-after}' \
      "$REFERRAL_BASE_URL/api/v1/track/sale" \
      -H "Authorization: Bearer $REFERRAL_API_KEY" \
      -H 'Content-Type: application/json' \
      -d '{"transaction_id": "brand-order-1001", "amount_cents": 9900,
        "currency": "USD", "customer_key": "user_42"}'
  ) || true
  status=${result%% *}
  wait=${result#* }
  case $status in
    # This 500 means that the sale is stored. The operator repairs
    # its commission; a retry would not.
    5*)
      if grep -q 'Failed to create commission' "$answer"; then
        break
      fi
      ;;
    429 | 000) ;;
    *) break ;;
  esac
  # curl knows the header since 7.84; an older one prints no number.
  case $wait in
    '' | *[!0-9]*) wait=$((2 ** attempt)) ;;
  esac
  sleep "$wait"
done
cat "$answer"
# 409: an earlier attempt has recorded it, unless "matches" is false: then the recorded sale is another one.
[ "$status" = 200 ] || { [ "$status" = 409 ] && ! grep -q '"matches": *false' "$answer"; }
