// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package referral

import (
	"context"
	"iter"
	"net/http"

	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

// ManagementGroups has a method for each operation of the management API that a token may call, grouped as in the
// reference.
type ManagementGroups struct {
	Programs    ProgramsMethods
	Keys        KeysMethods
	Events      EventsMethods
	Terms       TermsMethods
	Groups      GroupsMethods
	Webhooks    WebhooksMethods
	Processors  ProcessorsMethods
	Stats       StatsMethods
	Members     MembersMethods
	AuditLog    AuditLogMethods
	Links       LinksMethods
	LinkHosts   LinkHostsMethods
	Codes       CodesMethods
	Partners    PartnersMethods
	Invitations InvitationsMethods
	Customers   CustomersMethods
	Commissions CommissionsMethods
	Payouts     PayoutsMethods
	Statements  StatementsMethods
	Account     AccountMethods
	Portal      PortalMethods
}

func managementGroups(client *Client) ManagementGroups {
	return ManagementGroups{
		Programs:    ProgramsMethods{client},
		Keys:        KeysMethods{client},
		Events:      EventsMethods{client},
		Terms:       TermsMethods{client},
		Groups:      GroupsMethods{client},
		Webhooks:    WebhooksMethods{client},
		Processors:  ProcessorsMethods{client},
		Stats:       StatsMethods{client},
		Members:     MembersMethods{client},
		AuditLog:    AuditLogMethods{client},
		Links:       LinksMethods{client},
		LinkHosts:   LinkHostsMethods{client},
		Codes:       CodesMethods{client},
		Partners:    PartnersMethods{client},
		Invitations: InvitationsMethods{client},
		Customers:   CustomersMethods{client},
		Commissions: CommissionsMethods{client},
		Payouts:     PayoutsMethods{client},
		Statements:  StatementsMethods{client},
		Account:     AccountMethods{client},
		Portal:      PortalMethods{client},
	}
}

// ProgramsMethods are the operations of "Programs".
type ProgramsMethods struct{ client *Client }

// KeysMethods are the operations of "Keys".
type KeysMethods struct{ client *Client }

// EventsMethods are the operations of "Events".
type EventsMethods struct{ client *Client }

// TermsMethods are the operations of "Terms".
type TermsMethods struct{ client *Client }

// GroupsMethods are the operations of "Groups".
type GroupsMethods struct{ client *Client }

// WebhooksMethods are the operations of "Webhooks".
type WebhooksMethods struct{ client *Client }

// ProcessorsMethods are the operations of "Processors".
type ProcessorsMethods struct{ client *Client }

// StatsMethods are the operations of "Stats".
type StatsMethods struct{ client *Client }

// MembersMethods are the operations of "Members".
type MembersMethods struct{ client *Client }

// AuditLogMethods are the operations of "Audit log".
type AuditLogMethods struct{ client *Client }

// LinksMethods are the operations of "Links".
type LinksMethods struct{ client *Client }

// LinkHostsMethods are the operations of "Link hosts".
type LinkHostsMethods struct{ client *Client }

// CodesMethods are the operations of "Codes".
type CodesMethods struct{ client *Client }

// PartnersMethods are the operations of "Partners".
type PartnersMethods struct{ client *Client }

// InvitationsMethods are the operations of "Invitations".
type InvitationsMethods struct{ client *Client }

// CustomersMethods are the operations of "Customers".
type CustomersMethods struct{ client *Client }

// CommissionsMethods are the operations of "Commissions".
type CommissionsMethods struct{ client *Client }

// PayoutsMethods are the operations of "Payouts".
type PayoutsMethods struct{ client *Client }

// StatementsMethods are the operations of "Statements".
type StatementsMethods struct{ client *Client }

// AccountMethods are the operations of "Account".
type AccountMethods struct{ client *Client }

// PortalMethods are the operations of "Portal".
type PortalMethods struct{ client *Client }

// List sends GET /api/v1/programs: List programs. Needs the scope programs.read.
func (m ProgramsMethods) List(ctx context.Context, params *api.ListProgramsParams, options ...CallOption) (*api.ManagedProgramList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListPrograms(ctx, params, edit)
	}
	return manage[api.ManagedProgramList](ctx, m.client, managing(true, options), do)
}

// ListAll goes through all pages. List programs. Needs the scope programs.read.
func (m ProgramsMethods) ListAll(ctx context.Context, params *api.ListProgramsParams, options ...CallOption) iter.Seq2[api.ManagedProgram, error] {
	return allPages(func(cursor *string) ([]api.ManagedProgram, *string, error) {
		page := copyOf[api.ListProgramsParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.List(ctx, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// Create sends POST /api/v1/programs: Create a program. Needs the scope programs.write.
func (m ProgramsMethods) Create(ctx context.Context, body api.CreateProgramRequest, options ...CallOption) (*api.CreateProgramAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.CreateProgram(ctx, nil, body, edit)
	}
	return manage[api.CreateProgramAnswer](ctx, m.client, creating(options), do)
}

// Get sends GET /api/v1/programs/{program_id}: Get a program. Needs the scope programs.read and the role viewer.
func (m ProgramsMethods) Get(ctx context.Context, programID int64, options ...CallOption) (*api.ManagedProgramAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.GetProgram(ctx, programID, edit)
	}
	return manage[api.ManagedProgramAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// Update sends PATCH /api/v1/programs/{program_id}: Change a program. Needs the scope programs.write and the role admin.
func (m ProgramsMethods) Update(ctx context.Context, programID int64, body api.UpdateProgramRequest, options ...CallOption) (*api.ManagedProgramAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.UpdateProgram(ctx, programID, body, edit)
	}
	return manage[api.ManagedProgramAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ReplaceOrigins sends PUT /api/v1/programs/{program_id}/origins: Replace the origins of a program. Needs the scope programs.write and the role admin.
func (m ProgramsMethods) ReplaceOrigins(ctx context.Context, programID int64, body api.OriginsRequest, options ...CallOption) (*api.ManagedProgramAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ReplaceOrigins(ctx, programID, body, edit)
	}
	return manage[api.ManagedProgramAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// GetReadiness sends GET /api/v1/programs/{program_id}/readiness: Get the state of a program's integration. Needs the scope programs.read and the role viewer.
func (m ProgramsMethods) GetReadiness(ctx context.Context, programID int64, options ...CallOption) (*api.ProgramReadinessAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.GetProgramReadiness(ctx, programID, edit)
	}
	return manage[api.ProgramReadinessAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// DeleteLogo sends DELETE /api/v1/programs/{program_id}/logo: Delete the logo of a program. Needs the scope programs.write and the role admin.
func (m ProgramsMethods) DeleteLogo(ctx context.Context, programID int64, options ...CallOption) (*api.ManagedProgramAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.DeleteLogo(ctx, programID, edit)
	}
	return manage[api.ManagedProgramAnswer](ctx, m.client, managing(false, options), do, []identifier{{"program_id", programID}}...)
}

// Archive sends POST /api/v1/programs/{program_id}/archive: Archive a program. Needs the scope programs.write and the role owner.
func (m ProgramsMethods) Archive(ctx context.Context, programID int64, options ...CallOption) (*api.ManagedProgramAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ArchiveProgram(ctx, programID, edit)
	}
	return manage[api.ManagedProgramAnswer](ctx, m.client, managing(false, options), do, []identifier{{"program_id", programID}}...)
}

// List sends GET /api/v1/programs/{program_id}/keys: List the keys of a program. Needs the scope keys.read and the role admin.
func (m KeysMethods) List(ctx context.Context, programID int64, params *api.ListKeysParams, options ...CallOption) (*api.ProgramKeyList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListKeys(ctx, programID, params, edit)
	}
	return manage[api.ProgramKeyList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAll goes through all pages. List the keys of a program. Needs the scope keys.read and the role admin.
func (m KeysMethods) ListAll(ctx context.Context, programID int64, params *api.ListKeysParams, options ...CallOption) iter.Seq2[api.ProgramKey, error] {
	return allPages(func(cursor *string) ([]api.ProgramKey, *string, error) {
		page := copyOf[api.ListKeysParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.List(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// Rotate sends POST /api/v1/programs/{program_id}/keys/rotate: Rotate the key of a program. Needs the scope keys.write and the role owner.
func (m KeysMethods) Rotate(ctx context.Context, programID int64, body api.RotateByRequest, options ...CallOption) (*api.RotateKeyAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.RotateKey(ctx, programID, nil, body, edit)
	}
	return manage[api.RotateKeyAnswer](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}}...)
}

// Mark sends POST /api/v1/programs/{program_id}/keys/{key_id}/mark: Mark a key for rotation. Needs the scope keys.write and the role owner.
func (m KeysMethods) Mark(ctx context.Context, programID, keyID int64, body api.RotateByRequest, options ...CallOption) (*api.ProgramKeyAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.MarkKey(ctx, programID, keyID, body, edit)
	}
	return manage[api.ProgramKeyAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"key_id", keyID}}...)
}

// Revoke sends POST /api/v1/programs/{program_id}/keys/{key_id}/revoke: Revoke a key. Needs the scope keys.write and the role owner.
func (m KeysMethods) Revoke(ctx context.Context, programID, keyID int64, options ...CallOption) (*api.ProgramKeyAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.RevokeKey(ctx, programID, keyID, edit)
	}
	return manage[api.ProgramKeyAnswer](ctx, m.client, managing(false, options), do, []identifier{{"program_id", programID}, {"key_id", keyID}}...)
}

// List sends GET /api/v1/programs/{program_id}/events: List the events of a program. Needs the scope events.read and the role viewer.
func (m EventsMethods) List(ctx context.Context, programID int64, params *api.ListEventsParams, options ...CallOption) (*api.EventList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListEvents(ctx, programID, params, edit)
	}
	return manage[api.EventList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAll goes through all pages. List the events of a program. Needs the scope events.read and the role viewer.
func (m EventsMethods) ListAll(ctx context.Context, programID int64, params *api.ListEventsParams, options ...CallOption) iter.Seq2[api.Event, error] {
	return allPages(func(cursor *string) ([]api.Event, *string, error) {
		page := copyOf[api.ListEventsParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.List(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// ExportCsv sends GET /api/v1/programs/{program_id}/events/export: Export events as CSV. Needs the scope events.read and the role viewer.
func (m EventsMethods) ExportCsv(ctx context.Context, programID int64, params *api.ExportEventsParams, options ...CallOption) (string, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ExportEvents(ctx, programID, params, edit)
	}
	return manageFile(ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListPaymentEvents sends GET /api/v1/programs/{program_id}/payment-events: List the events of the payment processor. Needs the scope events.read and the role viewer.
func (m EventsMethods) ListPaymentEvents(ctx context.Context, programID int64, params *api.ListPaymentEventsParams, options ...CallOption) (*api.PaymentEventList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListPaymentEvents(ctx, programID, params, edit)
	}
	return manage[api.PaymentEventList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAllPaymentEvents goes through all pages. List the events of the payment processor. Needs the scope events.read and the role viewer.
func (m EventsMethods) ListAllPaymentEvents(ctx context.Context, programID int64, params *api.ListPaymentEventsParams, options ...CallOption) iter.Seq2[api.PaymentEvent, error] {
	return allPages(func(cursor *string) ([]api.PaymentEvent, *string, error) {
		page := copyOf[api.ListPaymentEventsParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.ListPaymentEvents(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// ReplayPaymentEvent sends POST /api/v1/programs/{program_id}/payment-events/{payment_event_id}/replay: Apply a pending event of the payment processor. Needs the scope events.write and the role admin.
func (m EventsMethods) ReplayPaymentEvent(ctx context.Context, programID, paymentEventID int64, options ...CallOption) (*api.PaymentEventAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ReplayPaymentEvent(ctx, programID, paymentEventID, edit)
	}
	return manage[api.PaymentEventAnswer](ctx, m.client, managing(false, options), do, []identifier{{"program_id", programID}, {"payment_event_id", paymentEventID}}...)
}

// ListSales sends GET /api/v1/programs/{program_id}/sales: List the sales of a program. Needs the scope events.read and the role admin.
func (m EventsMethods) ListSales(ctx context.Context, programID int64, params *api.ListSalesParams, options ...CallOption) (*api.SaleList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListSales(ctx, programID, params, edit)
	}
	return manage[api.SaleList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAllSales goes through all pages. List the sales of a program. Needs the scope events.read and the role admin.
func (m EventsMethods) ListAllSales(ctx context.Context, programID int64, params *api.ListSalesParams, options ...CallOption) iter.Seq2[api.Sale, error] {
	return allPages(func(cursor *string) ([]api.Sale, *string, error) {
		page := copyOf[api.ListSalesParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.ListSales(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// GetSale sends GET /api/v1/programs/{program_id}/sales/{sale_id}: Get a sale. Needs the scope events.read and the role admin.
func (m EventsMethods) GetSale(ctx context.Context, programID, saleID int64, options ...CallOption) (*api.SaleAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.GetSale(ctx, programID, saleID, edit)
	}
	return manage[api.SaleAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"sale_id", saleID}}...)
}

// GetLead sends GET /api/v1/programs/{program_id}/leads/{lead_id}: Get a lead. Needs the scope events.read and the role admin.
func (m EventsMethods) GetLead(ctx context.Context, programID, leadID int64, options ...CallOption) (*api.LeadAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.GetLead(ctx, programID, leadID, edit)
	}
	return manage[api.LeadAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"lead_id", leadID}}...)
}

// AddProcessorObjects sends POST /api/v1/programs/{program_id}/processor-objects: Catch up with a payment processor. Needs the scope payments.write and the role owner; no login token.
func (m EventsMethods) AddProcessorObjects(ctx context.Context, programID int64, body api.AddObjectsRequest, options ...CallOption) (*api.AddedObjectsAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.AddProcessorObjects(ctx, programID, body, edit)
	}
	return manage[api.AddedObjectsAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// List sends GET /api/v1/programs/{program_id}/terms: List the terms of a program. Needs the scope terms.read and the role viewer.
func (m TermsMethods) List(ctx context.Context, programID int64, params *api.ListTermsParams, options ...CallOption) (*api.TermsList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListTerms(ctx, programID, params, edit)
	}
	return manage[api.TermsList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAll goes through all pages. List the terms of a program. Needs the scope terms.read and the role viewer.
func (m TermsMethods) ListAll(ctx context.Context, programID int64, params *api.ListTermsParams, options ...CallOption) iter.Seq2[api.ManagedTerms, error] {
	return allPages(func(cursor *string) ([]api.ManagedTerms, *string, error) {
		page := copyOf[api.ListTermsParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.List(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// Create sends POST /api/v1/programs/{program_id}/terms: Make new terms. Needs the scope terms.write and the role owner.
func (m TermsMethods) Create(ctx context.Context, programID int64, body api.CreateTermsRequest, options ...CallOption) (*api.TermsAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.CreateTerms(ctx, programID, nil, body, edit)
	}
	return manage[api.TermsAnswer](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}}...)
}

// Simulate sends POST /api/v1/programs/{program_id}/terms/simulate: Ask what other terms would have cost. Needs the scope terms.read and the role admin.
func (m TermsMethods) Simulate(ctx context.Context, programID int64, body api.SimulateTermsRequest, options ...CallOption) (*api.SimulationAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.SimulateTerms(ctx, programID, body, edit)
	}
	return manage[api.SimulationAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// List sends GET /api/v1/programs/{program_id}/groups: List the groups of a program. Needs the scope groups.read and the role viewer.
func (m GroupsMethods) List(ctx context.Context, programID int64, params *api.ListGroupsParams, options ...CallOption) (*api.GroupList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListGroups(ctx, programID, params, edit)
	}
	return manage[api.GroupList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAll goes through all pages. List the groups of a program. Needs the scope groups.read and the role viewer.
func (m GroupsMethods) ListAll(ctx context.Context, programID int64, params *api.ListGroupsParams, options ...CallOption) iter.Seq2[api.Group, error] {
	return allPages(func(cursor *string) ([]api.Group, *string, error) {
		page := copyOf[api.ListGroupsParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.List(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// Create sends POST /api/v1/programs/{program_id}/groups: Create a group. Needs the scope groups.write and the role admin.
func (m GroupsMethods) Create(ctx context.Context, programID int64, body api.CreateGroupRequest, options ...CallOption) (*api.GroupAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.CreateGroup(ctx, programID, nil, body, edit)
	}
	return manage[api.GroupAnswer](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}}...)
}

// Update sends PATCH /api/v1/programs/{program_id}/groups/{group_id}: Change a group. Needs the scope groups.write and the role admin.
func (m GroupsMethods) Update(ctx context.Context, programID, groupID int64, body api.UpdateGroupRequest, options ...CallOption) (*api.GroupAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.UpdateGroup(ctx, programID, groupID, body, edit)
	}
	return manage[api.GroupAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"group_id", groupID}}...)
}

// MovePartners sends POST /api/v1/programs/{program_id}/groups/{group_id}/partners: Move partners into a group. Needs the scope groups.write and the role admin.
func (m GroupsMethods) MovePartners(ctx context.Context, programID, groupID int64, body api.MovePartnersRequest, options ...CallOption) (*api.MovedPartnersAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.MovePartners(ctx, programID, groupID, nil, body, edit)
	}
	return manage[api.MovedPartnersAnswer](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}, {"group_id", groupID}}...)
}

// List sends GET /api/v1/programs/{program_id}/webhooks: List the webhooks of a program. Needs the scope webhooks.read and the role admin.
func (m WebhooksMethods) List(ctx context.Context, programID int64, params *api.ListWebhooksParams, options ...CallOption) (*api.WebhookList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListWebhooks(ctx, programID, params, edit)
	}
	return manage[api.WebhookList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAll goes through all pages. List the webhooks of a program. Needs the scope webhooks.read and the role admin.
func (m WebhooksMethods) ListAll(ctx context.Context, programID int64, params *api.ListWebhooksParams, options ...CallOption) iter.Seq2[api.Webhook, error] {
	return allPages(func(cursor *string) ([]api.Webhook, *string, error) {
		page := copyOf[api.ListWebhooksParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.List(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// Create sends POST /api/v1/programs/{program_id}/webhooks: Create a webhook. Needs the scope webhooks.write and the role owner; no login token.
func (m WebhooksMethods) Create(ctx context.Context, programID int64, body api.CreateWebhookRequest, options ...CallOption) (*api.WebhookSecretAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.CreateWebhook(ctx, programID, nil, body, edit)
	}
	return manage[api.WebhookSecretAnswer](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}}...)
}

// Get sends GET /api/v1/programs/{program_id}/webhooks/{webhook_id}: Get a webhook. Needs the scope webhooks.read and the role admin.
func (m WebhooksMethods) Get(ctx context.Context, programID, webhookID int64, options ...CallOption) (*api.WebhookAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.GetWebhook(ctx, programID, webhookID, edit)
	}
	return manage[api.WebhookAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"webhook_id", webhookID}}...)
}

// Delete sends DELETE /api/v1/programs/{program_id}/webhooks/{webhook_id}: Delete a webhook. Needs the scope webhooks.write and the role admin.
func (m WebhooksMethods) Delete(ctx context.Context, programID, webhookID int64, options ...CallOption) (*api.WebhookAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.DeleteWebhook(ctx, programID, webhookID, edit)
	}
	return manage[api.WebhookAnswer](ctx, m.client, managing(false, options), do, []identifier{{"program_id", programID}, {"webhook_id", webhookID}}...)
}

// Update sends PATCH /api/v1/programs/{program_id}/webhooks/{webhook_id}: Change a webhook. Needs the scope webhooks.write and the role admin.
func (m WebhooksMethods) Update(ctx context.Context, programID, webhookID int64, body api.UpdateWebhookRequest, options ...CallOption) (*api.WebhookAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.UpdateWebhook(ctx, programID, webhookID, body, edit)
	}
	return manage[api.WebhookAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"webhook_id", webhookID}}...)
}

// RotateSecret sends POST /api/v1/programs/{program_id}/webhooks/{webhook_id}/rotate-secret: Rotate the secret of a webhook. Needs the scope webhooks.write and the role owner; no login token.
func (m WebhooksMethods) RotateSecret(ctx context.Context, programID, webhookID int64, body api.RotateWebhookSecretRequest, options ...CallOption) (*api.WebhookSecretAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.RotateWebhookSecret(ctx, programID, webhookID, nil, body, edit)
	}
	return manage[api.WebhookSecretAnswer](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}, {"webhook_id", webhookID}}...)
}

// Test sends POST /api/v1/programs/{program_id}/webhooks/{webhook_id}/test: Test a webhook. Needs the scope webhooks.write and the role admin.
func (m WebhooksMethods) Test(ctx context.Context, programID, webhookID int64, options ...CallOption) (*api.WebhookDeliveryAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.TestWebhook(ctx, programID, webhookID, edit)
	}
	return manage[api.WebhookDeliveryAnswer](ctx, m.client, managing(false, options), do, []identifier{{"program_id", programID}, {"webhook_id", webhookID}}...)
}

// Replay sends POST /api/v1/programs/{program_id}/webhooks/{webhook_id}/replay: Replay the events of a webhook. Needs the scope webhooks.write and the role admin.
func (m WebhooksMethods) Replay(ctx context.Context, programID, webhookID int64, body api.ReplayWebhookRequest, options ...CallOption) (*api.WebhookReplayAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ReplayWebhook(ctx, programID, webhookID, body, edit)
	}
	return manage[api.WebhookReplayAnswer](ctx, m.client, managing(false, options), do, []identifier{{"program_id", programID}, {"webhook_id", webhookID}}...)
}

// ListDeliveries sends GET /api/v1/programs/{program_id}/webhook-deliveries: List the deliveries of webhooks. Needs the scope webhooks.read and the role admin.
func (m WebhooksMethods) ListDeliveries(ctx context.Context, programID int64, params *api.ListWebhookDeliveriesParams, options ...CallOption) (*api.WebhookDeliveryList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListWebhookDeliveries(ctx, programID, params, edit)
	}
	return manage[api.WebhookDeliveryList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAllDeliveries goes through all pages. List the deliveries of webhooks. Needs the scope webhooks.read and the role admin.
func (m WebhooksMethods) ListAllDeliveries(ctx context.Context, programID int64, params *api.ListWebhookDeliveriesParams, options ...CallOption) iter.Seq2[api.WebhookDelivery, error] {
	return allPages(func(cursor *string) ([]api.WebhookDelivery, *string, error) {
		page := copyOf[api.ListWebhookDeliveriesParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.ListDeliveries(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// GetDelivery sends GET /api/v1/programs/{program_id}/webhook-deliveries/{webhook_delivery_id}: Get a delivery of a webhook. Needs the scope webhooks.read and the role admin.
func (m WebhooksMethods) GetDelivery(ctx context.Context, programID, webhookDeliveryID int64, options ...CallOption) (*api.WebhookDeliveryAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.GetWebhookDelivery(ctx, programID, webhookDeliveryID, edit)
	}
	return manage[api.WebhookDeliveryAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"webhook_delivery_id", webhookDeliveryID}}...)
}

// RetryDelivery sends POST /api/v1/programs/{program_id}/webhook-deliveries/{webhook_delivery_id}/retry: Send a delivery of a webhook again. Needs the scope webhooks.write and the role admin.
func (m WebhooksMethods) RetryDelivery(ctx context.Context, programID, webhookDeliveryID int64, options ...CallOption) (*api.WebhookDeliveryAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.RetryWebhookDelivery(ctx, programID, webhookDeliveryID, edit)
	}
	return manage[api.WebhookDeliveryAnswer](ctx, m.client, managing(false, options), do, []identifier{{"program_id", programID}, {"webhook_delivery_id", webhookDeliveryID}}...)
}

// ListEventTypes sends GET /api/v1/programs/{program_id}/webhook-event-types: List the types of events. Needs the scope webhooks.read and the role admin.
func (m WebhooksMethods) ListEventTypes(ctx context.Context, programID int64, options ...CallOption) (*api.WebhookEventTypeList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListWebhookEventTypes(ctx, programID, edit)
	}
	return manage[api.WebhookEventTypeList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// List sends GET /api/v1/programs/{program_id}/processors: List the payment processors of a program. Needs the scope processors.read and the role admin; no login token.
func (m ProcessorsMethods) List(ctx context.Context, programID int64, params *api.ListProcessorsParams, options ...CallOption) (*api.ProcessorList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListProcessors(ctx, programID, params, edit)
	}
	return manage[api.ProcessorList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAll goes through all pages. List the payment processors of a program. Needs the scope processors.read and the role admin; no login token.
func (m ProcessorsMethods) ListAll(ctx context.Context, programID int64, params *api.ListProcessorsParams, options ...CallOption) iter.Seq2[api.Processor, error] {
	return allPages(func(cursor *string) ([]api.Processor, *string, error) {
		page := copyOf[api.ListProcessorsParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.List(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// Connect sends POST /api/v1/programs/{program_id}/processors: Connect a payment processor. Needs the scope processors.write and the role owner; no login token.
func (m ProcessorsMethods) Connect(ctx context.Context, programID int64, body api.ConnectProcessorRequest, options ...CallOption) (*api.ProcessorAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ConnectProcessor(ctx, programID, nil, body, edit)
	}
	return manage[api.ProcessorAnswer](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}}...)
}

// Disconnect sends DELETE /api/v1/programs/{program_id}/processors/{processor_id}: Disconnect a payment processor. Needs the scope processors.write and the role owner; no login token.
func (m ProcessorsMethods) Disconnect(ctx context.Context, programID, processorID int64, options ...CallOption) (*api.ProcessorAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.DisconnectProcessor(ctx, programID, processorID, edit)
	}
	return manage[api.ProcessorAnswer](ctx, m.client, managing(false, options), do, []identifier{{"program_id", programID}, {"processor_id", processorID}}...)
}

// ListCatchUpKeys sends GET /api/v1/programs/{program_id}/catch-up-keys: List the keys for catching up. Needs the scope processors.read and the role admin; no login token.
func (m ProcessorsMethods) ListCatchUpKeys(ctx context.Context, programID int64, params *api.ListCatchUpKeysParams, options ...CallOption) (*api.CatchUpKeyList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListCatchUpKeys(ctx, programID, params, edit)
	}
	return manage[api.CatchUpKeyList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAllCatchUpKeys goes through all pages. List the keys for catching up. Needs the scope processors.read and the role admin; no login token.
func (m ProcessorsMethods) ListAllCatchUpKeys(ctx context.Context, programID int64, params *api.ListCatchUpKeysParams, options ...CallOption) iter.Seq2[api.CatchUpKey, error] {
	return allPages(func(cursor *string) ([]api.CatchUpKey, *string, error) {
		page := copyOf[api.ListCatchUpKeysParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.ListCatchUpKeys(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// SetCatchUpKey sends PUT /api/v1/programs/{program_id}/catch-up-keys: Set the key for catching up. Needs the scope processors.write and the role owner; no login token.
func (m ProcessorsMethods) SetCatchUpKey(ctx context.Context, programID int64, body api.CatchUpKeyRequest, options ...CallOption) (*api.CatchUpKeyAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.SetCatchUpKey(ctx, programID, body, edit)
	}
	return manage[api.CatchUpKeyAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// RemoveCatchUpKey sends DELETE /api/v1/programs/{program_id}/catch-up-keys/{catch_up_key_id}: Remove a key for catching up. Needs the scope processors.write and the role owner; no login token.
func (m ProcessorsMethods) RemoveCatchUpKey(ctx context.Context, programID, catchUpKeyID int64, options ...CallOption) (*api.CatchUpKeyAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.RemoveCatchUpKey(ctx, programID, catchUpKeyID, edit)
	}
	return manage[api.CatchUpKeyAnswer](ctx, m.client, managing(false, options), do, []identifier{{"program_id", programID}, {"catch_up_key_id", catchUpKeyID}}...)
}

// Get sends GET /api/v1/programs/{program_id}/stats: Get the totals of a program. Needs the scope stats.read and the role viewer.
func (m StatsMethods) Get(ctx context.Context, programID int64, params *api.GetStatsParams, options ...CallOption) (*api.StatsList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.GetStats(ctx, programID, params, edit)
	}
	return manage[api.StatsList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// GetAll goes through all pages. Get the totals of a program. Needs the scope stats.read and the role viewer.
func (m StatsMethods) GetAll(ctx context.Context, programID int64, params *api.GetStatsParams, options ...CallOption) iter.Seq2[api.StatsGroup, error] {
	return allPages(func(cursor *string) ([]api.StatsGroup, *string, error) {
		page := copyOf[api.GetStatsParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.Get(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// GetVisits sends GET /api/v1/programs/{program_id}/visits: Get what became of visits. Needs the scope stats.read and the role viewer.
func (m StatsMethods) GetVisits(ctx context.Context, programID int64, params *api.GetVisitsParams, options ...CallOption) (*api.VisitsAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.GetVisits(ctx, programID, params, edit)
	}
	return manage[api.VisitsAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// List sends GET /api/v1/programs/{program_id}/members: List the members of a program. Needs the scope members.read and the role admin; no login token.
func (m MembersMethods) List(ctx context.Context, programID int64, params *api.ListMembersParams, options ...CallOption) (*api.MemberList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListMembers(ctx, programID, params, edit)
	}
	return manage[api.MemberList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAll goes through all pages. List the members of a program. Needs the scope members.read and the role admin; no login token.
func (m MembersMethods) ListAll(ctx context.Context, programID int64, params *api.ListMembersParams, options ...CallOption) iter.Seq2[api.Member, error] {
	return allPages(func(cursor *string) ([]api.Member, *string, error) {
		page := copyOf[api.ListMembersParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.List(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// Remove sends DELETE /api/v1/programs/{program_id}/members/{account_id}: Remove a member. Needs the scope members.write and the role owner; no login token.
func (m MembersMethods) Remove(ctx context.Context, programID, accountID int64, options ...CallOption) (*api.MemberAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.RemoveMember(ctx, programID, accountID, edit)
	}
	return manage[api.MemberAnswer](ctx, m.client, managing(false, options), do, []identifier{{"program_id", programID}, {"account_id", accountID}}...)
}

// Update sends PATCH /api/v1/programs/{program_id}/members/{account_id}: Change the role of a member. Needs the scope members.write and the role owner; no login token.
func (m MembersMethods) Update(ctx context.Context, programID, accountID int64, body api.UpdateMemberRequest, options ...CallOption) (*api.MemberAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.UpdateMember(ctx, programID, accountID, body, edit)
	}
	return manage[api.MemberAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"account_id", accountID}}...)
}

// ListInvitations sends GET /api/v1/programs/{program_id}/member-invitations: List the invitations of members. Needs the scope members.read and the role admin; no login token.
func (m MembersMethods) ListInvitations(ctx context.Context, programID int64, params *api.ListMemberInvitationsParams, options ...CallOption) (*api.MemberInvitationList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListMemberInvitations(ctx, programID, params, edit)
	}
	return manage[api.MemberInvitationList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAllInvitations goes through all pages. List the invitations of members. Needs the scope members.read and the role admin; no login token.
func (m MembersMethods) ListAllInvitations(ctx context.Context, programID int64, params *api.ListMemberInvitationsParams, options ...CallOption) iter.Seq2[api.MemberInvitation, error] {
	return allPages(func(cursor *string) ([]api.MemberInvitation, *string, error) {
		page := copyOf[api.ListMemberInvitationsParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.ListInvitations(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// CreateInvitation sends POST /api/v1/programs/{program_id}/member-invitations: Invite a member. Needs the scope members.write and the role owner; no login token.
func (m MembersMethods) CreateInvitation(ctx context.Context, programID int64, body api.CreateMemberInvitationRequest, options ...CallOption) (*api.CreateMemberInvitationAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.CreateMemberInvitation(ctx, programID, nil, body, edit)
	}
	return manage[api.CreateMemberInvitationAnswer](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}}...)
}

// RevokeInvitation sends POST /api/v1/programs/{program_id}/member-invitations/{member_invitation_id}/revoke: Revoke an invitation. Needs the scope members.write and the role owner; no login token.
func (m MembersMethods) RevokeInvitation(ctx context.Context, programID, memberInvitationID int64, options ...CallOption) (*api.MemberInvitationAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.RevokeMemberInvitation(ctx, programID, memberInvitationID, edit)
	}
	return manage[api.MemberInvitationAnswer](ctx, m.client, managing(false, options), do, []identifier{{"program_id", programID}, {"member_invitation_id", memberInvitationID}}...)
}

// List sends GET /api/v1/programs/{program_id}/audit-log: List the changes of a program. Needs the scope audit-log.read and the role admin.
func (m AuditLogMethods) List(ctx context.Context, programID int64, params *api.ListAuditLogParams, options ...CallOption) (*api.AuditEntryList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListAuditLog(ctx, programID, params, edit)
	}
	return manage[api.AuditEntryList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAll goes through all pages. List the changes of a program. Needs the scope audit-log.read and the role admin.
func (m AuditLogMethods) ListAll(ctx context.Context, programID int64, params *api.ListAuditLogParams, options ...CallOption) iter.Seq2[api.AuditEntry, error] {
	return allPages(func(cursor *string) ([]api.AuditEntry, *string, error) {
		page := copyOf[api.ListAuditLogParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.List(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// List sends GET /api/v1/programs/{program_id}/links: List the links of a program. Needs the scope links.read.
func (m LinksMethods) List(ctx context.Context, programID int64, params *api.ListLinksParams, options ...CallOption) (*api.ManagedLinkList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListLinks(ctx, programID, params, edit)
	}
	return manage[api.ManagedLinkList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAll goes through all pages. List the links of a program. Needs the scope links.read.
func (m LinksMethods) ListAll(ctx context.Context, programID int64, params *api.ListLinksParams, options ...CallOption) iter.Seq2[api.ManagedLink, error] {
	return allPages(func(cursor *string) ([]api.ManagedLink, *string, error) {
		page := copyOf[api.ListLinksParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.List(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// Create sends POST /api/v1/programs/{program_id}/links: Create a link. Needs the scope links.write and the role admin.
func (m LinksMethods) Create(ctx context.Context, programID int64, body api.CreateLinkRequest, options ...CallOption) (*api.ManagedLinkAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.CreateLink(ctx, programID, nil, body, edit)
	}
	return manage[api.ManagedLinkAnswer](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}}...)
}

// Get sends GET /api/v1/programs/{program_id}/links/{link_id}: Get a link. Needs the scope links.read.
func (m LinksMethods) Get(ctx context.Context, programID, linkID int64, options ...CallOption) (*api.ManagedLinkAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.GetLink(ctx, programID, linkID, edit)
	}
	return manage[api.ManagedLinkAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"link_id", linkID}}...)
}

// Update sends PATCH /api/v1/programs/{program_id}/links/{link_id}: Change a link. Needs the scope links.write and the role admin.
func (m LinksMethods) Update(ctx context.Context, programID, linkID int64, body api.UpdateLinkRequest, options ...CallOption) (*api.ManagedLinkAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.UpdateLink(ctx, programID, linkID, body, edit)
	}
	return manage[api.ManagedLinkAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"link_id", linkID}}...)
}

// CreateAlias sends POST /api/v1/programs/{program_id}/links/{link_id}/aliases: Add an alias to a link. Needs the scope links.write and the role admin.
func (m LinksMethods) CreateAlias(ctx context.Context, programID, linkID int64, body api.CreateAliasRequest, options ...CallOption) (*api.ManagedLinkAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.CreateAlias(ctx, programID, linkID, nil, body, edit)
	}
	return manage[api.ManagedLinkAnswer](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}, {"link_id", linkID}}...)
}

// List sends GET /api/v1/programs/{program_id}/link-hosts: List the link hosts of a program. Needs the scope link-hosts.read and the role viewer.
func (m LinkHostsMethods) List(ctx context.Context, programID int64, params *api.ListLinkHostsParams, options ...CallOption) (*api.LinkHostList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListLinkHosts(ctx, programID, params, edit)
	}
	return manage[api.LinkHostList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAll goes through all pages. List the link hosts of a program. Needs the scope link-hosts.read and the role viewer.
func (m LinkHostsMethods) ListAll(ctx context.Context, programID int64, params *api.ListLinkHostsParams, options ...CallOption) iter.Seq2[api.LinkHost, error] {
	return allPages(func(cursor *string) ([]api.LinkHost, *string, error) {
		page := copyOf[api.ListLinkHostsParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.List(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// Add sends POST /api/v1/programs/{program_id}/link-hosts: Add a link host. Needs the scope link-hosts.write and the role owner; no login token.
func (m LinkHostsMethods) Add(ctx context.Context, programID int64, body api.AddLinkHostRequest, options ...CallOption) (*api.LinkHostAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.AddLinkHost(ctx, programID, nil, body, edit)
	}
	return manage[api.LinkHostAnswer](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}}...)
}

// Remove sends DELETE /api/v1/programs/{program_id}/link-hosts/{link_host_id}: Remove a link host. Needs the scope link-hosts.write and the role owner; no login token.
func (m LinkHostsMethods) Remove(ctx context.Context, programID, linkHostID int64, options ...CallOption) (*api.LinkHostAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.RemoveLinkHost(ctx, programID, linkHostID, edit)
	}
	return manage[api.LinkHostAnswer](ctx, m.client, managing(false, options), do, []identifier{{"program_id", programID}, {"link_host_id", linkHostID}}...)
}

// Verify sends POST /api/v1/programs/{program_id}/link-hosts/{link_host_id}/verify: Verify a link host. Needs the scope link-hosts.write and the role admin; no login token.
func (m LinkHostsMethods) Verify(ctx context.Context, programID, linkHostID int64, options ...CallOption) (*api.LinkHostAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.VerifyLinkHost(ctx, programID, linkHostID, edit)
	}
	return manage[api.LinkHostAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"link_host_id", linkHostID}}...)
}

// List sends GET /api/v1/programs/{program_id}/codes: List the discount codes of a program. Needs the scope codes.read.
func (m CodesMethods) List(ctx context.Context, programID int64, params *api.ListCodesParams, options ...CallOption) (*api.CodeList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListCodes(ctx, programID, params, edit)
	}
	return manage[api.CodeList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAll goes through all pages. List the discount codes of a program. Needs the scope codes.read.
func (m CodesMethods) ListAll(ctx context.Context, programID int64, params *api.ListCodesParams, options ...CallOption) iter.Seq2[api.ManagedCode, error] {
	return allPages(func(cursor *string) ([]api.ManagedCode, *string, error) {
		page := copyOf[api.ListCodesParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.List(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// Create sends POST /api/v1/programs/{program_id}/codes: Create a discount code. Needs the scope codes.write and the role admin.
func (m CodesMethods) Create(ctx context.Context, programID int64, body api.CreateCodeRequest, options ...CallOption) (*api.CodeAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.CreateCode(ctx, programID, nil, body, edit)
	}
	return manage[api.CodeAnswer](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}}...)
}

// Update sends PATCH /api/v1/programs/{program_id}/codes/{code_id}: Change a discount code. Needs the scope codes.write and the role admin.
func (m CodesMethods) Update(ctx context.Context, programID, codeID int64, body api.UpdateCodeRequest, options ...CallOption) (*api.CodeAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.UpdateCode(ctx, programID, codeID, body, edit)
	}
	return manage[api.CodeAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"code_id", codeID}}...)
}

// List sends GET /api/v1/programs/{program_id}/partners: List the partners of a program. Needs the scope partners.read.
func (m PartnersMethods) List(ctx context.Context, programID int64, params *api.ListPartnersParams, options ...CallOption) (*api.ManagedPartnerList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListPartners(ctx, programID, params, edit)
	}
	return manage[api.ManagedPartnerList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAll goes through all pages. List the partners of a program. Needs the scope partners.read.
func (m PartnersMethods) ListAll(ctx context.Context, programID int64, params *api.ListPartnersParams, options ...CallOption) iter.Seq2[api.ManagedPartner, error] {
	return allPages(func(cursor *string) ([]api.ManagedPartner, *string, error) {
		page := copyOf[api.ListPartnersParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.List(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// ExportCsv sends GET /api/v1/programs/{program_id}/partners/export: Export partners as CSV. Needs the scope partners.read.
func (m PartnersMethods) ExportCsv(ctx context.Context, programID int64, params *api.ExportPartnersParams, options ...CallOption) (string, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ExportPartners(ctx, programID, params, edit)
	}
	return manageFile(ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// Get sends GET /api/v1/programs/{program_id}/partners/{partner_id}: Get a partner. Needs the scope partners.read.
func (m PartnersMethods) Get(ctx context.Context, programID, partnerID int64, options ...CallOption) (*api.PartnerTotalsAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.GetPartner(ctx, programID, partnerID, edit)
	}
	return manage[api.PartnerTotalsAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"partner_id", partnerID}}...)
}

// Update sends PATCH /api/v1/programs/{program_id}/partners/{partner_id}: Change notes, tags and minimum payout of a partner. Needs the scope partners.write and the role admin.
func (m PartnersMethods) Update(ctx context.Context, programID, partnerID int64, body api.UpdatePartnerRequest, options ...CallOption) (*api.ManagedPartnerAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.UpdatePartner(ctx, programID, partnerID, body, edit)
	}
	return manage[api.ManagedPartnerAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"partner_id", partnerID}}...)
}

// Approve sends POST /api/v1/programs/{program_id}/partners/{partner_id}/approve: Approve a partner. Needs the scope partners.write and the role admin.
func (m PartnersMethods) Approve(ctx context.Context, programID, partnerID int64, options ...CallOption) (*api.ManagedPartnerAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ApprovePartner(ctx, programID, partnerID, edit)
	}
	return manage[api.ManagedPartnerAnswer](ctx, m.client, managing(false, options), do, []identifier{{"program_id", programID}, {"partner_id", partnerID}}...)
}

// Decline sends POST /api/v1/programs/{program_id}/partners/{partner_id}/decline: Decline a partner. Needs the scope partners.write and the role admin.
func (m PartnersMethods) Decline(ctx context.Context, programID, partnerID int64, body api.DeclinePartnerRequest, options ...CallOption) (*api.ManagedPartnerAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.DeclinePartner(ctx, programID, partnerID, body, edit)
	}
	return manage[api.ManagedPartnerAnswer](ctx, m.client, managing(false, options), do, []identifier{{"program_id", programID}, {"partner_id", partnerID}}...)
}

// Remove sends POST /api/v1/programs/{program_id}/partners/{partner_id}/remove: Remove a partner. Needs the scope partners.write and the role admin.
func (m PartnersMethods) Remove(ctx context.Context, programID, partnerID int64, options ...CallOption) (*api.ManagedPartnerAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.RemovePartner(ctx, programID, partnerID, edit)
	}
	return manage[api.ManagedPartnerAnswer](ctx, m.client, managing(false, options), do, []identifier{{"program_id", programID}, {"partner_id", partnerID}}...)
}

// Reinstate sends POST /api/v1/programs/{program_id}/partners/{partner_id}/reinstate: Reinstate a partner. Needs the scope partners.write and the role admin.
func (m PartnersMethods) Reinstate(ctx context.Context, programID, partnerID int64, options ...CallOption) (*api.ManagedPartnerAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ReinstatePartner(ctx, programID, partnerID, edit)
	}
	return manage[api.ManagedPartnerAnswer](ctx, m.client, managing(false, options), do, []identifier{{"program_id", programID}, {"partner_id", partnerID}}...)
}

// GetBalance sends GET /api/v1/programs/{program_id}/partners/{partner_id}/balance: Get the balance of a partner. Needs the scope payouts.read.
func (m PartnersMethods) GetBalance(ctx context.Context, programID, partnerID int64, params *api.GetPartnerBalanceParams, options ...CallOption) (*api.BalanceAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.GetPartnerBalance(ctx, programID, partnerID, params, edit)
	}
	return manage[api.BalanceAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"partner_id", partnerID}}...)
}

// List sends GET /api/v1/programs/{program_id}/invitations: List the invitations of partners. Needs the scope invitations.read and the role admin.
func (m InvitationsMethods) List(ctx context.Context, programID int64, params *api.ListInvitationsParams, options ...CallOption) (*api.PartnerInvitationList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListInvitations(ctx, programID, params, edit)
	}
	return manage[api.PartnerInvitationList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAll goes through all pages. List the invitations of partners. Needs the scope invitations.read and the role admin.
func (m InvitationsMethods) ListAll(ctx context.Context, programID int64, params *api.ListInvitationsParams, options ...CallOption) iter.Seq2[api.PartnerInvitation, error] {
	return allPages(func(cursor *string) ([]api.PartnerInvitation, *string, error) {
		page := copyOf[api.ListInvitationsParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.List(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// InvitePartners sends POST /api/v1/programs/{program_id}/invitations: Invite partners. Needs the scope invitations.write and the role admin.
func (m InvitationsMethods) InvitePartners(ctx context.Context, programID int64, body api.InvitePartnersRequest, options ...CallOption) (*api.InvitePartnersAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.InvitePartners(ctx, programID, nil, body, edit)
	}
	return manage[api.InvitePartnersAnswer](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}}...)
}

// Resend sends POST /api/v1/programs/{program_id}/invitations/{invitation_id}/resend: Send an invitation again. Needs the scope invitations.write and the role admin.
func (m InvitationsMethods) Resend(ctx context.Context, programID, invitationID int64, options ...CallOption) (*api.ResendInvitationAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ResendInvitation(ctx, programID, invitationID, nil, edit)
	}
	return manage[api.ResendInvitationAnswer](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}, {"invitation_id", invitationID}}...)
}

// Revoke sends POST /api/v1/programs/{program_id}/invitations/{invitation_id}/revoke: Revoke an invitation. Needs the scope invitations.write and the role admin.
func (m InvitationsMethods) Revoke(ctx context.Context, programID, invitationID int64, options ...CallOption) (*api.PartnerInvitationAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.RevokeInvitation(ctx, programID, invitationID, edit)
	}
	return manage[api.PartnerInvitationAnswer](ctx, m.client, managing(false, options), do, []identifier{{"program_id", programID}, {"invitation_id", invitationID}}...)
}

// List sends GET /api/v1/programs/{program_id}/customers: List customers. Needs the scope customers.read.
func (m CustomersMethods) List(ctx context.Context, programID int64, params *api.ListCustomersParams, options ...CallOption) (*api.CustomerList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListCustomers(ctx, programID, params, edit)
	}
	return manage[api.CustomerList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAll goes through all pages. List customers. Needs the scope customers.read.
func (m CustomersMethods) ListAll(ctx context.Context, programID int64, params *api.ListCustomersParams, options ...CallOption) iter.Seq2[api.Customer, error] {
	return allPages(func(cursor *string) ([]api.Customer, *string, error) {
		page := copyOf[api.ListCustomersParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.List(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// ExportCsv sends GET /api/v1/programs/{program_id}/customers/export: Export customers as CSV. Needs the scope customers.read.
func (m CustomersMethods) ExportCsv(ctx context.Context, programID int64, params *api.ExportCustomersParams, options ...CallOption) (string, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ExportCustomers(ctx, programID, params, edit)
	}
	return manageFile(ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// Get sends GET /api/v1/programs/{program_id}/customers/{customer_id}: Get a customer. Needs the scope customers.read.
func (m CustomersMethods) Get(ctx context.Context, programID, customerID int64, options ...CallOption) (*api.CustomerAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.GetCustomer(ctx, programID, customerID, edit)
	}
	return manage[api.CustomerAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"customer_id", customerID}}...)
}

// Explain sends GET /api/v1/programs/{program_id}/customers/{customer_id}/explain: Explain a customer. Needs the scope customers.read and the role admin.
func (m CustomersMethods) Explain(ctx context.Context, programID, customerID int64, options ...CallOption) (*api.CustomerExplanation, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ExplainCustomer(ctx, programID, customerID, edit)
	}
	return manage[api.CustomerExplanation](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"customer_id", customerID}}...)
}

// Export sends POST /api/v1/programs/{program_id}/customers/{customer_id}/export: Export a customer. Needs the scope customers.write and the role owner.
func (m CustomersMethods) Export(ctx context.Context, programID, customerID int64, options ...CallOption) (*api.CustomerExport, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ExportCustomer(ctx, programID, customerID, edit)
	}
	return manage[api.CustomerExport](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"customer_id", customerID}}...)
}

// Erase sends POST /api/v1/programs/{program_id}/customers/{customer_id}/erase: Erase a customer. Needs the scope customers.write and the role owner; no login token.
func (m CustomersMethods) Erase(ctx context.Context, programID, customerID int64, options ...CallOption) (*api.CustomerAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.EraseCustomer(ctx, programID, customerID, edit)
	}
	return manage[api.CustomerAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"customer_id", customerID}}...)
}

// List sends GET /api/v1/programs/{program_id}/commissions: List commissions. Needs the scope commissions.read.
func (m CommissionsMethods) List(ctx context.Context, programID int64, params *api.ListCommissionsParams, options ...CallOption) (*api.CommissionList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListCommissions(ctx, programID, params, edit)
	}
	return manage[api.CommissionList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAll goes through all pages. List commissions. Needs the scope commissions.read.
func (m CommissionsMethods) ListAll(ctx context.Context, programID int64, params *api.ListCommissionsParams, options ...CallOption) iter.Seq2[api.Commission, error] {
	return allPages(func(cursor *string) ([]api.Commission, *string, error) {
		page := copyOf[api.ListCommissionsParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.List(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// CreateAdjustment sends POST /api/v1/programs/{program_id}/commissions: Adjust what a partner earns. Needs the scope commissions.write and the role owner; no login token.
func (m CommissionsMethods) CreateAdjustment(ctx context.Context, programID int64, body api.CreateAdjustmentRequest, options ...CallOption) (*api.CommissionAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.CreateAdjustment(ctx, programID, nil, body, edit)
	}
	return manage[api.CommissionAnswer](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}}...)
}

// ExportCsv sends GET /api/v1/programs/{program_id}/commissions/export: Export commissions as CSV. Needs the scope commissions.read.
func (m CommissionsMethods) ExportCsv(ctx context.Context, programID int64, params *api.ExportCommissionsParams, options ...CallOption) (string, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ExportCommissions(ctx, programID, params, edit)
	}
	return manageFile(ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// Get sends GET /api/v1/programs/{program_id}/commissions/{commission_id}: Get a commission. Needs the scope commissions.read.
func (m CommissionsMethods) Get(ctx context.Context, programID, commissionID int64, params *api.GetCommissionParams, options ...CallOption) (*api.CommissionDetail, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.GetCommission(ctx, programID, commissionID, params, edit)
	}
	return manage[api.CommissionDetail](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"commission_id", commissionID}}...)
}

// Approve sends POST /api/v1/programs/{program_id}/commissions/approve: Approve commissions. Needs the scope commissions.write and the role owner.
func (m CommissionsMethods) Approve(ctx context.Context, programID int64, body api.CommissionsRequest, options ...CallOption) (*api.CommissionResults, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ApproveCommissions(ctx, programID, body, edit)
	}
	return manage[api.CommissionResults](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// Hold sends POST /api/v1/programs/{program_id}/commissions/hold: Hold commissions. Needs the scope commissions.write and the role admin.
func (m CommissionsMethods) Hold(ctx context.Context, programID int64, body api.CommissionsReasonRequest, options ...CallOption) (*api.CommissionResults, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.HoldCommissions(ctx, programID, body, edit)
	}
	return manage[api.CommissionResults](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// Release sends POST /api/v1/programs/{program_id}/commissions/release: Release held commissions. Needs the scope commissions.write and the role admin.
func (m CommissionsMethods) Release(ctx context.Context, programID int64, body api.CommissionsRequest, options ...CallOption) (*api.CommissionResults, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ReleaseCommissions(ctx, programID, body, edit)
	}
	return manage[api.CommissionResults](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// Reject sends POST /api/v1/programs/{program_id}/commissions/reject: Reject commissions. Needs the scope commissions.write and the role owner.
func (m CommissionsMethods) Reject(ctx context.Context, programID int64, body api.CommissionsReasonRequest, options ...CallOption) (*api.CommissionResults, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.RejectCommissions(ctx, programID, body, edit)
	}
	return manage[api.CommissionResults](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// List sends GET /api/v1/programs/{program_id}/payouts: List payouts. Needs the scope payouts.read.
func (m PayoutsMethods) List(ctx context.Context, programID int64, params *api.ListPayoutsParams, options ...CallOption) (*api.PayoutList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListPayouts(ctx, programID, params, edit)
	}
	return manage[api.PayoutList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAll goes through all pages. List payouts. Needs the scope payouts.read.
func (m PayoutsMethods) ListAll(ctx context.Context, programID int64, params *api.ListPayoutsParams, options ...CallOption) iter.Seq2[api.Payout, error] {
	return allPages(func(cursor *string) ([]api.Payout, *string, error) {
		page := copyOf[api.ListPayoutsParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.List(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// Create sends POST /api/v1/programs/{program_id}/payouts: Create a payout. Needs the scope payouts.write and the role owner; no login token.
func (m PayoutsMethods) Create(ctx context.Context, programID int64, body api.CreatePayoutRequest, options ...CallOption) (*api.PayoutAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.CreatePayout(ctx, programID, nil, body, edit)
	}
	return manage[api.PayoutAnswer](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}}...)
}

// Preview sends GET /api/v1/programs/{program_id}/payouts/preview: Preview a payout. Needs the scope payouts.read.
func (m PayoutsMethods) Preview(ctx context.Context, programID int64, params *api.PreviewPayoutParams, options ...CallOption) (*api.PayoutPreviewAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.PreviewPayout(ctx, programID, params, edit)
	}
	return manage[api.PayoutPreviewAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// Get sends GET /api/v1/programs/{program_id}/payouts/{payout_id}: Get a payout. Needs the scope payouts.read.
func (m PayoutsMethods) Get(ctx context.Context, programID, payoutID int64, options ...CallOption) (*api.PayoutAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.GetPayout(ctx, programID, payoutID, edit)
	}
	return manage[api.PayoutAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"payout_id", payoutID}}...)
}

// PayItems sends POST /api/v1/programs/{program_id}/payouts/{payout_id}/pay: Report items as paid. Needs the scope payouts.write and the role owner; no login token.
func (m PayoutsMethods) PayItems(ctx context.Context, programID, payoutID int64, body api.PayItemsRequest, options ...CallOption) (*api.PayoutItemResults, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.PayPayoutItems(ctx, programID, payoutID, nil, body, edit)
	}
	return manage[api.PayoutItemResults](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}, {"payout_id", payoutID}}...)
}

// FailItems sends POST /api/v1/programs/{program_id}/payouts/{payout_id}/fail: Report items as failed. Needs the scope payouts.write and the role owner; no login token.
func (m PayoutsMethods) FailItems(ctx context.Context, programID, payoutID int64, body api.FailItemsRequest, options ...CallOption) (*api.PayoutItemResults, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.FailPayoutItems(ctx, programID, payoutID, nil, body, edit)
	}
	return manage[api.PayoutItemResults](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}, {"payout_id", payoutID}}...)
}

// CancelItems sends POST /api/v1/programs/{program_id}/payouts/{payout_id}/cancel: Cancel items. Needs the scope payouts.write and the role owner; no login token.
func (m PayoutsMethods) CancelItems(ctx context.Context, programID, payoutID int64, body api.CancelItemsRequest, options ...CallOption) (*api.PayoutItemResults, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.CancelPayoutItems(ctx, programID, payoutID, nil, body, edit)
	}
	return manage[api.PayoutItemResults](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}, {"payout_id", payoutID}}...)
}

// ReopenItems sends POST /api/v1/programs/{program_id}/payouts/{payout_id}/reopen: Reopen items. Needs the scope payouts.write and the role owner; no login token.
func (m PayoutsMethods) ReopenItems(ctx context.Context, programID, payoutID int64, body api.ReopenItemsRequest, options ...CallOption) (*api.PayoutItemResults, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ReopenPayoutItems(ctx, programID, payoutID, nil, body, edit)
	}
	return manage[api.PayoutItemResults](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}, {"payout_id", payoutID}}...)
}

// CreateExport sends POST /api/v1/programs/{program_id}/payouts/{payout_id}/exports: Make the file of a payout. Needs the scope payouts.export and the role owner; no login token.
func (m PayoutsMethods) CreateExport(ctx context.Context, programID, payoutID int64, body api.CreatePayoutExportRequest, options ...CallOption) (*api.PayoutExportAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.CreatePayoutExport(ctx, programID, payoutID, body, edit)
	}
	return manage[api.PayoutExportAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"payout_id", payoutID}}...)
}

// ListItems sends GET /api/v1/programs/{program_id}/payout-items: List the items of payouts. Needs the scope payouts.read.
func (m PayoutsMethods) ListItems(ctx context.Context, programID int64, params *api.ListPayoutItemsParams, options ...CallOption) (*api.PayoutItemList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListPayoutItems(ctx, programID, params, edit)
	}
	return manage[api.PayoutItemList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAllItems goes through all pages. List the items of payouts. Needs the scope payouts.read.
func (m PayoutsMethods) ListAllItems(ctx context.Context, programID int64, params *api.ListPayoutItemsParams, options ...CallOption) iter.Seq2[api.PayoutItem, error] {
	return allPages(func(cursor *string) ([]api.PayoutItem, *string, error) {
		page := copyOf[api.ListPayoutItemsParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.ListItems(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// GetSettings sends GET /api/v1/programs/{program_id}/payout-settings: Get the payout settings. Needs the scope payouts.read.
func (m PayoutsMethods) GetSettings(ctx context.Context, programID int64, options ...CallOption) (*api.PayoutSettingsAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.GetPayoutSettings(ctx, programID, edit)
	}
	return manage[api.PayoutSettingsAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// UpdateSettings sends PATCH /api/v1/programs/{program_id}/payout-settings: Change the payout settings. Needs the scope payouts.write and the role owner; no login token.
func (m PayoutsMethods) UpdateSettings(ctx context.Context, programID int64, body api.UpdatePayoutSettingsRequest, options ...CallOption) (*api.PayoutSettingsAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.UpdatePayoutSettings(ctx, programID, body, edit)
	}
	return manage[api.PayoutSettingsAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// List sends GET /api/v1/programs/{program_id}/statements: List statements. Needs the scope statements.read.
func (m StatementsMethods) List(ctx context.Context, programID int64, params *api.ListStatementsParams, options ...CallOption) (*api.StatementList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListStatements(ctx, programID, params, edit)
	}
	return manage[api.StatementList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAll goes through all pages. List statements. Needs the scope statements.read.
func (m StatementsMethods) ListAll(ctx context.Context, programID int64, params *api.ListStatementsParams, options ...CallOption) iter.Seq2[api.Statement, error] {
	return allPages(func(cursor *string) ([]api.Statement, *string, error) {
		page := copyOf[api.ListStatementsParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.List(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// Preview sends GET /api/v1/programs/{program_id}/statements/preview: Preview statements. Needs the scope statements.read.
func (m StatementsMethods) Preview(ctx context.Context, programID int64, params *api.PreviewStatementsParams, options ...CallOption) (*api.StatementPreviewAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.PreviewStatements(ctx, programID, params, edit)
	}
	return manage[api.StatementPreviewAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// Get sends GET /api/v1/programs/{program_id}/statements/{statement_id}: Get a statement. Needs the scope statements.read.
func (m StatementsMethods) Get(ctx context.Context, programID, statementID int64, params *api.GetStatementParams, options ...CallOption) (*api.StatementAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.GetStatement(ctx, programID, statementID, params, edit)
	}
	return manage[api.StatementAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"statement_id", statementID}}...)
}

// ListLoginTokens sends GET /api/v1/account/login-tokens: List the login tokens. Needs a login token; no API token.
func (m AccountMethods) ListLoginTokens(ctx context.Context, params *api.ListLoginTokensParams, options ...CallOption) (*api.LoginTokenList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListLoginTokens(ctx, params, edit)
	}
	return manage[api.LoginTokenList](ctx, m.client, managing(true, options), do)
}

// ListAllLoginTokens goes through all pages. List the login tokens. Needs a login token; no API token.
func (m AccountMethods) ListAllLoginTokens(ctx context.Context, params *api.ListLoginTokensParams, options ...CallOption) iter.Seq2[api.LoginToken, error] {
	return allPages(func(cursor *string) ([]api.LoginToken, *string, error) {
		page := copyOf[api.ListLoginTokensParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.ListLoginTokens(ctx, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// RevokeLoginToken sends DELETE /api/v1/account/login-tokens/{login_token_id}: Revoke a login token. Needs a login token; no API token.
func (m AccountMethods) RevokeLoginToken(ctx context.Context, loginTokenID int64, options ...CallOption) (*api.LoginTokenAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.RevokeLoginToken(ctx, loginTokenID, edit)
	}
	return manage[api.LoginTokenAnswer](ctx, m.client, managing(true, options), do, []identifier{{"login_token_id", loginTokenID}}...)
}

// GetProfile sends GET /api/v1/partner/profile: Get the profile. Needs the scope portal.read.
func (m PortalMethods) GetProfile(ctx context.Context, options ...CallOption) (*api.PartnerProfileAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.GetProfile(ctx, edit)
	}
	return manage[api.PartnerProfileAnswer](ctx, m.client, managing(true, options), do)
}

// ReplaceProfile sends PUT /api/v1/partner/profile: Replace the profile. Needs the scope portal.write.
func (m PortalMethods) ReplaceProfile(ctx context.Context, body api.PartnerProfileRequest, options ...CallOption) (*api.PartnerProfileAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ReplaceProfile(ctx, body, edit)
	}
	return manage[api.PartnerProfileAnswer](ctx, m.client, managing(false, options), do)
}

// ListOwnPrograms sends GET /api/v1/partner/programs: List own programs. Needs the scope portal.read.
func (m PortalMethods) ListOwnPrograms(ctx context.Context, params *api.ListOwnProgramsParams, options ...CallOption) (*api.PortalProgramList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListOwnPrograms(ctx, params, edit)
	}
	return manage[api.PortalProgramList](ctx, m.client, managing(true, options), do)
}

// ListAllOwnPrograms goes through all pages. List own programs. Needs the scope portal.read.
func (m PortalMethods) ListAllOwnPrograms(ctx context.Context, params *api.ListOwnProgramsParams, options ...CallOption) iter.Seq2[api.PortalProgram, error] {
	return allPages(func(cursor *string) ([]api.PortalProgram, *string, error) {
		page := copyOf[api.ListOwnProgramsParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.ListOwnPrograms(ctx, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// JoinProgram sends POST /api/v1/partner/programs: Join a program. Needs the scope portal.write.
func (m PortalMethods) JoinProgram(ctx context.Context, body api.JoinProgramRequest, options ...CallOption) (*api.PortalProgramAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.JoinProgram(ctx, nil, body, edit)
	}
	return manage[api.PortalProgramAnswer](ctx, m.client, creating(options), do)
}

// LeaveProgram sends POST /api/v1/partner/programs/{program_id}/leave: Leave a program. Needs the scope portal.write.
func (m PortalMethods) LeaveProgram(ctx context.Context, programID int64, options ...CallOption) (*api.PortalProgramAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.LeaveProgram(ctx, programID, edit)
	}
	return manage[api.PortalProgramAnswer](ctx, m.client, managing(false, options), do, []identifier{{"program_id", programID}}...)
}

// ListOwnLinks sends GET /api/v1/partner/programs/{program_id}/links: List own links. Needs the scope portal.read.
func (m PortalMethods) ListOwnLinks(ctx context.Context, programID int64, params *api.ListOwnLinksParams, options ...CallOption) (*api.ManagedLinkList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListOwnLinks(ctx, programID, params, edit)
	}
	return manage[api.ManagedLinkList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAllOwnLinks goes through all pages. List own links. Needs the scope portal.read.
func (m PortalMethods) ListAllOwnLinks(ctx context.Context, programID int64, params *api.ListOwnLinksParams, options ...CallOption) iter.Seq2[api.ManagedLink, error] {
	return allPages(func(cursor *string) ([]api.ManagedLink, *string, error) {
		page := copyOf[api.ListOwnLinksParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.ListOwnLinks(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// CreateOwnLink sends POST /api/v1/partner/programs/{program_id}/links: Create an own link. Needs the scope portal.write.
func (m PortalMethods) CreateOwnLink(ctx context.Context, programID int64, body api.CreateOwnLinkRequest, options ...CallOption) (*api.ManagedLinkAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.CreateOwnLink(ctx, programID, nil, body, edit)
	}
	return manage[api.ManagedLinkAnswer](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}}...)
}

// UpdateOwnLink sends PATCH /api/v1/partner/programs/{program_id}/links/{link_id}: Disable or enable an own link. Needs the scope portal.write.
func (m PortalMethods) UpdateOwnLink(ctx context.Context, programID, linkID int64, body api.UpdateOwnLinkRequest, options ...CallOption) (*api.ManagedLinkAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.UpdateOwnLink(ctx, programID, linkID, body, edit)
	}
	return manage[api.ManagedLinkAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"link_id", linkID}}...)
}

// CreateOwnAlias sends POST /api/v1/partner/programs/{program_id}/links/{link_id}/aliases: Add an alias to an own link. Needs the scope portal.write.
func (m PortalMethods) CreateOwnAlias(ctx context.Context, programID, linkID int64, body api.CreateAliasRequest, options ...CallOption) (*api.ManagedLinkAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.CreateOwnAlias(ctx, programID, linkID, nil, body, edit)
	}
	return manage[api.ManagedLinkAnswer](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}, {"link_id", linkID}}...)
}

// ListOwnCodes sends GET /api/v1/partner/programs/{program_id}/codes: List own discount codes. Needs the scope portal.read.
func (m PortalMethods) ListOwnCodes(ctx context.Context, programID int64, params *api.ListOwnCodesParams, options ...CallOption) (*api.CodeList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListOwnCodes(ctx, programID, params, edit)
	}
	return manage[api.CodeList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAllOwnCodes goes through all pages. List own discount codes. Needs the scope portal.read.
func (m PortalMethods) ListAllOwnCodes(ctx context.Context, programID int64, params *api.ListOwnCodesParams, options ...CallOption) iter.Seq2[api.ManagedCode, error] {
	return allPages(func(cursor *string) ([]api.ManagedCode, *string, error) {
		page := copyOf[api.ListOwnCodesParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.ListOwnCodes(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// GetOwnStats sends GET /api/v1/partner/programs/{program_id}/stats: Get own totals. Needs the scope portal.read.
func (m PortalMethods) GetOwnStats(ctx context.Context, programID int64, params *api.GetOwnStatsParams, options ...CallOption) (*api.StatsList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.GetOwnStats(ctx, programID, params, edit)
	}
	return manage[api.StatsList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// GetAllOwnStats goes through all pages. Get own totals. Needs the scope portal.read.
func (m PortalMethods) GetAllOwnStats(ctx context.Context, programID int64, params *api.GetOwnStatsParams, options ...CallOption) iter.Seq2[api.StatsGroup, error] {
	return allPages(func(cursor *string) ([]api.StatsGroup, *string, error) {
		page := copyOf[api.GetOwnStatsParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.GetOwnStats(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// GetOwnVisits sends GET /api/v1/partner/programs/{program_id}/visits: Get what became of own visits. Needs the scope portal.read.
func (m PortalMethods) GetOwnVisits(ctx context.Context, programID int64, params *api.GetOwnVisitsParams, options ...CallOption) (*api.VisitsAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.GetOwnVisits(ctx, programID, params, edit)
	}
	return manage[api.VisitsAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListOwnCommissions sends GET /api/v1/partner/programs/{program_id}/commissions: List own commissions. Needs the scope portal.read.
func (m PortalMethods) ListOwnCommissions(ctx context.Context, programID int64, params *api.ListOwnCommissionsParams, options ...CallOption) (*api.OwnCommissionList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListOwnCommissions(ctx, programID, params, edit)
	}
	return manage[api.OwnCommissionList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAllOwnCommissions goes through all pages. List own commissions. Needs the scope portal.read.
func (m PortalMethods) ListAllOwnCommissions(ctx context.Context, programID int64, params *api.ListOwnCommissionsParams, options ...CallOption) iter.Seq2[api.OwnCommission, error] {
	return allPages(func(cursor *string) ([]api.OwnCommission, *string, error) {
		page := copyOf[api.ListOwnCommissionsParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.ListOwnCommissions(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// ListPostbacks sends GET /api/v1/partner/programs/{program_id}/postbacks: List own postbacks. Needs the scope portal.read.
func (m PortalMethods) ListPostbacks(ctx context.Context, programID int64, params *api.ListPostbacksParams, options ...CallOption) (*api.PostbackList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListPostbacks(ctx, programID, params, edit)
	}
	return manage[api.PostbackList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAllPostbacks goes through all pages. List own postbacks. Needs the scope portal.read.
func (m PortalMethods) ListAllPostbacks(ctx context.Context, programID int64, params *api.ListPostbacksParams, options ...CallOption) iter.Seq2[api.Postback, error] {
	return allPages(func(cursor *string) ([]api.Postback, *string, error) {
		page := copyOf[api.ListPostbacksParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.ListPostbacks(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// CreatePostback sends POST /api/v1/partner/programs/{program_id}/postbacks: Create an own postback. Needs the scope portal.write.
func (m PortalMethods) CreatePostback(ctx context.Context, programID int64, body api.CreatePostbackRequest, options ...CallOption) (*api.PostbackSecretAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.CreatePostback(ctx, programID, nil, body, edit)
	}
	return manage[api.PostbackSecretAnswer](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}}...)
}

// DeletePostback sends DELETE /api/v1/partner/programs/{program_id}/postbacks/{postback_id}: Delete an own postback. Needs the scope portal.write.
func (m PortalMethods) DeletePostback(ctx context.Context, programID, postbackID int64, options ...CallOption) (*api.PostbackAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.DeletePostback(ctx, programID, postbackID, edit)
	}
	return manage[api.PostbackAnswer](ctx, m.client, managing(false, options), do, []identifier{{"program_id", programID}, {"postback_id", postbackID}}...)
}

// UpdatePostback sends PATCH /api/v1/partner/programs/{program_id}/postbacks/{postback_id}: Change an own postback. Needs the scope portal.write.
func (m PortalMethods) UpdatePostback(ctx context.Context, programID, postbackID int64, body api.UpdatePostbackRequest, options ...CallOption) (*api.PostbackAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.UpdatePostback(ctx, programID, postbackID, body, edit)
	}
	return manage[api.PostbackAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"postback_id", postbackID}}...)
}

// RotatePostbackSecret sends POST /api/v1/partner/programs/{program_id}/postbacks/{postback_id}/rotate-secret: Rotate the secret of an own postback. Needs the scope portal.write.
func (m PortalMethods) RotatePostbackSecret(ctx context.Context, programID, postbackID int64, body api.RotateWebhookSecretRequest, options ...CallOption) (*api.PostbackSecretAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.RotatePostbackSecret(ctx, programID, postbackID, nil, body, edit)
	}
	return manage[api.PostbackSecretAnswer](ctx, m.client, creating(options), do, []identifier{{"program_id", programID}, {"postback_id", postbackID}}...)
}

// TestPostback sends POST /api/v1/partner/programs/{program_id}/postbacks/{postback_id}/test: Test an own postback. Needs the scope portal.write.
func (m PortalMethods) TestPostback(ctx context.Context, programID, postbackID int64, options ...CallOption) (*api.PostbackDeliveryAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.TestPostback(ctx, programID, postbackID, edit)
	}
	return manage[api.PostbackDeliveryAnswer](ctx, m.client, managing(false, options), do, []identifier{{"program_id", programID}, {"postback_id", postbackID}}...)
}

// ListPostbackDeliveries sends GET /api/v1/partner/programs/{program_id}/postback-deliveries: List what own postbacks sent. Needs the scope portal.read.
func (m PortalMethods) ListPostbackDeliveries(ctx context.Context, programID int64, params *api.ListPostbackDeliveriesParams, options ...CallOption) (*api.PostbackDeliveryList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListPostbackDeliveries(ctx, programID, params, edit)
	}
	return manage[api.PostbackDeliveryList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAllPostbackDeliveries goes through all pages. List what own postbacks sent. Needs the scope portal.read.
func (m PortalMethods) ListAllPostbackDeliveries(ctx context.Context, programID int64, params *api.ListPostbackDeliveriesParams, options ...CallOption) iter.Seq2[api.PostbackDelivery, error] {
	return allPages(func(cursor *string) ([]api.PostbackDelivery, *string, error) {
		page := copyOf[api.ListPostbackDeliveriesParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.ListPostbackDeliveries(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// GetOwnBalance sends GET /api/v1/partner/programs/{program_id}/balance: Get the own balance. Needs the scope portal.read.
func (m PortalMethods) GetOwnBalance(ctx context.Context, programID int64, options ...CallOption) (*api.OwnBalanceAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.GetOwnBalance(ctx, programID, edit)
	}
	return manage[api.OwnBalanceAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListOwnPayouts sends GET /api/v1/partner/programs/{program_id}/payouts: List own payouts. Needs the scope portal.read.
func (m PortalMethods) ListOwnPayouts(ctx context.Context, programID int64, params *api.ListOwnPayoutsParams, options ...CallOption) (*api.OwnPayoutList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListOwnPayouts(ctx, programID, params, edit)
	}
	return manage[api.OwnPayoutList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAllOwnPayouts goes through all pages. List own payouts. Needs the scope portal.read.
func (m PortalMethods) ListAllOwnPayouts(ctx context.Context, programID int64, params *api.ListOwnPayoutsParams, options ...CallOption) iter.Seq2[api.OwnPayout, error] {
	return allPages(func(cursor *string) ([]api.OwnPayout, *string, error) {
		page := copyOf[api.ListOwnPayoutsParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.ListOwnPayouts(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// GetOwnPayout sends GET /api/v1/partner/programs/{program_id}/payouts/{payout_item_id}: Get an own payout. Needs the scope portal.read.
func (m PortalMethods) GetOwnPayout(ctx context.Context, programID, payoutItemID int64, options ...CallOption) (*api.OwnReceiptAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.GetOwnPayout(ctx, programID, payoutItemID, edit)
	}
	return manage[api.OwnReceiptAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"payout_item_id", payoutItemID}}...)
}

// ListOwnStatements sends GET /api/v1/partner/programs/{program_id}/statements: List own statements. Needs the scope portal.read.
func (m PortalMethods) ListOwnStatements(ctx context.Context, programID int64, params *api.ListOwnStatementsParams, options ...CallOption) (*api.StatementList, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.ListOwnStatements(ctx, programID, params, edit)
	}
	return manage[api.StatementList](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// ListAllOwnStatements goes through all pages. List own statements. Needs the scope portal.read.
func (m PortalMethods) ListAllOwnStatements(ctx context.Context, programID int64, params *api.ListOwnStatementsParams, options ...CallOption) iter.Seq2[api.Statement, error] {
	return allPages(func(cursor *string) ([]api.Statement, *string, error) {
		page := copyOf[api.ListOwnStatementsParams](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.ListOwnStatements(ctx, programID, &page, options...)
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}

// PreviewOwnStatements sends GET /api/v1/partner/programs/{program_id}/statements/preview: Preview own statements. Needs the scope portal.read.
func (m PortalMethods) PreviewOwnStatements(ctx context.Context, programID int64, options ...CallOption) (*api.StatementPreviewAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.PreviewOwnStatements(ctx, programID, edit)
	}
	return manage[api.StatementPreviewAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}}...)
}

// GetOwnStatement sends GET /api/v1/partner/programs/{program_id}/statements/{statement_id}: Get an own statement. Needs the scope portal.read.
func (m PortalMethods) GetOwnStatement(ctx context.Context, programID, statementID int64, params *api.GetOwnStatementParams, options ...CallOption) (*api.StatementAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.GetOwnStatement(ctx, programID, statementID, params, edit)
	}
	return manage[api.StatementAnswer](ctx, m.client, managing(true, options), do, []identifier{{"program_id", programID}, {"statement_id", statementID}}...)
}
