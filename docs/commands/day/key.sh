OLD_KEY=$(pick "$(npx referral key list --json)" '[0].id')
TOMORROW=$(node -p 'new Date(Date.now() + 24 * 3600 * 1000).toISOString()')
ROTATED=$(npx referral key rotate --rotate-by "$TOMORROW" --json)
export REFERRAL_API_KEY=$(pick "$ROTATED" .api_key)

# when no server uses the old key any more
npx referral key list
npx referral key revoke "$OLD_KEY"
