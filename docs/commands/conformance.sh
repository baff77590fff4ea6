npx referral conformance --aff anna --test-events \
  --junit conformance.xml
