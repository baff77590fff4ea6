package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
	"time"
)

const format = `{"id": "evt_1", "type": "checkout.session.completed", "created": %d, "livemode": true, "data": {
  "object": {"id": "cs_1", "object": "checkout.session", "mode": "payment", "payment_status": "paid",
    "amount_total": 9900, "currency": "usd", "payment_intent": "pi_1", "client_reference_id": "user_42"}}}`

func main() {
	now := time.Now().Unix()
	event := fmt.Sprintf(format, now)
	signature := hmac.New(sha256.New, []byte(os.Getenv("WEBHOOK_SECRET")))
	fmt.Fprintf(signature, "%d.%s", now, event)

	address := os.Getenv("REFERRAL_BASE_URL") + "/api/v1/webhooks/stripe/" + os.Getenv("PROGRAM_ID")
	request, err := http.NewRequest("POST", address, strings.NewReader(event))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Stripe-Signature", fmt.Sprintf("t=%d,v1=%x", now, signature.Sum(nil)))
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	io.Copy(os.Stdout, response.Body)
	fmt.Println()
}
