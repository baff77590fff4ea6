package main

import (
	"context"
	"fmt"
	"log"
	"os"
	"time"

	referral "github.com/referral-tracking/referral-tracking/sdks/go"
	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

func main() {
	client, err := referral.New(os.Getenv("REFERRAL_BASE_URL"), referral.Options{
		APIKey: os.Getenv("REFERRAL_API_KEY"),
	})
	if err != nil {
		log.Fatal(err)
	}
	outbox := referral.NewOutbox(client, referral.OutboxOptions{
		OnDropped: func(dropped referral.Dropped) {
			log.Println("not delivered:", dropped.Kind, dropped.Reason)
			if dropped.Err != nil {
				log.Println(dropped.Err) // with a hint that says what to do
			}
		},
	})

	// When somebody signs up. This call never waits and never fails.
	customer := referral.Ptr("user_44")
	outbox.Lead(api.LeadRequest{ClickID: referral.Ptr(os.Getenv("CLICK_ID")), CustomerKey: customer})
	// When they pay. The lead is always sent first, even if it needs several attempts.
	outbox.Sale(api.SaleRequest{
		TransactionID: referral.Ptr("brand-order-1003"),
		AmountCents:   9900,
		Currency:      referral.Ptr(api.SaleRequestCurrencyUSD),
		CustomerKey:   customer,
	})

	// When the process ends: sends pending entries, for at most ten seconds.
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	fmt.Println("left:", outbox.Close(ctx))
}
