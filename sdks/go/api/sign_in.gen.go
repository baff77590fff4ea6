// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"net/http"
	"time"
)

type CliAuthStartAnswer struct {
	// The session.
	Data struct {
		// The page on which the person signs in.
		AuthURL string `json:"auth_url"`
		// When the session expires, five minutes after its start.
		ExpiresAt time.Time `json:"expires_at"`
		// How long to wait between two polls.
		IntervalSeconds int64 `json:"interval_seconds"`
		// The address to poll for the result.
		PollURL string `json:"poll_url"`
		// Identifies the session.
		State string `json:"state"`
		// Also shown on the page, so that the person can compare the two.
		UserCode string `json:"user_code"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type CliAuthCallbackRequest struct {
	// The issuer's ID token, with the nonce of the confirmed session.
	IDToken string `json:"id_token"`
	// The session's `state`.
	State string `json:"state"`
}

// CliAuthCallbackAnswerDataStatus: Always `complete`.
type CliAuthCallbackAnswerDataStatus string

// The known values of CliAuthCallbackAnswerDataStatus.
const (
	CliAuthCallbackAnswerDataStatusComplete CliAuthCallbackAnswerDataStatus = "complete"
)

// Valid reports whether the value is a known one.
func (e CliAuthCallbackAnswerDataStatus) Valid() bool {
	return isOneOf(e, CliAuthCallbackAnswerDataStatusComplete)
}

type CliAuthCallbackAnswer struct {
	// The session.
	Data struct {
		// Always `complete`.
		Status CliAuthCallbackAnswerDataStatus `json:"status"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// CliAuthPollAnswerDataStatus: The state of the session.
type CliAuthPollAnswerDataStatus string

// The known values of CliAuthPollAnswerDataStatus.
const (
	CliAuthPollAnswerDataStatusPending  CliAuthPollAnswerDataStatus = "pending"
	CliAuthPollAnswerDataStatusComplete CliAuthPollAnswerDataStatus = "complete"
	CliAuthPollAnswerDataStatusExpired  CliAuthPollAnswerDataStatus = "expired"
)

// Valid reports whether the value is a known one.
func (e CliAuthPollAnswerDataStatus) Valid() bool {
	return isOneOf(e, CliAuthPollAnswerDataStatusPending, CliAuthPollAnswerDataStatusComplete, CliAuthPollAnswerDataStatusExpired)
}

type CliAuthPollAnswer struct {
	// The session.
	Data struct {
		// With `complete`: the account's advertiser, or null.
		AdvertiserID *int64 `json:"advertiser_id,omitempty"`
		// With `complete`: the address of the account.
		Email *string `json:"email,omitempty"`
		// The state of the session.
		Status CliAuthPollAnswerDataStatus `json:"status"`
		// With `complete`: the login token, in plain text only here.
		Token *string `json:"token,omitempty"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// CliAuthLogoutAnswerDataStatus: The token is no longer accepted.
type CliAuthLogoutAnswerDataStatus string

// The known values of CliAuthLogoutAnswerDataStatus.
const (
	SignedOut CliAuthLogoutAnswerDataStatus = "signed_out"
)

// Valid reports whether the value is a known one.
func (e CliAuthLogoutAnswerDataStatus) Valid() bool { return isOneOf(e, SignedOut) }

type CliAuthLogoutAnswer struct {
	// The login token.
	Data struct {
		// The token is no longer accepted.
		Status CliAuthLogoutAnswerDataStatus `json:"status"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// CliInitRequestCommissionType: `percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale.
type CliInitRequestCommissionType string

// The known values of CliInitRequestCommissionType.
const (
	CliInitRequestCommissionTypePercent          CliInitRequestCommissionType = "percent"
	CliInitRequestCommissionTypeFixed            CliInitRequestCommissionType = "fixed"
	CliInitRequestCommissionTypeRecurringPercent CliInitRequestCommissionType = "recurring_percent"
	CliInitRequestCommissionTypeRecurringFixed   CliInitRequestCommissionType = "recurring_fixed"
)

// Valid reports whether the value is a known one.
func (e CliInitRequestCommissionType) Valid() bool {
	return isOneOf(e, CliInitRequestCommissionTypePercent, CliInitRequestCommissionTypeFixed, CliInitRequestCommissionTypeRecurringPercent, CliInitRequestCommissionTypeRecurringFixed)
}

type CliInitRequest struct {
	// The account's own advertiser.
	AdvertiserID *int64 `json:"advertiser_id,omitempty"`
	// Percent of the amount, at most 100, or major units of the program's currency, at most 1000000.
	CommissionRate float64 `json:"commission_rate"`
	// `percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale.
	CommissionType CliInitRequestCommissionType `json:"commission_type"`
	// The brand's host name.
	Domain string `json:"domain"`
	// The name of the program.
	Name string `json:"name"`
}

type CliInitAnswer struct {
	// The program and its key.
	Data struct {
		// Its API key, in plain text only here.
		APIKey string `json:"api_key"`
		// Its domain.
		Domain string `json:"domain"`
		// Its name.
		Name string `json:"name"`
		// The program.
		ProgramID int64 `json:"program_id"`
		// Its name in URLs, unique in the service: its first name in lower case, with hyphens, without accents.
		ProgramSlug string `json:"program_slug"`
	} `json:"data"`
	// Hints about a request that was accepted: something in it is probably a mistake.
	Notices *Notices `json:"notices,omitempty"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// CliProgramsAnswerDataCommissionCurrency: The currency of the fixed types.
type CliProgramsAnswerDataCommissionCurrency string

// The known values of CliProgramsAnswerDataCommissionCurrency.
const (
	CliProgramsAnswerDataCommissionCurrencyUSD CliProgramsAnswerDataCommissionCurrency = "USD"
	CliProgramsAnswerDataCommissionCurrencyEUR CliProgramsAnswerDataCommissionCurrency = "EUR"
	CliProgramsAnswerDataCommissionCurrencyVND CliProgramsAnswerDataCommissionCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e CliProgramsAnswerDataCommissionCurrency) Valid() bool {
	return isOneOf(e, CliProgramsAnswerDataCommissionCurrencyUSD, CliProgramsAnswerDataCommissionCurrencyEUR, CliProgramsAnswerDataCommissionCurrencyVND)
}

// CliProgramsAnswerDataCommissionType: The commission type.
type CliProgramsAnswerDataCommissionType string

// The known values of CliProgramsAnswerDataCommissionType.
const (
	CliProgramsAnswerDataCommissionTypePercent          CliProgramsAnswerDataCommissionType = "percent"
	CliProgramsAnswerDataCommissionTypeFixed            CliProgramsAnswerDataCommissionType = "fixed"
	CliProgramsAnswerDataCommissionTypeRecurringPercent CliProgramsAnswerDataCommissionType = "recurring_percent"
	CliProgramsAnswerDataCommissionTypeRecurringFixed   CliProgramsAnswerDataCommissionType = "recurring_fixed"
)

// Valid reports whether the value is a known one.
func (e CliProgramsAnswerDataCommissionType) Valid() bool {
	return isOneOf(e, CliProgramsAnswerDataCommissionTypePercent, CliProgramsAnswerDataCommissionTypeFixed, CliProgramsAnswerDataCommissionTypeRecurringPercent, CliProgramsAnswerDataCommissionTypeRecurringFixed)
}

// CliProgramsAnswerDataStatus: The state of its integration: the `state` of its readiness.
type CliProgramsAnswerDataStatus string

// The known values of CliProgramsAnswerDataStatus.
const (
	CliProgramsAnswerDataStatusDraft               CliProgramsAnswerDataStatus = "draft"
	CliProgramsAnswerDataStatusConfiguring         CliProgramsAnswerDataStatus = "configuring"
	CliProgramsAnswerDataStatusReady               CliProgramsAnswerDataStatus = "ready"
	CliProgramsAnswerDataStatusIntegrationVerified CliProgramsAnswerDataStatus = "integration_verified"
	CliProgramsAnswerDataStatusLiveVerified        CliProgramsAnswerDataStatus = "live_verified"
)

// Valid reports whether the value is a known one.
func (e CliProgramsAnswerDataStatus) Valid() bool {
	return isOneOf(e, CliProgramsAnswerDataStatusDraft, CliProgramsAnswerDataStatusConfiguring, CliProgramsAnswerDataStatusReady, CliProgramsAnswerDataStatusIntegrationVerified, CliProgramsAnswerDataStatusLiveVerified)
}

type CliProgramsAnswer struct {
	// The programs, oldest first.
	Data []struct {
		// The commission of partners.
		Commission struct {
			// The currency of the fixed types.
			Currency CliProgramsAnswerDataCommissionCurrency `json:"currency"`
			// Percent, or major units of the currency.
			Rate float64 `json:"rate"`
			// The commission type.
			Type CliProgramsAnswerDataCommissionType `json:"type"`
		} `json:"commission"`
		// When it was created.
		CreatedAt time.Time `json:"created_at"`
		// Its domain.
		Domain string `json:"domain"`
		// The program.
		ID int64 `json:"id"`
		// Its name.
		Name string `json:"name"`
		// Partners who have joined.
		Partners int64 `json:"partners"`
		// Its name in URLs, unique in the service: its first name in lower case, with hyphens, without accents.
		Slug string `json:"slug"`
		// The state of its integration: the `state` of its readiness.
		Status CliProgramsAnswerDataStatus `json:"status"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// CliAuthPollParams are the parameters of CliAuthPoll.
type CliAuthPollParams struct {
	State string `form:"state" json:"state"`
}

// CliAuthStart sends POST /api/v1/cli/auth/start.
func (c *Client) CliAuthStart(ctx context.Context, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", "/api/v1/cli/auth/start", nil, nil, reqEditors)
}

// CliAuthCallback sends POST /api/v1/cli/auth/callback.
func (c *Client) CliAuthCallback(ctx context.Context, body CliAuthCallbackRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", "/api/v1/cli/auth/callback", nil, body, reqEditors)
}

// CliAuthPoll sends GET /api/v1/cli/auth/poll.
func (c *Client) CliAuthPoll(ctx context.Context, params *CliAuthPollParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", "/api/v1/cli/auth/poll", params, nil, reqEditors)
}

// CliAuthLogout sends POST /api/v1/cli/auth/logout.
func (c *Client) CliAuthLogout(ctx context.Context, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", "/api/v1/cli/auth/logout", nil, nil, reqEditors)
}

// CliInit sends POST /api/v1/cli/init.
func (c *Client) CliInit(ctx context.Context, body CliInitRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", "/api/v1/cli/init", nil, body, reqEditors)
}

// CliPrograms sends GET /api/v1/cli/programs.
func (c *Client) CliPrograms(ctx context.Context, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", "/api/v1/cli/programs", nil, nil, reqEditors)
}
