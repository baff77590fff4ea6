npx @referral-tracking/cli partner remove "$BO_ID"

pay user_3 2
FOUND=$(npx @referral-tracking/cli customer list --customer-key user_3 --json)
npx @referral-tracking/cli customer explain "$(pick "$FOUND" '[0].id')"
