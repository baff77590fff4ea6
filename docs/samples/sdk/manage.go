package main

import (
	"context"
	"fmt"
	"log"
	"os"
	"strconv"

	referral "github.com/referral-tracking/referral-tracking/sdks/go"
	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

func main() {
	client, err := referral.NewManagement(os.Getenv("REFERRAL_BASE_URL"), referral.ManagementOptions{
		Token: os.Getenv("REFERRAL_API_TOKEN"),
	})
	if err != nil {
		log.Fatal(err)
	}
	program, err := strconv.ParseInt(os.Getenv("REFERRAL_PROGRAM_ID"), 10, 64)
	if err != nil {
		log.Fatal(err)
	}

	ctx := context.Background()
	applied := api.ListPartnersParams{Status: referral.Ptr(api.PartnerStatus("applied"))}
	for partner, err := range client.Partners.ListAll(ctx, program, &applied) {
		if err != nil {
			log.Fatal(err)
		}
		if _, err := client.Partners.Approve(ctx, program, partner.ID); err != nil {
			log.Fatal(err)
		}
		link, err := client.Links.Create(ctx, program, api.CreateLinkRequest{PartnerID: partner.ID})
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(partner.Name, link.Data.URL)
	}
}
