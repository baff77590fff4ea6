package main

import (
	"log"
	"os"

	referral "github.com/referral-tracking/referral-tracking/sdks/go"
)

// newReferrals returns an outbox. It sends in the background, so that no sign-up
// and no payment waits for tracking or fails because of it.
func newReferrals() *referral.Outbox {
	client, err := referral.New(os.Getenv("REFERRAL_BASE_URL"), referral.Options{
		APIKey: os.Getenv("REFERRAL_API_KEY"),
	})
	if err != nil {
		log.Fatal(err)
	}
	return referral.NewOutbox(client, referral.OutboxOptions{
		OnDropped: func(dropped referral.Dropped) {
			// Customers whom nobody referred pay too.
			if dropped.Err == nil || dropped.Err.Code != "no_attribution" {
				log.Println("referral not sent:", dropped.Kind, dropped.Reason, dropped.Err)
			}
		},
	})
}
