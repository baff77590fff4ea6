npx @referral-tracking/cli status
npx @referral-tracking/cli readiness
npx @referral-tracking/cli test chain
