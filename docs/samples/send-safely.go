package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"strconv"
	"time"
)

type answer struct {
	SaleID *int `json:"sale_id"`
	Error  struct {
		Code    string
		Message string
		Details struct {
			SaleID  *int  `json:"sale_id"`
			Matches *bool `json:"matches"`
		}
	}
}

var client = http.Client{Timeout: 10 * time.Second}

func send(content []byte) (status int, header http.Header, body answer) {
	request, err := http.NewRequest("POST", os.Getenv("REFERRAL_BASE_URL")+"/api/v1/track/sale", bytes.NewReader(content))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("REFERRAL_API_KEY"))
	request.Header.Set("Content-Type", "application/json")
	response, err := client.Do(request)
	if err != nil {
		// Treat a missing response like a 500: the sale may or may not be recorded.
		body.Error.Message = err.Error()
		return 500, nil, body
	}
	defer response.Body.Close()
	json.NewDecoder(response.Body).Decode(&body)
	return response.StatusCode, response.Header, body
}

// recordSale records a sale once, no matter how often it is sent; it returns its
// sale_id, or nil when the sale is not attributed.
func recordSale(sale map[string]any, attempts int) (*int, error) {
	content, _ := json.Marshal(sale)
	for attempt := 1; ; attempt++ {
		status, header, body := send(content)
		if status == 200 {
			return body.SaleID, nil
		}
		// An earlier attempt has recorded it, unless the recorded sale is another one.
		if status == 409 && (body.Error.Details.Matches == nil || *body.Error.Details.Matches) {
			return body.Error.Details.SaleID, nil
		}
		// This 500 means that the sale is stored. The operator repairs its commission; a retry would not.
		isStored := body.Error.Message == "Failed to create commission"
		mayRepeat := status == 429 || (status >= 500 && !isStored)
		if !mayRepeat || attempt == attempts {
			return nil, fmt.Errorf("%s: %s", body.Error.Code, body.Error.Message)
		}
		wait := 1 << attempt
		if seconds, err := strconv.Atoi(header.Get("Retry-After")); err == nil {
			wait = seconds
		}
		time.Sleep(time.Duration(wait) * time.Second)
	}
}

func main() {
	sale := map[string]any{
		"transaction_id": "brand-order-1001",
		"amount_cents":   9900,
		"currency":       "USD",
		"customer_key":   "user_42",
	}
	saleID, err := recordSale(sale, 5)
	if err != nil {
		log.Fatal(err)
	}
	if saleID != nil {
		fmt.Println("sale_id", *saleID)
	}
}
