package webhook

import (
	"fmt"
	"io"
	"net/http"
	"os"

	referral "github.com/referral-tracking/referral-tracking/sdks/go"
	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

// Receive answers a request to the endpoint.
func Receive(w http.ResponseWriter, r *http.Request) {
	// The signature is over the bytes, so nothing may parse them before.
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 64<<10))
	if err != nil {
		http.Error(w, "not read", http.StatusBadRequest)
		return
	}
	event, err := referral.VerifyWebhook(body, r.Header, os.Getenv("WEBHOOK_SECRET"))
	if err != nil {
		http.Error(w, "not verified", http.StatusBadRequest)
		return
	}
	if value, err := event.ValueByDiscriminator(); err == nil {
		if sale, ok := value.(api.SaleEvent); ok {
			fmt.Println(sale.Data.Object.AmountCents)
		}
	}
	w.WriteHeader(http.StatusNoContent)
}
