package main

import (
	"context"
	"errors"
	"strings"
	"time"

	referral "github.com/referral-tracking/referral-tracking/sdks/go"
	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

// What an error says about how the call failed, and what to do.

// endsOnCancel reports whether a call that the caller aborts says so.
func endsOnCancel(w world) bool {
	soon, cancel := context.WithCancel(ctx)
	time.AfterFunc(50*time.Millisecond, cancel)
	failure := failureOf(newClient(w.MuteURL, referral.Options{BrowserMode: true}).Readiness(soon))
	return failure.Kind == api.ErrorKindAborted && errors.Is(failure, context.Canceled)
}

// lateKey sends a sale whose first answer is lost, with a key that is missing at the second attempt.
func lateKey(w world) *referral.Error {
	calls := 0
	source := func(context.Context) (string, error) {
		calls++
		if calls > 1 {
			return "", errors.New("the secrets are away")
		}
		return w.Key, nil
	}
	retry := referral.RetryPolicy{Attempts: 2, BaseDelay: time.Millisecond}
	client := newClient(w.URL, referral.Options{APIKeySource: source, Retry: retry})
	return failureOf(client.Sale(ctx, api.SaleRequest{TransactionID: referral.Ptr("late"), AmountCents: 100, ClickID: referral.Ptr("c")}))
}

func advice(w world) object {
	once := referral.RetryPolicy{Attempts: 1}
	// A slash at the end of the address must not be in a link twice.
	client := newClient(w.URL+"/", referral.Options{APIKey: w.Key, Retry: once})
	answers := []object{}
	for range w.Answers {
		failure := failureOf(client.Lead(ctx, api.LeadRequest{ClickID: referral.Ptr("c")}))
		answers = append(answers, object{
			"kind": failure.Kind, "hint": failure.Hint, "docs_url": failure.DocsURL,
			"shown": strings.HasSuffix(failure.Error(), failure.Hint+" See "+failure.DocsURL),
		})
	}
	without := func(failure *referral.Error) object {
		return object{
			"kind": failure.Kind, "status": failure.Status, "hint": failure.Hint, "docs_url": orNull(failure.DocsURL),
		}
	}
	silent := referral.Options{BrowserMode: true, Timeout: 200 * time.Millisecond, Retry: once}
	broken := silent
	broken.APIKey = "refkey\nsecret"
	return object{
		"answers":    answers,
		"lost":       without(failureOf(client.Refund(ctx, api.RefundRequest{TransactionID: "lost"}))),
		"dead":       without(failureOf(newClient(w.DeadURL, referral.Options{BrowserMode: true, Retry: once}).Readiness(ctx))),
		"mute":       without(failureOf(newClient(w.MuteURL, silent).Readiness(ctx))),
		"broken_key": without(failureOf(newClient(w.MuteURL, broken).Readiness(ctx))),
		"late_key":   without(lateKey(w)),
		"aborted":    endsOnCancel(w),
	}
}
