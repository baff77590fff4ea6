package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
)

func main() {
	body := strings.NewReader(`{"affiliate_url": "https://brand.dev/?aff=anna"}`)
	response, err := http.Post(os.Getenv("REFERRAL_BASE_URL")+"/api/v1/track/click", "application/json", body)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	io.Copy(os.Stdout, response.Body)
	fmt.Println()
}
