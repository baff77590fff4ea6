module github.com/referral-tracking/referral-tracking/sdks/go

go 1.24.0
