package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"sync"
	"time"

	referral "github.com/referral-tracking/referral-tracking/sdks/go"
	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

// Faults of proxies, stores and clocks.

func failureOf[T any](value T, err error) *referral.Error {
	var failure *referral.Error
	if !errors.As(err, &failure) {
		panic(fmt.Sprint("returned ", value, err))
	}
	return failure
}

func hostile(w world) object {
	once := referral.RetryPolicy{Attempts: 1}
	options := referral.Options{APIKey: " " + w.Key + "\n", Timeout: 500 * time.Millisecond, Retry: once}
	notices := []string{}
	options.OnNotice = func(notice api.Notice) {
		notices = append(notices, notice.Message)
		panic("nobody should see this")
	}
	client := newClient(w.URL, options)
	answers := []object{}
	for range w.Answers {
		failure := failureOf(client.Lead(ctx, api.LeadRequest{ClickID: referral.Ptr("c")}))
		answers = append(answers, object{
			"kind": failure.Kind, "status": failure.Status, "from_service": failure.FromService,
			"retry_after_seconds": failure.RetryAfter.Seconds(),
		})
	}
	marked := newClient(w.URL, referral.Options{
		APIKey:            w.MarkedKey,
		OnRotationWarning: func(api.RotationWarning) { panic("nobody should see this") },
	})
	broken := newClient(w.URL, referral.Options{APIKey: "refkey\nsecret", Retry: once})
	refusal := func(baseURL string) string {
		_, err := referral.New(baseURL, referral.Options{})
		return fmt.Sprint(err)
	}
	_, withoutToken := referral.NewManagement(w.URL, referral.ManagementOptions{})
	test := &api.AdditionalData{TestMode: referral.Ptr(true)}
	sale := must(client.Sale(ctx, api.SaleRequest{AmountCents: 1, AdditionalData: test}))
	sell := func(id string) (*referral.SaleResult, error) {
		return client.Sale(ctx, api.SaleRequest{AmountCents: 1, TransactionID: &id, ClickID: referral.Ptr("c")})
	}
	odd := must(client.Refund(ctx, api.RefundRequest{TransactionID: "odd"})).Status
	noJSON := &api.AdditionalData{AdditionalProperties: map[string]any{"number": math.NaN()}}
	return object{
		"answers":         answers,
		"new_sale":        object{"already_recorded": sale.AlreadyRecorded},
		"odd":             odd,
		"notices":         notices,
		"another_sale":    failureOf(sell("another")).Error(),
		"known_sales":     []*int64{must(sell("same")).SaleID, must(sell("older")).SaleID},
		"trimmed":         must(client.Readiness(ctx)).ProgramID,
		"marked":          must(marked.Status(ctx)).Data.ProgramID,
		"broken_key":      failureOf(broken.Readiness(ctx)).Message,
		"with_password":   refusal("https://user:secret@brand.dev"),
		"without_scheme":  refusal("127.0.0.1:3000"),
		"without_address": []string{refusal("")},
		"with_path":       []string{refusal(w.URL + "/api/v1"), refusal(w.URL + "/proxy/api/v1/")},
		"without_token":   fmt.Sprint(withoutToken),
		"unusable":        failureOf(client.Lead(ctx, api.LeadRequest{AdditionalData: noJSON})).Status,
	}
}

type memoryStore map[string]referral.Entry

func (m memoryStore) Load() ([]referral.Entry, error) { return slices.Collect(maps.Values(m)), nil }

func (m memoryStore) Save(entry referral.Entry) error {
	m[entry.ID] = entry
	return nil
}

func (m memoryStore) Remove(id string) error {
	delete(m, id)
	return nil
}

func weather(w world) object {
	now := time.Now()
	test := api.LeadRequest{
		CustomerKey: referral.Ptr("test"), AdditionalData: &api.AdditionalData{TestMode: referral.Ptr(true)},
	}
	late := json.RawMessage(`{"transaction_id":"order_late","amount_cents":500,"customer_key":"b"}`)
	store := memoryStore{
		"1": {ID: "1", Kind: referral.KindSale, Body: late, EnqueuedAt: now.Add(-2 * time.Minute), Attempts: 1},
		"2": {ID: "2", Kind: "click", Body: json.RawMessage("{}"), EnqueuedAt: now},
		"3": {ID: "3", Kind: referral.KindLead, Body: json.RawMessage("null"), EnqueuedAt: now},
		"4": {ID: "4", Kind: referral.KindLead, Body: must(json.Marshal(test)), EnqueuedAt: now, Attempts: 1},
	}
	var lock sync.Mutex
	failed, dropped := false, []string{}
	outbox := referral.NewOutbox(newClient(w.URL, referral.Options{APIKey: w.Key}), referral.OutboxOptions{
		Store:     store,
		BaseDelay: fast.BaseDelay,
		MaxDelay:  fast.MaxDelay,
		OnDropped: func(entry referral.Dropped) {
			lock.Lock()
			defer lock.Unlock()
			dropped = append(dropped, fmt.Sprintf("%s %s", entry.Kind, entry.Reason))
			panic("nobody should see this")
		},
		OnError: func(error) {
			lock.Lock()
			defer lock.Unlock()
			failed = true
			panic("nobody should see this")
		},
	})
	outbox.Lead(api.LeadRequest{ClickID: &w.ClickA, CustomerKey: referral.Ptr("c")})
	outbox.Lead(test)
	soon, cancel := context.WithTimeout(ctx, 20*time.Second)
	defer cancel()
	left := outbox.Close(soon)
	slices.Sort(dropped)
	kept := slices.AppendSeq([]string{}, maps.Keys(store))
	return object{"left": left, "dropped": dropped, "errors": failed, "kept": kept}
}

// hangingStore never loads.
type hangingStore struct{ memoryStore }

func (hangingStore) Load() ([]referral.Entry, error) { select {} }

func hang(w world) object {
	client := newClient(w.MuteURL, referral.Options{APIKey: w.Key})
	outbox := referral.NewOutbox(client, referral.OutboxOptions{Store: hangingStore{}})
	begun := time.Now()
	accepted := []bool{}
	for range 3 {
		accepted = append(accepted, outbox.Lead(api.LeadRequest{ClickID: referral.Ptr("c")}))
	}
	taken := time.Now()
	soon, cancel := context.WithTimeout(ctx, 300*time.Millisecond)
	defer cancel()
	outbox.Close(soon)
	return object{
		"accepted": accepted, "milliseconds": taken.Sub(begun).Milliseconds(), "closed": time.Since(taken).Milliseconds(),
	}
}
