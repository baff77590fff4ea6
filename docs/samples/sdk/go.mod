module samples

go 1.24.0

require github.com/referral-tracking/referral-tracking/sdks/go v0.0.0

replace github.com/referral-tracking/referral-tracking/sdks/go => ../../../sdks/go
