npx referral status
npx referral readiness
npx referral test chain
