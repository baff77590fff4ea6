npx referral conformance --aff anna --junit conformance.xml
