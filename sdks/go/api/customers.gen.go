// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"fmt"
	"net/http"
	"time"
)

type CustomerList struct {
	// The customers of the page.
	Data []Customer `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// CustomerOrigin: What decided whose customer it is: the click, or a discount code.
type CustomerOrigin string

// The known values of CustomerOrigin.
const (
	CustomerOriginClick CustomerOrigin = "click"
	CustomerOriginCode  CustomerOrigin = "code"
)

// Valid reports whether the value is a known one.
func (e CustomerOrigin) Valid() bool { return isOneOf(e, CustomerOriginClick, CustomerOriginCode) }

// CustomerStatus: What the customer has done: clicked, signed up, or paid.
type CustomerStatus string

// The known values of CustomerStatus.
const (
	CustomerStatusClick      CustomerStatus = "click"
	CustomerStatusLead       CustomerStatus = "lead"
	CustomerStatusConversion CustomerStatus = "conversion"
)

// Valid reports whether the value is a known one.
func (e CustomerStatus) Valid() bool {
	return isOneOf(e, CustomerStatusClick, CustomerStatusLead, CustomerStatusConversion)
}

// Customer: A customer whom a partner referred.
type Customer struct {
	// The click.
	ClickID *string `json:"click_id"`
	// When the customer clicked the link.
	ClickedAt *time.Time `json:"clicked_at"`
	// When the first sale was recorded.
	ConvertedAt *time.Time `json:"converted_at"`
	// When the customer was stored, with the first lead, sale or payment event.
	CreatedAt *time.Time `json:"created_at"`
	// What the customer has brought in each currency, of the newest 1,000 sales.
	Currencies *[]StatsCurrency `json:"currencies,omitempty"`
	// Your identifier of the customer.
	CustomerKey *string `json:"customer_key"`
	// The discount code that decided.
	DiscountCode *string `json:"discount_code"`
	// When the customer was erased.
	ErasedAt *time.Time `json:"erased_at"`
	// The customer.
	ID *int64 `json:"id"`
	// When the customer signed up.
	LeadAt *time.Time `json:"lead_at"`
	// The link of the click.
	LinkID *int64 `json:"link_id"`
	// What decided whose customer it is: the click, or a discount code.
	Origin CustomerOrigin `json:"origin"`
	// The partner.
	PartnerID *int64 `json:"partner_id"`
	// What the customer has done: clicked, signed up, or paid.
	Status CustomerStatus `json:"status"`
}

type CustomerAnswer struct {
	// A customer whom a partner referred.
	Data Customer `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// CustomerExplanationDataCustomerStatus: What the customer has done: clicked, signed up, or paid.
type CustomerExplanationDataCustomerStatus string

// The known values of CustomerExplanationDataCustomerStatus.
const (
	CustomerExplanationDataCustomerStatusClick      CustomerExplanationDataCustomerStatus = "click"
	CustomerExplanationDataCustomerStatusLead       CustomerExplanationDataCustomerStatus = "lead"
	CustomerExplanationDataCustomerStatusConversion CustomerExplanationDataCustomerStatus = "conversion"
)

// Valid reports whether the value is a known one.
func (e CustomerExplanationDataCustomerStatus) Valid() bool {
	return isOneOf(e, CustomerExplanationDataCustomerStatusClick, CustomerExplanationDataCustomerStatusLead, CustomerExplanationDataCustomerStatusConversion)
}

// CustomerExplanation_Data_Customer: The customer, with the link and the partner of its click.
type CustomerExplanation_Data_Customer struct {
	// The click.
	ClickID *string `json:"click_id"`
	// The customer.
	CustomerID *int64 `json:"customer_id"`
	// Your identifier of the customer.
	CustomerKey *string `json:"customer_key"`
	// What the customer has done: clicked, signed up, or paid.
	Status CustomerExplanationDataCustomerStatus `json:"status"`
	// AdditionalProperties are its other fields.
	AdditionalProperties map[string]any `json:"-"`
}

// Get returns another field.
func (a CustomerExplanation_Data_Customer) Get(name string) (value any, found bool) {
	value, found = a.AdditionalProperties[name]
	return value, found
}

// Set sets another field.
func (a *CustomerExplanation_Data_Customer) Set(name string, value any) {
	set(&a.AdditionalProperties, name, value)
}

// UnmarshalJSON reads the object with its other fields.
func (a *CustomerExplanation_Data_Customer) UnmarshalJSON(text []byte) error {
	type known CustomerExplanation_Data_Customer
	return readOpen(text, (*known)(a), &a.AdditionalProperties)
}

// MarshalJSON writes the object with its other fields.
func (a CustomerExplanation_Data_Customer) MarshalJSON() ([]byte, error) {
	type known CustomerExplanation_Data_Customer
	return writeOpen(known(a), a.AdditionalProperties)
}

// CustomerExplanation_Data_Events_Item: An event.
type CustomerExplanation_Data_Events_Item struct {
	// When it happened.
	At time.Time `json:"at"`
	// Such as `click`, `lead`, `sale`, `refund` or `commission`.
	Type string `json:"type"`
	// The reason for its result.
	Why *string `json:"why,omitempty"`
	// AdditionalProperties are its other fields.
	AdditionalProperties map[string]any `json:"-"`
}

// Get returns another field.
func (a CustomerExplanation_Data_Events_Item) Get(name string) (value any, found bool) {
	value, found = a.AdditionalProperties[name]
	return value, found
}

// Set sets another field.
func (a *CustomerExplanation_Data_Events_Item) Set(name string, value any) {
	set(&a.AdditionalProperties, name, value)
}

// UnmarshalJSON reads the object with its other fields.
func (a *CustomerExplanation_Data_Events_Item) UnmarshalJSON(text []byte) error {
	type known CustomerExplanation_Data_Events_Item
	return readOpen(text, (*known)(a), &a.AdditionalProperties)
}

// MarshalJSON writes the object with its other fields.
func (a CustomerExplanation_Data_Events_Item) MarshalJSON() ([]byte, error) {
	type known CustomerExplanation_Data_Events_Item
	return writeOpen(known(a), a.AdditionalProperties)
}

type CustomerExplanation struct {
	// Every event of the customer, with the reason for its result.
	Data struct {
		// The customer, with the link and the partner of its click.
		Customer CustomerExplanation_Data_Customer `json:"customer"`
		// The events, oldest first: each has its time `at`, its `type`, and mostly a sentence `why`.
		Events []CustomerExplanation_Data_Events_Item `json:"events"`
		// What a lead and a sale that are sent now would result in, each with the reason.
		Now map[string]any `json:"now"`
		// What the partner is to the program.
		Partnership map[string]any `json:"partnership"`
		// The terms that decide about leads and sales.
		Program map[string]any `json:"program"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type CustomerExport struct {
	// Everything that is stored about the customer.
	Data struct {
		// The click.
		Clicks []map[string]any `json:"clicks"`
		// A customer whom a partner referred.
		Customer Customer `json:"customer"`
		// Its leads, with the masked e-mail address: the first letter and the domain, in lower case.
		Leads []map[string]any `json:"leads"`
		// The events of the payment processor that concern it.
		PaymentEvents []map[string]any `json:"payment_events"`
		// The customers that it is at the payment processor.
		ProcessorReferences []map[string]any `json:"processor_references"`
		// The refunds of its sales.
		Refunds []map[string]any `json:"refunds"`
		// Its sales.
		Sales []map[string]any `json:"sales"`
		// Its subscriptions at the payment processor.
		Subscriptions []map[string]any `json:"subscriptions"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type ListCustomersParamsStatus string

// The known values of ListCustomersParamsStatus.
const (
	ListCustomersParamsStatusClick      ListCustomersParamsStatus = "click"
	ListCustomersParamsStatusLead       ListCustomersParamsStatus = "lead"
	ListCustomersParamsStatusConversion ListCustomersParamsStatus = "conversion"
)

// Valid reports whether the value is a known one.
func (e ListCustomersParamsStatus) Valid() bool {
	return isOneOf(e, ListCustomersParamsStatusClick, ListCustomersParamsStatusLead, ListCustomersParamsStatusConversion)
}

type ListCustomersParamsOrder string

// The known values of ListCustomersParamsOrder.
const (
	ListCustomersParamsOrderNewest ListCustomersParamsOrder = "newest"
	ListCustomersParamsOrderOldest ListCustomersParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListCustomersParamsOrder) Valid() bool {
	return isOneOf(e, ListCustomersParamsOrderNewest, ListCustomersParamsOrderOldest)
}

type ExportCustomersParamsStatus string

// The known values of ExportCustomersParamsStatus.
const (
	ExportCustomersParamsStatusClick      ExportCustomersParamsStatus = "click"
	ExportCustomersParamsStatusLead       ExportCustomersParamsStatus = "lead"
	ExportCustomersParamsStatusConversion ExportCustomersParamsStatus = "conversion"
)

// Valid reports whether the value is a known one.
func (e ExportCustomersParamsStatus) Valid() bool {
	return isOneOf(e, ExportCustomersParamsStatusClick, ExportCustomersParamsStatusLead, ExportCustomersParamsStatusConversion)
}

type ExportCustomersParamsOrder string

// The known values of ExportCustomersParamsOrder.
const (
	ExportCustomersParamsOrderNewest ExportCustomersParamsOrder = "newest"
	ExportCustomersParamsOrderOldest ExportCustomersParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ExportCustomersParamsOrder) Valid() bool {
	return isOneOf(e, ExportCustomersParamsOrderNewest, ExportCustomersParamsOrderOldest)
}

type ExportCustomersParamsDecimal string

// The known values of ExportCustomersParamsDecimal.
const (
	ExportCustomersParamsDecimalPoint ExportCustomersParamsDecimal = "point"
	ExportCustomersParamsDecimalComma ExportCustomersParamsDecimal = "comma"
)

// Valid reports whether the value is a known one.
func (e ExportCustomersParamsDecimal) Valid() bool {
	return isOneOf(e, ExportCustomersParamsDecimalPoint, ExportCustomersParamsDecimalComma)
}

// ListCustomersParams are the parameters of ListCustomers.
type ListCustomersParams struct {
	CustomerKey   *string                    `form:"customer_key,omitempty" json:"customer_key,omitempty"`
	ClickID       *string                    `form:"click_id,omitempty" json:"click_id,omitempty"`
	Search        *string                    `form:"search,omitempty" json:"search,omitempty"`
	Status        *ListCustomersParamsStatus `form:"status,omitempty" json:"status,omitempty"`
	PartnerID     *ID                        `form:"partner_id,omitempty" json:"partner_id,omitempty"`
	Limit         *int64                     `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor        *string                    `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order         *ListCustomersParamsOrder  `form:"order,omitempty" json:"order,omitempty"`
	CreatedFrom   *time.Time                 `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time                 `form:"created_before,omitempty" json:"created_before,omitempty"`
}

// ExportCustomersParams are the parameters of ExportCustomers.
type ExportCustomersParams struct {
	CustomerKey   *string                       `form:"customer_key,omitempty" json:"customer_key,omitempty"`
	ClickID       *string                       `form:"click_id,omitempty" json:"click_id,omitempty"`
	Search        *string                       `form:"search,omitempty" json:"search,omitempty"`
	Status        *ExportCustomersParamsStatus  `form:"status,omitempty" json:"status,omitempty"`
	PartnerID     *ID                           `form:"partner_id,omitempty" json:"partner_id,omitempty"`
	CreatedFrom   *time.Time                    `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time                    `form:"created_before,omitempty" json:"created_before,omitempty"`
	Order         *ExportCustomersParamsOrder   `form:"order,omitempty" json:"order,omitempty"`
	Bom           *bool                         `form:"bom,omitempty" json:"bom,omitempty"`
	Decimal       *ExportCustomersParamsDecimal `form:"decimal,omitempty" json:"decimal,omitempty"`
}

// ListCustomers sends GET /api/v1/programs/{program_id}/customers.
func (c *Client) ListCustomers(ctx context.Context, programID ID, params *ListCustomersParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/customers", programID), params, nil, reqEditors)
}

// ExportCustomers sends GET /api/v1/programs/{program_id}/customers/export.
func (c *Client) ExportCustomers(ctx context.Context, programID ID, params *ExportCustomersParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/customers/export", programID), params, nil, reqEditors)
}

// GetCustomer sends GET /api/v1/programs/{program_id}/customers/{customer_id}.
func (c *Client) GetCustomer(ctx context.Context, programID, customerID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/customers/%d", programID, customerID), nil, nil, reqEditors)
}

// ExplainCustomer sends GET /api/v1/programs/{program_id}/customers/{customer_id}/explain.
func (c *Client) ExplainCustomer(ctx context.Context, programID, customerID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/customers/%d/explain", programID, customerID), nil, nil, reqEditors)
}

// ExportCustomer sends POST /api/v1/programs/{program_id}/customers/{customer_id}/export.
func (c *Client) ExportCustomer(ctx context.Context, programID, customerID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/customers/%d/export", programID, customerID), nil, nil, reqEditors)
}

// EraseCustomer sends POST /api/v1/programs/{program_id}/customers/{customer_id}/erase.
func (c *Client) EraseCustomer(ctx context.Context, programID, customerID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/customers/%d/erase", programID, customerID), nil, nil, reqEditors)
}
