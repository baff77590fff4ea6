track() {
  curl -sS -w '\n' "$REFERRAL_BASE_URL/api/v1/track/$1" \
    -H "Authorization: Bearer $REFERRAL_API_KEY" \
    -H 'Content-Type: application/json' -d "$2"
}

# Another customer and another order in each run.
RUN=$(date +%s)
CLICK=$(track click "{\"affiliate_url\": \"https://brand.dev/?aff=$CODE\"}")
CLICK_ID=$(echo "$CLICK" | grep -o 'clk_[A-Za-z0-9_-]*')
track lead "{\"click_id\": \"$CLICK_ID\",
  \"customer_key\": \"user_$RUN\"}"
track sale "{\"transaction_id\": \"brand-order-$RUN\",
  \"amount_cents\": 9900, \"currency\": \"USD\",
  \"customer_key\": \"user_$RUN\"}"
track refund "{\"transaction_id\": \"brand-order-$RUN\"}"
