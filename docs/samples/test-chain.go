package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
)

func call(method, path string, body any) {
	var content io.Reader
	if body != nil {
		text, _ := json.Marshal(body)
		content = bytes.NewReader(text)
	}
	request, err := http.NewRequest(method, os.Getenv("REFERRAL_BASE_URL")+"/api/v1/"+path, content)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("REFERRAL_API_KEY"))
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	io.Copy(os.Stdout, response.Body)
	fmt.Println()
}

func main() {
	type fields map[string]any
	test := fields{"test_mode": true}
	call("POST", "track/click", fields{"affiliate_url": "https://brand.dev/?aff=anna", "additional_data": test})
	call("POST", "track/lead", fields{"customer_key": "user_42", "additional_data": test})
	call("POST", "track/sale", fields{"amount_cents": 9900, "additional_data": test})
	call("GET", "programs/me/readiness", nil)
}
