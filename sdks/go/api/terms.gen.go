// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"fmt"
	"net/http"
)

// TermsList: A page of terms.
type TermsList struct {
	// The terms.
	Data []ManagedTerms `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
}

// CreateTermsRequestCommissionBase: The amount that commissions of payment events are computed on: `net` is what the customer paid without tax and shipping, `gross` is all of it.
type CreateTermsRequestCommissionBase string

// The known values of CreateTermsRequestCommissionBase.
const (
	CreateTermsRequestCommissionBaseNet   CreateTermsRequestCommissionBase = "net"
	CreateTermsRequestCommissionBaseGross CreateTermsRequestCommissionBase = "gross"
)

// Valid reports whether the value is a known one.
func (e CreateTermsRequestCommissionBase) Valid() bool {
	return isOneOf(e, CreateTermsRequestCommissionBaseNet, CreateTermsRequestCommissionBaseGross)
}

// CreateTermsRequestCommissionType: `percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale.
type CreateTermsRequestCommissionType string

// The known values of CreateTermsRequestCommissionType.
const (
	CreateTermsRequestCommissionTypePercent          CreateTermsRequestCommissionType = "percent"
	CreateTermsRequestCommissionTypeFixed            CreateTermsRequestCommissionType = "fixed"
	CreateTermsRequestCommissionTypeRecurringPercent CreateTermsRequestCommissionType = "recurring_percent"
	CreateTermsRequestCommissionTypeRecurringFixed   CreateTermsRequestCommissionType = "recurring_fixed"
)

// Valid reports whether the value is a known one.
func (e CreateTermsRequestCommissionType) Valid() bool {
	return isOneOf(e, CreateTermsRequestCommissionTypePercent, CreateTermsRequestCommissionTypeFixed, CreateTermsRequestCommissionTypeRecurringPercent, CreateTermsRequestCommissionTypeRecurringFixed)
}

type CreateTermsRequest struct {
	// The amount that commissions of payment events are computed on: `net` is what the customer paid without tax and shipping, `gross` is all of it.
	CommissionBase *CreateTermsRequestCommissionBase `json:"commission_base,omitempty"`
	// Whether the net amount has the shipping in it.
	CommissionOnShipping *bool `json:"commission_on_shipping,omitempty"`
	// Percent of the amount, at most 100, or major units of the program's currency, at most 1000000.
	CommissionRate *float64 `json:"commission_rate,omitempty"`
	// `percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale.
	CommissionType *CreateTermsRequestCommissionType `json:"commission_type,omitempty"`
	// The group, at the level `group`.
	GroupID *int64 `json:"group_id,omitempty"`
	// After this number of days `auto_approve` approves a commission.
	HoldingPeriodDays *int64 `json:"holding_period_days,omitempty"`
	// Whether the group or the partner has no terms of its own any more; other fields of the terms are then ignored.
	Inherit *bool `json:"inherit,omitempty"`
	// Paid for each settled lead, in the smallest currency unit.
	LeadCommissionCents *int64 `json:"lead_commission_cents,omitempty"`
	// Whose terms they are.
	Level TermsLevel `json:"level"`
	// How many sales of one customer earn, whatever becomes of their commissions.
	MaxCommissions *int64 `json:"max_commissions,omitempty"`
	// For how many months a customer's sales earn, counted from the time of the first recorded sale, in UTC.
	MaxMonths *int64 `json:"max_months,omitempty"`
	// The partner, at the level `partnership`.
	PartnerID *int64 `json:"partner_id,omitempty"`
}

// TermsAnswer: Terms.
type TermsAnswer struct {
	// Terms of a program, a group or one partner.
	Data ManagedTerms `json:"data"`
}

type SimulateTermsRequest struct {
	// The first day (UTC) on which sales were recorded.
	From Date `json:"from"`
	// The group, at the level `group`.
	GroupID *int64 `json:"group_id,omitempty"`
	// Whose terms they are.
	Level TermsLevel `json:"level"`
	// The partner, at the level `partnership`.
	PartnerID *int64 `json:"partner_id,omitempty"`
	// What differs from the present terms of the level.
	Terms *SimulatedTerms `json:"terms,omitempty"`
	// The day after the last one (UTC), at most 366 days after `from`.
	To Date `json:"to"`
}

// SimulatedTerms: What differs from the present terms of the level.
type SimulatedTerms struct {
	// The amount that commissions of payment events are computed on: `net` is what the customer paid without tax and shipping, `gross` is all of it.
	CommissionBase *CommissionBase `json:"commission_base,omitempty"`
	// Whether the net amount has the shipping in it.
	CommissionOnShipping *bool `json:"commission_on_shipping,omitempty"`
	// Percent of the amount, at most 100, or major units of the program's currency, at most 1000000.
	CommissionRate *float64 `json:"commission_rate,omitempty"`
	// `percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale.
	CommissionType *CommissionType `json:"commission_type,omitempty"`
	// How many sales of one customer earn, whatever becomes of their commissions.
	MaxCommissions *int64 `json:"max_commissions,omitempty"`
	// For how many months a customer's sales earn, counted from the time of the first recorded sale, in UTC.
	MaxMonths *int64 `json:"max_months,omitempty"`
}

// CommissionType: `percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale.
type CommissionType string

// The known values of CommissionType.
const (
	CommissionTypePercent          CommissionType = "percent"
	CommissionTypeFixed            CommissionType = "fixed"
	CommissionTypeRecurringPercent CommissionType = "recurring_percent"
	CommissionTypeRecurringFixed   CommissionType = "recurring_fixed"
)

// Valid reports whether the value is a known one.
func (e CommissionType) Valid() bool {
	return isOneOf(e, CommissionTypePercent, CommissionTypeFixed, CommissionTypeRecurringPercent, CommissionTypeRecurringFixed)
}

// CommissionBase: The amount that commissions of payment events are computed on: `net` is what the customer paid without tax and shipping, `gross` is all of it.
type CommissionBase string

// The known values of CommissionBase.
const (
	CommissionBaseNet   CommissionBase = "net"
	CommissionBaseGross CommissionBase = "gross"
)

// Valid reports whether the value is a known one.
func (e CommissionBase) Valid() bool { return isOneOf(e, CommissionBaseNet, CommissionBaseGross) }

// SimulationAnswer: What was earned in a period, and what would have been.
type SimulationAnswer struct {
	// What was earned in a period, and what would have been.
	Data Simulation `json:"data"`
}

// Simulation: What was earned in a period, and what would have been.
type Simulation struct {
	// The first day (UTC).
	From Date `json:"from"`
	// How many more there are of `partners`.
	LeftOut int64 `json:"left_out"`
	// By partner and currency, those with the greatest difference first.
	Partners []SimulatedPartner `json:"partners"`
	// The sales whose terms were replaced.
	Replaced int64 `json:"replaced"`
	// The day after the last one (UTC).
	To Date `json:"to"`
	// The sums of all partners, by currency.
	Totals []SimulatedTotal `json:"totals"`
}

// SimulatedTotalCurrency: The currency of the amounts.
type SimulatedTotalCurrency string

// The known values of SimulatedTotalCurrency.
const (
	SimulatedTotalCurrencyUSD SimulatedTotalCurrency = "USD"
	SimulatedTotalCurrencyEUR SimulatedTotalCurrency = "EUR"
	SimulatedTotalCurrencyVND SimulatedTotalCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e SimulatedTotalCurrency) Valid() bool {
	return isOneOf(e, SimulatedTotalCurrencyUSD, SimulatedTotalCurrencyEUR, SimulatedTotalCurrencyVND)
}

// SimulatedTotal: The sums of a currency.
type SimulatedTotal struct {
	// The currency of the amounts.
	Currency SimulatedTotalCurrency `json:"currency"`
	// `simulated_cents` less `earned_cents`.
	DifferenceCents int64 `json:"difference_cents"`
	// What they earned when they were recorded.
	EarnedCents int64 `json:"earned_cents"`
	// What refunds took back since of `earned_cents`.
	RefundsCents int64 `json:"refunds_cents"`
	// The sales that were counted, with those that earned nothing.
	Sales int64 `json:"sales"`
	// What they would have earned then.
	SimulatedCents int64 `json:"simulated_cents"`
	// What the same refunds would have taken back of `simulated_cents`.
	SimulatedRefundsCents int64 `json:"simulated_refunds_cents"`
}

// SimulatedPartnerCurrency: The currency of the amounts.
type SimulatedPartnerCurrency string

// The known values of SimulatedPartnerCurrency.
const (
	SimulatedPartnerCurrencyUSD SimulatedPartnerCurrency = "USD"
	SimulatedPartnerCurrencyEUR SimulatedPartnerCurrency = "EUR"
	SimulatedPartnerCurrencyVND SimulatedPartnerCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e SimulatedPartnerCurrency) Valid() bool {
	return isOneOf(e, SimulatedPartnerCurrencyUSD, SimulatedPartnerCurrencyEUR, SimulatedPartnerCurrencyVND)
}

// SimulatedPartner: The sums of a partner in a currency.
type SimulatedPartner struct {
	// The currency of the amounts.
	Currency SimulatedPartnerCurrency `json:"currency"`
	// `simulated_cents` less `earned_cents`.
	DifferenceCents int64 `json:"difference_cents"`
	// What they earned when they were recorded.
	EarnedCents int64 `json:"earned_cents"`
	// The partner; `null`: all whose accounts were erased.
	PartnerID *int64 `json:"partner_id"`
	// What refunds took back since of `earned_cents`.
	RefundsCents int64 `json:"refunds_cents"`
	// The sales that were counted, with those that earned nothing.
	Sales int64 `json:"sales"`
	// What they would have earned then.
	SimulatedCents int64 `json:"simulated_cents"`
	// What the same refunds would have taken back of `simulated_cents`.
	SimulatedRefundsCents int64 `json:"simulated_refunds_cents"`
}

type ListTermsParamsOrder string

// The known values of ListTermsParamsOrder.
const (
	ListTermsParamsOrderNewest ListTermsParamsOrder = "newest"
	ListTermsParamsOrderOldest ListTermsParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListTermsParamsOrder) Valid() bool {
	return isOneOf(e, ListTermsParamsOrderNewest, ListTermsParamsOrderOldest)
}

// ListTermsParams are the parameters of ListTerms.
type ListTermsParams struct {
	Limit     *int64                `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor    *string               `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order     *ListTermsParamsOrder `form:"order,omitempty" json:"order,omitempty"`
	Level     *TermsLevel           `form:"level,omitempty" json:"level,omitempty"`
	GroupID   *ID                   `form:"group_id,omitempty" json:"group_id,omitempty"`
	PartnerID *ID                   `form:"partner_id,omitempty" json:"partner_id,omitempty"`
}

// CreateTermsParams are the parameters of CreateTerms.
type CreateTermsParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// ListTerms sends GET /api/v1/programs/{program_id}/terms.
func (c *Client) ListTerms(ctx context.Context, programID ID, params *ListTermsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/terms", programID), params, nil, reqEditors)
}

// CreateTerms sends POST /api/v1/programs/{program_id}/terms.
func (c *Client) CreateTerms(ctx context.Context, programID ID, params *CreateTermsParams, body CreateTermsRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/terms", programID), params, body, reqEditors)
}

// SimulateTerms sends POST /api/v1/programs/{program_id}/terms/simulate.
func (c *Client) SimulateTerms(ctx context.Context, programID ID, body SimulateTermsRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/terms/simulate", programID), nil, body, reqEditors)
}
