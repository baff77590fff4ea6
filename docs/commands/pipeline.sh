npx referral test chain --json
