npx referral audit-log --all
