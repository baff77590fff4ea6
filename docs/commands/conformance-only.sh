npx referral conformance --aff anna --only readiness status --json
