package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"

	referral "github.com/referral-tracking/referral-tracking/sdks/go"
	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

func main() {
	client, err := referral.New(os.Getenv("REFERRAL_BASE_URL"), referral.Options{
		APIKey: os.Getenv("REFERRAL_API_KEY"),
		OnRotationWarning: func(warning api.RotationWarning) {
			fmt.Println("rotate the key by", warning.RotateBy, warning.DocsURL)
		},
	})
	if err != nil {
		log.Fatal(err)
	}

	_, err = client.Refund(context.Background(), api.RefundRequest{TransactionID: "order_unknown"})
	var refused *referral.Error
	if errors.As(err, &refused) {
		fmt.Println(refused.Kind, refused.Status, refused.Code, refused.Message)
		fmt.Println(refused.Hint, refused.DocsURL)
		fmt.Println("for your report:", refused.RequestID)
	}
}
