REFERRAL_API_TOKEN=$BO_TOKEN npx @referral-tracking/cli portal join --slug "$SLUG"

APPLIED=$(npx @referral-tracking/cli partner list --status applied --json)
BO_ID=$(pick "$APPLIED" '[0].id')
npx @referral-tracking/cli partner approve "$BO_ID"
