// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"fmt"
	"net/http"
	"time"
)

type PayoutList struct {
	// The payouts of the page.
	Data []Payout `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// CreatePayoutRequestCurrency: The currency.
type CreatePayoutRequestCurrency string

// The known values of CreatePayoutRequestCurrency.
const (
	CreatePayoutRequestCurrencyUSD CreatePayoutRequestCurrency = "USD"
	CreatePayoutRequestCurrencyEUR CreatePayoutRequestCurrency = "EUR"
	CreatePayoutRequestCurrencyVND CreatePayoutRequestCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e CreatePayoutRequestCurrency) Valid() bool {
	return isOneOf(e, CreatePayoutRequestCurrencyUSD, CreatePayoutRequestCurrencyEUR, CreatePayoutRequestCurrencyVND)
}

type CreatePayoutRequest struct {
	// The currency.
	Currency *CreatePayoutRequestCurrency `json:"currency,omitempty"`
	// Commissions that were approved before.
	Cutoff *time.Time `json:"cutoff,omitempty"`
	// The version of the preview that is to be paid: of all partners, or of `partner_ids`.
	ExpectedVersion *string `json:"expected_version,omitempty"`
	// The most that the payout may pay.
	MaxTotalCents *int64 `json:"max_total_cents,omitempty"`
	// The least amount of an item.
	MinimumCents *int64 `json:"minimum_cents,omitempty"`
	// For the members of the program.
	Note *string `json:"note,omitempty"`
	// Only these partners.
	PartnerIds *[]int64 `json:"partner_ids,omitempty"`
}

type PayoutAnswer struct {
	// A payout.
	Data Payout `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type PayoutPreviewAnswer struct {
	// What a payout would pay now.
	Data PayoutPreview `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type PayoutPreviewExcludedMethodCurrencies string

// The known values of PayoutPreviewExcludedMethodCurrencies.
const (
	PayoutPreviewExcludedMethodCurrenciesUSD PayoutPreviewExcludedMethodCurrencies = "USD"
	PayoutPreviewExcludedMethodCurrenciesEUR PayoutPreviewExcludedMethodCurrencies = "EUR"
	PayoutPreviewExcludedMethodCurrenciesVND PayoutPreviewExcludedMethodCurrencies = "VND"
)

// Valid reports whether the value is a known one.
func (e PayoutPreviewExcludedMethodCurrencies) Valid() bool {
	return isOneOf(e, PayoutPreviewExcludedMethodCurrenciesUSD, PayoutPreviewExcludedMethodCurrenciesEUR, PayoutPreviewExcludedMethodCurrenciesVND)
}

// PayoutPreviewItemsMethod: How it would be paid.
type PayoutPreviewItemsMethod string

// The known values of PayoutPreviewItemsMethod.
const (
	PayoutPreviewItemsMethodPaypal PayoutPreviewItemsMethod = "paypal"
	PayoutPreviewItemsMethodWise   PayoutPreviewItemsMethod = "wise"
	PayoutPreviewItemsMethodSepa   PayoutPreviewItemsMethod = "sepa"
	PayoutPreviewItemsMethodOther  PayoutPreviewItemsMethod = "other"
)

// Valid reports whether the value is a known one.
func (e PayoutPreviewItemsMethod) Valid() bool {
	return isOneOf(e, PayoutPreviewItemsMethodPaypal, PayoutPreviewItemsMethodWise, PayoutPreviewItemsMethodSepa, PayoutPreviewItemsMethodOther)
}

// PayoutPreview: What a payout would pay now.
type PayoutPreview struct {
	// When it was read.
	AsOf time.Time `json:"as_of"`
	// The number of commissions in them.
	Commissions int64 `json:"commissions"`
	// The currency.
	Currency string `json:"currency"`
	// Commissions that were approved before: as asked, or `net_days` of the payout settings ago.
	Cutoff *time.Time `json:"cutoff"`
	// When the oldest of these commissions was approved; null without one.
	DueSince *time.Time `json:"due_since"`
	// Who would not be paid, and why.
	Excluded []struct {
		// What is not paid.
		AmountCents int64 `json:"amount_cents"`
		// The number of commissions in it.
		Commissions int64 `json:"commissions"`
		// For `no_method`: the currencies in which the partner can be paid.
		MethodCurrencies *[]PayoutPreviewExcludedMethodCurrencies `json:"method_currencies,omitempty"`
		// The partner, with `expand=partner`.
		Partner *CommissionPartner `json:"partner,omitempty"`
		// The partner; null if the account was erased.
		PartnerID *int64 `json:"partner_id"`
		// The partner in this program.
		PartnershipID int64 `json:"partnership_id"`
		// Why a partner is not paid: the account was erased or suspended, nothing is due, it is less than the minimum, there is no way to be paid or it waits, the commissions are on hold, the payout has 5,000 items, or the amount or the sum would be more than 9007199254740991.
		Reason HeldBackReason `json:"reason"`
		// For `method_waits`: when the partner can be paid.
		UsableFrom *time.Time `json:"usable_from"`
	} `json:"excluded"`
	// From what is approved to what is paid: `approved_cents` less `in_payout_cents`, `after_cutoff_cents` and `owed_cents` is `total_cents` and the sum of `excluded`.
	FromApproved struct {
		// What of it was approved at the cutoff or later.
		AfterCutoffCents int64 `json:"after_cutoff_cents"`
		// What is approved and not paid.
		ApprovedCents int64 `json:"approved_cents"`
		// What of it is in a payout, which is not paid yet.
		InPayoutCents int64 `json:"in_payout_cents"`
		// What partners owe by clawbacks, which payouts take off.
		OwedCents int64 `json:"owed_cents"`
	} `json:"from_approved"`
	// Who would be paid.
	Items []struct {
		// The amount.
		AmountCents int64 `json:"amount_cents"`
		// The number of commissions in it.
		Commissions int64 `json:"commissions"`
		// Where it would go, abridged.
		Label *string `json:"label"`
		// How it would be paid.
		Method PayoutPreviewItemsMethod `json:"method"`
		// The partner, with `expand=partner`.
		Partner *CommissionPartner `json:"partner,omitempty"`
		// The partner.
		PartnerID int64 `json:"partner_id"`
		// The partner in this program.
		PartnershipID int64 `json:"partnership_id"`
		// Other partners of the program who have or had the same destination, the first hundred.
		SameDestination *[]int64 `json:"same_destination,omitempty"`
	} `json:"items"`
	// The least amount of an item, of partners who have none of their own or by their group.
	MinimumCents int64 `json:"minimum_cents"`
	// The sum of the items.
	TotalCents int64 `json:"total_cents"`
	// Changes with everything that the payout would freeze.
	Version string `json:"version"`
}

type PayItemsRequest struct {
	// All open items of the payout, in place of `item_ids`.
	AllOpen *bool `json:"all_open,omitempty"`
	// With `all_open`: what these items sum to.
	ExpectedTotalCents *int64 `json:"expected_total_cents,omitempty"`
	// Items of the payout, without repeats.
	ItemIds *ItemIdsOrNull `json:"item_ids,omitempty"`
	// When they were paid.
	PaidAt *time.Time `json:"paid_at,omitempty"`
	// The reference of the bank or PayPal.
	Reference *string `json:"reference,omitempty"`
}

// ItemIdsOrNull: Items of the payout, without repeats.
type ItemIdsOrNull = []int64

type PayoutItemResults struct {
	// What became of the items.
	Data struct {
		// What became of each item, in the order of `item_ids`.
		Results []PayoutItemResult `json:"results"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// PayoutItemResultObstacle: Why it failed: the payout has no such item, it is paid with another reference, it is in an exported file, more than 90 days have passed, the partner was erased, or its status does not allow the change.
type PayoutItemResultObstacle string

// The known values of PayoutItemResultObstacle.
const (
	PayoutItemResultObstacleUnknown       PayoutItemResultObstacle = "unknown"
	PayoutItemResultObstacleOpen          PayoutItemResultObstacle = "open"
	PayoutItemResultObstacleAlreadyPaid   PayoutItemResultObstacle = "already_paid"
	PayoutItemResultObstaclePaid          PayoutItemResultObstacle = "paid"
	PayoutItemResultObstacleFailed        PayoutItemResultObstacle = "failed"
	PayoutItemResultObstacleCancelled     PayoutItemResultObstacle = "cancelled"
	PayoutItemResultObstacleExported      PayoutItemResultObstacle = "exported"
	PayoutItemResultObstacleTooLate       PayoutItemResultObstacle = "too_late"
	PayoutItemResultObstaclePartnerErased PayoutItemResultObstacle = "partner_erased"
)

// Valid reports whether the value is a known one.
func (e PayoutItemResultObstacle) Valid() bool {
	return isOneOf(e, PayoutItemResultObstacleUnknown, PayoutItemResultObstacleOpen, PayoutItemResultObstacleAlreadyPaid, PayoutItemResultObstaclePaid, PayoutItemResultObstacleFailed, PayoutItemResultObstacleCancelled, PayoutItemResultObstacleExported, PayoutItemResultObstacleTooLate, PayoutItemResultObstaclePartnerErased)
}

// PayoutItemResultResult: `done`; `unchanged`, because it was done before; or `failed`, and `obstacle` says why.
type PayoutItemResultResult string

// The known values of PayoutItemResultResult.
const (
	PayoutItemResultResultDone      PayoutItemResultResult = "done"
	PayoutItemResultResultUnchanged PayoutItemResultResult = "unchanged"
	PayoutItemResultResultFailed    PayoutItemResultResult = "failed"
)

// Valid reports whether the value is a known one.
func (e PayoutItemResultResult) Valid() bool {
	return isOneOf(e, PayoutItemResultResultDone, PayoutItemResultResultUnchanged, PayoutItemResultResultFailed)
}

// PayoutItemResultStatus: Its status now.
type PayoutItemResultStatus string

// The known values of PayoutItemResultStatus.
const (
	PayoutItemResultStatusOpen      PayoutItemResultStatus = "open"
	PayoutItemResultStatusPaid      PayoutItemResultStatus = "paid"
	PayoutItemResultStatusFailed    PayoutItemResultStatus = "failed"
	PayoutItemResultStatusCancelled PayoutItemResultStatus = "cancelled"
)

// Valid reports whether the value is a known one.
func (e PayoutItemResultStatus) Valid() bool {
	return isOneOf(e, PayoutItemResultStatusOpen, PayoutItemResultStatusPaid, PayoutItemResultStatusFailed, PayoutItemResultStatusCancelled)
}

// PayoutItemResult: What became of one item.
type PayoutItemResult struct {
	// The item.
	ItemID int64 `json:"item_id"`
	// Why it failed: the payout has no such item, it is paid with another reference, it is in an exported file, more than 90 days have passed, the partner was erased, or its status does not allow the change.
	Obstacle *PayoutItemResultObstacle `json:"obstacle"`
	// `done`; `unchanged`, because it was done before; or `failed`, and `obstacle` says why.
	Result PayoutItemResultResult `json:"result"`
	// Its status now.
	Status *PayoutItemResultStatus `json:"status"`
}

type FailItemsRequest struct {
	// All open items of the payout, in place of `item_ids`.
	AllOpen *bool `json:"all_open,omitempty"`
	// With `all_open`: what these items sum to.
	ExpectedTotalCents *int64 `json:"expected_total_cents,omitempty"`
	// Items of the payout, without repeats.
	ItemIds *ItemIdsOrNull `json:"item_ids,omitempty"`
	// Why, for the partner and the other members.
	Reason string `json:"reason"`
}

type CancelItemsRequest struct {
	// All open items of the payout, in place of `item_ids`.
	AllOpen *bool `json:"all_open,omitempty"`
	// With `all_open`: what these items sum to.
	ExpectedTotalCents *int64 `json:"expected_total_cents,omitempty"`
	// Items of the payout, without repeats.
	ItemIds *ItemIdsOrNull `json:"item_ids,omitempty"`
	// That no exported file with these items was sent.
	NotSent *bool `json:"not_sent,omitempty"`
	// Why, for the partner and the other members.
	Reason *string `json:"reason,omitempty"`
}

type ReopenItemsRequest struct {
	// Items of the payout, without repeats.
	ItemIds ItemIds `json:"item_ids"`
}

// ItemIds: Items of the payout, without repeats.
type ItemIds = []int64

// CreatePayoutExportRequestFormat: Who takes the file.
type CreatePayoutExportRequestFormat string

// The known values of CreatePayoutExportRequestFormat.
const (
	CreatePayoutExportRequestFormatCsv    CreatePayoutExportRequestFormat = "csv"
	CreatePayoutExportRequestFormatPaypal CreatePayoutExportRequestFormat = "paypal"
	CreatePayoutExportRequestFormatWise   CreatePayoutExportRequestFormat = "wise"
	CreatePayoutExportRequestFormatSepa   CreatePayoutExportRequestFormat = "sepa"
)

// Valid reports whether the value is a known one.
func (e CreatePayoutExportRequestFormat) Valid() bool {
	return isOneOf(e, CreatePayoutExportRequestFormatCsv, CreatePayoutExportRequestFormatPaypal, CreatePayoutExportRequestFormatWise, CreatePayoutExportRequestFormatSepa)
}

type CreatePayoutExportRequest struct {
	// With `paypal`: the sign before the cents, as PayPal shows amounts in your country.
	Decimal *DecimalOrNull `json:"decimal,omitempty"`
	// With `sepa`: when the bank is to pay, today (UTC) or later.
	ExecutionDate *Date `json:"execution_date,omitempty"`
	// Who takes the file.
	Format CreatePayoutExportRequestFormat `json:"format"`
	// Which of the files, if the items need several.
	Part *int64 `json:"part,omitempty"`
	// With `sepa`: the bank's BIC, if it asks for it.
	PayerBic *string `json:"payer_bic,omitempty"`
	// With `sepa`: the IBAN of this account, with or without blanks.
	PayerIban *string `json:"payer_iban,omitempty"`
	// With `sepa`: the holder of the account that pays.
	PayerName *string `json:"payer_name,omitempty"`
	// With `wise`: the first line of your template.
	TemplateHeader *string `json:"template_header,omitempty"`
}

// DecimalOrNull: The sign before the cents: `12.50` or `12,50`.
type DecimalOrNull string

// The known values of DecimalOrNull.
const (
	DecimalOrNullPoint DecimalOrNull = "point"
	DecimalOrNullComma DecimalOrNull = "comma"
)

// Valid reports whether the value is a known one.
func (e DecimalOrNull) Valid() bool { return isOneOf(e, DecimalOrNullPoint, DecimalOrNullComma) }

type PayoutExportAnswer struct {
	// A file of a payout.
	Data PayoutExport `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// PayoutExport: A file of a payout.
type PayoutExport struct {
	// Its text, to be saved as UTF-8 without a byte order mark.
	Content string `json:"content"`
	// With `sepa`: when the bank is to pay.
	ExecutionDate *Date `json:"execution_date"`
	// Its name.
	Name string `json:"name"`
	// Which of the files it is.
	Part int64 `json:"part"`
	// The number of files.
	Parts int64 `json:"parts"`
	// The SHA-256 of its bytes, in hexadecimal digits; the audit log has it, too.
	Sha256 string `json:"sha256"`
	// Its media type.
	Type string `json:"type"`
}

type PayoutItemList struct {
	// The items of the page.
	Data []PayoutItem `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type PayoutSettingsAnswer struct {
	// How a program pays its partners.
	Data PayoutSettings `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// PayoutSettings: How a program pays its partners.
type PayoutSettings struct {
	// Its address.
	LegalAddress *string `json:"legal_address"`
	// The name of the company on receipts.
	LegalName *string `json:"legal_name"`
	// The least amount of an item in each currency, in its smallest unit.
	Minimums PayoutMinimums `json:"minimums"`
	// Days between the approval of a commission and its payout: without a cutoff in a request, it is this number of days ago.
	NetDays int64 `json:"net_days"`
	// The BIC of its bank.
	PayerBic *string `json:"payer_bic"`
	// What is shown of its IBAN, such as `DE•• 7890`.
	PayerIbanLabel *string `json:"payer_iban_label"`
	// The holder of the account that pays by SEPA.
	PayerName *string `json:"payer_name"`
	// The day of the month that partners see as the next payout, and on which owners are reminded.
	PayoutDay *int64 `json:"payout_day"`
	// Its tax number.
	TaxID *string `json:"tax_id"`
	// The first line of the template of Wise.
	TemplateHeader *string `json:"template_header"`
}

// PayoutMinimums: The least amount of an item in each currency, in its smallest unit.
type PayoutMinimums struct {
	// In cents.
	EUR *int64 `json:"EUR,omitempty"`
	// In cents.
	USD *int64 `json:"USD,omitempty"`
	// In dong.
	VND *int64 `json:"VND,omitempty"`
}

type UpdatePayoutSettingsRequest struct {
	// Its address, on one or more lines.
	LegalAddress **string `json:"legal_address,omitempty"`
	// The name of the company on receipts.
	LegalName **string `json:"legal_name,omitempty"`
	// The least amount of an item by currency, in place of all before.
	Minimums *PayoutMinimums `json:"minimums,omitempty"`
	// Days between the approval of a commission and its payout.
	NetDays *int64 `json:"net_days,omitempty"`
	// The BIC of its bank, if the bank asks for it.
	PayerBic **string `json:"payer_bic,omitempty"`
	// The IBAN of this account, with or without spaces.
	PayerIban **string `json:"payer_iban,omitempty"`
	// The holder of the account that pays by SEPA.
	PayerName **string `json:"payer_name,omitempty"`
	// The day of the month that partners see as the next payout, and on which owners are reminded.
	PayoutDay **int64 `json:"payout_day,omitempty"`
	// Its tax number, such as a VAT identification number.
	TaxID **string `json:"tax_id,omitempty"`
	// The first line of your template of Wise, as it is.
	TemplateHeader **string `json:"template_header,omitempty"`
}

type ListPayoutsParamsCurrency string

// The known values of ListPayoutsParamsCurrency.
const (
	ListPayoutsParamsCurrencyUSD ListPayoutsParamsCurrency = "USD"
	ListPayoutsParamsCurrencyEUR ListPayoutsParamsCurrency = "EUR"
	ListPayoutsParamsCurrencyVND ListPayoutsParamsCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e ListPayoutsParamsCurrency) Valid() bool {
	return isOneOf(e, ListPayoutsParamsCurrencyUSD, ListPayoutsParamsCurrencyEUR, ListPayoutsParamsCurrencyVND)
}

type ListPayoutsParamsOrder string

// The known values of ListPayoutsParamsOrder.
const (
	ListPayoutsParamsOrderNewest ListPayoutsParamsOrder = "newest"
	ListPayoutsParamsOrderOldest ListPayoutsParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListPayoutsParamsOrder) Valid() bool {
	return isOneOf(e, ListPayoutsParamsOrderNewest, ListPayoutsParamsOrderOldest)
}

type PreviewPayoutParamsCurrency string

// The known values of PreviewPayoutParamsCurrency.
const (
	PreviewPayoutParamsCurrencyUSD PreviewPayoutParamsCurrency = "USD"
	PreviewPayoutParamsCurrencyEUR PreviewPayoutParamsCurrency = "EUR"
	PreviewPayoutParamsCurrencyVND PreviewPayoutParamsCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e PreviewPayoutParamsCurrency) Valid() bool {
	return isOneOf(e, PreviewPayoutParamsCurrencyUSD, PreviewPayoutParamsCurrencyEUR, PreviewPayoutParamsCurrencyVND)
}

type PreviewPayoutParamsExpand string

// The known values of PreviewPayoutParamsExpand.
const (
	PreviewPayoutParamsExpandPartner PreviewPayoutParamsExpand = "partner"
)

// Valid reports whether the value is a known one.
func (e PreviewPayoutParamsExpand) Valid() bool { return isOneOf(e, PreviewPayoutParamsExpandPartner) }

type ListPayoutItemsParamsStatus string

// The known values of ListPayoutItemsParamsStatus.
const (
	ListPayoutItemsParamsStatusOpen      ListPayoutItemsParamsStatus = "open"
	ListPayoutItemsParamsStatusPaid      ListPayoutItemsParamsStatus = "paid"
	ListPayoutItemsParamsStatusFailed    ListPayoutItemsParamsStatus = "failed"
	ListPayoutItemsParamsStatusCancelled ListPayoutItemsParamsStatus = "cancelled"
)

// Valid reports whether the value is a known one.
func (e ListPayoutItemsParamsStatus) Valid() bool {
	return isOneOf(e, ListPayoutItemsParamsStatusOpen, ListPayoutItemsParamsStatusPaid, ListPayoutItemsParamsStatusFailed, ListPayoutItemsParamsStatusCancelled)
}

type ListPayoutItemsParamsExpand string

// The known values of ListPayoutItemsParamsExpand.
const (
	ListPayoutItemsParamsExpandPartner ListPayoutItemsParamsExpand = "partner"
)

// Valid reports whether the value is a known one.
func (e ListPayoutItemsParamsExpand) Valid() bool {
	return isOneOf(e, ListPayoutItemsParamsExpandPartner)
}

type ListPayoutItemsParamsOrder string

// The known values of ListPayoutItemsParamsOrder.
const (
	ListPayoutItemsParamsOrderNewest ListPayoutItemsParamsOrder = "newest"
	ListPayoutItemsParamsOrderOldest ListPayoutItemsParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListPayoutItemsParamsOrder) Valid() bool {
	return isOneOf(e, ListPayoutItemsParamsOrderNewest, ListPayoutItemsParamsOrderOldest)
}

// ListPayoutsParams are the parameters of ListPayouts.
type ListPayoutsParams struct {
	Currency      *ListPayoutsParamsCurrency `form:"currency,omitempty" json:"currency,omitempty"`
	CreatedFrom   *time.Time                 `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time                 `form:"created_before,omitempty" json:"created_before,omitempty"`
	Limit         *int64                     `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor        *string                    `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order         *ListPayoutsParamsOrder    `form:"order,omitempty" json:"order,omitempty"`
}

// CreatePayoutParams are the parameters of CreatePayout.
type CreatePayoutParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// PreviewPayoutParams are the parameters of PreviewPayout.
type PreviewPayoutParams struct {
	Currency  *PreviewPayoutParamsCurrency `form:"currency,omitempty" json:"currency,omitempty"`
	Cutoff    *time.Time                   `form:"cutoff,omitempty" json:"cutoff,omitempty"`
	PartnerID *ID                          `form:"partner_id,omitempty" json:"partner_id,omitempty"`
	Expand    *PreviewPayoutParamsExpand   `form:"expand,omitempty" json:"expand,omitempty"`
}

// PayPayoutItemsParams are the parameters of PayPayoutItems.
type PayPayoutItemsParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// FailPayoutItemsParams are the parameters of FailPayoutItems.
type FailPayoutItemsParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// CancelPayoutItemsParams are the parameters of CancelPayoutItems.
type CancelPayoutItemsParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// ReopenPayoutItemsParams are the parameters of ReopenPayoutItems.
type ReopenPayoutItemsParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// ListPayoutItemsParams are the parameters of ListPayoutItems.
type ListPayoutItemsParams struct {
	PayoutID      *int64                       `form:"payout_id,omitempty" json:"payout_id,omitempty"`
	Status        *ListPayoutItemsParamsStatus `form:"status,omitempty" json:"status,omitempty"`
	Search        *string                      `form:"search,omitempty" json:"search,omitempty"`
	PartnerID     *ID                          `form:"partner_id,omitempty" json:"partner_id,omitempty"`
	Expand        *ListPayoutItemsParamsExpand `form:"expand,omitempty" json:"expand,omitempty"`
	CreatedFrom   *time.Time                   `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time                   `form:"created_before,omitempty" json:"created_before,omitempty"`
	Limit         *int64                       `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor        *string                      `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order         *ListPayoutItemsParamsOrder  `form:"order,omitempty" json:"order,omitempty"`
}

// ListPayouts sends GET /api/v1/programs/{program_id}/payouts.
func (c *Client) ListPayouts(ctx context.Context, programID ID, params *ListPayoutsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/payouts", programID), params, nil, reqEditors)
}

// CreatePayout sends POST /api/v1/programs/{program_id}/payouts.
func (c *Client) CreatePayout(ctx context.Context, programID ID, params *CreatePayoutParams, body CreatePayoutRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/payouts", programID), params, body, reqEditors)
}

// PreviewPayout sends GET /api/v1/programs/{program_id}/payouts/preview.
func (c *Client) PreviewPayout(ctx context.Context, programID ID, params *PreviewPayoutParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/payouts/preview", programID), params, nil, reqEditors)
}

// GetPayout sends GET /api/v1/programs/{program_id}/payouts/{payout_id}.
func (c *Client) GetPayout(ctx context.Context, programID, payoutID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/payouts/%d", programID, payoutID), nil, nil, reqEditors)
}

// PayPayoutItems sends POST /api/v1/programs/{program_id}/payouts/{payout_id}/pay.
func (c *Client) PayPayoutItems(ctx context.Context, programID, payoutID ID, params *PayPayoutItemsParams, body PayItemsRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/payouts/%d/pay", programID, payoutID), params, body, reqEditors)
}

// FailPayoutItems sends POST /api/v1/programs/{program_id}/payouts/{payout_id}/fail.
func (c *Client) FailPayoutItems(ctx context.Context, programID, payoutID ID, params *FailPayoutItemsParams, body FailItemsRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/payouts/%d/fail", programID, payoutID), params, body, reqEditors)
}

// CancelPayoutItems sends POST /api/v1/programs/{program_id}/payouts/{payout_id}/cancel.
func (c *Client) CancelPayoutItems(ctx context.Context, programID, payoutID ID, params *CancelPayoutItemsParams, body CancelItemsRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/payouts/%d/cancel", programID, payoutID), params, body, reqEditors)
}

// ReopenPayoutItems sends POST /api/v1/programs/{program_id}/payouts/{payout_id}/reopen.
func (c *Client) ReopenPayoutItems(ctx context.Context, programID, payoutID ID, params *ReopenPayoutItemsParams, body ReopenItemsRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/payouts/%d/reopen", programID, payoutID), params, body, reqEditors)
}

// CreatePayoutExport sends POST /api/v1/programs/{program_id}/payouts/{payout_id}/exports.
func (c *Client) CreatePayoutExport(ctx context.Context, programID, payoutID ID, body CreatePayoutExportRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/payouts/%d/exports", programID, payoutID), nil, body, reqEditors)
}

// ListPayoutItems sends GET /api/v1/programs/{program_id}/payout-items.
func (c *Client) ListPayoutItems(ctx context.Context, programID ID, params *ListPayoutItemsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/payout-items", programID), params, nil, reqEditors)
}

// GetPayoutSettings sends GET /api/v1/programs/{program_id}/payout-settings.
func (c *Client) GetPayoutSettings(ctx context.Context, programID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/payout-settings", programID), nil, nil, reqEditors)
}

// UpdatePayoutSettings sends PATCH /api/v1/programs/{program_id}/payout-settings.
func (c *Client) UpdatePayoutSettings(ctx context.Context, programID ID, body UpdatePayoutSettingsRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "PATCH", fmt.Sprintf("/api/v1/programs/%d/payout-settings", programID), nil, body, reqEditors)
}
