npx @referral-tracking/cli audit-log --all
