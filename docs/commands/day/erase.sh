FOUND=$(npx @referral-tracking/cli customer list --customer-key user_1 --json)
npx @referral-tracking/cli customer erase "$(pick "$FOUND" '[0].id')"
