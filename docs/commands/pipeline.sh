npx @referral-tracking/cli test chain --json
