track() {
  curl -sS -w '\n' "$REFERRAL_BASE_URL/api/v1/track/$1" -d "$2" \
    -H "Authorization: Bearer $REFERRAL_API_KEY" \
    -H 'Content-Type: application/json'
}
pay() {
  track sale "{\"customer_key\": \"$1\", \"amount_cents\": 10000,
    \"transaction_id\": \"brand-day-$1-$2\"}"
}
# the customer arrives by the link with this code, signs up and pays
customer() {
  CLICK_ID=$(track click \
    "{\"affiliate_url\": \"https://brand.dev/?aff=$2\"}" |
    grep -o 'clk_[A-Za-z0-9_-]*')
  track lead "{\"click_id\": \"$CLICK_ID\", \"customer_key\": \"$1\"}"
  pay "$1" 1
}
customer user_1 anna-1
customer user_2 anna-1
customer user_3 bo-1

npx @referral-tracking/cli event list --type sale
