# prints a part of the data in a response
pick() {
  node -p "JSON.parse(process.argv[1]).data$2" "$1"
}

BRAND=$(npx @referral-tracking/cli program create --name "Brand" \
  --domain brand.dev --commission-type percent --commission-rate 20 \
  --join-policy apply --partner-links true --json)
SLUG=$(pick "$BRAND" .program.slug)
export REFERRAL_API_KEY=$(pick "$BRAND" .api_key)
