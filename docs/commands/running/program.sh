npx @referral-tracking/cli init --name "Brand" \
  --domain brand.dev --commission-type percent \
  --commission-rate 20
npx @referral-tracking/cli partner invite "Anna <you@brand.dev>"
