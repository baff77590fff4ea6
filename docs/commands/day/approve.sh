REFERRAL_API_TOKEN=$BO_TOKEN npx referral portal join --slug "$SLUG"

APPLIED=$(npx referral partner list --status applied --json)
BO_ID=$(pick "$APPLIED" '[0].id')
npx referral partner approve "$BO_ID"
