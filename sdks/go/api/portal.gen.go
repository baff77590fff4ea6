// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"fmt"
	"net/http"
	"time"
)

type PartnerProfileAnswer struct {
	// A partner, as they see themselves.
	Data PartnerProfile `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// PartnerProfile: A partner, as they see themselves.
type PartnerProfile struct {
	// When the partner was created.
	CreatedAt time.Time `json:"created_at"`
	// The e-mail address of the account.
	Email string `json:"email"`
	// Whether the partner has a payout method.
	HasPayoutMethod bool `json:"has_payout_method"`
	// The partner, as programs see it.
	ID int64 `json:"id"`
	// The address on receipts.
	LegalAddress *string `json:"legal_address"`
	// The name on receipts.
	LegalName *string `json:"legal_name"`
	// The name that programs see.
	Name string `json:"name"`
	// The tax number on receipts.
	TaxID *string `json:"tax_id"`
}

type PartnerProfileRequest struct {
	// The address on receipts, on one or more lines.
	LegalAddress *string `json:"legal_address,omitempty"`
	// The name on receipts, such as that of a company.
	LegalName *string `json:"legal_name,omitempty"`
	// The name that programs see.
	Name string `json:"name"`
	// The tax number on receipts, such as a VAT identification number.
	TaxID *string `json:"tax_id,omitempty"`
}

type PayoutMethodList struct {
	// The methods of the page.
	Data []PayoutMethod `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// PayoutMethodCurrency: The currency that it is for.
type PayoutMethodCurrency string

// The known values of PayoutMethodCurrency.
const (
	PayoutMethodCurrencyUSD PayoutMethodCurrency = "USD"
	PayoutMethodCurrencyEUR PayoutMethodCurrency = "EUR"
	PayoutMethodCurrencyVND PayoutMethodCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e PayoutMethodCurrency) Valid() bool {
	return isOneOf(e, PayoutMethodCurrencyUSD, PayoutMethodCurrencyEUR, PayoutMethodCurrencyVND)
}

// PayoutMethod: Where a partner wants to be paid.
type PayoutMethod struct {
	// When it was added.
	CreatedAt time.Time `json:"created_at"`
	// The currency that it is for.
	Currency *PayoutMethodCurrency `json:"currency"`
	// The account holder.
	Holder string `json:"holder"`
	// What the account holder is.
	HolderKind PayoutHolderKind `json:"holder_kind"`
	// The method.
	ID int64 `json:"id"`
	// How the money is sent.
	Kind PayoutMethodKind `json:"kind"`
	// What is shown of the address or account, such as `a***@partner.dev` or `DE•• 7890`.
	Label string `json:"label"`
	// From when payouts use it.
	UsableFrom time.Time `json:"usable_from"`
}

// PayoutMethodKind: `paypal` and `wise` (to an e-mail address), `sepa` (to a bank account, in EUR), or `other`.
type PayoutMethodKind string

// The known values of PayoutMethodKind.
const (
	PayoutMethodKindPaypal PayoutMethodKind = "paypal"
	PayoutMethodKindWise   PayoutMethodKind = "wise"
	PayoutMethodKindSepa   PayoutMethodKind = "sepa"
	PayoutMethodKindOther  PayoutMethodKind = "other"
)

// Valid reports whether the value is a known one.
func (e PayoutMethodKind) Valid() bool {
	return isOneOf(e, PayoutMethodKindPaypal, PayoutMethodKindWise, PayoutMethodKindSepa, PayoutMethodKindOther)
}

// PayoutHolderKind: A `person`, or an `institution` such as a company.
type PayoutHolderKind string

// The known values of PayoutHolderKind.
const (
	Person      PayoutHolderKind = "person"
	Institution PayoutHolderKind = "institution"
)

// Valid reports whether the value is a known one.
func (e PayoutHolderKind) Valid() bool { return isOneOf(e, Person, Institution) }

// CreatePayoutMethodRequestCurrency: The currency that it is for; `EUR` with `sepa`.
type CreatePayoutMethodRequestCurrency string

// The known values of CreatePayoutMethodRequestCurrency.
const (
	CreatePayoutMethodRequestCurrencyUSD CreatePayoutMethodRequestCurrency = "USD"
	CreatePayoutMethodRequestCurrencyEUR CreatePayoutMethodRequestCurrency = "EUR"
	CreatePayoutMethodRequestCurrencyVND CreatePayoutMethodRequestCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e CreatePayoutMethodRequestCurrency) Valid() bool {
	return isOneOf(e, CreatePayoutMethodRequestCurrencyUSD, CreatePayoutMethodRequestCurrencyEUR, CreatePayoutMethodRequestCurrencyVND)
}

type CreatePayoutMethodRequest struct {
	// The currency that it is for; `EUR` with `sepa`.
	Currency *CreatePayoutMethodRequestCurrency `json:"currency,omitempty"`
	// How to pay in another way.
	Details *string `json:"details,omitempty"`
	// The e-mail address of the account at PayPal or Wise.
	Email *Email `json:"email,omitempty"`
	// The account holder, in one line.
	Holder string `json:"holder"`
	// What the account holder is.
	HolderKind PayoutHolderKind `json:"holder_kind"`
	// The IBAN of the bank account, with or without spaces.
	Iban *string `json:"iban,omitempty"`
	// How the money is sent: `paypal` and `wise` need `email`, `sepa` needs `iban`, `other` needs `details`.
	Kind PayoutMethodKind `json:"kind"`
}

type PayoutMethodAnswer struct {
	// Where a partner wants to be paid.
	Data PayoutMethod `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type PortalProgramList struct {
	// The programs of the page.
	Data []PortalProgram `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// PortalProgramCommissionBase: The amount that commissions of payment events are computed on.
type PortalProgramCommissionBase string

// The known values of PortalProgramCommissionBase.
const (
	PortalProgramCommissionBaseNet   PortalProgramCommissionBase = "net"
	PortalProgramCommissionBaseGross PortalProgramCommissionBase = "gross"
)

// Valid reports whether the value is a known one.
func (e PortalProgramCommissionBase) Valid() bool {
	return isOneOf(e, PortalProgramCommissionBaseNet, PortalProgramCommissionBaseGross)
}

// PortalProgramCommissionType: The commission type.
type PortalProgramCommissionType string

// The known values of PortalProgramCommissionType.
const (
	PortalProgramCommissionTypePercent          PortalProgramCommissionType = "percent"
	PortalProgramCommissionTypeFixed            PortalProgramCommissionType = "fixed"
	PortalProgramCommissionTypeRecurringPercent PortalProgramCommissionType = "recurring_percent"
	PortalProgramCommissionTypeRecurringFixed   PortalProgramCommissionType = "recurring_fixed"
)

// Valid reports whether the value is a known one.
func (e PortalProgramCommissionType) Valid() bool {
	return isOneOf(e, PortalProgramCommissionTypePercent, PortalProgramCommissionTypeFixed, PortalProgramCommissionTypeRecurringPercent, PortalProgramCommissionTypeRecurringFixed)
}

// PortalProgramCurrency: The currency of the fixed types and of sales that name none.
type PortalProgramCurrency string

// The known values of PortalProgramCurrency.
const (
	PortalProgramCurrencyUSD PortalProgramCurrency = "USD"
	PortalProgramCurrencyEUR PortalProgramCurrency = "EUR"
	PortalProgramCurrencyVND PortalProgramCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e PortalProgramCurrency) Valid() bool {
	return isOneOf(e, PortalProgramCurrencyUSD, PortalProgramCurrencyEUR, PortalProgramCurrencyVND)
}

// PortalProgram: A program, as its partner sees it.
type PortalProgram struct {
	// Whether the program has ended: its links are disabled.
	Archived bool `json:"archived"`
	// The greatest age of a click.
	AttributionWindowDays int64 `json:"attribution_window_days"`
	// How the program looks to its partners.
	Brand Brand `json:"brand"`
	// When the status last changed.
	ChangedAt time.Time `json:"changed_at"`
	// The amount that commissions of payment events are computed on.
	CommissionBase PortalProgramCommissionBase `json:"commission_base"`
	// Whether the net amount has the shipping in it.
	CommissionOnShipping bool `json:"commission_on_shipping"`
	// Percent, or major units of the currency.
	CommissionRate float64 `json:"commission_rate"`
	// The commission type.
	CommissionType PortalProgramCommissionType `json:"commission_type"`
	// The lifetime of the click cookie.
	CookieWindowDays int64 `json:"cookie_window_days"`
	// When the partner first belonged to the program.
	CreatedAt time.Time `json:"created_at"`
	// The currency of the fixed types and of sales that name none.
	Currency PortalProgramCurrency `json:"currency"`
	// Whether it is the demo of a first start, with invented events.
	Demo bool `json:"demo"`
	// Its domain.
	Domain string `json:"domain"`
	// The number of days before a commission is approved.
	HoldingPeriodDays int64 `json:"holding_period_days"`
	// The program.
	ID int64 `json:"id"`
	// Paid for each settled lead, in the smallest currency unit.
	LeadCommissionCents *int64 `json:"lead_commission_cents"`
	// How many sales of one customer earn, whatever becomes of their commissions.
	MaxCommissions *int64 `json:"max_commissions"`
	// For how many months a customer's sales earn, counted from the time of the first recorded sale, in UTC.
	MaxMonths *int64 `json:"max_months"`
	// The least amount of a payout, in the smallest currency unit.
	MinimumPayoutCents int64 `json:"minimum_payout_cents"`
	// Its name.
	Name string `json:"name"`
	// Whether partners may create links.
	PartnerLinks bool `json:"partner_links"`
	// Whether partners may have postbacks.
	PartnerPostbacks bool `json:"partner_postbacks"`
	// Its name in URLs, unique in the service: its first name in lower case, with hyphens, without accents.
	Slug string `json:"slug"`
	// `linked` has a link and has not joined; only a `joined` partner earns commissions.
	Status PartnerStatus `json:"status"`
}

type JoinProgramRequest struct {
	// Answers to questions of the program.
	Answers *[]GivenAnswer `json:"answers,omitempty"`
	// What the person agrees to: the addresses of the terms and of the privacy notice, of which the program may have either.
	Consents *[]string `json:"consents,omitempty"`
	// The name that programs see, for an account that is no partner yet.
	Name *string `json:"name,omitempty"`
	// The name of the program in URLs.
	Slug string `json:"slug"`
	// Where the partner reaches people, such as a website, a channel or a profile.
	Website *string `json:"website,omitempty"`
}

// GivenAnswer: An answer to a question of the program.
type GivenAnswer struct {
	// The answer.
	Answer string `json:"answer"`
	// The question, exactly as the program asks it.
	Question string `json:"question"`
}

type PortalProgramAnswer struct {
	// A program, as its partner sees it.
	Data PortalProgram `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type CreateOwnLinkRequest struct {
	// The value of `aff` in its address.
	Code *string `json:"code,omitempty"`
	// The page that the link leads to, at the program's domain or one of its origins.
	Destination *string `json:"destination,omitempty"`
}

type UpdateOwnLinkRequest struct {
	// Whether clicks are accepted.
	Enabled bool `json:"enabled"`
}

type OwnCommissionList struct {
	// The commissions of the page.
	Data []OwnCommission `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// The totals of all commissions, with the first page only.
	Totals *CommissionTotals `json:"totals,omitempty"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// OwnCommissionCurrency: Its currency.
type OwnCommissionCurrency string

// The known values of OwnCommissionCurrency.
const (
	OwnCommissionCurrencyUSD OwnCommissionCurrency = "USD"
	OwnCommissionCurrencyEUR OwnCommissionCurrency = "EUR"
	OwnCommissionCurrencyVND OwnCommissionCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e OwnCommissionCurrency) Valid() bool {
	return isOneOf(e, OwnCommissionCurrencyUSD, OwnCommissionCurrencyEUR, OwnCommissionCurrencyVND)
}

// OwnCommissionKind: What it is for: a sale, a settled lead, a refund after the payment (`clawback`), or what the program adjusted.
type OwnCommissionKind string

// The known values of OwnCommissionKind.
const (
	OwnCommissionKindSale        OwnCommissionKind = "sale"
	OwnCommissionKindLead        OwnCommissionKind = "lead"
	OwnCommissionKindClawback    OwnCommissionKind = "clawback"
	OwnCommissionKindAdjustment  OwnCommissionKind = "adjustment"
	OwnCommissionKindRestoration OwnCommissionKind = "restoration"
)

// Valid reports whether the value is a known one.
func (e OwnCommissionKind) Valid() bool {
	return isOneOf(e, OwnCommissionKindSale, OwnCommissionKindLead, OwnCommissionKindClawback, OwnCommissionKindAdjustment, OwnCommissionKindRestoration)
}

// OwnCommissionStatus: `pending`, then `approved`, then `paid`; or `reversed` by a refund of the whole sale or by a rejection.
type OwnCommissionStatus string

// The known values of OwnCommissionStatus.
const (
	OwnCommissionStatusPending  OwnCommissionStatus = "pending"
	OwnCommissionStatusApproved OwnCommissionStatus = "approved"
	OwnCommissionStatusPaid     OwnCommissionStatus = "paid"
	OwnCommissionStatusReversed OwnCommissionStatus = "reversed"
)

// Valid reports whether the value is a known one.
func (e OwnCommissionStatus) Valid() bool {
	return isOneOf(e, OwnCommissionStatusPending, OwnCommissionStatusApproved, OwnCommissionStatusPaid, OwnCommissionStatusReversed)
}

// OwnCommission: What the partner earned, or an adjustment of it.
type OwnCommission struct {
	// What is left of it, in the smallest currency unit.
	AmountCents int64 `json:"amount_cents"`
	// When it was approved.
	ApprovedAt *time.Time `json:"approved_at"`
	// When it last changed.
	ChangedAt time.Time `json:"changed_at"`
	// When it was created.
	CreatedAt time.Time `json:"created_at"`
	// Its currency.
	Currency OwnCommissionCurrency `json:"currency"`
	// What it amounted to at first, before refunds and a rejection.
	EarnedCents int64 `json:"earned_cents"`
	// A held commission is neither approved nor paid.
	Held bool `json:"held"`
	// The commission.
	ID int64 `json:"id"`
	// What it is for: a sale, a settled lead, a refund after the payment (`clawback`), or what the program adjusted.
	Kind OwnCommissionKind `json:"kind"`
	// The name of the link that led to the customer.
	Link *string `json:"link"`
	// When it was paid.
	PaidAt *time.Time `json:"paid_at"`
	// `pending`, then `approved`, then `paid`; or `reversed` by a refund of the whole sale or by a rejection.
	Status OwnCommissionStatus `json:"status"`
	// Where it comes from, and why it is held or was reversed.
	Why string `json:"why"`
}

type PostbackList struct {
	// The postbacks of the page.
	Data []Postback `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// PostbackDisabledBecause: The partner disabled it, the receiver answered 410, or it failed for five days.
type PostbackDisabledBecause string

// The known values of PostbackDisabledBecause.
const (
	PostbackDisabledBecausePartner PostbackDisabledBecause = "partner"
	PostbackDisabledBecauseGone    PostbackDisabledBecause = "gone"
	PostbackDisabledBecauseFailing PostbackDisabledBecause = "failing"
)

// Valid reports whether the value is a known one.
func (e PostbackDisabledBecause) Valid() bool {
	return isOneOf(e, PostbackDisabledBecausePartner, PostbackDisabledBecauseGone, PostbackDisabledBecauseFailing)
}

// PostbackMethod: Whether the address is filled and called, or a signed body is posted to it.
type PostbackMethod string

// The known values of PostbackMethod.
const (
	PostbackMethodGet  PostbackMethod = "get"
	PostbackMethodPost PostbackMethod = "post"
)

// Valid reports whether the value is a known one.
func (e PostbackMethod) Valid() bool { return isOneOf(e, PostbackMethodGet, PostbackMethodPost) }

// PostbackStatus: Whether events are sent.
type PostbackStatus string

// The known values of PostbackStatus.
const (
	PostbackStatusActive   PostbackStatus = "active"
	PostbackStatusDisabled PostbackStatus = "disabled"
)

// Valid reports whether the value is a known one.
func (e PostbackStatus) Valid() bool { return isOneOf(e, PostbackStatusActive, PostbackStatusDisabled) }

// Postback: An address of a partner that the service calls when something happens to their commissions.
type Postback struct {
	// When it was last changed.
	ChangedAt time.Time `json:"changed_at"`
	// When it was created.
	CreatedAt time.Time `json:"created_at"`
	// When it was disabled.
	DisabledAt *time.Time `json:"disabled_at"`
	// The partner disabled it, the receiver answered 410, or it failed for five days.
	DisabledBecause *PostbackDisabledBecause `json:"disabled_because"`
	// The events that are sent.
	Events *[]PostbackEvent `json:"events"`
	// The first failure since the last success.
	FailingSince *time.Time `json:"failing_since"`
	// The postback.
	ID int64 `json:"id"`
	// Whether the address is filled and called, or a signed body is posted to it.
	Method PostbackMethod `json:"method"`
	// Until when the former secret signs too.
	PreviousSecretUntil *time.Time `json:"previous_secret_until"`
	// Whether events are sent.
	Status PostbackStatus `json:"status"`
	// The https address.
	URL string `json:"url"`
	// How many events wait to be sent, up to 100,000.
	Waiting int64 `json:"waiting"`
}

// PostbackEvent: What happened to a commission, in the words of webhooks.
type PostbackEvent string

// The known values of PostbackEvent.
const (
	PostbackEventCommissionCreated  PostbackEvent = "commission.created"
	PostbackEventCommissionApproved PostbackEvent = "commission.approved"
	PostbackEventCommissionHeld     PostbackEvent = "commission.held"
	PostbackEventCommissionReleased PostbackEvent = "commission.released"
	PostbackEventCommissionReversed PostbackEvent = "commission.reversed"
	PostbackEventCommissionRestored PostbackEvent = "commission.restored"
	PostbackEventCommissionPaid     PostbackEvent = "commission.paid"
	PostbackEventCommissionUnpaid   PostbackEvent = "commission.unpaid"
)

// Valid reports whether the value is a known one.
func (e PostbackEvent) Valid() bool {
	return isOneOf(e, PostbackEventCommissionCreated, PostbackEventCommissionApproved, PostbackEventCommissionHeld, PostbackEventCommissionReleased, PostbackEventCommissionReversed, PostbackEventCommissionRestored, PostbackEventCommissionPaid, PostbackEventCommissionUnpaid)
}

// CreatePostbackRequestMethod: `get` unless set.
type CreatePostbackRequestMethod string

// The known values of CreatePostbackRequestMethod.
const (
	CreatePostbackRequestMethodGet  CreatePostbackRequestMethod = "get"
	CreatePostbackRequestMethodPost CreatePostbackRequestMethod = "post"
)

// Valid reports whether the value is a known one.
func (e CreatePostbackRequestMethod) Valid() bool {
	return isOneOf(e, CreatePostbackRequestMethodGet, CreatePostbackRequestMethodPost)
}

type CreatePostbackRequest struct {
	// The events that are sent.
	Events *[]PostbackEvent `json:"events,omitempty"`
	// `get` unless set.
	Method *CreatePostbackRequestMethod `json:"method,omitempty"`
	// The https address.
	URL string `json:"url"`
}

type PostbackSecretAnswer struct {
	// The postback, and the secret of a signed one.
	Data struct {
		// An address of a partner that the service calls when something happens to their commissions.
		Postback Postback `json:"postback"`
		// The secret, in plain text only here: `whsec_` and the base64 text of 32 bytes.
		Secret *string `json:"secret"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type PostbackAnswer struct {
	// An address of a partner that the service calls when something happens to their commissions.
	Data Postback `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// UpdatePostbackRequestStatus: Whether events are sent.
type UpdatePostbackRequestStatus string

// The known values of UpdatePostbackRequestStatus.
const (
	UpdatePostbackRequestStatusActive   UpdatePostbackRequestStatus = "active"
	UpdatePostbackRequestStatusDisabled UpdatePostbackRequestStatus = "disabled"
)

// Valid reports whether the value is a known one.
func (e UpdatePostbackRequestStatus) Valid() bool {
	return isOneOf(e, UpdatePostbackRequestStatusActive, UpdatePostbackRequestStatusDisabled)
}

type UpdatePostbackRequest struct {
	// The events that are sent.
	Events *[]PostbackEvent `json:"events,omitempty"`
	// Whether events are sent.
	Status *UpdatePostbackRequestStatus `json:"status,omitempty"`
	// The https address.
	URL *string `json:"url,omitempty"`
}

type PostbackDeliveryAnswer struct {
	// An event on its way to a postback.
	Data PostbackDelivery `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// PostbackDelivery: An event on its way to a postback.
type PostbackDelivery struct {
	// The attempts so far.
	Attempts int64 `json:"attempts"`
	// The commission, or null for a test.
	CommissionID *int64 `json:"commission_id"`
	// When it was stored.
	CreatedAt time.Time `json:"created_at"`
	// When it was taken, given up or skipped.
	EndedAt *time.Time `json:"ended_at"`
	// The delivery.
	ID int64 `json:"id"`
	// The status of the last answer, or null without one.
	LastCode *int64 `json:"last_code"`
	// How many milliseconds the last attempt took.
	LastMs *int64 `json:"last_ms"`
	// Why there was no answer.
	LastProblem *string `json:"last_problem"`
	// When it is sent next.
	NextAttemptAt *time.Time `json:"next_attempt_at"`
	// The postback.
	PostbackID int64 `json:"postback_id"`
	// Whether it will be sent, was taken, was given up, or was not sent because the endpoint was disabled.
	Status DeliveryStatus `json:"status"`
	// What was sent.
	Type PostbackType `json:"type"`
}

// PostbackType: What was sent.
type PostbackType string

// The known values of PostbackType.
const (
	PostbackTypeCommissionCreated  PostbackType = "commission.created"
	PostbackTypeCommissionApproved PostbackType = "commission.approved"
	PostbackTypeCommissionHeld     PostbackType = "commission.held"
	PostbackTypeCommissionReleased PostbackType = "commission.released"
	PostbackTypeCommissionReversed PostbackType = "commission.reversed"
	PostbackTypeCommissionRestored PostbackType = "commission.restored"
	PostbackTypeCommissionPaid     PostbackType = "commission.paid"
	PostbackTypeCommissionUnpaid   PostbackType = "commission.unpaid"
	PostbackTypePostbackTest       PostbackType = "postback.test"
)

// Valid reports whether the value is a known one.
func (e PostbackType) Valid() bool {
	return isOneOf(e, PostbackTypeCommissionCreated, PostbackTypeCommissionApproved, PostbackTypeCommissionHeld, PostbackTypeCommissionReleased, PostbackTypeCommissionReversed, PostbackTypeCommissionRestored, PostbackTypeCommissionPaid, PostbackTypeCommissionUnpaid, PostbackTypePostbackTest)
}

type PostbackDeliveryList struct {
	// What was sent, of the page.
	Data []PostbackDelivery `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type OwnBalanceAnswer struct {
	// What the partner is owed in the program, and what the next payout pays.
	Data OwnBalance `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// OwnBalance: What the partner is owed in the program, and what the next payout pays.
type OwnBalance struct {
	// When it was read.
	AsOf time.Time `json:"as_of"`
	// A balance for each currency that has one.
	Currencies []struct {
		// What is approved and in no payout.
		Approved OwnBalancePart `json:"approved"`
		// The currency.
		Currency string `json:"currency"`
		// What is on hold.
		Held OwnBalancePart `json:"held"`
		// What is in a payout and not paid yet.
		InPayout OwnBalancePart `json:"in_payout"`
		// What the next payout pays.
		NextPayout NextPayout `json:"next_payout"`
		// What is owed to the partner: pending, approved and in a payout.
		OwedCents int64 `json:"owed_cents"`
		// What was paid.
		Paid OwnBalancePart `json:"paid"`
		// What is not approved yet.
		Pending OwnBalancePart `json:"pending"`
	} `json:"currencies"`
}

// OwnBalancePart: A part of a balance.
type OwnBalancePart struct {
	// The sum of its commissions, in the smallest currency unit.
	AmountCents int64 `json:"amount_cents"`
	// The number of its commissions.
	Count int64 `json:"count"`
}

// NextPayoutMethod: How it is paid; null if the partner has named no method, or if nothing is due.
type NextPayoutMethod string

// The known values of NextPayoutMethod.
const (
	NextPayoutMethodPaypal NextPayoutMethod = "paypal"
	NextPayoutMethodWise   NextPayoutMethod = "wise"
	NextPayoutMethodSepa   NextPayoutMethod = "sepa"
	NextPayoutMethodOther  NextPayoutMethod = "other"
)

// Valid reports whether the value is a known one.
func (e NextPayoutMethod) Valid() bool {
	return isOneOf(e, NextPayoutMethodPaypal, NextPayoutMethodWise, NextPayoutMethodSepa, NextPayoutMethodOther)
}

type NextPayoutMethodCurrencies string

// The known values of NextPayoutMethodCurrencies.
const (
	NextPayoutMethodCurrenciesUSD NextPayoutMethodCurrencies = "USD"
	NextPayoutMethodCurrenciesEUR NextPayoutMethodCurrencies = "EUR"
	NextPayoutMethodCurrenciesVND NextPayoutMethodCurrencies = "VND"
)

// Valid reports whether the value is a known one.
func (e NextPayoutMethodCurrencies) Valid() bool {
	return isOneOf(e, NextPayoutMethodCurrenciesUSD, NextPayoutMethodCurrenciesEUR, NextPayoutMethodCurrenciesVND)
}

// NextPayout: What the next payout pays.
type NextPayout struct {
	// What is due by now, less what is owed to the program.
	AmountCents int64 `json:"amount_cents"`
	// Why it is not paid, or not all of it (`on_hold`).
	BlockedBy []HeldBackReason `json:"blocked_by"`
	// The number of commissions in it.
	Commissions int64 `json:"commissions"`
	// The day (UTC) on which the program means to pay; null if it has named none.
	Date *Date `json:"date"`
	// How it is paid; null if the partner has named no method, or if nothing is due.
	Method *NextPayoutMethod `json:"method"`
	// For `no_method`: the currencies in which the partner can be paid.
	MethodCurrencies *[]NextPayoutMethodCurrencies `json:"method_currencies,omitempty"`
	// The least amount that is paid.
	MinimumCents int64 `json:"minimum_cents"`
	// What is missing to be paid: to the minimum, or to an amount above zero.
	MissingCents int64 `json:"missing_cents"`
	// For `method_waits`: when the partner can be paid.
	UsableFrom *time.Time `json:"usable_from"`
}

type OwnPayoutList struct {
	// The payments of the page.
	Data []OwnPayout `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// OwnPayoutMethod: How it is paid.
type OwnPayoutMethod string

// The known values of OwnPayoutMethod.
const (
	OwnPayoutMethodPaypal OwnPayoutMethod = "paypal"
	OwnPayoutMethodWise   OwnPayoutMethod = "wise"
	OwnPayoutMethodSepa   OwnPayoutMethod = "sepa"
	OwnPayoutMethodOther  OwnPayoutMethod = "other"
)

// Valid reports whether the value is a known one.
func (e OwnPayoutMethod) Valid() bool {
	return isOneOf(e, OwnPayoutMethodPaypal, OwnPayoutMethodWise, OwnPayoutMethodSepa, OwnPayoutMethodOther)
}

// OwnPayoutStatus: To be paid, paid, could not be paid, or not to be paid.
type OwnPayoutStatus string

// The known values of OwnPayoutStatus.
const (
	OwnPayoutStatusOpen      OwnPayoutStatus = "open"
	OwnPayoutStatusPaid      OwnPayoutStatus = "paid"
	OwnPayoutStatusFailed    OwnPayoutStatus = "failed"
	OwnPayoutStatusCancelled OwnPayoutStatus = "cancelled"
)

// Valid reports whether the value is a known one.
func (e OwnPayoutStatus) Valid() bool {
	return isOneOf(e, OwnPayoutStatusOpen, OwnPayoutStatusPaid, OwnPayoutStatusFailed, OwnPayoutStatusCancelled)
}

// OwnPayout: What the partner was or is to be paid by a payout.
type OwnPayout struct {
	// The amount, in the smallest currency unit.
	AmountCents int64 `json:"amount_cents"`
	// The number of commissions in it.
	Commissions int64 `json:"commissions"`
	// When it was created.
	CreatedAt time.Time `json:"created_at"`
	// The currency.
	Currency string `json:"currency"`
	// The reference of the bank or PayPal.
	ExternalReference *string `json:"external_reference"`
	// The payment.
	ID int64 `json:"id"`
	// Where it goes, abridged.
	Label *string `json:"label"`
	// How it is paid.
	Method OwnPayoutMethod `json:"method"`
	// When it was paid.
	PaidAt *time.Time `json:"paid_at"`
	// The account holder when the payout was created.
	PayeeName *string `json:"payee_name"`
	// The name of the program.
	PayerName string `json:"payer_name"`
	// Why it failed or was cancelled.
	Reason *string `json:"reason"`
	// For the bank, PayPal and people.
	Reference string `json:"reference"`
	// To be paid, paid, could not be paid, or not to be paid.
	Status OwnPayoutStatus `json:"status"`
}

type OwnReceiptAnswer struct {
	// What the partner was or is to be paid by a payout, with its commissions.
	Data OwnReceipt `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// OwnReceiptLinesKind: What it is for.
type OwnReceiptLinesKind string

// The known values of OwnReceiptLinesKind.
const (
	OwnReceiptLinesKindSale        OwnReceiptLinesKind = "sale"
	OwnReceiptLinesKindLead        OwnReceiptLinesKind = "lead"
	OwnReceiptLinesKindClawback    OwnReceiptLinesKind = "clawback"
	OwnReceiptLinesKindAdjustment  OwnReceiptLinesKind = "adjustment"
	OwnReceiptLinesKindRestoration OwnReceiptLinesKind = "restoration"
)

// Valid reports whether the value is a known one.
func (e OwnReceiptLinesKind) Valid() bool {
	return isOneOf(e, OwnReceiptLinesKindSale, OwnReceiptLinesKindLead, OwnReceiptLinesKindClawback, OwnReceiptLinesKindAdjustment, OwnReceiptLinesKindRestoration)
}

// OwnReceiptMethod: How it is paid.
type OwnReceiptMethod string

// The known values of OwnReceiptMethod.
const (
	OwnReceiptMethodPaypal OwnReceiptMethod = "paypal"
	OwnReceiptMethodWise   OwnReceiptMethod = "wise"
	OwnReceiptMethodSepa   OwnReceiptMethod = "sepa"
	OwnReceiptMethodOther  OwnReceiptMethod = "other"
)

// Valid reports whether the value is a known one.
func (e OwnReceiptMethod) Valid() bool {
	return isOneOf(e, OwnReceiptMethodPaypal, OwnReceiptMethodWise, OwnReceiptMethodSepa, OwnReceiptMethodOther)
}

// OwnReceiptStatus: To be paid, paid, could not be paid, or not to be paid.
type OwnReceiptStatus string

// The known values of OwnReceiptStatus.
const (
	OwnReceiptStatusOpen      OwnReceiptStatus = "open"
	OwnReceiptStatusPaid      OwnReceiptStatus = "paid"
	OwnReceiptStatusFailed    OwnReceiptStatus = "failed"
	OwnReceiptStatusCancelled OwnReceiptStatus = "cancelled"
)

// Valid reports whether the value is a known one.
func (e OwnReceiptStatus) Valid() bool {
	return isOneOf(e, OwnReceiptStatusOpen, OwnReceiptStatusPaid, OwnReceiptStatusFailed, OwnReceiptStatusCancelled)
}

// OwnReceipt: What the partner was or is to be paid by a payout, with its commissions.
type OwnReceipt struct {
	// The amount, in the smallest currency unit.
	AmountCents int64 `json:"amount_cents"`
	// The number of commissions in it.
	Commissions int64 `json:"commissions"`
	// When it was created.
	CreatedAt time.Time `json:"created_at"`
	// The currency.
	Currency string `json:"currency"`
	// The reference of the bank or PayPal.
	ExternalReference *string `json:"external_reference"`
	// The payment.
	ID int64 `json:"id"`
	// Where it goes, abridged.
	Label *string `json:"label"`
	// Its commissions, the oldest first, 1,000 at most.
	Lines []struct {
		// What it amounts to.
		AmountCents int64 `json:"amount_cents"`
		// The commission.
		CommissionID int64 `json:"commission_id"`
		// When it was created.
		CreatedAt time.Time `json:"created_at"`
		// What it is for.
		Kind OwnReceiptLinesKind `json:"kind"`
		// The name of the link that led to the customer.
		Link *string `json:"link"`
		// When the sale was; null for what has none.
		SoldAt *time.Time `json:"sold_at"`
	} `json:"lines"`
	// How it is paid.
	Method OwnReceiptMethod `json:"method"`
	// When it was paid.
	PaidAt *time.Time `json:"paid_at"`
	// The partner, by their profile.
	Payee ReceiptParty `json:"payee"`
	// The account holder when the payout was created.
	PayeeName *string `json:"payee_name"`
	// The program, by its payout settings.
	Payer ReceiptParty `json:"payer"`
	// The name of the program.
	PayerName string `json:"payer_name"`
	// Why it failed or was cancelled.
	Reason *string `json:"reason"`
	// For the bank, PayPal and people.
	Reference string `json:"reference"`
	// To be paid, paid, could not be paid, or not to be paid.
	Status OwnReceiptStatus `json:"status"`
}

type ListPayoutMethodsParamsOrder string

// The known values of ListPayoutMethodsParamsOrder.
const (
	ListPayoutMethodsParamsOrderNewest ListPayoutMethodsParamsOrder = "newest"
	ListPayoutMethodsParamsOrderOldest ListPayoutMethodsParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListPayoutMethodsParamsOrder) Valid() bool {
	return isOneOf(e, ListPayoutMethodsParamsOrderNewest, ListPayoutMethodsParamsOrderOldest)
}

type ListOwnProgramsParamsOrder string

// The known values of ListOwnProgramsParamsOrder.
const (
	ListOwnProgramsParamsOrderNewest ListOwnProgramsParamsOrder = "newest"
	ListOwnProgramsParamsOrderOldest ListOwnProgramsParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListOwnProgramsParamsOrder) Valid() bool {
	return isOneOf(e, ListOwnProgramsParamsOrderNewest, ListOwnProgramsParamsOrderOldest)
}

type ListOwnLinksParamsOrder string

// The known values of ListOwnLinksParamsOrder.
const (
	ListOwnLinksParamsOrderNewest ListOwnLinksParamsOrder = "newest"
	ListOwnLinksParamsOrderOldest ListOwnLinksParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListOwnLinksParamsOrder) Valid() bool {
	return isOneOf(e, ListOwnLinksParamsOrderNewest, ListOwnLinksParamsOrderOldest)
}

type ListOwnCodesParamsOrder string

// The known values of ListOwnCodesParamsOrder.
const (
	ListOwnCodesParamsOrderNewest ListOwnCodesParamsOrder = "newest"
	ListOwnCodesParamsOrderOldest ListOwnCodesParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListOwnCodesParamsOrder) Valid() bool {
	return isOneOf(e, ListOwnCodesParamsOrderNewest, ListOwnCodesParamsOrderOldest)
}

type GetOwnStatsParamsGroupBy string

// The known values of GetOwnStatsParamsGroupBy.
const (
	GetOwnStatsParamsGroupByDay  GetOwnStatsParamsGroupBy = "day"
	GetOwnStatsParamsGroupByLink GetOwnStatsParamsGroupBy = "link"
	GetOwnStatsParamsGroupBySub  GetOwnStatsParamsGroupBy = "sub"
)

// Valid reports whether the value is a known one.
func (e GetOwnStatsParamsGroupBy) Valid() bool {
	return isOneOf(e, GetOwnStatsParamsGroupByDay, GetOwnStatsParamsGroupByLink, GetOwnStatsParamsGroupBySub)
}

type GetOwnStatsParamsOrder string

// The known values of GetOwnStatsParamsOrder.
const (
	GetOwnStatsParamsOrderNewest GetOwnStatsParamsOrder = "newest"
	GetOwnStatsParamsOrderOldest GetOwnStatsParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e GetOwnStatsParamsOrder) Valid() bool {
	return isOneOf(e, GetOwnStatsParamsOrderNewest, GetOwnStatsParamsOrderOldest)
}

type ListOwnCommissionsParamsOrder string

// The known values of ListOwnCommissionsParamsOrder.
const (
	ListOwnCommissionsParamsOrderNewest ListOwnCommissionsParamsOrder = "newest"
	ListOwnCommissionsParamsOrderOldest ListOwnCommissionsParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListOwnCommissionsParamsOrder) Valid() bool {
	return isOneOf(e, ListOwnCommissionsParamsOrderNewest, ListOwnCommissionsParamsOrderOldest)
}

type ListOwnCommissionsParamsStatus string

// The known values of ListOwnCommissionsParamsStatus.
const (
	ListOwnCommissionsParamsStatusPending  ListOwnCommissionsParamsStatus = "pending"
	ListOwnCommissionsParamsStatusApproved ListOwnCommissionsParamsStatus = "approved"
	ListOwnCommissionsParamsStatusPaid     ListOwnCommissionsParamsStatus = "paid"
	ListOwnCommissionsParamsStatusReversed ListOwnCommissionsParamsStatus = "reversed"
)

// Valid reports whether the value is a known one.
func (e ListOwnCommissionsParamsStatus) Valid() bool {
	return isOneOf(e, ListOwnCommissionsParamsStatusPending, ListOwnCommissionsParamsStatusApproved, ListOwnCommissionsParamsStatusPaid, ListOwnCommissionsParamsStatusReversed)
}

type ListPostbacksParamsOrder string

// The known values of ListPostbacksParamsOrder.
const (
	ListPostbacksParamsOrderNewest ListPostbacksParamsOrder = "newest"
	ListPostbacksParamsOrderOldest ListPostbacksParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListPostbacksParamsOrder) Valid() bool {
	return isOneOf(e, ListPostbacksParamsOrderNewest, ListPostbacksParamsOrderOldest)
}

type ListPostbackDeliveriesParamsOrder string

// The known values of ListPostbackDeliveriesParamsOrder.
const (
	ListPostbackDeliveriesParamsOrderNewest ListPostbackDeliveriesParamsOrder = "newest"
	ListPostbackDeliveriesParamsOrderOldest ListPostbackDeliveriesParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListPostbackDeliveriesParamsOrder) Valid() bool {
	return isOneOf(e, ListPostbackDeliveriesParamsOrderNewest, ListPostbackDeliveriesParamsOrderOldest)
}

type ListOwnPayoutsParamsOrder string

// The known values of ListOwnPayoutsParamsOrder.
const (
	ListOwnPayoutsParamsOrderNewest ListOwnPayoutsParamsOrder = "newest"
	ListOwnPayoutsParamsOrderOldest ListOwnPayoutsParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListOwnPayoutsParamsOrder) Valid() bool {
	return isOneOf(e, ListOwnPayoutsParamsOrderNewest, ListOwnPayoutsParamsOrderOldest)
}

type ListOwnStatementsParamsCurrency string

// The known values of ListOwnStatementsParamsCurrency.
const (
	ListOwnStatementsParamsCurrencyUSD ListOwnStatementsParamsCurrency = "USD"
	ListOwnStatementsParamsCurrencyEUR ListOwnStatementsParamsCurrency = "EUR"
	ListOwnStatementsParamsCurrencyVND ListOwnStatementsParamsCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e ListOwnStatementsParamsCurrency) Valid() bool {
	return isOneOf(e, ListOwnStatementsParamsCurrencyUSD, ListOwnStatementsParamsCurrencyEUR, ListOwnStatementsParamsCurrencyVND)
}

type ListOwnStatementsParamsOrder string

// The known values of ListOwnStatementsParamsOrder.
const (
	ListOwnStatementsParamsOrderNewest ListOwnStatementsParamsOrder = "newest"
	ListOwnStatementsParamsOrderOldest ListOwnStatementsParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListOwnStatementsParamsOrder) Valid() bool {
	return isOneOf(e, ListOwnStatementsParamsOrderNewest, ListOwnStatementsParamsOrderOldest)
}

type GetOwnStatementParamsDecimal string

// The known values of GetOwnStatementParamsDecimal.
const (
	GetOwnStatementParamsDecimalPoint GetOwnStatementParamsDecimal = "point"
	GetOwnStatementParamsDecimalComma GetOwnStatementParamsDecimal = "comma"
)

// Valid reports whether the value is a known one.
func (e GetOwnStatementParamsDecimal) Valid() bool {
	return isOneOf(e, GetOwnStatementParamsDecimalPoint, GetOwnStatementParamsDecimalComma)
}

// ListPayoutMethodsParams are the parameters of ListPayoutMethods.
type ListPayoutMethodsParams struct {
	Limit  *int64                        `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor *string                       `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order  *ListPayoutMethodsParamsOrder `form:"order,omitempty" json:"order,omitempty"`
}

// CreatePayoutMethodParams are the parameters of CreatePayoutMethod.
type CreatePayoutMethodParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// ListOwnProgramsParams are the parameters of ListOwnPrograms.
type ListOwnProgramsParams struct {
	Limit  *int64                      `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor *string                     `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order  *ListOwnProgramsParamsOrder `form:"order,omitempty" json:"order,omitempty"`
	Status *PartnerStatus              `form:"status,omitempty" json:"status,omitempty"`
}

// JoinProgramParams are the parameters of JoinProgram.
type JoinProgramParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// ListOwnLinksParams are the parameters of ListOwnLinks.
type ListOwnLinksParams struct {
	Limit         *int64                   `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor        *string                  `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order         *ListOwnLinksParamsOrder `form:"order,omitempty" json:"order,omitempty"`
	Enabled       *bool                    `form:"enabled,omitempty" json:"enabled,omitempty"`
	CreatedFrom   *time.Time               `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time               `form:"created_before,omitempty" json:"created_before,omitempty"`
}

// CreateOwnLinkParams are the parameters of CreateOwnLink.
type CreateOwnLinkParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// CreateOwnAliasParams are the parameters of CreateOwnAlias.
type CreateOwnAliasParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// ListOwnCodesParams are the parameters of ListOwnCodes.
type ListOwnCodesParams struct {
	Limit         *int64                   `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor        *string                  `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order         *ListOwnCodesParamsOrder `form:"order,omitempty" json:"order,omitempty"`
	Status        *CodeStatus              `form:"status,omitempty" json:"status,omitempty"`
	CreatedFrom   *time.Time               `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time               `form:"created_before,omitempty" json:"created_before,omitempty"`
}

// GetOwnStatsParams are the parameters of GetOwnStats.
type GetOwnStatsParams struct {
	From    *Date                     `form:"from,omitempty" json:"from,omitempty"`
	To      *Date                     `form:"to,omitempty" json:"to,omitempty"`
	GroupBy *GetOwnStatsParamsGroupBy `form:"group_by,omitempty" json:"group_by,omitempty"`
	Limit   *int64                    `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor  *string                   `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order   *GetOwnStatsParamsOrder   `form:"order,omitempty" json:"order,omitempty"`
}

// GetOwnVisitsParams are the parameters of GetOwnVisits.
type GetOwnVisitsParams struct {
	From   *Date `form:"from,omitempty" json:"from,omitempty"`
	To     *Date `form:"to,omitempty" json:"to,omitempty"`
	LinkID *ID   `form:"link_id,omitempty" json:"link_id,omitempty"`
}

// ListOwnCommissionsParams are the parameters of ListOwnCommissions.
type ListOwnCommissionsParams struct {
	Limit         *int64                          `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor        *string                         `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order         *ListOwnCommissionsParamsOrder  `form:"order,omitempty" json:"order,omitempty"`
	Status        *ListOwnCommissionsParamsStatus `form:"status,omitempty" json:"status,omitempty"`
	CreatedFrom   *time.Time                      `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time                      `form:"created_before,omitempty" json:"created_before,omitempty"`
}

// ListPostbacksParams are the parameters of ListPostbacks.
type ListPostbacksParams struct {
	Limit  *int64                    `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor *string                   `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order  *ListPostbacksParamsOrder `form:"order,omitempty" json:"order,omitempty"`
}

// CreatePostbackParams are the parameters of CreatePostback.
type CreatePostbackParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// RotatePostbackSecretParams are the parameters of RotatePostbackSecret.
type RotatePostbackSecretParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// ListPostbackDeliveriesParams are the parameters of ListPostbackDeliveries.
type ListPostbackDeliveriesParams struct {
	PostbackID *ID                                `form:"postback_id,omitempty" json:"postback_id,omitempty"`
	Status     *DeliveryStatus                    `form:"status,omitempty" json:"status,omitempty"`
	Limit      *int64                             `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor     *string                            `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order      *ListPostbackDeliveriesParamsOrder `form:"order,omitempty" json:"order,omitempty"`
}

// ListOwnPayoutsParams are the parameters of ListOwnPayouts.
type ListOwnPayoutsParams struct {
	Limit         *int64                     `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor        *string                    `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order         *ListOwnPayoutsParamsOrder `form:"order,omitempty" json:"order,omitempty"`
	CreatedFrom   *time.Time                 `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time                 `form:"created_before,omitempty" json:"created_before,omitempty"`
}

// ListOwnStatementsParams are the parameters of ListOwnStatements.
type ListOwnStatementsParams struct {
	Month    *string                          `form:"month,omitempty" json:"month,omitempty"`
	Currency *ListOwnStatementsParamsCurrency `form:"currency,omitempty" json:"currency,omitempty"`
	Limit    *int64                           `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor   *string                          `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order    *ListOwnStatementsParamsOrder    `form:"order,omitempty" json:"order,omitempty"`
}

// GetOwnStatementParams are the parameters of GetOwnStatement.
type GetOwnStatementParams struct {
	Decimal *GetOwnStatementParamsDecimal `form:"decimal,omitempty" json:"decimal,omitempty"`
}

// GetProfile sends GET /api/v1/partner/profile.
func (c *Client) GetProfile(ctx context.Context, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", "/api/v1/partner/profile", nil, nil, reqEditors)
}

// ReplaceProfile sends PUT /api/v1/partner/profile.
func (c *Client) ReplaceProfile(ctx context.Context, body PartnerProfileRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "PUT", "/api/v1/partner/profile", nil, body, reqEditors)
}

// ListPayoutMethods sends GET /api/v1/partner/payout-methods.
func (c *Client) ListPayoutMethods(ctx context.Context, params *ListPayoutMethodsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", "/api/v1/partner/payout-methods", params, nil, reqEditors)
}

// CreatePayoutMethod sends POST /api/v1/partner/payout-methods.
func (c *Client) CreatePayoutMethod(ctx context.Context, params *CreatePayoutMethodParams, body CreatePayoutMethodRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", "/api/v1/partner/payout-methods", params, body, reqEditors)
}

// RemovePayoutMethod sends DELETE /api/v1/partner/payout-methods/{payout_method_id}.
func (c *Client) RemovePayoutMethod(ctx context.Context, payoutMethodID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "DELETE", fmt.Sprintf("/api/v1/partner/payout-methods/%d", payoutMethodID), nil, nil, reqEditors)
}

// ListOwnPrograms sends GET /api/v1/partner/programs.
func (c *Client) ListOwnPrograms(ctx context.Context, params *ListOwnProgramsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", "/api/v1/partner/programs", params, nil, reqEditors)
}

// JoinProgram sends POST /api/v1/partner/programs.
func (c *Client) JoinProgram(ctx context.Context, params *JoinProgramParams, body JoinProgramRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", "/api/v1/partner/programs", params, body, reqEditors)
}

// LeaveProgram sends POST /api/v1/partner/programs/{program_id}/leave.
func (c *Client) LeaveProgram(ctx context.Context, programID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/partner/programs/%d/leave", programID), nil, nil, reqEditors)
}

// ListOwnLinks sends GET /api/v1/partner/programs/{program_id}/links.
func (c *Client) ListOwnLinks(ctx context.Context, programID ID, params *ListOwnLinksParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/partner/programs/%d/links", programID), params, nil, reqEditors)
}

// CreateOwnLink sends POST /api/v1/partner/programs/{program_id}/links.
func (c *Client) CreateOwnLink(ctx context.Context, programID ID, params *CreateOwnLinkParams, body CreateOwnLinkRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/partner/programs/%d/links", programID), params, body, reqEditors)
}

// UpdateOwnLink sends PATCH /api/v1/partner/programs/{program_id}/links/{link_id}.
func (c *Client) UpdateOwnLink(ctx context.Context, programID, linkID ID, body UpdateOwnLinkRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "PATCH", fmt.Sprintf("/api/v1/partner/programs/%d/links/%d", programID, linkID), nil, body, reqEditors)
}

// CreateOwnAlias sends POST /api/v1/partner/programs/{program_id}/links/{link_id}/aliases.
func (c *Client) CreateOwnAlias(ctx context.Context, programID, linkID ID, params *CreateOwnAliasParams, body CreateAliasRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/partner/programs/%d/links/%d/aliases", programID, linkID), params, body, reqEditors)
}

// ListOwnCodes sends GET /api/v1/partner/programs/{program_id}/codes.
func (c *Client) ListOwnCodes(ctx context.Context, programID ID, params *ListOwnCodesParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/partner/programs/%d/codes", programID), params, nil, reqEditors)
}

// GetOwnStats sends GET /api/v1/partner/programs/{program_id}/stats.
func (c *Client) GetOwnStats(ctx context.Context, programID ID, params *GetOwnStatsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/partner/programs/%d/stats", programID), params, nil, reqEditors)
}

// GetOwnVisits sends GET /api/v1/partner/programs/{program_id}/visits.
func (c *Client) GetOwnVisits(ctx context.Context, programID ID, params *GetOwnVisitsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/partner/programs/%d/visits", programID), params, nil, reqEditors)
}

// ListOwnCommissions sends GET /api/v1/partner/programs/{program_id}/commissions.
func (c *Client) ListOwnCommissions(ctx context.Context, programID ID, params *ListOwnCommissionsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/partner/programs/%d/commissions", programID), params, nil, reqEditors)
}

// ListPostbacks sends GET /api/v1/partner/programs/{program_id}/postbacks.
func (c *Client) ListPostbacks(ctx context.Context, programID ID, params *ListPostbacksParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/partner/programs/%d/postbacks", programID), params, nil, reqEditors)
}

// CreatePostback sends POST /api/v1/partner/programs/{program_id}/postbacks.
func (c *Client) CreatePostback(ctx context.Context, programID ID, params *CreatePostbackParams, body CreatePostbackRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/partner/programs/%d/postbacks", programID), params, body, reqEditors)
}

// DeletePostback sends DELETE /api/v1/partner/programs/{program_id}/postbacks/{postback_id}.
func (c *Client) DeletePostback(ctx context.Context, programID, postbackID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "DELETE", fmt.Sprintf("/api/v1/partner/programs/%d/postbacks/%d", programID, postbackID), nil, nil, reqEditors)
}

// UpdatePostback sends PATCH /api/v1/partner/programs/{program_id}/postbacks/{postback_id}.
func (c *Client) UpdatePostback(ctx context.Context, programID, postbackID ID, body UpdatePostbackRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "PATCH", fmt.Sprintf("/api/v1/partner/programs/%d/postbacks/%d", programID, postbackID), nil, body, reqEditors)
}

// RotatePostbackSecret sends POST /api/v1/partner/programs/{program_id}/postbacks/{postback_id}/rotate-secret.
func (c *Client) RotatePostbackSecret(ctx context.Context, programID, postbackID ID, params *RotatePostbackSecretParams, body RotateWebhookSecretRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/partner/programs/%d/postbacks/%d/rotate-secret", programID, postbackID), params, body, reqEditors)
}

// TestPostback sends POST /api/v1/partner/programs/{program_id}/postbacks/{postback_id}/test.
func (c *Client) TestPostback(ctx context.Context, programID, postbackID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/partner/programs/%d/postbacks/%d/test", programID, postbackID), nil, nil, reqEditors)
}

// ListPostbackDeliveries sends GET /api/v1/partner/programs/{program_id}/postback-deliveries.
func (c *Client) ListPostbackDeliveries(ctx context.Context, programID ID, params *ListPostbackDeliveriesParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/partner/programs/%d/postback-deliveries", programID), params, nil, reqEditors)
}

// GetOwnBalance sends GET /api/v1/partner/programs/{program_id}/balance.
func (c *Client) GetOwnBalance(ctx context.Context, programID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/partner/programs/%d/balance", programID), nil, nil, reqEditors)
}

// ListOwnPayouts sends GET /api/v1/partner/programs/{program_id}/payouts.
func (c *Client) ListOwnPayouts(ctx context.Context, programID ID, params *ListOwnPayoutsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/partner/programs/%d/payouts", programID), params, nil, reqEditors)
}

// GetOwnPayout sends GET /api/v1/partner/programs/{program_id}/payouts/{payout_item_id}.
func (c *Client) GetOwnPayout(ctx context.Context, programID, payoutItemID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/partner/programs/%d/payouts/%d", programID, payoutItemID), nil, nil, reqEditors)
}

// ListOwnStatements sends GET /api/v1/partner/programs/{program_id}/statements.
func (c *Client) ListOwnStatements(ctx context.Context, programID ID, params *ListOwnStatementsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/partner/programs/%d/statements", programID), params, nil, reqEditors)
}

// PreviewOwnStatements sends GET /api/v1/partner/programs/{program_id}/statements/preview.
func (c *Client) PreviewOwnStatements(ctx context.Context, programID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/partner/programs/%d/statements/preview", programID), nil, nil, reqEditors)
}

// GetOwnStatement sends GET /api/v1/partner/programs/{program_id}/statements/{statement_id}.
func (c *Client) GetOwnStatement(ctx context.Context, programID, statementID ID, params *GetOwnStatementParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/partner/programs/%d/statements/%d", programID, statementID), params, nil, reqEditors)
}
