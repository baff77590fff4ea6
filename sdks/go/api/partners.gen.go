// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"fmt"
	"net/http"
	"time"
)

// PartnerTag: A word or a few.
type PartnerTag = string

type ManagedPartnerList struct {
	// The partners of the page.
	Data []ManagedPartner `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type PartnerTotalsAnswer struct {
	// A partner of a program, with totals.
	Data struct {
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
		SameAccountAsRemoved []int64 `json:"same_account_as_removed"`
		// `linked` has a link and has not joined; only a `joined` partner earns commissions.
		Status PartnerStatus `json:"status"`
		// What the members of the program sort partners by, in lower case.
		Tags PartnerTags `json:"tags"`
		// The totals of a partner's referrals in a program.
		Totals PartnerTotals `json:"totals"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// PartnerTotalsCurrenciesCurrency: The currency.
type PartnerTotalsCurrenciesCurrency string

// The known values of PartnerTotalsCurrenciesCurrency.
const (
	PartnerTotalsCurrenciesCurrencyUSD PartnerTotalsCurrenciesCurrency = "USD"
	PartnerTotalsCurrenciesCurrencyEUR PartnerTotalsCurrenciesCurrency = "EUR"
	PartnerTotalsCurrenciesCurrencyVND PartnerTotalsCurrenciesCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e PartnerTotalsCurrenciesCurrency) Valid() bool {
	return isOneOf(e, PartnerTotalsCurrenciesCurrencyUSD, PartnerTotalsCurrenciesCurrencyEUR, PartnerTotalsCurrenciesCurrencyVND)
}

// PartnerTotals: The totals of a partner's referrals in a program.
type PartnerTotals struct {
	// Clicks on their links.
	Clicks int64 `json:"clicks"`
	// The amounts of each currency in which there is a sale or a commission.
	Currencies []struct {
		// The currency.
		Currency PartnerTotalsCurrenciesCurrency `json:"currency"`
		// The commissions after all deductions, in the smallest currency unit.
		NetCommissionCents int64 `json:"net_commission_cents"`
		// The refunds of these sales.
		Refunds AmountSum `json:"refunds"`
		// The sales of referred customers.
		Sales AmountSum `json:"sales"`
	} `json:"currencies"`
	// Leads that settled.
	SettledLeads int64 `json:"settled_leads"`
}

// AmountSum: A number of events, and the sum of their amounts.
type AmountSum struct {
	// The sum of the amounts, in the smallest currency unit.
	AmountCents int64 `json:"amount_cents"`
	// A number of things.
	Count int64 `json:"count"`
}

type UpdatePartnerRequest struct {
	// The least amount that the partner is paid, in the smallest unit of the program's currency; `null`: as the group or the program says.
	MinimumPayoutCents **int64 `json:"minimum_payout_cents,omitempty"`
	// What only members of the program read.
	Notes **string `json:"notes,omitempty"`
	// All tags of the partner.
	Tags *[]string `json:"tags,omitempty"`
}

type ManagedPartnerAnswer struct {
	// A partner of a program.
	Data ManagedPartner `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type DeclinePartnerRequest struct {
	// Why.
	Reason *string `json:"reason,omitempty"`
}

type BalanceAnswer struct {
	// What a partner is owed in a program.
	Data Balance `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// Balance: What a partner is owed in a program.
type Balance struct {
	// The time of the balance: everything before it counts.
	AsOf time.Time `json:"as_of"`
	// A balance for each currency that has one.
	Currencies []struct {
		// What is approved and in no payout.
		Approved BalancePart `json:"approved"`
		// The currency.
		Currency string `json:"currency"`
		// What is on hold.
		Held BalancePart `json:"held"`
		// What is in a payout and not paid yet.
		InPayout BalancePart `json:"in_payout"`
		// What is owed to the partner: pending, approved and in a payout.
		OwedCents int64 `json:"owed_cents"`
		// What was paid.
		Paid BalancePart `json:"paid"`
		// What is not approved yet.
		Pending BalancePart `json:"pending"`
	} `json:"currencies"`
	// The partner.
	PartnerID int64 `json:"partner_id"`
	// The partner in this program, which outlives the account.
	PartnershipID int64 `json:"partnership_id"`
}

// BalancePartCommissionsKind: What it is for.
type BalancePartCommissionsKind string

// The known values of BalancePartCommissionsKind.
const (
	BalancePartCommissionsKindSale        BalancePartCommissionsKind = "sale"
	BalancePartCommissionsKindLead        BalancePartCommissionsKind = "lead"
	BalancePartCommissionsKindClawback    BalancePartCommissionsKind = "clawback"
	BalancePartCommissionsKindAdjustment  BalancePartCommissionsKind = "adjustment"
	BalancePartCommissionsKindRestoration BalancePartCommissionsKind = "restoration"
)

// Valid reports whether the value is a known one.
func (e BalancePartCommissionsKind) Valid() bool {
	return isOneOf(e, BalancePartCommissionsKindSale, BalancePartCommissionsKindLead, BalancePartCommissionsKindClawback, BalancePartCommissionsKindAdjustment, BalancePartCommissionsKindRestoration)
}

// BalancePart: A part of a balance.
type BalancePart struct {
	// The sum of its commissions, in the smallest currency unit.
	AmountCents int64 `json:"amount_cents"`
	// The first of them: the oldest, of paid ones the newest.
	Commissions []struct {
		// What was left of it.
		AmountCents int64 `json:"amount_cents"`
		// When it was created.
		CreatedAt time.Time `json:"created_at"`
		// The commission.
		ID int64 `json:"id"`
		// What it is for.
		Kind BalancePartCommissionsKind `json:"kind"`
		// Why it is on hold, or why it was adjusted.
		Reason *string `json:"reason"`
	} `json:"commissions"`
	// The number of its commissions.
	Count int64 `json:"count"`
}

type ListPartnersParamsOrder string

// The known values of ListPartnersParamsOrder.
const (
	ListPartnersParamsOrderNewest ListPartnersParamsOrder = "newest"
	ListPartnersParamsOrderOldest ListPartnersParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListPartnersParamsOrder) Valid() bool {
	return isOneOf(e, ListPartnersParamsOrderNewest, ListPartnersParamsOrderOldest)
}

type ExportPartnersParamsOrder string

// The known values of ExportPartnersParamsOrder.
const (
	ExportPartnersParamsOrderNewest ExportPartnersParamsOrder = "newest"
	ExportPartnersParamsOrderOldest ExportPartnersParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ExportPartnersParamsOrder) Valid() bool {
	return isOneOf(e, ExportPartnersParamsOrderNewest, ExportPartnersParamsOrderOldest)
}

type ExportPartnersParamsDecimal string

// The known values of ExportPartnersParamsDecimal.
const (
	ExportPartnersParamsDecimalPoint ExportPartnersParamsDecimal = "point"
	ExportPartnersParamsDecimalComma ExportPartnersParamsDecimal = "comma"
)

// Valid reports whether the value is a known one.
func (e ExportPartnersParamsDecimal) Valid() bool {
	return isOneOf(e, ExportPartnersParamsDecimalPoint, ExportPartnersParamsDecimalComma)
}

// ListPartnersParams are the parameters of ListPartners.
type ListPartnersParams struct {
	Limit         *int64                   `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor        *string                  `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order         *ListPartnersParamsOrder `form:"order,omitempty" json:"order,omitempty"`
	Status        *PartnerStatus           `form:"status,omitempty" json:"status,omitempty"`
	Tag           *PartnerTag              `form:"tag,omitempty" json:"tag,omitempty"`
	GroupID       *ID                      `form:"group_id,omitempty" json:"group_id,omitempty"`
	Search        *string                  `form:"search,omitempty" json:"search,omitempty"`
	CreatedFrom   *time.Time               `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time               `form:"created_before,omitempty" json:"created_before,omitempty"`
}

// ExportPartnersParams are the parameters of ExportPartners.
type ExportPartnersParams struct {
	Status        *PartnerStatus               `form:"status,omitempty" json:"status,omitempty"`
	Tag           *PartnerTag                  `form:"tag,omitempty" json:"tag,omitempty"`
	GroupID       *ID                          `form:"group_id,omitempty" json:"group_id,omitempty"`
	Search        *string                      `form:"search,omitempty" json:"search,omitempty"`
	CreatedFrom   *time.Time                   `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time                   `form:"created_before,omitempty" json:"created_before,omitempty"`
	Order         *ExportPartnersParamsOrder   `form:"order,omitempty" json:"order,omitempty"`
	Bom           *bool                        `form:"bom,omitempty" json:"bom,omitempty"`
	Decimal       *ExportPartnersParamsDecimal `form:"decimal,omitempty" json:"decimal,omitempty"`
}

// GetPartnerBalanceParams are the parameters of GetPartnerBalance.
type GetPartnerBalanceParams struct {
	At *time.Time `form:"at,omitempty" json:"at,omitempty"`
}

// ListPartners sends GET /api/v1/programs/{program_id}/partners.
func (c *Client) ListPartners(ctx context.Context, programID ID, params *ListPartnersParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/partners", programID), params, nil, reqEditors)
}

// ExportPartners sends GET /api/v1/programs/{program_id}/partners/export.
func (c *Client) ExportPartners(ctx context.Context, programID ID, params *ExportPartnersParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/partners/export", programID), params, nil, reqEditors)
}

// GetPartner sends GET /api/v1/programs/{program_id}/partners/{partner_id}.
func (c *Client) GetPartner(ctx context.Context, programID, partnerID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/partners/%d", programID, partnerID), nil, nil, reqEditors)
}

// UpdatePartner sends PATCH /api/v1/programs/{program_id}/partners/{partner_id}.
func (c *Client) UpdatePartner(ctx context.Context, programID, partnerID ID, body UpdatePartnerRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "PATCH", fmt.Sprintf("/api/v1/programs/%d/partners/%d", programID, partnerID), nil, body, reqEditors)
}

// ApprovePartner sends POST /api/v1/programs/{program_id}/partners/{partner_id}/approve.
func (c *Client) ApprovePartner(ctx context.Context, programID, partnerID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/partners/%d/approve", programID, partnerID), nil, nil, reqEditors)
}

// DeclinePartner sends POST /api/v1/programs/{program_id}/partners/{partner_id}/decline.
func (c *Client) DeclinePartner(ctx context.Context, programID, partnerID ID, body DeclinePartnerRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/partners/%d/decline", programID, partnerID), nil, body, reqEditors)
}

// RemovePartner sends POST /api/v1/programs/{program_id}/partners/{partner_id}/remove.
func (c *Client) RemovePartner(ctx context.Context, programID, partnerID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/partners/%d/remove", programID, partnerID), nil, nil, reqEditors)
}

// ReinstatePartner sends POST /api/v1/programs/{program_id}/partners/{partner_id}/reinstate.
func (c *Client) ReinstatePartner(ctx context.Context, programID, partnerID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/partners/%d/reinstate", programID, partnerID), nil, nil, reqEditors)
}

// GetPartnerBalance sends GET /api/v1/programs/{program_id}/partners/{partner_id}/balance.
func (c *Client) GetPartnerBalance(ctx context.Context, programID, partnerID ID, params *GetPartnerBalanceParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/partners/%d/balance", programID, partnerID), params, nil, reqEditors)
}
