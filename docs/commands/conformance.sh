npx @referral-tracking/cli conformance --aff anna --test-events \
  --junit conformance.xml
