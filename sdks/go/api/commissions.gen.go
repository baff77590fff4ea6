// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"fmt"
	"net/http"
	"time"
)

type CommissionList struct {
	// The commissions of the page.
	Data []Commission `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// The totals of all commissions, with the first page only.
	Totals *CommissionTotals `json:"totals,omitempty"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// CreateAdjustmentRequestCurrency: The program's currency, or one that the partner already earns.
type CreateAdjustmentRequestCurrency string

// The known values of CreateAdjustmentRequestCurrency.
const (
	CreateAdjustmentRequestCurrencyUSD CreateAdjustmentRequestCurrency = "USD"
	CreateAdjustmentRequestCurrencyEUR CreateAdjustmentRequestCurrency = "EUR"
	CreateAdjustmentRequestCurrencyVND CreateAdjustmentRequestCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e CreateAdjustmentRequestCurrency) Valid() bool {
	return isOneOf(e, CreateAdjustmentRequestCurrencyUSD, CreateAdjustmentRequestCurrencyEUR, CreateAdjustmentRequestCurrencyVND)
}

type CreateAdjustmentRequest struct {
	// Not 0, in the smallest currency unit.
	AmountCents int64 `json:"amount_cents"`
	// The program's currency, or one that the partner already earns.
	Currency *CreateAdjustmentRequestCurrency `json:"currency,omitempty"`
	// A partner of the program.
	PartnerID *int64 `json:"partner_id,omitempty"`
	// The partner in this program, which outlives the account: names also one who was erased.
	PartnershipID *int64 `json:"partnership_id,omitempty"`
	// Why, for the partner and the other members.
	Reason string `json:"reason"`
}

type CommissionAnswer struct {
	// What a partner earned, or an adjustment of it.
	Data Commission `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// CommissionDetailDataSaleCurrency: The currency of the sale.
type CommissionDetailDataSaleCurrency string

// The known values of CommissionDetailDataSaleCurrency.
const (
	CommissionDetailDataSaleCurrencyUSD CommissionDetailDataSaleCurrency = "USD"
	CommissionDetailDataSaleCurrencyEUR CommissionDetailDataSaleCurrency = "EUR"
	CommissionDetailDataSaleCurrencyVND CommissionDetailDataSaleCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e CommissionDetailDataSaleCurrency) Valid() bool {
	return isOneOf(e, CommissionDetailDataSaleCurrencyUSD, CommissionDetailDataSaleCurrencyEUR, CommissionDetailDataSaleCurrencyVND)
}

type CommissionDetail struct {
	// The commission and its history.
	Data struct {
		// What a partner earned, or an adjustment of it.
		Commission Commission `json:"commission"`
		// Its changes, oldest first.
		Entries []CommissionEntry `json:"entries"`
		// The sale that it is for, and what it was computed on.
		Sale *struct {
			// What it was computed on, in the smallest currency unit.
			BaseCents int64 `json:"base_cents"`
			// The currency of the sale.
			Currency CommissionDetailDataSaleCurrency `json:"currency"`
			// What the customer paid, with tax and shipping.
			GrossCents *int64 `json:"gross_cents"`
			// The code of the link that led to the customer.
			Link *string `json:"link"`
			// Your name of the sale, its `transaction_id`.
			Order *string `json:"order"`
			// The percentage that was applied.
			Rate *float64 `json:"rate"`
		} `json:"sale,omitempty"`
		// Where it comes from and what became of it, in one to three sentences.
		Why string `json:"why"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// CommissionEntryKind: What changed.
type CommissionEntryKind string

// The known values of CommissionEntryKind.
const (
	CommissionEntryKindEarned    CommissionEntryKind = "earned"
	CommissionEntryKindRefund    CommissionEntryKind = "refund"
	CommissionEntryKindRestored  CommissionEntryKind = "restored"
	CommissionEntryKindApproved  CommissionEntryKind = "approved"
	CommissionEntryKindHeld      CommissionEntryKind = "held"
	CommissionEntryKindReleased  CommissionEntryKind = "released"
	CommissionEntryKindRejected  CommissionEntryKind = "rejected"
	CommissionEntryKindClaimed   CommissionEntryKind = "claimed"
	CommissionEntryKindUnclaimed CommissionEntryKind = "unclaimed"
	CommissionEntryKindPaid      CommissionEntryKind = "paid"
	CommissionEntryKindUnpaid    CommissionEntryKind = "unpaid"
	CommissionEntryKindFolded    CommissionEntryKind = "folded"
)

// Valid reports whether the value is a known one.
func (e CommissionEntryKind) Valid() bool {
	return isOneOf(e, CommissionEntryKindEarned, CommissionEntryKindRefund, CommissionEntryKindRestored, CommissionEntryKindApproved, CommissionEntryKindHeld, CommissionEntryKindReleased, CommissionEntryKindRejected, CommissionEntryKindClaimed, CommissionEntryKindUnclaimed, CommissionEntryKindPaid, CommissionEntryKindUnpaid, CommissionEntryKindFolded)
}

// CommissionEntryStatus: The new status.
type CommissionEntryStatus string

// The known values of CommissionEntryStatus.
const (
	CommissionEntryStatusPending  CommissionEntryStatus = "pending"
	CommissionEntryStatusApproved CommissionEntryStatus = "approved"
	CommissionEntryStatusPaid     CommissionEntryStatus = "paid"
	CommissionEntryStatusReversed CommissionEntryStatus = "reversed"
)

// Valid reports whether the value is a known one.
func (e CommissionEntryStatus) Valid() bool {
	return isOneOf(e, CommissionEntryStatusPending, CommissionEntryStatusApproved, CommissionEntryStatusPaid, CommissionEntryStatusReversed)
}

// CommissionEntry: A change of a commission.
type CommissionEntry struct {
	// The change of the amount, in the smallest currency unit.
	AmountCents int64 `json:"amount_cents"`
	// When it changed.
	CreatedAt time.Time `json:"created_at"`
	// What changed.
	Kind CommissionEntryKind `json:"kind"`
	// Why it was adjusted, held or rejected.
	Reason *string `json:"reason"`
	// The refund.
	RefundID *int64 `json:"refund_id"`
	// The new status.
	Status *CommissionEntryStatus `json:"status"`
}

type CommissionsRequest struct {
	// The commissions.
	CommissionIds CommissionIds `json:"commission_ids"`
}

// CommissionIds: The commissions.
type CommissionIds = []int64

type CommissionResults struct {
	// What became of the commissions.
	Data struct {
		// A result for each identifier, in the order of the request.
		Results []CommissionResult `json:"results"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// CommissionResultObstacle: Why it failed: the program has no such commission, it is held, it is a clawback or a restoration, or below zero, a payout has claimed it, or its status does not allow the change.
type CommissionResultObstacle string

// The known values of CommissionResultObstacle.
const (
	CommissionResultObstacleUnknown     CommissionResultObstacle = "unknown"
	CommissionResultObstacleHeld        CommissionResultObstacle = "held"
	CommissionResultObstacleClawback    CommissionResultObstacle = "clawback"
	CommissionResultObstacleRestoration CommissionResultObstacle = "restoration"
	CommissionResultObstacleNegative    CommissionResultObstacle = "negative"
	CommissionResultObstacleInPayout    CommissionResultObstacle = "in_payout"
	CommissionResultObstacleMerged      CommissionResultObstacle = "merged"
	CommissionResultObstacleClawedBack  CommissionResultObstacle = "clawed_back"
	CommissionResultObstaclePending     CommissionResultObstacle = "pending"
	CommissionResultObstacleApproved    CommissionResultObstacle = "approved"
	CommissionResultObstaclePaid        CommissionResultObstacle = "paid"
	CommissionResultObstacleReversed    CommissionResultObstacle = "reversed"
)

// Valid reports whether the value is a known one.
func (e CommissionResultObstacle) Valid() bool {
	return isOneOf(e, CommissionResultObstacleUnknown, CommissionResultObstacleHeld, CommissionResultObstacleClawback, CommissionResultObstacleRestoration, CommissionResultObstacleNegative, CommissionResultObstacleInPayout, CommissionResultObstacleMerged, CommissionResultObstacleClawedBack, CommissionResultObstaclePending, CommissionResultObstacleApproved, CommissionResultObstaclePaid, CommissionResultObstacleReversed)
}

// CommissionResultResult: `done`; `unchanged`, because it was done before; or `failed`, and `obstacle` says why.
type CommissionResultResult string

// The known values of CommissionResultResult.
const (
	CommissionResultResultDone      CommissionResultResult = "done"
	CommissionResultResultUnchanged CommissionResultResult = "unchanged"
	CommissionResultResultFailed    CommissionResultResult = "failed"
)

// Valid reports whether the value is a known one.
func (e CommissionResultResult) Valid() bool {
	return isOneOf(e, CommissionResultResultDone, CommissionResultResultUnchanged, CommissionResultResultFailed)
}

// CommissionResultStatus: Its status now.
type CommissionResultStatus string

// The known values of CommissionResultStatus.
const (
	CommissionResultStatusPending  CommissionResultStatus = "pending"
	CommissionResultStatusApproved CommissionResultStatus = "approved"
	CommissionResultStatusPaid     CommissionResultStatus = "paid"
	CommissionResultStatusReversed CommissionResultStatus = "reversed"
)

// Valid reports whether the value is a known one.
func (e CommissionResultStatus) Valid() bool {
	return isOneOf(e, CommissionResultStatusPending, CommissionResultStatusApproved, CommissionResultStatusPaid, CommissionResultStatusReversed)
}

// CommissionResult: What became of one commission.
type CommissionResult struct {
	// The commission.
	CommissionID int64 `json:"commission_id"`
	// Why it failed: the program has no such commission, it is held, it is a clawback or a restoration, or below zero, a payout has claimed it, or its status does not allow the change.
	Obstacle *CommissionResultObstacle `json:"obstacle"`
	// `done`; `unchanged`, because it was done before; or `failed`, and `obstacle` says why.
	Result CommissionResultResult `json:"result"`
	// Its status now.
	Status *CommissionResultStatus `json:"status"`
}

type CommissionsReasonRequest struct {
	// The commissions.
	CommissionIds CommissionIds `json:"commission_ids"`
	// Why, for the partner and the other members.
	Reason string `json:"reason"`
}

type ListCommissionsParamsStatus string

// The known values of ListCommissionsParamsStatus.
const (
	ListCommissionsParamsStatusPending  ListCommissionsParamsStatus = "pending"
	ListCommissionsParamsStatusApproved ListCommissionsParamsStatus = "approved"
	ListCommissionsParamsStatusPaid     ListCommissionsParamsStatus = "paid"
	ListCommissionsParamsStatusReversed ListCommissionsParamsStatus = "reversed"
)

// Valid reports whether the value is a known one.
func (e ListCommissionsParamsStatus) Valid() bool {
	return isOneOf(e, ListCommissionsParamsStatusPending, ListCommissionsParamsStatusApproved, ListCommissionsParamsStatusPaid, ListCommissionsParamsStatusReversed)
}

type ListCommissionsParamsExpand string

// The known values of ListCommissionsParamsExpand.
const (
	ListCommissionsParamsExpandCustomer        ListCommissionsParamsExpand = "customer"
	ListCommissionsParamsExpandPartner         ListCommissionsParamsExpand = "partner"
	ListCommissionsParamsExpandCustomerPartner ListCommissionsParamsExpand = "customer,partner"
)

// Valid reports whether the value is a known one.
func (e ListCommissionsParamsExpand) Valid() bool {
	return isOneOf(e, ListCommissionsParamsExpandCustomer, ListCommissionsParamsExpandPartner, ListCommissionsParamsExpandCustomerPartner)
}

type ListCommissionsParamsOrder string

// The known values of ListCommissionsParamsOrder.
const (
	ListCommissionsParamsOrderNewest ListCommissionsParamsOrder = "newest"
	ListCommissionsParamsOrderOldest ListCommissionsParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListCommissionsParamsOrder) Valid() bool {
	return isOneOf(e, ListCommissionsParamsOrderNewest, ListCommissionsParamsOrderOldest)
}

type ExportCommissionsParamsStatus string

// The known values of ExportCommissionsParamsStatus.
const (
	ExportCommissionsParamsStatusPending  ExportCommissionsParamsStatus = "pending"
	ExportCommissionsParamsStatusApproved ExportCommissionsParamsStatus = "approved"
	ExportCommissionsParamsStatusPaid     ExportCommissionsParamsStatus = "paid"
	ExportCommissionsParamsStatusReversed ExportCommissionsParamsStatus = "reversed"
)

// Valid reports whether the value is a known one.
func (e ExportCommissionsParamsStatus) Valid() bool {
	return isOneOf(e, ExportCommissionsParamsStatusPending, ExportCommissionsParamsStatusApproved, ExportCommissionsParamsStatusPaid, ExportCommissionsParamsStatusReversed)
}

type ExportCommissionsParamsOrder string

// The known values of ExportCommissionsParamsOrder.
const (
	ExportCommissionsParamsOrderNewest ExportCommissionsParamsOrder = "newest"
	ExportCommissionsParamsOrderOldest ExportCommissionsParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ExportCommissionsParamsOrder) Valid() bool {
	return isOneOf(e, ExportCommissionsParamsOrderNewest, ExportCommissionsParamsOrderOldest)
}

type ExportCommissionsParamsDecimal string

// The known values of ExportCommissionsParamsDecimal.
const (
	ExportCommissionsParamsDecimalPoint ExportCommissionsParamsDecimal = "point"
	ExportCommissionsParamsDecimalComma ExportCommissionsParamsDecimal = "comma"
)

// Valid reports whether the value is a known one.
func (e ExportCommissionsParamsDecimal) Valid() bool {
	return isOneOf(e, ExportCommissionsParamsDecimalPoint, ExportCommissionsParamsDecimalComma)
}

type GetCommissionParamsExpand string

// The known values of GetCommissionParamsExpand.
const (
	GetCommissionParamsExpandCustomer        GetCommissionParamsExpand = "customer"
	GetCommissionParamsExpandPartner         GetCommissionParamsExpand = "partner"
	GetCommissionParamsExpandCustomerPartner GetCommissionParamsExpand = "customer,partner"
)

// Valid reports whether the value is a known one.
func (e GetCommissionParamsExpand) Valid() bool {
	return isOneOf(e, GetCommissionParamsExpandCustomer, GetCommissionParamsExpandPartner, GetCommissionParamsExpandCustomerPartner)
}

// ListCommissionsParams are the parameters of ListCommissions.
type ListCommissionsParams struct {
	Status        *ListCommissionsParamsStatus `form:"status,omitempty" json:"status,omitempty"`
	InPayout      *bool                        `form:"in_payout,omitempty" json:"in_payout,omitempty"`
	PartnerID     *ID                          `form:"partner_id,omitempty" json:"partner_id,omitempty"`
	CreatedFrom   *time.Time                   `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time                   `form:"created_before,omitempty" json:"created_before,omitempty"`
	Expand        *ListCommissionsParamsExpand `form:"expand,omitempty" json:"expand,omitempty"`
	Limit         *int64                       `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor        *string                      `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order         *ListCommissionsParamsOrder  `form:"order,omitempty" json:"order,omitempty"`
}

// CreateAdjustmentParams are the parameters of CreateAdjustment.
type CreateAdjustmentParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// ExportCommissionsParams are the parameters of ExportCommissions.
type ExportCommissionsParams struct {
	Status        *ExportCommissionsParamsStatus  `form:"status,omitempty" json:"status,omitempty"`
	InPayout      *bool                           `form:"in_payout,omitempty" json:"in_payout,omitempty"`
	PartnerID     *ID                             `form:"partner_id,omitempty" json:"partner_id,omitempty"`
	CreatedFrom   *time.Time                      `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time                      `form:"created_before,omitempty" json:"created_before,omitempty"`
	Order         *ExportCommissionsParamsOrder   `form:"order,omitempty" json:"order,omitempty"`
	Bom           *bool                           `form:"bom,omitempty" json:"bom,omitempty"`
	Decimal       *ExportCommissionsParamsDecimal `form:"decimal,omitempty" json:"decimal,omitempty"`
}

// GetCommissionParams are the parameters of GetCommission.
type GetCommissionParams struct {
	Expand *GetCommissionParamsExpand `form:"expand,omitempty" json:"expand,omitempty"`
}

// ListCommissions sends GET /api/v1/programs/{program_id}/commissions.
func (c *Client) ListCommissions(ctx context.Context, programID ID, params *ListCommissionsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/commissions", programID), params, nil, reqEditors)
}

// CreateAdjustment sends POST /api/v1/programs/{program_id}/commissions.
func (c *Client) CreateAdjustment(ctx context.Context, programID ID, params *CreateAdjustmentParams, body CreateAdjustmentRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/commissions", programID), params, body, reqEditors)
}

// ExportCommissions sends GET /api/v1/programs/{program_id}/commissions/export.
func (c *Client) ExportCommissions(ctx context.Context, programID ID, params *ExportCommissionsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/commissions/export", programID), params, nil, reqEditors)
}

// GetCommission sends GET /api/v1/programs/{program_id}/commissions/{commission_id}.
func (c *Client) GetCommission(ctx context.Context, programID, commissionID ID, params *GetCommissionParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/commissions/%d", programID, commissionID), params, nil, reqEditors)
}

// ApproveCommissions sends POST /api/v1/programs/{program_id}/commissions/approve.
func (c *Client) ApproveCommissions(ctx context.Context, programID ID, body CommissionsRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/commissions/approve", programID), nil, body, reqEditors)
}

// HoldCommissions sends POST /api/v1/programs/{program_id}/commissions/hold.
func (c *Client) HoldCommissions(ctx context.Context, programID ID, body CommissionsReasonRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/commissions/hold", programID), nil, body, reqEditors)
}

// ReleaseCommissions sends POST /api/v1/programs/{program_id}/commissions/release.
func (c *Client) ReleaseCommissions(ctx context.Context, programID ID, body CommissionsRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/commissions/release", programID), nil, body, reqEditors)
}

// RejectCommissions sends POST /api/v1/programs/{program_id}/commissions/reject.
func (c *Client) RejectCommissions(ctx context.Context, programID ID, body CommissionsReasonRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/commissions/reject", programID), nil, body, reqEditors)
}
