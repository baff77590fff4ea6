PARTNERS=$(npx @referral-tracking/cli partner list --status joined --json)
ANNA_ID=$(pick "$PARTNERS" '.find((one) => one.name === "Anna").id')
npx @referral-tracking/cli link create --partner-id "$ANNA_ID" --code anna-1 \
  --destination https://brand.dev/pricing

REFERRAL_API_TOKEN=$BO_TOKEN npx @referral-tracking/cli portal create-link --code bo-1
