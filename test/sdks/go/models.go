package main

import (
	"encoding/json"
	"os"

	referral "github.com/referral-tracking/referral-tracking/sdks/go"
	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

// models writes and reads what is easily lost.
func models(world) object {
	var answer api.WebhookAnswer
	must(answer, json.Unmarshal([]byte(os.Args[2]), &answer))
	var extended api.AdditionalData
	must(extended, json.Unmarshal([]byte(`{"test_mode": true, "plan": "pro"}`), &extended))
	webhook := answer.Data
	return object{
		"kept":           api.UpdateLinkRequest{Enabled: referral.Ptr(false)},
		"cleared":        api.UpdateLinkRequest{Destination: referral.Clear[string]()},
		"cleared list":   api.UpdateWebhookRequest{Types: referral.Ptr([]api.WebhookEventType(nil))},
		"cleared object": api.UpdateWebhookRequest{Header: referral.Clear[api.UpdateWebhookRequestHeader]()},
		"set object":     api.UpdateWebhookRequest{Header: referral.Set(api.UpdateWebhookRequestHeader{Name: "X-Key", Value: "k"})},
		"other fields":   extended,
		"read":           object{"types": webhook.Types, "status": webhook.Status, "year": webhook.CreatedAt.Year()},
	}
}
