// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"fmt"
	"net/http"
	"time"
)

type ManagedProgramList struct {
	// The programs of the page.
	Data []ManagedProgram `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// ManagedProgramCodePolicy: What decides if a customer has both a click and a discount code.
type ManagedProgramCodePolicy string

// The known values of ManagedProgramCodePolicy.
const (
	ManagedProgramCodePolicyCodeFirst  ManagedProgramCodePolicy = "code_first"
	ManagedProgramCodePolicyClickFirst ManagedProgramCodePolicy = "click_first"
)

// Valid reports whether the value is a known one.
func (e ManagedProgramCodePolicy) Valid() bool {
	return isOneOf(e, ManagedProgramCodePolicyCodeFirst, ManagedProgramCodePolicyClickFirst)
}

// ManagedProgramCommissionBase: The amount that commissions of payment events are computed on: `net` is what the customer paid without tax and shipping, `gross` is all of it.
type ManagedProgramCommissionBase string

// The known values of ManagedProgramCommissionBase.
const (
	ManagedProgramCommissionBaseNet   ManagedProgramCommissionBase = "net"
	ManagedProgramCommissionBaseGross ManagedProgramCommissionBase = "gross"
)

// Valid reports whether the value is a known one.
func (e ManagedProgramCommissionBase) Valid() bool {
	return isOneOf(e, ManagedProgramCommissionBaseNet, ManagedProgramCommissionBaseGross)
}

// ManagedProgramCommissionType: The commission type.
type ManagedProgramCommissionType string

// The known values of ManagedProgramCommissionType.
const (
	ManagedProgramCommissionTypePercent          ManagedProgramCommissionType = "percent"
	ManagedProgramCommissionTypeFixed            ManagedProgramCommissionType = "fixed"
	ManagedProgramCommissionTypeRecurringPercent ManagedProgramCommissionType = "recurring_percent"
	ManagedProgramCommissionTypeRecurringFixed   ManagedProgramCommissionType = "recurring_fixed"
)

// Valid reports whether the value is a known one.
func (e ManagedProgramCommissionType) Valid() bool {
	return isOneOf(e, ManagedProgramCommissionTypePercent, ManagedProgramCommissionTypeFixed, ManagedProgramCommissionTypeRecurringPercent, ManagedProgramCommissionTypeRecurringFixed)
}

// ManagedProgramCurrency: The currency of the fixed types and of sales that name none.
type ManagedProgramCurrency string

// The known values of ManagedProgramCurrency.
const (
	ManagedProgramCurrencyUSD ManagedProgramCurrency = "USD"
	ManagedProgramCurrencyEUR ManagedProgramCurrency = "EUR"
	ManagedProgramCurrencyVND ManagedProgramCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e ManagedProgramCurrency) Valid() bool {
	return isOneOf(e, ManagedProgramCurrencyUSD, ManagedProgramCurrencyEUR, ManagedProgramCurrencyVND)
}

// ManagedProgramJoinPolicy: How partners join.
type ManagedProgramJoinPolicy string

// The known values of ManagedProgramJoinPolicy.
const (
	ManagedProgramJoinPolicyInvite ManagedProgramJoinPolicy = "invite"
	ManagedProgramJoinPolicyApply  ManagedProgramJoinPolicy = "apply"
	ManagedProgramJoinPolicyOpen   ManagedProgramJoinPolicy = "open"
)

// Valid reports whether the value is a known one.
func (e ManagedProgramJoinPolicy) Valid() bool {
	return isOneOf(e, ManagedProgramJoinPolicyInvite, ManagedProgramJoinPolicyApply, ManagedProgramJoinPolicyOpen)
}

// ManagedProgramLeadAuth: Whether leads from browsers settle.
type ManagedProgramLeadAuth string

// The known values of ManagedProgramLeadAuth.
const (
	ManagedProgramLeadAuthServerRequired ManagedProgramLeadAuth = "server_required"
	ManagedProgramLeadAuthBrowserAllowed ManagedProgramLeadAuth = "browser_allowed"
)

// Valid reports whether the value is a known one.
func (e ManagedProgramLeadAuth) Valid() bool {
	return isOneOf(e, ManagedProgramLeadAuthServerRequired, ManagedProgramLeadAuthBrowserAllowed)
}

// ManagedProgramRole: The role of the caller's account.
type ManagedProgramRole string

// The known values of ManagedProgramRole.
const (
	ManagedProgramRoleOwner  ManagedProgramRole = "owner"
	ManagedProgramRoleAdmin  ManagedProgramRole = "admin"
	ManagedProgramRoleViewer ManagedProgramRole = "viewer"
)

// Valid reports whether the value is a known one.
func (e ManagedProgramRole) Valid() bool {
	return isOneOf(e, ManagedProgramRoleOwner, ManagedProgramRoleAdmin, ManagedProgramRoleViewer)
}

// ManagedProgramStatus: Keys of an archived program are refused, and its links are disabled.
type ManagedProgramStatus string

// The known values of ManagedProgramStatus.
const (
	ManagedProgramStatusActive   ManagedProgramStatus = "active"
	ManagedProgramStatusArchived ManagedProgramStatus = "archived"
)

// Valid reports whether the value is a known one.
func (e ManagedProgramStatus) Valid() bool {
	return isOneOf(e, ManagedProgramStatusActive, ManagedProgramStatusArchived)
}

// ManagedProgram: A program, as its members see it.
type ManagedProgram struct {
	// When it was archived.
	ArchivedAt *time.Time `json:"archived_at"`
	// The greatest age of a click.
	AttributionWindowDays int64 `json:"attribution_window_days"`
	// Whether commissions are approved after the holding period.
	AutoApprove bool `json:"auto_approve"`
	// How the program looks to its partners.
	Brand Brand `json:"brand"`
	// What decides if a customer has both a click and a discount code.
	CodePolicy ManagedProgramCodePolicy `json:"code_policy"`
	// The amount that commissions of payment events are computed on: `net` is what the customer paid without tax and shipping, `gross` is all of it.
	CommissionBase ManagedProgramCommissionBase `json:"commission_base"`
	// Whether the net amount has the shipping in it.
	CommissionOnShipping bool `json:"commission_on_shipping"`
	// Percent, or major units of the currency.
	CommissionRate float64 `json:"commission_rate"`
	// The commission type.
	CommissionType ManagedProgramCommissionType `json:"commission_type"`
	// The lifetime of the click cookie.
	CookieWindowDays int64 `json:"cookie_window_days"`
	// When it was created.
	CreatedAt time.Time `json:"created_at"`
	// The currency of the fixed types and of sales that name none.
	Currency ManagedProgramCurrency `json:"currency"`
	// Whether it is the demo of a first start, with invented events.
	Demo bool `json:"demo"`
	// Its domain.
	Domain string `json:"domain"`
	// Whether a customer keeps the terms of their first recorded sale, through changes of terms and moves.
	Grandfather bool `json:"grandfather"`
	// After this number of days `auto_approve` approves a commission.
	HoldingPeriodDays int64 `json:"holding_period_days"`
	// The program.
	ID int64 `json:"id"`
	// How partners join.
	JoinPolicy ManagedProgramJoinPolicy `json:"join_policy"`
	// Whether leads from browsers settle.
	LeadAuth ManagedProgramLeadAuth `json:"lead_auth"`
	// Paid for each settled lead, in the smallest currency unit.
	LeadCommissionCents *int64 `json:"lead_commission_cents"`
	// How many sales of one customer earn, whatever becomes of their commissions.
	MaxCommissions *int64 `json:"max_commissions"`
	// For how many months a customer's sales earn, counted from the time of the first recorded sale, in UTC.
	MaxMonths *int64 `json:"max_months"`
	// The least amount of a payout, in the smallest currency unit.
	MinimumPayoutCents int64 `json:"minimum_payout_cents"`
	// The kinds of mails that the program does not send, neither to partners nor to owners.
	MutedMails []MailKind `json:"muted_mails"`
	// Its name.
	Name string `json:"name"`
	// The browser origins that may send clicks and leads.
	Origins []string `json:"origins"`
	// Whether partners may create links.
	PartnerLinks bool `json:"partner_links"`
	// Whether partners may have postbacks.
	PartnerPostbacks bool `json:"partner_postbacks"`
	// What people who join or apply are asked.
	Questions []Question `json:"questions"`
	// The role of the caller's account.
	Role ManagedProgramRole `json:"role"`
	// Its name in URLs, unique in the service: its first name in lower case, with hyphens, without accents.
	Slug string `json:"slug"`
	// Keys of an archived program are refused, and its links are disabled.
	Status ManagedProgramStatus `json:"status"`
}

// Question: What the program asks people who join or apply.
type Question struct {
	// Whether nobody can join or apply without an answer.
	Required bool `json:"required"`
	// The question.
	Text string `json:"text"`
}

// CreateProgramRequestCodePolicy: What decides if a customer has both a click and a discount code.
type CreateProgramRequestCodePolicy string

// The known values of CreateProgramRequestCodePolicy.
const (
	CreateProgramRequestCodePolicyCodeFirst  CreateProgramRequestCodePolicy = "code_first"
	CreateProgramRequestCodePolicyClickFirst CreateProgramRequestCodePolicy = "click_first"
)

// Valid reports whether the value is a known one.
func (e CreateProgramRequestCodePolicy) Valid() bool {
	return isOneOf(e, CreateProgramRequestCodePolicyCodeFirst, CreateProgramRequestCodePolicyClickFirst)
}

// CreateProgramRequestCommissionBase: The amount that commissions of payment events are computed on: `net` is what the customer paid without tax and shipping, `gross` is all of it.
type CreateProgramRequestCommissionBase string

// The known values of CreateProgramRequestCommissionBase.
const (
	CreateProgramRequestCommissionBaseNet   CreateProgramRequestCommissionBase = "net"
	CreateProgramRequestCommissionBaseGross CreateProgramRequestCommissionBase = "gross"
)

// Valid reports whether the value is a known one.
func (e CreateProgramRequestCommissionBase) Valid() bool {
	return isOneOf(e, CreateProgramRequestCommissionBaseNet, CreateProgramRequestCommissionBaseGross)
}

// CreateProgramRequestCommissionType: `percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale.
type CreateProgramRequestCommissionType string

// The known values of CreateProgramRequestCommissionType.
const (
	CreateProgramRequestCommissionTypePercent          CreateProgramRequestCommissionType = "percent"
	CreateProgramRequestCommissionTypeFixed            CreateProgramRequestCommissionType = "fixed"
	CreateProgramRequestCommissionTypeRecurringPercent CreateProgramRequestCommissionType = "recurring_percent"
	CreateProgramRequestCommissionTypeRecurringFixed   CreateProgramRequestCommissionType = "recurring_fixed"
)

// Valid reports whether the value is a known one.
func (e CreateProgramRequestCommissionType) Valid() bool {
	return isOneOf(e, CreateProgramRequestCommissionTypePercent, CreateProgramRequestCommissionTypeFixed, CreateProgramRequestCommissionTypeRecurringPercent, CreateProgramRequestCommissionTypeRecurringFixed)
}

// CreateProgramRequestCurrency: The currency of the fixed types and of sales that name none.
type CreateProgramRequestCurrency string

// The known values of CreateProgramRequestCurrency.
const (
	CreateProgramRequestCurrencyUSD CreateProgramRequestCurrency = "USD"
	CreateProgramRequestCurrencyEUR CreateProgramRequestCurrency = "EUR"
	CreateProgramRequestCurrencyVND CreateProgramRequestCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e CreateProgramRequestCurrency) Valid() bool {
	return isOneOf(e, CreateProgramRequestCurrencyUSD, CreateProgramRequestCurrencyEUR, CreateProgramRequestCurrencyVND)
}

// CreateProgramRequestJoinPolicy: How partners join: by invitation, by application, or freely.
type CreateProgramRequestJoinPolicy string

// The known values of CreateProgramRequestJoinPolicy.
const (
	CreateProgramRequestJoinPolicyInvite CreateProgramRequestJoinPolicy = "invite"
	CreateProgramRequestJoinPolicyApply  CreateProgramRequestJoinPolicy = "apply"
	CreateProgramRequestJoinPolicyOpen   CreateProgramRequestJoinPolicy = "open"
)

// Valid reports whether the value is a known one.
func (e CreateProgramRequestJoinPolicy) Valid() bool {
	return isOneOf(e, CreateProgramRequestJoinPolicyInvite, CreateProgramRequestJoinPolicyApply, CreateProgramRequestJoinPolicyOpen)
}

// CreateProgramRequestLeadAuth: Whether leads from browsers settle.
type CreateProgramRequestLeadAuth string

// The known values of CreateProgramRequestLeadAuth.
const (
	CreateProgramRequestLeadAuthServerRequired CreateProgramRequestLeadAuth = "server_required"
	CreateProgramRequestLeadAuthBrowserAllowed CreateProgramRequestLeadAuth = "browser_allowed"
)

// Valid reports whether the value is a known one.
func (e CreateProgramRequestLeadAuth) Valid() bool {
	return isOneOf(e, CreateProgramRequestLeadAuthServerRequired, CreateProgramRequestLeadAuthBrowserAllowed)
}

type CreateProgramRequest struct {
	// The greatest age of a click.
	AttributionWindowDays *int64 `json:"attribution_window_days,omitempty"`
	// Whether commissions are approved after the holding period.
	AutoApprove *bool `json:"auto_approve,omitempty"`
	// What decides if a customer has both a click and a discount code.
	CodePolicy *CreateProgramRequestCodePolicy `json:"code_policy,omitempty"`
	// The amount that commissions of payment events are computed on: `net` is what the customer paid without tax and shipping, `gross` is all of it.
	CommissionBase *CreateProgramRequestCommissionBase `json:"commission_base,omitempty"`
	// Whether the net amount has the shipping in it.
	CommissionOnShipping *bool `json:"commission_on_shipping,omitempty"`
	// Percent of the amount, at most 100, or major units of the program's currency, at most 1000000.
	CommissionRate float64 `json:"commission_rate"`
	// `percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale.
	CommissionType CreateProgramRequestCommissionType `json:"commission_type"`
	// The lifetime of the click cookie.
	CookieWindowDays *int64 `json:"cookie_window_days,omitempty"`
	// The currency of the fixed types and of sales that name none.
	Currency *CreateProgramRequestCurrency `json:"currency,omitempty"`
	// The brand's host name.
	Domain string `json:"domain"`
	// Whether a customer keeps the terms of their first recorded sale, through changes of terms and moves.
	Grandfather *bool `json:"grandfather,omitempty"`
	// After this number of days `auto_approve` approves a commission.
	HoldingPeriodDays *int64 `json:"holding_period_days,omitempty"`
	// How partners join: by invitation, by application, or freely.
	JoinPolicy *CreateProgramRequestJoinPolicy `json:"join_policy,omitempty"`
	// Whether leads from browsers settle.
	LeadAuth *CreateProgramRequestLeadAuth `json:"lead_auth,omitempty"`
	// Paid for each settled lead, in the smallest currency unit.
	LeadCommissionCents *int64 `json:"lead_commission_cents,omitempty"`
	// How many sales of one customer earn, whatever becomes of their commissions.
	MaxCommissions *int64 `json:"max_commissions,omitempty"`
	// For how many months a customer's sales earn, counted from the time of the first recorded sale, in UTC.
	MaxMonths *int64 `json:"max_months,omitempty"`
	// The least amount of a payout, in the smallest currency unit.
	MinimumPayoutCents *int64 `json:"minimum_payout_cents,omitempty"`
	// The name of the program.
	Name string `json:"name"`
	// Whether partners may create links.
	PartnerLinks *bool `json:"partner_links,omitempty"`
}

type CreateProgramAnswer struct {
	// The program and its first key.
	Data struct {
		// Its API key, in plain text only here.
		APIKey string `json:"api_key"`
		// A program, as its members see it.
		Program ManagedProgram `json:"program"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type ManagedProgramAnswer struct {
	// A program, as its members see it.
	Data ManagedProgram `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// UpdateProgramRequestCodePolicy: What decides if a customer has both a click and a discount code.
type UpdateProgramRequestCodePolicy string

// The known values of UpdateProgramRequestCodePolicy.
const (
	UpdateProgramRequestCodePolicyCodeFirst  UpdateProgramRequestCodePolicy = "code_first"
	UpdateProgramRequestCodePolicyClickFirst UpdateProgramRequestCodePolicy = "click_first"
)

// Valid reports whether the value is a known one.
func (e UpdateProgramRequestCodePolicy) Valid() bool {
	return isOneOf(e, UpdateProgramRequestCodePolicyCodeFirst, UpdateProgramRequestCodePolicyClickFirst)
}

// UpdateProgramRequestCommissionBase: The amount that commissions of payment events are computed on: `net` is what the customer paid without tax and shipping, `gross` is all of it.
type UpdateProgramRequestCommissionBase string

// The known values of UpdateProgramRequestCommissionBase.
const (
	UpdateProgramRequestCommissionBaseNet   UpdateProgramRequestCommissionBase = "net"
	UpdateProgramRequestCommissionBaseGross UpdateProgramRequestCommissionBase = "gross"
)

// Valid reports whether the value is a known one.
func (e UpdateProgramRequestCommissionBase) Valid() bool {
	return isOneOf(e, UpdateProgramRequestCommissionBaseNet, UpdateProgramRequestCommissionBaseGross)
}

// UpdateProgramRequestCommissionType: `percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale.
type UpdateProgramRequestCommissionType string

// The known values of UpdateProgramRequestCommissionType.
const (
	UpdateProgramRequestCommissionTypePercent          UpdateProgramRequestCommissionType = "percent"
	UpdateProgramRequestCommissionTypeFixed            UpdateProgramRequestCommissionType = "fixed"
	UpdateProgramRequestCommissionTypeRecurringPercent UpdateProgramRequestCommissionType = "recurring_percent"
	UpdateProgramRequestCommissionTypeRecurringFixed   UpdateProgramRequestCommissionType = "recurring_fixed"
)

// Valid reports whether the value is a known one.
func (e UpdateProgramRequestCommissionType) Valid() bool {
	return isOneOf(e, UpdateProgramRequestCommissionTypePercent, UpdateProgramRequestCommissionTypeFixed, UpdateProgramRequestCommissionTypeRecurringPercent, UpdateProgramRequestCommissionTypeRecurringFixed)
}

// UpdateProgramRequestCurrency: The currency of the fixed types and of sales that name none.
type UpdateProgramRequestCurrency string

// The known values of UpdateProgramRequestCurrency.
const (
	UpdateProgramRequestCurrencyUSD UpdateProgramRequestCurrency = "USD"
	UpdateProgramRequestCurrencyEUR UpdateProgramRequestCurrency = "EUR"
	UpdateProgramRequestCurrencyVND UpdateProgramRequestCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e UpdateProgramRequestCurrency) Valid() bool {
	return isOneOf(e, UpdateProgramRequestCurrencyUSD, UpdateProgramRequestCurrencyEUR, UpdateProgramRequestCurrencyVND)
}

// UpdateProgramRequestJoinPolicy: How partners join: by invitation, by application, or freely.
type UpdateProgramRequestJoinPolicy string

// The known values of UpdateProgramRequestJoinPolicy.
const (
	UpdateProgramRequestJoinPolicyInvite UpdateProgramRequestJoinPolicy = "invite"
	UpdateProgramRequestJoinPolicyApply  UpdateProgramRequestJoinPolicy = "apply"
	UpdateProgramRequestJoinPolicyOpen   UpdateProgramRequestJoinPolicy = "open"
)

// Valid reports whether the value is a known one.
func (e UpdateProgramRequestJoinPolicy) Valid() bool {
	return isOneOf(e, UpdateProgramRequestJoinPolicyInvite, UpdateProgramRequestJoinPolicyApply, UpdateProgramRequestJoinPolicyOpen)
}

// UpdateProgramRequestLeadAuth: Whether leads from browsers settle.
type UpdateProgramRequestLeadAuth string

// The known values of UpdateProgramRequestLeadAuth.
const (
	UpdateProgramRequestLeadAuthServerRequired UpdateProgramRequestLeadAuth = "server_required"
	UpdateProgramRequestLeadAuthBrowserAllowed UpdateProgramRequestLeadAuth = "browser_allowed"
)

// Valid reports whether the value is a known one.
func (e UpdateProgramRequestLeadAuth) Valid() bool {
	return isOneOf(e, UpdateProgramRequestLeadAuthServerRequired, UpdateProgramRequestLeadAuthBrowserAllowed)
}

type UpdateProgramRequest struct {
	// The greatest age of a click.
	AttributionWindowDays *int64 `json:"attribution_window_days,omitempty"`
	// Whether commissions are approved after the holding period.
	AutoApprove *bool `json:"auto_approve,omitempty"`
	// How the program looks to its partners.
	Brand *BrandRequest `json:"brand,omitempty"`
	// What decides if a customer has both a click and a discount code.
	CodePolicy *UpdateProgramRequestCodePolicy `json:"code_policy,omitempty"`
	// The amount that commissions of payment events are computed on: `net` is what the customer paid without tax and shipping, `gross` is all of it.
	CommissionBase *UpdateProgramRequestCommissionBase `json:"commission_base,omitempty"`
	// Whether the net amount has the shipping in it.
	CommissionOnShipping *bool `json:"commission_on_shipping,omitempty"`
	// Percent of the amount, at most 100, or major units of the program's currency, at most 1000000.
	CommissionRate *float64 `json:"commission_rate,omitempty"`
	// `percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale.
	CommissionType *UpdateProgramRequestCommissionType `json:"commission_type,omitempty"`
	// The lifetime of the click cookie.
	CookieWindowDays *int64 `json:"cookie_window_days,omitempty"`
	// The currency of the fixed types and of sales that name none.
	Currency *UpdateProgramRequestCurrency `json:"currency,omitempty"`
	// The brand's host name.
	Domain *string `json:"domain,omitempty"`
	// Whether a customer keeps the terms of their first recorded sale, through changes of terms and moves.
	Grandfather *bool `json:"grandfather,omitempty"`
	// After this number of days `auto_approve` approves a commission.
	HoldingPeriodDays *int64 `json:"holding_period_days,omitempty"`
	// How partners join: by invitation, by application, or freely.
	JoinPolicy *UpdateProgramRequestJoinPolicy `json:"join_policy,omitempty"`
	// Whether leads from browsers settle.
	LeadAuth *UpdateProgramRequestLeadAuth `json:"lead_auth,omitempty"`
	// Paid for each settled lead, in the smallest currency unit.
	LeadCommissionCents **int64 `json:"lead_commission_cents,omitempty"`
	// How many sales of one customer earn, whatever becomes of their commissions.
	MaxCommissions **int64 `json:"max_commissions,omitempty"`
	// For how many months a customer's sales earn, counted from the time of the first recorded sale, in UTC.
	MaxMonths **int64 `json:"max_months,omitempty"`
	// The least amount of a payout, in the smallest currency unit.
	MinimumPayoutCents *int64 `json:"minimum_payout_cents,omitempty"`
	// The kinds of mails that the program does not send, neither to partners nor to owners.
	MutedMails *[]MailKind `json:"muted_mails,omitempty"`
	// The name of the program.
	Name *string `json:"name,omitempty"`
	// Whether partners may create links.
	PartnerLinks *bool `json:"partner_links,omitempty"`
	// Whether partners may have postbacks.
	PartnerPostbacks *bool `json:"partner_postbacks,omitempty"`
	// What people who join or apply are asked, in place of the present questions.
	Questions *[]QuestionRequest `json:"questions,omitempty"`
}

// BrandRequest: How the program looks to its partners.
type BrandRequest struct {
	// The colour of the brand, such as `#b45309`.
	AccentColor *string `json:"accent_color,omitempty"`
	// Where partners write to the program.
	ContactEmail *Email `json:"contact_email,omitempty"`
	// The name that partners read in place of the program's.
	DisplayName *string `json:"display_name,omitempty"`
	// What the brand says about privacy: `https`, or `http` on the own machine.
	PrivacyURL *string `json:"privacy_url,omitempty"`
	// What the brand says to partners.
	Sentence *string `json:"sentence,omitempty"`
	// The terms of the program: `https`, or `http` on the own machine.
	TermsURL *string `json:"terms_url,omitempty"`
}

// QuestionRequest: What the program asks people who join or apply.
type QuestionRequest struct {
	// Whether nobody can join or apply without an answer.
	Required *bool `json:"required,omitempty"`
	// The question.
	Text string `json:"text"`
}

type OriginsRequest struct {
	// The complete list of origins, each with scheme, host and port, and without a path.
	Origins []string `json:"origins"`
}

type ProgramReadinessAnswer struct {
	// The state of the integration.
	Data Readiness `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type ListProgramsParamsOrder string

// The known values of ListProgramsParamsOrder.
const (
	ListProgramsParamsOrderNewest ListProgramsParamsOrder = "newest"
	ListProgramsParamsOrderOldest ListProgramsParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListProgramsParamsOrder) Valid() bool {
	return isOneOf(e, ListProgramsParamsOrderNewest, ListProgramsParamsOrderOldest)
}

// ListProgramsParams are the parameters of ListPrograms.
type ListProgramsParams struct {
	Limit         *int64                   `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor        *string                  `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order         *ListProgramsParamsOrder `form:"order,omitempty" json:"order,omitempty"`
	CreatedFrom   *time.Time               `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time               `form:"created_before,omitempty" json:"created_before,omitempty"`
}

// CreateProgramParams are the parameters of CreateProgram.
type CreateProgramParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// ListPrograms sends GET /api/v1/programs.
func (c *Client) ListPrograms(ctx context.Context, params *ListProgramsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", "/api/v1/programs", params, nil, reqEditors)
}

// CreateProgram sends POST /api/v1/programs.
func (c *Client) CreateProgram(ctx context.Context, params *CreateProgramParams, body CreateProgramRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", "/api/v1/programs", params, body, reqEditors)
}

// GetProgram sends GET /api/v1/programs/{program_id}.
func (c *Client) GetProgram(ctx context.Context, programID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d", programID), nil, nil, reqEditors)
}

// UpdateProgram sends PATCH /api/v1/programs/{program_id}.
func (c *Client) UpdateProgram(ctx context.Context, programID ID, body UpdateProgramRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "PATCH", fmt.Sprintf("/api/v1/programs/%d", programID), nil, body, reqEditors)
}

// ReplaceOrigins sends PUT /api/v1/programs/{program_id}/origins.
func (c *Client) ReplaceOrigins(ctx context.Context, programID ID, body OriginsRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "PUT", fmt.Sprintf("/api/v1/programs/%d/origins", programID), nil, body, reqEditors)
}

// GetProgramReadiness sends GET /api/v1/programs/{program_id}/readiness.
func (c *Client) GetProgramReadiness(ctx context.Context, programID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/readiness", programID), nil, nil, reqEditors)
}

// DeleteLogo sends DELETE /api/v1/programs/{program_id}/logo.
func (c *Client) DeleteLogo(ctx context.Context, programID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "DELETE", fmt.Sprintf("/api/v1/programs/%d/logo", programID), nil, nil, reqEditors)
}

// ArchiveProgram sends POST /api/v1/programs/{program_id}/archive.
func (c *Client) ArchiveProgram(ctx context.Context, programID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/archive", programID), nil, nil, reqEditors)
}
