npx referral partner remove "$BO_ID"

pay user_3 2
FOUND=$(npx referral customer list --customer-key user_3 --json)
npx referral customer explain "$(pick "$FOUND" '[0].id')"
