package main

import (
	"errors"
	"net/http"

	referral "github.com/referral-tracking/referral-tracking/sdks/go"
)

// What the verifier says of requests.

type webhookCase struct {
	Body    string            `json:"body"`
	Headers map[string]string `json:"headers"`
	Secrets []string          `json:"secrets"`
}

func verdictOn(one webhookCase) string {
	header := http.Header{}
	for name, value := range one.Headers {
		header.Set(name, value)
	}
	event, err := referral.VerifyWebhook([]byte(one.Body), header, one.Secrets...)
	if errors.Is(err, referral.ErrWebhook) {
		return "refused"
	}
	kind := must(must(event, err).Discriminator())
	// An event of a type that the SDK does not know has no value of its own.
	if _, err := event.ValueByDiscriminator(); err != nil && err.Error() != "unknown discriminator value: "+kind {
		panic(err)
	}
	return kind
}

func webhooks(w world) object {
	verdicts := []string{}
	for _, one := range w.Cases {
		verdicts = append(verdicts, verdictOn(one))
	}
	return object{"verdicts": verdicts}
}
