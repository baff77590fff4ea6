package main

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"html/template"
	"log"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"

	referral "github.com/referral-tracking/referral-tracking/sdks/go"
	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

const priceCents = 4900

var page = template.Must(template.New("page").Parse(`<!doctype html><title>Brand</title>
<script src="{{.Service}}/referral.js" defer></script>
{{if eq .Action ""}}<p>Thank you.</p>{{else}}
<form method="post" action="{{.Action}}">
  {{if eq .Action "/signup"}}<input name="email" type="email" required><button>Sign up</button>{{else}}<button>Buy</button>{{end}}
</form>{{end}}`))

func show(action string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		page.Execute(w, map[string]string{"Service": os.Getenv("REFERRAL_BASE_URL"), "Action": action})
	}
}

func signUp(referrals *referral.Outbox) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		userID := "user_" + rand.Text() // your own user record

		if cookie, err := r.Cookie("service_click_id"); err == nil {
			referrals.Lead(api.LeadRequest{
				ClickID:     &cookie.Value,
				CustomerKey: &userID,
				Email:       referral.Ptr(r.FormValue("email")),
			})
		}

		// Your own session stands here.
		http.SetCookie(w, &http.Cookie{Name: "user", Value: userID, HttpOnly: true, SameSite: http.SameSiteLaxMode})
		http.Redirect(w, r, "/account", http.StatusSeeOther)
	}
}

func pay(referrals *referral.Outbox) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		user, err := r.Cookie("user")
		if err != nil {
			http.Redirect(w, r, "/", http.StatusSeeOther)
			return
		}
		orderID := "brand-" + rand.Text() // your own order, once it is paid

		referrals.Sale(api.SaleRequest{
			TransactionID: &orderID,
			AmountCents:   priceCents,
			Currency:      referral.Ptr(api.SaleRequestCurrencyUSD),
			CustomerKey:   &user.Value,
		})

		http.Redirect(w, r, "/thanks", http.StatusSeeOther)
	}
}

func main() {
	referrals := newReferrals()
	mux := http.NewServeMux()
	mux.HandleFunc("GET /{$}", show("/signup"))
	mux.HandleFunc("POST /signup", signUp(referrals))
	mux.HandleFunc("GET /account", show("/pay"))
	mux.HandleFunc("POST /pay", pay(referrals))
	mux.HandleFunc("GET /thanks", show(""))
	server := http.Server{Addr: "127.0.0.1:" + cmp.Or(os.Getenv("PORT"), "8000"), Handler: mux}

	stop, cancel := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer cancel()
	go func() {
		log.Printf("Open http://%s/?aff=anna", server.Addr)
		if err := server.ListenAndServe(); !errors.Is(err, http.ErrServerClosed) {
			log.Fatal(err)
		}
	}()
	<-stop.Done()

	// Finishes active requests, then sends what is pending.
	end, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	server.Shutdown(end)
	if left := referrals.Close(end); left > 0 {
		log.Println(left, "referral events were not sent")
	}
}
