// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"time"
)

// Notices: Hints about a request that was accepted: something in it is probably a mistake.
type Notices = []Notice

// Notice: A hint about a request that was accepted.
type Notice struct {
	// Stable.
	Code string `json:"code"`
	// The fields that the notice is about, at most five; of a long name its beginning.
	Fields *[]string `json:"fields,omitempty"`
	// Explanation for people.
	Message string `json:"message"`
}

// Warnings: Only if the request has an API key that is marked for rotation.
type Warnings = []RotationWarning

// RotationWarningCode: Stable.
type RotationWarningCode string

// The known values of RotationWarningCode.
const (
	APIKeyRotationRequired RotationWarningCode = "api_key_rotation_required"
)

// Valid reports whether the value is a known one.
func (e RotationWarningCode) Valid() bool { return isOneOf(e, APIKeyRotationRequired) }

// RotationWarning: The warning in responses to a key that is marked for rotation.
type RotationWarning struct {
	// Stable.
	Code RotationWarningCode `json:"code"`
	// Link to an explanation of the rotation.
	DocsURL string `json:"docs_url"`
	// What to do.
	Hint string `json:"hint"`
	// Explanation for people.
	Message string `json:"message"`
	// The deadline after which the key is rejected.
	RotateBy time.Time `json:"rotate_by"`
}

// CommissionReason: The limit because of which the sale earned nothing: `months_reached` or `commissions_reached`.
type CommissionReason string

// The known values of CommissionReason.
const (
	MonthsReached      CommissionReason = "months_reached"
	CommissionsReached CommissionReason = "commissions_reached"
)

// Valid reports whether the value is a known one.
func (e CommissionReason) Valid() bool { return isOneOf(e, MonthsReached, CommissionsReached) }

// ReadinessBlocker: The first gate that does not pass, or null.
type ReadinessBlocker string

// The known values of ReadinessBlocker.
const (
	ReadinessBlockerProfile   ReadinessBlocker = "profile"
	ReadinessBlockerEconomics ReadinessBlocker = "economics"
	ReadinessBlockerPayout    ReadinessBlocker = "payout"
	ReadinessBlockerTracking  ReadinessBlocker = "tracking"
	ReadinessBlockerLive      ReadinessBlocker = "live"
)

// Valid reports whether the value is a known one.
func (e ReadinessBlocker) Valid() bool {
	return isOneOf(e, ReadinessBlockerProfile, ReadinessBlockerEconomics, ReadinessBlockerPayout, ReadinessBlockerTracking, ReadinessBlockerLive)
}

// ReadinessState: `draft`: profile or economics are missing.
type ReadinessState string

// The known values of ReadinessState.
const (
	ReadinessStateDraft               ReadinessState = "draft"
	ReadinessStateConfiguring         ReadinessState = "configuring"
	ReadinessStateReady               ReadinessState = "ready"
	ReadinessStateIntegrationVerified ReadinessState = "integration_verified"
	ReadinessStateLiveVerified        ReadinessState = "live_verified"
)

// Valid reports whether the value is a known one.
func (e ReadinessState) Valid() bool {
	return isOneOf(e, ReadinessStateDraft, ReadinessStateConfiguring, ReadinessStateReady, ReadinessStateIntegrationVerified, ReadinessStateLiveVerified)
}

type Readiness struct {
	// The first gate that does not pass, or null.
	Blocker *ReadinessBlocker `json:"blocker"`
	// Production events of the last 24 hours.
	Counts24H struct {
		// Clicks.
		Clicks int64 `json:"clicks"`
		// Settled leads.
		Leads int64 `json:"leads"`
		// Sales.
		Sales int64 `json:"sales"`
	} `json:"counts_24h"`
	// The gates, from the program's profile to its first real sale.
	Gates struct {
		// The commission.
		Economics ReadinessGate `json:"economics"`
		// A real attributed sale.
		Live ReadinessGate `json:"live"`
		// Partners who have joined.
		Payout ReadinessGate `json:"payout"`
		// Name and domain.
		Profile ReadinessGate `json:"profile"`
		// An enabled link and an allowed origin.
		Tracking ReadinessGate `json:"tracking"`
	} `json:"gates"`
	// Whether a whole chain arrived in test mode with the key.
	IntegrationVerified bool `json:"integration_verified"`
	// When the current key replaced an older one, or null if it is the first.
	KeyRotatedAt *time.Time `json:"key_rotated_at"`
	// When the last production event of each kind happened, or null.
	LastEventAt struct {
		// The last click.
		Click *time.Time `json:"click"`
		// The last lead.
		Lead *time.Time `json:"lead"`
		// The last sale.
		Sale *time.Time `json:"sale"`
	} `json:"last_event_at"`
	// How to poll this endpoint.
	Poll struct {
		// How long to wait before the next request.
		RetryAfterSeconds int64 `json:"retry_after_seconds"`
	} `json:"poll"`
	// The program that the key belongs to.
	ProgramID int64 `json:"program_id"`
	// `draft`: profile or economics are missing.
	State ReadinessState `json:"state"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// ReadinessGateStatus: Whether the gate is passed.
type ReadinessGateStatus string

// The known values of ReadinessGateStatus.
const (
	ReadinessGateStatusPass    ReadinessGateStatus = "pass"
	ReadinessGateStatusFail    ReadinessGateStatus = "fail"
	ReadinessGateStatusUnknown ReadinessGateStatus = "unknown"
)

// Valid reports whether the value is a known one.
func (e ReadinessGateStatus) Valid() bool {
	return isOneOf(e, ReadinessGateStatusPass, ReadinessGateStatusFail, ReadinessGateStatusUnknown)
}

type ReadinessGate struct {
	// When it was checked.
	CheckedAt time.Time `json:"checked_at"`
	// What was found, for people.
	Detail string `json:"detail"`
	// What to do next, or null if the gate is passed.
	NextAction *string `json:"next_action"`
	// Whether the gate is passed.
	Status ReadinessGateStatus `json:"status"`
}

// Brand: How the program looks to its partners.
type Brand struct {
	// The colour of the brand, such as `#b45309`.
	AccentColor *string `json:"accent_color"`
	// The shades of the colour that text can have: their contrast is at least 4.5.
	AccentShades *struct {
		// On the near-black `#18181b`, or behind text of that colour.
		Dark string `json:"dark"`
		// On white, or behind white text.
		Light string `json:"light"`
	} `json:"accent_shades"`
	// Where partners write to the program.
	ContactEmail *string `json:"contact_email"`
	// The name that partners read in place of the program's.
	DisplayName *string `json:"display_name"`
	// The logo, as a PNG of at most 256 by 256 pixels that anybody may read.
	LogoURL *string `json:"logo_url"`
	// What the brand says about privacy.
	PrivacyURL *string `json:"privacy_url"`
	// What the brand says to partners.
	Sentence *string `json:"sentence"`
	// The terms of the program.
	TermsURL *string `json:"terms_url"`
}

// MailKind: A kind of mail that can be switched off.
type MailKind string

// The known values of MailKind.
const (
	MailKindApplicationDecided  MailKind = "application_decided"
	MailKindFirstCommission     MailKind = "first_commission"
	MailKindMonthlySummary      MailKind = "monthly_summary"
	MailKindPayoutPaid          MailKind = "payout_paid"
	MailKindPayoutReturned      MailKind = "payout_returned"
	MailKindApplicationsWaiting MailKind = "applications_waiting"
	MailKindPayday              MailKind = "payday"
	MailKindKeyRotationDue      MailKind = "key_rotation_due"
	MailKindWebhookFailing      MailKind = "webhook_failing"
	MailKindProcessorSilent     MailKind = "processor_silent"
	MailKindWeeklyDigest        MailKind = "weekly_digest"
)

// Valid reports whether the value is a known one.
func (e MailKind) Valid() bool {
	return isOneOf(e, MailKindApplicationDecided, MailKindFirstCommission, MailKindMonthlySummary, MailKindPayoutPaid, MailKindPayoutReturned, MailKindApplicationsWaiting, MailKindPayday, MailKindKeyRotationDue, MailKindWebhookFailing, MailKindProcessorSilent, MailKindWeeklyDigest)
}

// Page: Where the list continues.
type Page struct {
	// Whether there is a next page.
	HasMore bool `json:"has_more"`
	// Send it as `cursor` to get the next page.
	NextCursor *string `json:"next_cursor"`
}

// ID: Identifier of a stored record.
type ID = int64

// ProgramKeyStatus: `active` and `marked` keys are usable; a `marked` one is `retired` after its deadline.
type ProgramKeyStatus string

// The known values of ProgramKeyStatus.
const (
	ProgramKeyStatusActive  ProgramKeyStatus = "active"
	ProgramKeyStatusMarked  ProgramKeyStatus = "marked"
	ProgramKeyStatusRetired ProgramKeyStatus = "retired"
	ProgramKeyStatusRevoked ProgramKeyStatus = "revoked"
)

// Valid reports whether the value is a known one.
func (e ProgramKeyStatus) Valid() bool {
	return isOneOf(e, ProgramKeyStatusActive, ProgramKeyStatusMarked, ProgramKeyStatusRetired, ProgramKeyStatusRevoked)
}

// ProgramKey: An API key of a program, without its text.
type ProgramKey struct {
	// When it was created.
	CreatedAt time.Time `json:"created_at"`
	// The key.
	ID int64 `json:"id"`
	// When it was last used, to five minutes.
	LastUsedAt *time.Time `json:"last_used_at"`
	// When it was marked for rotation.
	MarkedAt *time.Time `json:"marked_at"`
	// Its prefix and its last four characters.
	Masked string `json:"masked"`
	// When it was revoked.
	RevokedAt *time.Time `json:"revoked_at"`
	// The deadline after which it is retired.
	RotateBy *time.Time `json:"rotate_by"`
	// `active` and `marked` keys are usable; a `marked` one is `retired` after its deadline.
	Status ProgramKeyStatus `json:"status"`
}

// SaleCurrency: Its currency.
type SaleCurrency string

// The known values of SaleCurrency.
const (
	SaleCurrencyUSD SaleCurrency = "USD"
	SaleCurrencyEUR SaleCurrency = "EUR"
	SaleCurrencyVND SaleCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e SaleCurrency) Valid() bool {
	return isOneOf(e, SaleCurrencyUSD, SaleCurrencyEUR, SaleCurrencyVND)
}

// SaleRefundsReason: Why.
type SaleRefundsReason string

// The known values of SaleRefundsReason.
const (
	SaleRefundsReasonRefund     SaleRefundsReason = "refund"
	SaleRefundsReasonChargeback SaleRefundsReason = "chargeback"
)

// Valid reports whether the value is a known one.
func (e SaleRefundsReason) Valid() bool {
	return isOneOf(e, SaleRefundsReasonRefund, SaleRefundsReasonChargeback)
}

// Sale: A sale with its refunds.
type Sale struct {
	// What the commission is computed on, in the smallest currency unit.
	AmountCents int64 `json:"amount_cents"`
	// The limit because of which the sale earned nothing: `months_reached` or `commissions_reached`.
	CommissionReason *CommissionReason `json:"commission_reason"`
	// Its currency.
	Currency SaleCurrency `json:"currency"`
	// The customer.
	CustomerID int64 `json:"customer_id"`
	// The program's own identifier of the customer; null if there is none, and after an erasure.
	CustomerKey *string `json:"customer_key"`
	// What the customer paid, with the tax and the shipping in it; null if unknown.
	GrossAmountCents *int64 `json:"gross_amount_cents"`
	// The sale.
	ID int64 `json:"id"`
	// When the customer paid.
	OccurredAt time.Time `json:"occurred_at"`
	// The partner; null if the account was erased.
	PartnerID *int64 `json:"partner_id"`
	// When it was recorded.
	RecordedAt time.Time `json:"recorded_at"`
	// What was refunded of it in all.
	RefundedCents int64 `json:"refunded_cents"`
	// Its newest refunds, up to fifty, the oldest first.
	Refunds []struct {
		// By how much it changed the refunded amount: less than nothing if it was restored.
		AmountCents int64 `json:"amount_cents"`
		// The refund.
		ID int64 `json:"id"`
		// When it was recorded.
		OccurredAt time.Time `json:"occurred_at"`
		// Why.
		Reason SaleRefundsReason `json:"reason"`
	} `json:"refunds"`
	// The shipping in it; null if unknown.
	ShippingCents *int64 `json:"shipping_cents"`
	// The subscription that it belongs to, or null.
	SubscriptionID *string `json:"subscription_id"`
	// The tax in it; null if unknown.
	TaxCents *int64 `json:"tax_cents"`
	// The terms that decided what it earned; null if they are the first ones of the program, or if there are none.
	TermsID *int64 `json:"terms_id"`
	// Its `transaction_id`.
	TransactionID string `json:"transaction_id"`
}

// LeadMode: Who reported it.
type LeadMode string

// The known values of LeadMode.
const (
	Server  LeadMode = "server"
	Browser LeadMode = "browser"
	Payment LeadMode = "payment"
)

// Valid reports whether the value is a known one.
func (e LeadMode) Valid() bool { return isOneOf(e, Server, Browser, Payment) }

// Lead: A lead.
type Lead struct {
	// The customer.
	CustomerID int64 `json:"customer_id"`
	// The program's own identifier of the customer; null if there is none, and after an erasure.
	CustomerKey *string `json:"customer_key"`
	// Its name, if one was sent.
	EventName *string `json:"event_name"`
	// The lead.
	ID int64 `json:"id"`
	// Who reported it.
	Mode LeadMode `json:"mode"`
	// When the customer signed up.
	OccurredAt time.Time `json:"occurred_at"`
	// The partner; null if the account was erased.
	PartnerID *int64 `json:"partner_id"`
	// Whether it has yet to be settled.
	Provisional bool `json:"provisional"`
	// When it was recorded.
	RecordedAt time.Time `json:"recorded_at"`
}

// TermsLevel: Whose terms they are.
type TermsLevel string

// The known values of TermsLevel.
const (
	TermsLevelProgram     TermsLevel = "program"
	TermsLevelGroup       TermsLevel = "group"
	TermsLevelPartnership TermsLevel = "partnership"
)

// Valid reports whether the value is a known one.
func (e TermsLevel) Valid() bool {
	return isOneOf(e, TermsLevelProgram, TermsLevelGroup, TermsLevelPartnership)
}

// ManagedTermsCommissionBase: The amount that commissions of payment events are computed on.
type ManagedTermsCommissionBase string

// The known values of ManagedTermsCommissionBase.
const (
	ManagedTermsCommissionBaseNet   ManagedTermsCommissionBase = "net"
	ManagedTermsCommissionBaseGross ManagedTermsCommissionBase = "gross"
)

// Valid reports whether the value is a known one.
func (e ManagedTermsCommissionBase) Valid() bool {
	return isOneOf(e, ManagedTermsCommissionBaseNet, ManagedTermsCommissionBaseGross)
}

// ManagedTermsCommissionType: The commission type.
type ManagedTermsCommissionType string

// The known values of ManagedTermsCommissionType.
const (
	ManagedTermsCommissionTypePercent          ManagedTermsCommissionType = "percent"
	ManagedTermsCommissionTypeFixed            ManagedTermsCommissionType = "fixed"
	ManagedTermsCommissionTypeRecurringPercent ManagedTermsCommissionType = "recurring_percent"
	ManagedTermsCommissionTypeRecurringFixed   ManagedTermsCommissionType = "recurring_fixed"
)

// Valid reports whether the value is a known one.
func (e ManagedTermsCommissionType) Valid() bool {
	return isOneOf(e, ManagedTermsCommissionTypePercent, ManagedTermsCommissionTypeFixed, ManagedTermsCommissionTypeRecurringPercent, ManagedTermsCommissionTypeRecurringFixed)
}

// ManagedTermsCurrency: The currency of the fixed types and of the commission of a lead.
type ManagedTermsCurrency string

// The known values of ManagedTermsCurrency.
const (
	ManagedTermsCurrencyUSD ManagedTermsCurrency = "USD"
	ManagedTermsCurrencyEUR ManagedTermsCurrency = "EUR"
	ManagedTermsCurrencyVND ManagedTermsCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e ManagedTermsCurrency) Valid() bool {
	return isOneOf(e, ManagedTermsCurrencyUSD, ManagedTermsCurrencyEUR, ManagedTermsCurrencyVND)
}

// ManagedTerms: Terms of a program, a group or one partner.
type ManagedTerms struct {
	// The amount that commissions of payment events are computed on.
	CommissionBase ManagedTermsCommissionBase `json:"commission_base"`
	// Whether the net amount has the shipping in it.
	CommissionOnShipping bool `json:"commission_on_shipping"`
	// Percent, or major units of the currency.
	CommissionRate float64 `json:"commission_rate"`
	// The commission type.
	CommissionType ManagedTermsCommissionType `json:"commission_type"`
	// When they were made.
	CreatedAt time.Time `json:"created_at"`
	// The address of the member who made them; `null`: the operator, or an account that is gone, and for viewers.
	CreatedBy *string `json:"created_by"`
	// The currency of the fixed types and of the commission of a lead.
	Currency ManagedTermsCurrency `json:"currency"`
	// The group, at the level `group`.
	GroupID *int64 `json:"group_id"`
	// After this number of days `auto_approve` approves a commission.
	HoldingPeriodDays int64 `json:"holding_period_days"`
	// The terms.
	ID int64 `json:"id"`
	// Whether they are the present ones of their level.
	InForce bool `json:"in_force"`
	// Paid for each settled lead, in the smallest currency unit.
	LeadCommissionCents *int64 `json:"lead_commission_cents"`
	// Whose terms they are.
	Level TermsLevel `json:"level"`
	// How many sales of one customer earn, whatever becomes of their commissions.
	MaxCommissions *int64 `json:"max_commissions"`
	// For how many months a customer's sales earn, counted from the time of the first recorded sale, in UTC.
	MaxMonths *int64 `json:"max_months"`
	// The partner, at the level `partnership`; `null` if the partner was erased.
	PartnerID *int64 `json:"partner_id"`
}

type RotateWebhookSecretRequest struct {
	// For how many hours the former secret signs too. 24 unless set.
	OverlapHours *int64 `json:"overlap_hours,omitempty"`
}

// DeliveryStatus: Whether it will be sent, was taken, was given up, or was not sent because the endpoint was disabled.
type DeliveryStatus string

// The known values of DeliveryStatus.
const (
	DeliveryStatusWaiting   DeliveryStatus = "waiting"
	DeliveryStatusDelivered DeliveryStatus = "delivered"
	DeliveryStatusFailed    DeliveryStatus = "failed"
	DeliveryStatusSkipped   DeliveryStatus = "skipped"
)

// Valid reports whether the value is a known one.
func (e DeliveryStatus) Valid() bool {
	return isOneOf(e, DeliveryStatusWaiting, DeliveryStatusDelivered, DeliveryStatusFailed, DeliveryStatusSkipped)
}

// CommissionCurrency: Its currency.
type CommissionCurrency string

// The known values of CommissionCurrency.
const (
	CommissionCurrencyUSD CommissionCurrency = "USD"
	CommissionCurrencyEUR CommissionCurrency = "EUR"
	CommissionCurrencyVND CommissionCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e CommissionCurrency) Valid() bool {
	return isOneOf(e, CommissionCurrencyUSD, CommissionCurrencyEUR, CommissionCurrencyVND)
}

// CommissionKind: What it is for: a sale, a settled lead, a refund after the payment (`clawback`), its end in your favour (`restoration`), or what a member adjusted.
type CommissionKind string

// The known values of CommissionKind.
const (
	CommissionKindSale        CommissionKind = "sale"
	CommissionKindLead        CommissionKind = "lead"
	CommissionKindClawback    CommissionKind = "clawback"
	CommissionKindAdjustment  CommissionKind = "adjustment"
	CommissionKindRestoration CommissionKind = "restoration"
)

// Valid reports whether the value is a known one.
func (e CommissionKind) Valid() bool {
	return isOneOf(e, CommissionKindSale, CommissionKindLead, CommissionKindClawback, CommissionKindAdjustment, CommissionKindRestoration)
}

// CommissionStatus: `pending`, then `approved`, then `paid`; or `reversed` by a refund of the whole sale or by a rejection.
type CommissionStatus string

// The known values of CommissionStatus.
const (
	CommissionStatusPending  CommissionStatus = "pending"
	CommissionStatusApproved CommissionStatus = "approved"
	CommissionStatusPaid     CommissionStatus = "paid"
	CommissionStatusReversed CommissionStatus = "reversed"
)

// Valid reports whether the value is a known one.
func (e CommissionStatus) Valid() bool {
	return isOneOf(e, CommissionStatusPending, CommissionStatusApproved, CommissionStatusPaid, CommissionStatusReversed)
}

// Commission: What a partner earned, or an adjustment of it.
type Commission struct {
	// What is left of it, in the smallest currency unit.
	AmountCents int64 `json:"amount_cents"`
	// When it was approved.
	ApprovedAt *time.Time `json:"approved_at"`
	// What the commission of a sale was computed on.
	BaseCents *int64 `json:"base_cents"`
	// When it last changed.
	ChangedAt time.Time `json:"changed_at"`
	// When it was created.
	CreatedAt time.Time `json:"created_at"`
	// Its currency.
	Currency CommissionCurrency `json:"currency"`
	// The customer, with `expand=customer`.
	Customer *CommissionCustomer `json:"customer,omitempty"`
	// The customer.
	CustomerID *int64 `json:"customer_id"`
	// What it amounted to at first, before refunds and a rejection.
	EarnedCents int64 `json:"earned_cents"`
	// A held commission is neither approved nor paid.
	Held bool `json:"held"`
	// The commission.
	ID int64 `json:"id"`
	// What it is for: a sale, a settled lead, a refund after the payment (`clawback`), its end in your favour (`restoration`), or what a member adjusted.
	Kind CommissionKind `json:"kind"`
	// When it was paid.
	PaidAt *time.Time `json:"paid_at"`
	// The partner, with `expand=partner`.
	Partner *CommissionPartner `json:"partner,omitempty"`
	// The partner.
	PartnerID *int64 `json:"partner_id"`
	// The payout that it is in, or was paid by.
	PayoutID *int64 `json:"payout_id"`
	// Why it was adjusted, is held, or was rejected.
	Reason *string `json:"reason"`
	// The sale.
	SaleID *int64 `json:"sale_id"`
	// `pending`, then `approved`, then `paid`; or `reversed` by a refund of the whole sale or by a rejection.
	Status CommissionStatus `json:"status"`
	// The terms that decided what it earned; null if they are the first ones of the program, or if there are none.
	TermsID *int64 `json:"terms_id"`
}

// CommissionPartnerStatus: What the partner is to the program.
type CommissionPartnerStatus string

// The known values of CommissionPartnerStatus.
const (
	CommissionPartnerStatusLinked   CommissionPartnerStatus = "linked"
	CommissionPartnerStatusApplied  CommissionPartnerStatus = "applied"
	CommissionPartnerStatusJoined   CommissionPartnerStatus = "joined"
	CommissionPartnerStatusDeclined CommissionPartnerStatus = "declined"
	CommissionPartnerStatusLeft     CommissionPartnerStatus = "left"
	CommissionPartnerStatusRemoved  CommissionPartnerStatus = "removed"
	CommissionPartnerStatusMerged   CommissionPartnerStatus = "merged"
)

// Valid reports whether the value is a known one.
func (e CommissionPartnerStatus) Valid() bool {
	return isOneOf(e, CommissionPartnerStatusLinked, CommissionPartnerStatusApplied, CommissionPartnerStatusJoined, CommissionPartnerStatusDeclined, CommissionPartnerStatusLeft, CommissionPartnerStatusRemoved, CommissionPartnerStatusMerged)
}

// CommissionPartner: The partner, with `expand=partner`.
type CommissionPartner struct {
	// The e-mail address.
	Email *string `json:"email"`
	// The partner.
	ID int64 `json:"id"`
	// The name of the partner.
	Name string `json:"name"`
	// What the partner is to the program.
	Status CommissionPartnerStatus `json:"status"`
}

// CommissionCustomerStatus: What the customer has done.
type CommissionCustomerStatus string

// The known values of CommissionCustomerStatus.
const (
	CommissionCustomerStatusClick      CommissionCustomerStatus = "click"
	CommissionCustomerStatusLead       CommissionCustomerStatus = "lead"
	CommissionCustomerStatusConversion CommissionCustomerStatus = "conversion"
)

// Valid reports whether the value is a known one.
func (e CommissionCustomerStatus) Valid() bool {
	return isOneOf(e, CommissionCustomerStatusClick, CommissionCustomerStatusLead, CommissionCustomerStatusConversion)
}

// CommissionCustomer: The customer, with `expand=customer`.
type CommissionCustomer struct {
	// The click.
	ClickID *string `json:"click_id"`
	// Your identifier of the customer.
	CustomerKey *string `json:"customer_key"`
	// The customer.
	ID int64 `json:"id"`
	// What the customer has done.
	Status CommissionCustomerStatus `json:"status"`
}

// ManagedPartner: A partner of a program.
type ManagedPartner struct {
	// What the partner said when they joined or applied.
	Application *Application `json:"application"`
	// When the status last changed.
	ChangedAt time.Time `json:"changed_at"`
	// When they first became a partner of the program.
	CreatedAt time.Time `json:"created_at"`
	// Why the application was declined.
	DeclineReason *string `json:"decline_reason"`
	// Their e-mail address.
	Email *string `json:"email"`
	// The group of the partner.
	Group PartnerGroup `json:"group"`
	// The partner.
	ID int64 `json:"id"`
	// The least amount that the partner is paid, in the smallest unit of the program's currency; `null`: as the group or the program says.
	MinimumPayoutCents *int64 `json:"minimum_payout_cents"`
	// The name of the partner.
	Name string `json:"name"`
	// What the members of the program wrote about the partner.
	Notes *string `json:"notes"`
	// Partners who were removed from the program and have or had the same account or address for payments, the first hundred.
	SameAccountAsRemoved *[]int64 `json:"same_account_as_removed,omitempty"`
	// `linked` has a link and has not joined; only a `joined` partner earns commissions.
	Status PartnerStatus `json:"status"`
	// What the members of the program sort partners by, in lower case.
	Tags PartnerTags `json:"tags"`
}

// PartnerStatus: `linked` has a link and has not joined; only a `joined` partner earns commissions.
type PartnerStatus string

// The known values of PartnerStatus.
const (
	PartnerStatusLinked   PartnerStatus = "linked"
	PartnerStatusApplied  PartnerStatus = "applied"
	PartnerStatusJoined   PartnerStatus = "joined"
	PartnerStatusDeclined PartnerStatus = "declined"
	PartnerStatusLeft     PartnerStatus = "left"
	PartnerStatusRemoved  PartnerStatus = "removed"
	PartnerStatusMerged   PartnerStatus = "merged"
)

// Valid reports whether the value is a known one.
func (e PartnerStatus) Valid() bool {
	return isOneOf(e, PartnerStatusLinked, PartnerStatusApplied, PartnerStatusJoined, PartnerStatusDeclined, PartnerStatusLeft, PartnerStatusRemoved, PartnerStatusMerged)
}

// PartnerGroup: The group of the partner.
type PartnerGroup struct {
	// The group.
	ID int64 `json:"id"`
	// Its name.
	Name string `json:"name"`
}

// Application: What the partner said when they joined or applied.
type Application struct {
	// The answers to the questions of that time.
	Answers []StoredAnswer `json:"answers"`
	// What the partner agreed to.
	Consents []StoredConsent `json:"consents"`
	// The website, channel or profile that the partner named.
	Website *string `json:"website"`
}

// StoredAnswer: An answer.
type StoredAnswer struct {
	// The answer.
	Answer string `json:"answer"`
	// The question.
	Question string `json:"question"`
}

// StoredConsent: The consent to a document.
type StoredConsent struct {
	// When the partner agreed.
	At time.Time `json:"at"`
	// The address of the document.
	URL string `json:"url"`
}

type PartnerTags = []string

// ManagedCode: A discount code that belongs to a partner.
type ManagedCode struct {
	// The code as it was written.
	Code *string `json:"code"`
	// When it was created.
	CreatedAt time.Time `json:"created_at"`
	// The customers whom the code brought.
	Customers int64 `json:"customers"`
	// The code.
	ID int64 `json:"id"`
	// The partner who earns.
	PartnerID *int64 `json:"partner_id"`
	// The payment processor's identifier, such as that of Stripe's promotion code.
	ProcessorID *string `json:"processor_id"`
	// The sales of these customers.
	Sales int64 `json:"sales"`
	// Whether the code decides whom a customer belongs to.
	Status CodeStatus `json:"status"`
}

// CodeStatus: Whether the code decides whom a customer belongs to.
type CodeStatus string

// The known values of CodeStatus.
const (
	CodeStatusActive   CodeStatus = "active"
	CodeStatusDisabled CodeStatus = "disabled"
)

// Valid reports whether the value is a known one.
func (e CodeStatus) Valid() bool { return isOneOf(e, CodeStatusActive, CodeStatusDisabled) }

// PayoutStatus: `open` while an item is; `cancelled` if all items are; else `settled`.
type PayoutStatus string

// The known values of PayoutStatus.
const (
	PayoutStatusOpen      PayoutStatus = "open"
	PayoutStatusSettled   PayoutStatus = "settled"
	PayoutStatusCancelled PayoutStatus = "cancelled"
)

// Valid reports whether the value is a known one.
func (e PayoutStatus) Valid() bool {
	return isOneOf(e, PayoutStatusOpen, PayoutStatusSettled, PayoutStatusCancelled)
}

// Payout: A payout.
type Payout struct {
	// The number of commissions in them.
	Commissions int64 `json:"commissions"`
	// When it was created.
	CreatedAt time.Time `json:"created_at"`
	// The account of the owner; null for the operator.
	CreatedBy *int64 `json:"created_by"`
	// The currency.
	Currency string `json:"currency"`
	// Commissions that were approved before.
	Cutoff time.Time `json:"cutoff"`
	// What was not paid.
	HeldBack []struct {
		// What was not paid to them.
		AmountCents int64 `json:"amount_cents"`
		// The number of partners.
		Partners int64 `json:"partners"`
		// Why a partner is not paid: the account was erased or suspended, nothing is due, it is less than the minimum, there is no way to be paid or it waits, the commissions are on hold, the payout has 5,000 items, or the amount or the sum would be more than 9007199254740991.
		Reason HeldBackReason `json:"reason"`
	} `json:"held_back"`
	// The payout.
	ID int64 `json:"id"`
	// The number of items with each status.
	Items struct {
		// Not to be paid.
		Cancelled int64 `json:"cancelled"`
		// Could not be paid.
		Failed int64 `json:"failed"`
		// To be paid.
		Open int64 `json:"open"`
		// Paid.
		Paid int64 `json:"paid"`
	} `json:"items"`
	// The least amount of an item, of partners who have none of their own or by their group.
	MinimumCents int64 `json:"minimum_cents"`
	// For the members of the program, or null.
	Note *string `json:"note"`
	// Its number in the program, from 1.
	Number int64 `json:"number"`
	// For the bank, PayPal and people.
	Reference string `json:"reference"`
	// `open` while an item is; `cancelled` if all items are; else `settled`.
	Status PayoutStatus `json:"status"`
	// The sum of all items.
	TotalCents int64 `json:"total_cents"`
}

// HeldBackReason: Why a partner is not paid: the account was erased or suspended, nothing is due, it is less than the minimum, there is no way to be paid or it waits, the commissions are on hold, the payout has 5,000 items, or the amount or the sum would be more than 9007199254740991.
type HeldBackReason string

// The known values of HeldBackReason.
const (
	HeldBackReasonPartnerErased    HeldBackReason = "partner_erased"
	HeldBackReasonAccountSuspended HeldBackReason = "account_suspended"
	HeldBackReasonNotPositive      HeldBackReason = "not_positive"
	HeldBackReasonBelowMinimum     HeldBackReason = "below_minimum"
	HeldBackReasonNoMethod         HeldBackReason = "no_method"
	HeldBackReasonMethodWaits      HeldBackReason = "method_waits"
	HeldBackReasonOnHold           HeldBackReason = "on_hold"
	HeldBackReasonTooMany          HeldBackReason = "too_many"
	HeldBackReasonTooLarge         HeldBackReason = "too_large"
)

// Valid reports whether the value is a known one.
func (e HeldBackReason) Valid() bool {
	return isOneOf(e, HeldBackReasonPartnerErased, HeldBackReasonAccountSuspended, HeldBackReasonNotPositive, HeldBackReasonBelowMinimum, HeldBackReasonNoMethod, HeldBackReasonMethodWaits, HeldBackReasonOnHold, HeldBackReasonTooMany, HeldBackReasonTooLarge)
}

// PayoutItemMethod: How it is paid.
type PayoutItemMethod string

// The known values of PayoutItemMethod.
const (
	PayoutItemMethodPaypal PayoutItemMethod = "paypal"
	PayoutItemMethodWise   PayoutItemMethod = "wise"
	PayoutItemMethodSepa   PayoutItemMethod = "sepa"
	PayoutItemMethodOther  PayoutItemMethod = "other"
)

// Valid reports whether the value is a known one.
func (e PayoutItemMethod) Valid() bool {
	return isOneOf(e, PayoutItemMethodPaypal, PayoutItemMethodWise, PayoutItemMethodSepa, PayoutItemMethodOther)
}

// PayoutItemReplacedByStatus: To be paid, or paid.
type PayoutItemReplacedByStatus string

// The known values of PayoutItemReplacedByStatus.
const (
	PayoutItemReplacedByStatusOpen PayoutItemReplacedByStatus = "open"
	PayoutItemReplacedByStatusPaid PayoutItemReplacedByStatus = "paid"
)

// Valid reports whether the value is a known one.
func (e PayoutItemReplacedByStatus) Valid() bool {
	return isOneOf(e, PayoutItemReplacedByStatusOpen, PayoutItemReplacedByStatusPaid)
}

// PayoutItemStatus: To be paid, paid, could not be paid, or not to be paid.
type PayoutItemStatus string

// The known values of PayoutItemStatus.
const (
	PayoutItemStatusOpen      PayoutItemStatus = "open"
	PayoutItemStatusPaid      PayoutItemStatus = "paid"
	PayoutItemStatusFailed    PayoutItemStatus = "failed"
	PayoutItemStatusCancelled PayoutItemStatus = "cancelled"
)

// Valid reports whether the value is a known one.
func (e PayoutItemStatus) Valid() bool {
	return isOneOf(e, PayoutItemStatusOpen, PayoutItemStatusPaid, PayoutItemStatusFailed, PayoutItemStatusCancelled)
}

// PayoutItem: What one partner is paid by a payout.
type PayoutItem struct {
	// The amount, in the smallest currency unit.
	AmountCents int64 `json:"amount_cents"`
	// When it last changed.
	ChangedAt time.Time `json:"changed_at"`
	// The number of commissions in it.
	Commissions int64 `json:"commissions"`
	// When it was created.
	CreatedAt time.Time `json:"created_at"`
	// The currency.
	Currency string `json:"currency"`
	// When it was last in an exported file.
	ExportedAt *time.Time `json:"exported_at"`
	// The reference of the bank or PayPal, as reported.
	ExternalReference *string `json:"external_reference"`
	// The item.
	ID int64 `json:"id"`
	// Where it goes, abridged.
	Label *string `json:"label"`
	// How it is paid.
	Method PayoutItemMethod `json:"method"`
	// When it was paid, as reported.
	PaidAt *time.Time `json:"paid_at"`
	// The partner, with `expand=partner`.
	Partner *CommissionPartner `json:"partner,omitempty"`
	// The partner; null if the account was erased.
	PartnerID *int64 `json:"partner_id"`
	// The partner in this program, which outlives the account.
	PartnershipID int64 `json:"partnership_id"`
	// The payout.
	PayoutID int64 `json:"payout_id"`
	// Why it failed or was cancelled, as reported.
	Reason *string `json:"reason"`
	// For the bank, PayPal and people.
	Reference string `json:"reference"`
	// Of an item that failed or was cancelled: the first open or paid item that took over commissions of it.
	ReplacedBy *struct {
		// The item.
		ID int64 `json:"id"`
		// Its payout.
		PayoutID int64 `json:"payout_id"`
		// For the bank, PayPal and people.
		Reference string `json:"reference"`
		// To be paid, or paid.
		Status PayoutItemReplacedByStatus `json:"status"`
	} `json:"replaced_by"`
	// Other partners of the program who have or had the same destination, the first hundred.
	SameDestination *[]int64 `json:"same_destination,omitempty"`
	// For Wise, which takes ten characters: the number of the item in base 36.
	ShortReference string `json:"short_reference"`
	// To be paid, paid, could not be paid, or not to be paid.
	Status PayoutItemStatus `json:"status"`
}

type StatsList struct {
	// The time of the totals.
	AsOf time.Time `json:"as_of"`
	// The groups of the page.
	Data []StatsGroup `json:"data"`
	// The first day.
	From string `json:"from"`
	// Where the list continues.
	Page Page `json:"page"`
	// The day after the last one.
	To string `json:"to"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// StatsGroup: The totals of a day, a partner, a link or a note on clicks, or of all.
type StatsGroup struct {
	// Clicks.
	Clicks int64 `json:"clicks"`
	// The amounts of each currency in which there is one.
	Currencies []StatsCurrency `json:"currencies"`
	// The day (UTC), with `group_by=day`.
	Day *string `json:"day"`
	// Settled leads.
	Leads int64 `json:"leads"`
	// The link, with `group_by=link`; null for commissions without a click.
	LinkID *int64 `json:"link_id"`
	// The partner, with `group_by=partner` or `link`; null if the account was erased.
	PartnerID *int64 `json:"partner_id"`
	// The note, with `group_by=sub`.
	Sub *string `json:"sub"`
}

// StatsCurrencyCurrency: The currency.
type StatsCurrencyCurrency string

// The known values of StatsCurrencyCurrency.
const (
	StatsCurrencyCurrencyUSD StatsCurrencyCurrency = "USD"
	StatsCurrencyCurrencyEUR StatsCurrencyCurrency = "EUR"
	StatsCurrencyCurrencyVND StatsCurrencyCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e StatsCurrencyCurrency) Valid() bool {
	return isOneOf(e, StatsCurrencyCurrencyUSD, StatsCurrencyCurrencyEUR, StatsCurrencyCurrencyVND)
}

// StatsCurrency: The totals of a currency.
type StatsCurrency struct {
	// The commissions that were earned, less what was taken back, in the smallest currency unit.
	CommissionCents int64 `json:"commission_cents"`
	// The currency.
	Currency StatsCurrencyCurrency `json:"currency"`
	// The refunds.
	Refunds StatsSum `json:"refunds"`
	// The sales.
	Sales StatsSum `json:"sales"`
}

// StatsSum: A number of events and the sum of their amounts.
type StatsSum struct {
	// The sum, in the smallest currency unit.
	AmountCents int64 `json:"amount_cents"`
	// A number of things.
	Count int64 `json:"count"`
}

type VisitsAnswer struct {
	// What became of visits through short addresses.
	Data Visits `json:"data"`
	// The first day.
	From string `json:"from"`
	// The day after the last one.
	To string `json:"to"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// Visits: What became of visits through short addresses.
type Visits struct {
	// Visits that are no clicks, by reason.
	Filtered struct {
		// A known robot, by its `User-Agent`.
		Bot int64 `json:"bot"`
		// `HEAD` requests, which only ask where an address leads.
		Head int64 `json:"head"`
		// More than 60 visits a minute from one address.
		Limit int64 `json:"limit"`
		// Requests without a `User-Agent`.
		NoAgent int64 `json:"no_agent"`
		// A page that a browser or an app has loaded in advance, or for a preview.
		Prefetch int64 `json:"prefetch"`
	} `json:"filtered"`
	// Visits that the script of the page has reported.
	Landed int64 `json:"landed"`
	// How many of 1,000 visitors have landed.
	LandedPer1000 *int64 `json:"landed_per_1000"`
	// Visitors who were sent to a page of the program, each of them a click.
	Sent int64 `json:"sent"`
}

// MailStatus: What became of the mail with the present link.
type MailStatus string

// The known values of MailStatus.
const (
	MailStatusQueued   MailStatus = "queued"
	MailStatusSent     MailStatus = "sent"
	MailStatusFailed   MailStatus = "failed"
	MailStatusCanceled MailStatus = "canceled"
)

// Valid reports whether the value is a known one.
func (e MailStatus) Valid() bool {
	return isOneOf(e, MailStatusQueued, MailStatusSent, MailStatusFailed, MailStatusCanceled)
}

type ManagedLinkList struct {
	// The links of the page.
	Data []ManagedLink `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// ManagedLinkNamesScope: `program`: another program has the name, too, so it leads to this link at hosts that the program has proved, and nowhere else.
type ManagedLinkNamesScope string

// The known values of ManagedLinkNamesScope.
const (
	ManagedLinkNamesScopeDeployment ManagedLinkNamesScope = "deployment"
	ManagedLinkNamesScopeProgram    ManagedLinkNamesScope = "program"
)

// Valid reports whether the value is a known one.
func (e ManagedLinkNamesScope) Valid() bool {
	return isOneOf(e, ManagedLinkNamesScopeDeployment, ManagedLinkNamesScopeProgram)
}

// ManagedLink: A referral link of a program.
type ManagedLink struct {
	// Other values of `aff` that lead to the link, in lower case, in the order in which they were added.
	Aliases []string `json:"aliases"`
	// The value of `aff` in its address.
	Code string `json:"code"`
	// When it was created.
	CreatedAt time.Time `json:"created_at"`
	// The page that the link leads to.
	Destination *string `json:"destination"`
	// Whether it is disabled because its partner disabled it, who can then enable it again.
	DisabledByPartner bool `json:"disabled_by_partner"`
	// Whether clicks are accepted.
	Enabled bool `json:"enabled"`
	// The link.
	ID int64 `json:"id"`
	// Its code and its aliases, and where each of them leads to the link.
	Names []struct {
		// The code or an alias.
		Name string `json:"name"`
		// `program`: another program has the name, too, so it leads to this link at hosts that the program has proved, and nowhere else.
		Scope ManagedLinkNamesScope `json:"scope"`
	} `json:"names"`
	// The partner who earns.
	PartnerID *int64 `json:"partner_id"`
	// The address for places whose pages have no script, at the oldest verified link host of the program, or else at the service.
	ShortURL *string `json:"short_url"`
	// The address to publish: the destination with the code in `aff`.
	URL string `json:"url"`
}

type ManagedLinkAnswer struct {
	// A referral link of a program.
	Data ManagedLink `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type CreateAliasRequest struct {
	// The alias.
	Alias string `json:"alias"`
}

type CodeList struct {
	// The codes of the page.
	Data []ManagedCode `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// CommissionTotalsCurrenciesCurrency: The currency.
type CommissionTotalsCurrenciesCurrency string

// The known values of CommissionTotalsCurrenciesCurrency.
const (
	CommissionTotalsCurrenciesCurrencyUSD CommissionTotalsCurrenciesCurrency = "USD"
	CommissionTotalsCurrenciesCurrencyEUR CommissionTotalsCurrenciesCurrency = "EUR"
	CommissionTotalsCurrenciesCurrencyVND CommissionTotalsCurrenciesCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e CommissionTotalsCurrenciesCurrency) Valid() bool {
	return isOneOf(e, CommissionTotalsCurrenciesCurrencyUSD, CommissionTotalsCurrenciesCurrencyEUR, CommissionTotalsCurrenciesCurrencyVND)
}

// CommissionTotals: The commissions of a program or of one partner, by currency and status.
type CommissionTotals struct {
	// The time of the totals.
	AsOf time.Time `json:"as_of"`
	// The commissions of each currency in which there is one.
	Currencies []struct {
		// Those that are approved and not paid yet.
		Approved CommissionSum `json:"approved"`
		// The currency.
		Currency CommissionTotalsCurrenciesCurrency `json:"currency"`
		// Those that are paid.
		Paid CommissionSum `json:"paid"`
		// Those that are not decided yet.
		Pending CommissionSum `json:"pending"`
		// Those that were rejected, or taken back by a refund.
		Reversed CommissionSum `json:"reversed"`
	} `json:"currencies"`
}

// CommissionSum: The commissions in a status, and the sum of their amounts.
type CommissionSum struct {
	// The sum of their present amounts, in the smallest currency unit.
	AmountCents int64 `json:"amount_cents"`
	// How many there are.
	Count int64 `json:"count"`
	// How many of them are on hold.
	Held int64 `json:"held"`
}

type StatementList struct {
	// The statements of the page.
	Data []Statement `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// Statement: What a partner earned and was paid in a month.
type Statement struct {
	// What was adjusted, less adjustments that were rejected.
	AdjustedCents int64 `json:"adjusted_cents"`
	// What refunds took back after it was claimed or paid.
	ClawedBackCents int64 `json:"clawed_back_cents"`
	// When it was closed.
	ClosedAt time.Time `json:"closed_at"`
	// What is owed at the end: opening + earned + restored + adjusted + returned − reversed − clawed back − paid.
	ClosingCents int64 `json:"closing_cents"`
	// The currency.
	Currency string `json:"currency"`
	// What commissions of sales and leads earned.
	EarnedCents int64 `json:"earned_cents"`
	// The statement.
	ID int64 `json:"id"`
	// The number of its lines.
	LineCount int64 `json:"line_count"`
	// The SHA-256 of its lines.
	LinesSha256 string `json:"lines_sha256"`
	// The month (UTC).
	Month string `json:"month"`
	// What was owed at the beginning: the closing of the statement before, or what was owed when statements began.
	OpeningCents int64 `json:"opening_cents"`
	// What was paid.
	PaidCents int64 `json:"paid_cents"`
	// The partner; null if the account was erased.
	PartnerID *int64 `json:"partner_id"`
	// The partner in this program, which outlives the account.
	PartnershipID int64 `json:"partnership_id"`
	// The program.
	ProgramID int64 `json:"program_id"`
	// What came back because a refund failed or a dispute was won.
	RestoredCents int64 `json:"restored_cents"`
	// Payments that came back, or were reported by mistake.
	ReturnedCents int64 `json:"returned_cents"`
	// What refunds and rejections took back before it was paid.
	ReversedCents int64 `json:"reversed_cents"`
	// The SHA-256 of its canonical form.
	Sha256 string `json:"sha256"`
	// A JSON Web Signature (Ed25519) of its canonical form, by a key of `/.well-known/jwks.json`.
	Signature string `json:"signature"`
}

type StatementPreviewAnswer struct {
	// The statements of the month that is not closed, as they are so far.
	Data StatementPreview `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// StatementPreview: The statements of the month that is not closed, as they are so far.
type StatementPreview struct {
	// When it was read.
	AsOf time.Time `json:"as_of"`
	// The month (UTC).
	Month string `json:"month"`
	// The program, by its payout settings.
	Payer ReceiptParty `json:"payer"`
	// One for each partner and currency with an entry or a balance, the first 1,000.
	Statements []struct {
		// What was adjusted, less adjustments that were rejected.
		AdjustedCents int64 `json:"adjusted_cents"`
		// What refunds took back after it was claimed or paid.
		ClawedBackCents int64 `json:"clawed_back_cents"`
		// What is owed at the end: opening + earned + restored + adjusted + returned − reversed − clawed back − paid.
		ClosingCents int64 `json:"closing_cents"`
		// The currency.
		Currency string `json:"currency"`
		// What commissions of sales and leads earned.
		EarnedCents int64 `json:"earned_cents"`
		// The number of its lines.
		LineCount int64 `json:"line_count"`
		// What changed what is owed, by time: of one partner the first 10,000, of all partners none.
		Lines []StatementLine `json:"lines"`
		// What was owed at the beginning: the closing of the statement before, or what was owed when statements began.
		OpeningCents int64 `json:"opening_cents"`
		// What was paid.
		PaidCents int64 `json:"paid_cents"`
		// The partner; null if the account was erased.
		PartnerID *int64 `json:"partner_id"`
		// The partner in this program, which outlives the account.
		PartnershipID int64 `json:"partnership_id"`
		// What came back because a refund failed or a dispute was won.
		RestoredCents int64 `json:"restored_cents"`
		// Payments that came back, or were reported by mistake.
		ReturnedCents int64 `json:"returned_cents"`
		// What refunds and rejections took back before it was paid.
		ReversedCents int64 `json:"reversed_cents"`
	} `json:"statements"`
}

// ReceiptParty: What a receipt says of one side, as it is now.
type ReceiptParty struct {
	// The address on receipts.
	LegalAddress *string `json:"legal_address"`
	// The name on receipts.
	LegalName *string `json:"legal_name"`
	// The tax number on receipts.
	TaxID *string `json:"tax_id"`
}

// StatementLineKind: Which sum of the statement it is in.
type StatementLineKind string

// The known values of StatementLineKind.
const (
	StatementLineKindEarned     StatementLineKind = "earned"
	StatementLineKindRestored   StatementLineKind = "restored"
	StatementLineKindAdjusted   StatementLineKind = "adjusted"
	StatementLineKindReturned   StatementLineKind = "returned"
	StatementLineKindReversed   StatementLineKind = "reversed"
	StatementLineKindClawedBack StatementLineKind = "clawed_back"
	StatementLineKindPaid       StatementLineKind = "paid"
	StatementLineKindFolded     StatementLineKind = "folded"
)

// Valid reports whether the value is a known one.
func (e StatementLineKind) Valid() bool {
	return isOneOf(e, StatementLineKindEarned, StatementLineKindRestored, StatementLineKindAdjusted, StatementLineKindReturned, StatementLineKindReversed, StatementLineKindClawedBack, StatementLineKindPaid, StatementLineKindFolded)
}

// StatementLine: What changed what is owed.
type StatementLine struct {
	// By how much it changes what is owed.
	AmountCents int64 `json:"amount_cents"`
	// The commission.
	CommissionID int64 `json:"commission_id"`
	// When it happened.
	CreatedAt time.Time `json:"created_at"`
	// Which sum of the statement it is in.
	Kind StatementLineKind `json:"kind"`
	// When the sale was; null for what has none.
	SoldAt *time.Time `json:"sold_at"`
}

type StatementAnswer struct {
	// What a partner earned and was paid in a month, with every line.
	Data WholeStatement `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// WholeStatement: What a partner earned and was paid in a month, with every line.
type WholeStatement struct {
	// What was adjusted, less adjustments that were rejected.
	AdjustedCents int64 `json:"adjusted_cents"`
	// What refunds took back after it was claimed or paid.
	ClawedBackCents int64 `json:"clawed_back_cents"`
	// When it was closed.
	ClosedAt time.Time `json:"closed_at"`
	// What is owed at the end: opening + earned + restored + adjusted + returned − reversed − clawed back − paid.
	ClosingCents int64 `json:"closing_cents"`
	// The currency.
	Currency string `json:"currency"`
	// What commissions of sales and leads earned.
	EarnedCents int64 `json:"earned_cents"`
	// The statement.
	ID int64 `json:"id"`
	// The number of its lines.
	LineCount int64 `json:"line_count"`
	// What changed what is owed, by time.
	Lines []StatementLine `json:"lines"`
	// The SHA-256 of its lines.
	LinesSha256 string `json:"lines_sha256"`
	// The month (UTC).
	Month string `json:"month"`
	// What was owed at the beginning: the closing of the statement before, or what was owed when statements began.
	OpeningCents int64 `json:"opening_cents"`
	// What was paid.
	PaidCents int64 `json:"paid_cents"`
	// The partner; null if the account was erased.
	PartnerID *int64 `json:"partner_id"`
	// The partner in this program, which outlives the account.
	PartnershipID int64 `json:"partnership_id"`
	// The program, by its payout settings as they are now.
	Payer ReceiptParty `json:"payer"`
	// The program.
	ProgramID int64 `json:"program_id"`
	// What came back because a refund failed or a dispute was won.
	RestoredCents int64 `json:"restored_cents"`
	// Payments that came back, or were reported by mistake.
	ReturnedCents int64 `json:"returned_cents"`
	// What refunds and rejections took back before it was paid.
	ReversedCents int64 `json:"reversed_cents"`
	// The SHA-256 of its canonical form.
	Sha256 string `json:"sha256"`
	// A JSON Web Signature (Ed25519) of its canonical form, by a key of `/.well-known/jwks.json`.
	Signature string `json:"signature"`
}
