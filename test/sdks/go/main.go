// A program that uses the Go client as its README shows. It prints its results as JSON.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"sync"
	"time"

	referral "github.com/referral-tracking/referral-tracking/sdks/go"
	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

type world struct {
	URL          string `json:"url"`
	LimitedURL   string `json:"limited_url"`
	DeadURL      string `json:"dead_url"`
	MuteURL      string `json:"mute_url"`
	Key          string `json:"key"`
	MarkedKey    string `json:"marked_key"`
	Link         string `json:"link"`
	DisabledLink string `json:"disabled_link"`
	Store        string `json:"store"`
	ClickA       string `json:"click_a"`
	ClickB       string `json:"click_b"`
	Answers      int    `json:"answers"`

	Cases []webhookCase `json:"cases"`
}

type object map[string]any

var (
	ctx  = context.Background()
	fast = referral.RetryPolicy{BaseDelay: 20 * time.Millisecond, MaxDelay: 100 * time.Millisecond}
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func newClient(url string, options referral.Options) *referral.Client {
	return must(referral.New(url, options))
}

// orNull returns null instead of an empty value, as in the other languages.
func orNull[T comparable](value T) any {
	var none T
	if value == none {
		return nil
	}
	return value
}

func errorOf[T any](value T, err error) object {
	var refusal *referral.Error
	if !errors.As(err, &refusal) {
		return object{"unexpected": fmt.Sprint(value, err)}
	}
	return object{
		"kind": refusal.Kind, "status": refusal.Status, "code": orNull(refusal.Code), "message": refusal.Message, "details": refusal.Details,
		"hint": orNull(refusal.Hint), "request_id": refusal.RequestID, "docs_url": orNull(refusal.DocsURL),
		"retry_after_seconds": orNull(refusal.RetryAfter.Seconds()), "sale_id": refusal.SaleID,
	}
}

func chain(w world) object {
	client := newClient(w.URL, referral.Options{APIKey: w.Key, Retry: fast})
	click := must(client.Click(ctx, api.ClickRequest{AffiliateURL: w.Link}))
	lead := must(client.Lead(ctx, api.LeadRequest{
		ClickID: &click.ClickID, CustomerKey: referral.Ptr("user_42"), Email: referral.Ptr("ada@brand.dev"),
	}))
	order := api.SaleRequest{
		TransactionID: referral.Ptr("brand-order-1001"), AmountCents: 9900,
		Currency: referral.Ptr(api.SaleRequestCurrencyUSD), CustomerKey: referral.Ptr("user_42"),
	}
	sale := must(client.Sale(ctx, order))
	again := must(client.Sale(ctx, order))
	refund := must(client.Refund(ctx, api.RefundRequest{
		TransactionID: "brand-order-1001", RefundAmountCents: referral.Ptr(int64(2500)), RefundReference: referral.Ptr("re_1"),
	}))
	return object{
		"click_id":  click.ClickID,
		"lead":      object{"already_recorded": lead.AlreadyRecorded},
		"sale":      object{"sale_id": sale.SaleID, "already_recorded": sale.AlreadyRecorded},
		"again":     object{"sale_id": again.SaleID, "already_recorded": again.AlreadyRecorded},
		"refund":    object{"status": refund.Status, "deduction_cents": refund.DeductionCents},
		"readiness": object{"program_id": must(client.Readiness(ctx)).ProgramID},
		"status":    object{"program_id": must(client.Status(ctx)).Data.ProgramID},
	}
}

func failures(w world) object {
	client := newClient(w.URL, referral.Options{APIKey: w.Key, Retry: fast})
	limited := newClient(w.LimitedURL, referral.Options{APIKey: w.Key, Retry: referral.RetryPolicy{Attempts: 1}})
	silent := newClient(w.DeadURL, referral.Options{APIKey: w.Key, Retry: fast})
	wrong := newClient(w.URL, referral.Options{APIKey: "wrong"})
	warnings := []api.RotationWarning{}
	marked := newClient(w.URL, referral.Options{
		APIKeySource:      func(context.Context) (string, error) { return w.MarkedKey, nil },
		OnRotationWarning: func(warning api.RotationWarning) { warnings = append(warnings, warning) },
	})
	readiness := must(marked.Readiness(ctx))
	errorOf(marked.Refund(ctx, api.RefundRequest{TransactionID: "nothing"}))
	must(limited.Readiness(ctx))
	return object{
		"platform":    errorOf(client.Refund(ctx, api.RefundRequest{TransactionID: "nothing"})),
		"typed":       errorOf(client.Click(ctx, api.ClickRequest{AffiliateURL: w.DisabledLink})),
		"unknown_key": errorOf(wrong.Readiness(ctx)),
		"limited":     errorOf(limited.Readiness(ctx)),
		"silent":      errorOf(silent.Readiness(ctx)),
		"marked":      object{"program_id": readiness.ProgramID},
		"warnings":    warnings,
	}
}

// repeats: every call fails; the service counts how often each is sent.
func repeats(w world) object {
	client := newClient(w.URL, referral.Options{APIKey: w.Key, Retry: fast})
	click, one := referral.Ptr("c"), referral.Ptr(int64(1))
	test := &api.AdditionalData{TestMode: referral.Ptr(true)}
	statuses := object{}
	note := func(name string, failure object) { statuses[name] = failure["status"] }
	note("lead", errorOf(client.Lead(ctx, api.LeadRequest{ClickID: click})))
	note("test lead", errorOf(client.Lead(ctx, api.LeadRequest{ClickID: click, AdditionalData: test})))
	sale := api.SaleRequest{TransactionID: referral.Ptr("t"), AmountCents: 1, ClickID: click}
	note("sale", errorOf(client.Sale(ctx, sale)))
	note("nameless test sale", errorOf(client.Sale(ctx, api.SaleRequest{AmountCents: 1, AdditionalData: test})))
	sale.TransactionID = referral.Ptr("unpaid")
	note("unpaid sale", errorOf(client.Sale(ctx, sale)))
	refund := api.RefundRequest{TransactionID: "t"}
	note("whole refund", errorOf(client.Refund(ctx, refund)))
	refund.RefundAmountCents, refund.RefundReference = one, referral.Ptr("r")
	note("named refund", errorOf(client.Refund(ctx, refund)))
	refund.RefundReference = nil
	note("nameless refund", errorOf(client.Refund(ctx, refund)))
	note("click", errorOf(client.Click(ctx, api.ClickRequest{AffiliateURL: w.Link})))
	note("known click", errorOf(client.Click(ctx, api.ClickRequest{AffiliateURL: w.Link, ExistingClickID: click})))
	note("readiness", errorOf(client.Readiness(ctx)))
	return statuses
}

// enqueue: the service never answers; the process is killed before an entry is delivered.
func enqueue(w world) object {
	var lock sync.Mutex
	failed, dropped := false, []string{}
	client := newClient(w.MuteURL, referral.Options{APIKey: w.Key, Timeout: time.Second})
	outbox := referral.NewOutbox(client, referral.OutboxOptions{
		Store:      fileStore(w.Store),
		MaxEntries: 6,
		BaseDelay:  fast.BaseDelay,
		MaxDelay:   fast.MaxDelay,
		OnError: func(error) {
			lock.Lock()
			defer lock.Unlock()
			failed = true
		},
		OnDropped: func(entry referral.Dropped) {
			lock.Lock()
			defer lock.Unlock()
			dropped = append(dropped, fmt.Sprintf("%s %s", entry.Kind, entry.Reason))
		},
	})
	begun := time.Now()
	accepted := []bool{
		outbox.Lead(api.LeadRequest{ClickID: &w.ClickA, CustomerKey: referral.Ptr("a")}),
		outbox.Sale(api.SaleRequest{TransactionID: referral.Ptr("order_a"), AmountCents: 1000, CustomerKey: referral.Ptr("a")}),
		outbox.Refund(api.RefundRequest{TransactionID: "order_a", RefundAmountCents: referral.Ptr(int64(400))}),
		outbox.Sale(api.SaleRequest{TransactionID: referral.Ptr("order_b"), AmountCents: 0, ClickID: &w.ClickB}),
		outbox.Lead(api.LeadRequest{ClickID: &w.ClickB, CustomerKey: referral.Ptr("b")}),
		outbox.Sale(api.SaleRequest{TransactionID: referral.Ptr("order_c"), AmountCents: 2000, CustomerKey: referral.Ptr("b")}),
		outbox.Lead(api.LeadRequest{ClickID: &w.ClickB, CustomerKey: referral.Ptr("one too many")}),
	}
	milliseconds := time.Since(begun).Milliseconds()
	soon, cancel := context.WithTimeout(ctx, 2500*time.Millisecond)
	defer cancel()
	left := outbox.Flush(soon)
	lock.Lock()
	defer lock.Unlock()
	return object{"accepted": accepted, "milliseconds": milliseconds, "left": left, "failed": failed, "dropped": dropped}
}

func deliver(w world) object {
	dropped := []object{}
	outbox := referral.NewOutbox(newClient(w.URL, referral.Options{APIKey: w.Key}), referral.OutboxOptions{
		Store:     fileStore(w.Store),
		BaseDelay: fast.BaseDelay,
		MaxDelay:  fast.MaxDelay,
		OnDropped: func(entry referral.Dropped) {
			note := object{"kind": entry.Kind, "reason": entry.Reason, "status": nil, "code": nil}
			if entry.Err != nil {
				note["status"], note["code"] = entry.Err.Status, entry.Err.Code
			}
			dropped = append(dropped, note)
		},
	})
	soon, cancel := context.WithTimeout(ctx, 20*time.Second)
	defer cancel()
	left := outbox.Close(soon)
	accepted := outbox.Lead(api.LeadRequest{ClickID: &w.ClickB, CustomerKey: referral.Ptr("too late")})
	return object{"left": left, "accepted": accepted, "dropped": dropped}
}

func main() {
	var w world
	if err := json.Unmarshal([]byte(os.Args[2]), &w); err != nil {
		panic(err)
	}
	modes := map[string]func(world) object{
		"chain": chain, "errors": failures, "repeats": repeats, "enqueue": enqueue, "deliver": deliver,
		"ask": ask, "every": every, "create": create, "pages": pages, "change": change, "refusals": refusals,
		"hostile": hostile, "advice": advice, "weather": weather, "hang": hang, "unheard": unheard, "webhooks": webhooks,
		"models": models,
	}
	fmt.Println(string(must(json.Marshal(modes[os.Args[1]](w)))))
	// Exit as if killed: pending entries are not saved or sent.
	os.Exit(0)
}
