package main

import (
	"context"
	"fmt"
	"time"

	referral "github.com/referral-tracking/referral-tracking/sdks/go"
	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

// An outbox without listeners: its problems are written to stderr.

func leftOf(url, key, clickID string, timeout time.Duration) int {
	client := newClient(url, referral.Options{APIKey: key, BrowserMode: key == ""})
	options := referral.OutboxOptions{BaseDelay: 20 * time.Millisecond, MaxDelay: 50 * time.Millisecond}
	outbox := referral.NewOutbox(client, options)
	outbox.Lead(api.LeadRequest{ClickID: &clickID, CustomerKey: referral.Ptr("unheard")})
	time.Sleep(700 * time.Millisecond)
	soon, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	return outbox.Close(soon)
}

func unheard(w world) object {
	_, empty := referral.New("https://brand.dev", referral.Options{})
	_, blank := referral.New("https://brand.dev", referral.Options{APIKey: " "})
	return object{
		"wrong_key":  leftOf(w.URL, "refkey_wrong", w.ClickA, 100*time.Millisecond),
		"no_key":     leftOf(w.URL, "", w.ClickA, 20*time.Second),
		"no_service": leftOf(w.DeadURL, "refkey_wrong", w.ClickA, 100*time.Millisecond),
		"empty_key":  fmt.Sprint(empty),
		"blank_key":  fmt.Sprint(blank),
	}
}
