package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
)

func main() {
	request, err := http.NewRequest("GET", os.Getenv("REFERRAL_BASE_URL")+"/api/v1/programs/me/readiness", nil)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("REFERRAL_API_KEY"))
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	var body struct {
		Warnings []struct {
			Message  string
			Hint     string
			RotateBy string `json:"rotate_by"`
			DocsURL  string `json:"docs_url"`
		}
	}
	if err := json.NewDecoder(response.Body).Decode(&body); err != nil {
		log.Fatal(err)
	}
	for _, warning := range body.Warnings {
		fmt.Println(warning.Message, warning.Hint, "Deadline:", warning.RotateBy, warning.DocsURL)
	}
	fmt.Println("Sunset:", response.Header.Get("Sunset"))
}
