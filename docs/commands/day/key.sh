OLD_KEY=$(pick "$(npx @referral-tracking/cli key list --json)" '[0].id')
TOMORROW=$(node -p 'new Date(Date.now() + 24 * 3600 * 1000).toISOString()')
ROTATED=$(npx @referral-tracking/cli key rotate --rotate-by "$TOMORROW" --json)
export REFERRAL_API_KEY=$(pick "$ROTATED" .api_key)

# when no server uses the old key any more
npx @referral-tracking/cli key list
npx @referral-tracking/cli key revoke "$OLD_KEY"
