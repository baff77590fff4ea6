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

func main() {
	body, _ := json.Marshal(map[string]any{
		"click_id":     os.Getenv("CLICK_ID"),
		"customer_key": "user_42",
		"email":        "ada@brand.dev",
	})
	request, err := http.NewRequest("POST", os.Getenv("REFERRAL_BASE_URL")+"/api/v1/track/lead", bytes.NewReader(body))
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
