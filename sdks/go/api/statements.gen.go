// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"fmt"
	"net/http"
)

// SigningKeysKeysAlg: The algorithm.
type SigningKeysKeysAlg string

// The known values of SigningKeysKeysAlg.
const (
	EdDSA SigningKeysKeysAlg = "EdDSA"
)

// Valid reports whether the value is a known one.
func (e SigningKeysKeysAlg) Valid() bool { return isOneOf(e, EdDSA) }

// SigningKeysKeysCrv: The curve.
type SigningKeysKeysCrv string

// The known values of SigningKeysKeysCrv.
const (
	Ed25519 SigningKeysKeysCrv = "Ed25519"
)

// Valid reports whether the value is a known one.
func (e SigningKeysKeysCrv) Valid() bool { return isOneOf(e, Ed25519) }

// SigningKeysKeysKty: The type of the key.
type SigningKeysKeysKty string

// The known values of SigningKeysKeysKty.
const (
	OKP SigningKeysKeysKty = "OKP"
)

// Valid reports whether the value is a known one.
func (e SigningKeysKeysKty) Valid() bool { return isOneOf(e, OKP) }

// SigningKeysKeysUse: It signs.
type SigningKeysKeysUse string

// The known values of SigningKeysKeysUse.
const (
	Sig SigningKeysKeysUse = "sig"
)

// Valid reports whether the value is a known one.
func (e SigningKeysKeysUse) Valid() bool { return isOneOf(e, Sig) }

// SigningKeys: A JSON Web Key Set (RFC 7517).
type SigningKeys struct {
	// The keys, the newest first.
	Keys []struct {
		// The algorithm.
		Alg SigningKeysKeysAlg `json:"alg"`
		// The curve.
		Crv SigningKeysKeysCrv `json:"crv"`
		// Its thumbprint (RFC 7638), which the header of a signature names.
		Kid string `json:"kid"`
		// The type of the key.
		Kty SigningKeysKeysKty `json:"kty"`
		// It signs.
		Use SigningKeysKeysUse `json:"use"`
		// The public key, base64url.
		X string `json:"x"`
	} `json:"keys"`
}

type ListStatementsParamsCurrency string

// The known values of ListStatementsParamsCurrency.
const (
	ListStatementsParamsCurrencyUSD ListStatementsParamsCurrency = "USD"
	ListStatementsParamsCurrencyEUR ListStatementsParamsCurrency = "EUR"
	ListStatementsParamsCurrencyVND ListStatementsParamsCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e ListStatementsParamsCurrency) Valid() bool {
	return isOneOf(e, ListStatementsParamsCurrencyUSD, ListStatementsParamsCurrencyEUR, ListStatementsParamsCurrencyVND)
}

type ListStatementsParamsOrder string

// The known values of ListStatementsParamsOrder.
const (
	ListStatementsParamsOrderNewest ListStatementsParamsOrder = "newest"
	ListStatementsParamsOrderOldest ListStatementsParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListStatementsParamsOrder) Valid() bool {
	return isOneOf(e, ListStatementsParamsOrderNewest, ListStatementsParamsOrderOldest)
}

type GetStatementParamsDecimal string

// The known values of GetStatementParamsDecimal.
const (
	GetStatementParamsDecimalPoint GetStatementParamsDecimal = "point"
	GetStatementParamsDecimalComma GetStatementParamsDecimal = "comma"
)

// Valid reports whether the value is a known one.
func (e GetStatementParamsDecimal) Valid() bool {
	return isOneOf(e, GetStatementParamsDecimalPoint, GetStatementParamsDecimalComma)
}

// ListStatementsParams are the parameters of ListStatements.
type ListStatementsParams struct {
	PartnershipID *int64                        `form:"partnership_id,omitempty" json:"partnership_id,omitempty"`
	PartnerID     *ID                           `form:"partner_id,omitempty" json:"partner_id,omitempty"`
	Month         *string                       `form:"month,omitempty" json:"month,omitempty"`
	Currency      *ListStatementsParamsCurrency `form:"currency,omitempty" json:"currency,omitempty"`
	Limit         *int64                        `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor        *string                       `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order         *ListStatementsParamsOrder    `form:"order,omitempty" json:"order,omitempty"`
}

// PreviewStatementsParams are the parameters of PreviewStatements.
type PreviewStatementsParams struct {
	PartnershipID *int64 `form:"partnership_id,omitempty" json:"partnership_id,omitempty"`
	PartnerID     *ID    `form:"partner_id,omitempty" json:"partner_id,omitempty"`
}

// GetStatementParams are the parameters of GetStatement.
type GetStatementParams struct {
	Decimal *GetStatementParamsDecimal `form:"decimal,omitempty" json:"decimal,omitempty"`
}

// ListStatements sends GET /api/v1/programs/{program_id}/statements.
func (c *Client) ListStatements(ctx context.Context, programID ID, params *ListStatementsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/statements", programID), params, nil, reqEditors)
}

// PreviewStatements sends GET /api/v1/programs/{program_id}/statements/preview.
func (c *Client) PreviewStatements(ctx context.Context, programID ID, params *PreviewStatementsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/statements/preview", programID), params, nil, reqEditors)
}

// GetStatement sends GET /api/v1/programs/{program_id}/statements/{statement_id}.
func (c *Client) GetStatement(ctx context.Context, programID, statementID ID, params *GetStatementParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/statements/%d", programID, statementID), params, nil, reqEditors)
}

// GetSigningKeys sends GET /.well-known/jwks.json.
func (c *Client) GetSigningKeys(ctx context.Context, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", "/.well-known/jwks.json", nil, nil, reqEditors)
}
