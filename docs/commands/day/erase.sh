FOUND=$(npx referral customer list --customer-key user_1 --json)
npx referral customer erase "$(pick "$FOUND" '[0].id')"
