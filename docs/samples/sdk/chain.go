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

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

func main() {
	ctx := context.Background()
	client := must(referral.New(os.Getenv("REFERRAL_BASE_URL"), referral.Options{
		APIKey: os.Getenv("REFERRAL_API_KEY"),
	}))

	// Each run is another customer with another order.
	run := time.Now().UnixNano()
	customer := referral.Ptr(fmt.Sprint("user_", run))
	transaction := fmt.Sprint("brand-order-", run)

	click := must(client.Click(ctx, api.ClickRequest{AffiliateURL: "https://brand.dev/?aff=anna"}))
	must(client.Lead(ctx, api.LeadRequest{ClickID: &click.ClickID, CustomerKey: customer}))
	order := api.SaleRequest{
		TransactionID: &transaction,
		AmountCents:   9900,
		Currency:      referral.Ptr(api.SaleRequestCurrencyUSD),
		CustomerKey:   customer,
	}
	sale := must(client.Sale(ctx, order))
	// Sending it again is also a success: the sale is recorded once.
	again := must(client.Sale(ctx, order))
	// Outside the attribution window, no sale is recorded.
	if sale.SaleID != nil {
		fmt.Println("sale", *sale.SaleID, "recorded before:", again.AlreadyRecorded)
	}
	refund := must(client.Refund(ctx, api.RefundRequest{TransactionID: transaction}))
	fmt.Println("refund", refund.Status, refund.DeductionCents)
}
