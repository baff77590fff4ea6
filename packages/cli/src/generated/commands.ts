// Made by `npm run generate` from openapi/. Do not edit.
import type { ManagementCommand } from '../management/table.ts';

/** A command for each operation of the management API that a token may call. */
export const commands: readonly ManagementCommand[] = [
  {
    "command": "program list",
    "id": "listPrograms",
    "group": "programs",
    "method": "list",
    "summary": "List programs",
    "scope": "programs.read",
    "role": null,
    "login": true,
    "program": false,
    "ids": [],
    "query": [
      {
        "name": "limit",
        "kind": "whole",
        "description": "The greatest number of records in the page."
      },
      {
        "name": "cursor",
        "kind": "text",
        "description": "Continues a list after a page, page.next_cursor of its answer. Send the same filters with it."
      },
      {
        "name": "order",
        "kind": "choice",
        "choices": [
          "newest",
          "oldest"
        ],
        "description": "The order of the list, by when the records were created."
      },
      {
        "name": "created_from",
        "kind": "time",
        "description": "Only records that were created at this time or later."
      },
      {
        "name": "created_before",
        "kind": "time",
        "description": "Only records that were created before this time."
      }
    ],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": true,
    "answer": "managed-program-list",
    "example": "npx referral program list"
  },
  {
    "command": "program create",
    "id": "createProgram",
    "group": "programs",
    "method": "create",
    "summary": "Create a program",
    "scope": "programs.write",
    "role": null,
    "login": true,
    "program": false,
    "ids": [],
    "query": [],
    "body": [
      {
        "name": "commission_type",
        "kind": "choice",
        "choices": [
          "percent",
          "fixed",
          "recurring_percent",
          "recurring_fixed"
        ],
        "required": true,
        "description": "percent and fixed pay only the first sale of a subscription; the recurring_* types pay every sale."
      },
      {
        "name": "commission_rate",
        "kind": "number",
        "required": true,
        "description": "Percent of the amount, at most 100, or major units of the program's currency, at most 1000000."
      },
      {
        "name": "name",
        "kind": "text",
        "required": true,
        "description": "The name of the program."
      },
      {
        "name": "domain",
        "kind": "text",
        "required": true,
        "description": "The brand's host name."
      },
      {
        "name": "currency",
        "kind": "choice",
        "choices": [
          "USD",
          "EUR",
          "VND"
        ],
        "nullable": true,
        "description": "The currency of the fixed types and of sales that name none. USD unless set."
      },
      {
        "name": "lead_commission_cents",
        "kind": "whole",
        "nullable": true,
        "description": "Paid for each settled lead, in the smallest currency unit."
      },
      {
        "name": "lead_auth",
        "kind": "choice",
        "choices": [
          "server_required",
          "browser_allowed"
        ],
        "nullable": true,
        "description": "Whether leads from browsers settle. server_required unless set."
      },
      {
        "name": "cookie_window_days",
        "kind": "whole",
        "nullable": true,
        "description": "The lifetime of the click cookie. 60 unless set."
      },
      {
        "name": "attribution_window_days",
        "kind": "whole",
        "nullable": true,
        "description": "The greatest age of a click. 60 unless set."
      },
      {
        "name": "holding_period_days",
        "kind": "whole",
        "nullable": true,
        "description": "After this number of days auto_approve approves a commission. 0 unless set."
      },
      {
        "name": "minimum_payout_cents",
        "kind": "whole",
        "nullable": true,
        "description": "The least amount of a payout, in the smallest currency unit. 0 unless set."
      },
      {
        "name": "auto_approve",
        "kind": "boolean",
        "nullable": true,
        "description": "Whether commissions are approved after the holding period. false unless set."
      },
      {
        "name": "join_policy",
        "kind": "choice",
        "choices": [
          "invite",
          "apply",
          "open"
        ],
        "nullable": true,
        "description": "How partners join: by invitation, by application, or freely. invite unless set."
      },
      {
        "name": "partner_links",
        "kind": "boolean",
        "nullable": true,
        "description": "Whether partners may create links. false unless set."
      }
    ],
    "clears": false,
    "takesKey": true,
    "pages": false,
    "answer": "create-program-answer",
    "example": "npx referral program create --commission-type percent --commission-rate 20 --name Brand --domain brand.dev"
  },
  {
    "command": "program show",
    "id": "getProgram",
    "group": "programs",
    "method": "get",
    "summary": "Get a program",
    "scope": "programs.read",
    "role": "viewer",
    "login": true,
    "program": true,
    "ids": [],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "managed-program-answer",
    "example": "npx referral program show --program 3"
  },
  {
    "command": "program update",
    "id": "updateProgram",
    "group": "programs",
    "method": "update",
    "summary": "Change a program",
    "scope": "programs.write",
    "role": "admin",
    "login": true,
    "program": true,
    "ids": [],
    "query": [],
    "body": [
      {
        "name": "commission_type",
        "kind": "choice",
        "choices": [
          "percent",
          "fixed",
          "recurring_percent",
          "recurring_fixed"
        ],
        "description": "percent and fixed pay only the first sale of a subscription; the recurring_* types pay every sale."
      },
      {
        "name": "commission_rate",
        "kind": "number",
        "description": "Percent of the amount, at most 100, or major units of the program's currency, at most 1000000."
      },
      {
        "name": "name",
        "kind": "text",
        "description": "The name of the program."
      },
      {
        "name": "domain",
        "kind": "text",
        "description": "The brand's host name."
      },
      {
        "name": "currency",
        "kind": "choice",
        "choices": [
          "USD",
          "EUR",
          "VND"
        ],
        "description": "The currency of the fixed types and of sales that name none."
      },
      {
        "name": "lead_commission_cents",
        "kind": "whole",
        "nullable": true,
        "description": "Paid for each settled lead, in the smallest currency unit."
      },
      {
        "name": "lead_auth",
        "kind": "choice",
        "choices": [
          "server_required",
          "browser_allowed"
        ],
        "description": "Whether leads from browsers settle."
      },
      {
        "name": "cookie_window_days",
        "kind": "whole",
        "description": "The lifetime of the click cookie."
      },
      {
        "name": "attribution_window_days",
        "kind": "whole",
        "description": "The greatest age of a click."
      },
      {
        "name": "holding_period_days",
        "kind": "whole",
        "description": "After this number of days auto_approve approves a commission."
      },
      {
        "name": "minimum_payout_cents",
        "kind": "whole",
        "description": "The least amount of a payout, in the smallest currency unit."
      },
      {
        "name": "auto_approve",
        "kind": "boolean",
        "description": "Whether commissions are approved after the holding period."
      },
      {
        "name": "join_policy",
        "kind": "choice",
        "choices": [
          "invite",
          "apply",
          "open"
        ],
        "description": "How partners join: by invitation, by application, or freely."
      },
      {
        "name": "partner_links",
        "kind": "boolean",
        "description": "Whether partners may create links."
      }
    ],
    "clears": true,
    "takesKey": false,
    "pages": false,
    "answer": "managed-program-answer",
    "example": "npx referral program update --name Brand --program 3"
  },
  {
    "command": "program origins",
    "id": "replaceOrigins",
    "group": "programs",
    "method": "replaceOrigins",
    "summary": "Replace the origins of a program",
    "scope": "programs.write",
    "role": "admin",
    "login": true,
    "program": true,
    "ids": [],
    "query": [],
    "body": [
      {
        "name": "origins",
        "kind": "text",
        "list": true,
        "required": true,
        "description": "The complete list of origins, each with scheme, host and port, and without a path."
      }
    ],
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "managed-program-answer",
    "example": "npx referral program origins https://brand.dev https://shop.brand.dev:8443 --program 3"
  },
  {
    "command": "program readiness",
    "id": "getProgramReadiness",
    "group": "programs",
    "method": "getReadiness",
    "summary": "Get the state of a program's integration",
    "scope": "programs.read",
    "role": "viewer",
    "login": true,
    "program": true,
    "ids": [],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "program-readiness-answer",
    "example": "npx referral program readiness --program 3"
  },
  {
    "command": "program archive",
    "id": "archiveProgram",
    "group": "programs",
    "method": "archive",
    "summary": "Archive a program",
    "scope": "programs.write",
    "role": "owner",
    "login": true,
    "program": true,
    "ids": [],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "managed-program-answer",
    "example": "npx referral program archive --program 3"
  },
  {
    "command": "key list",
    "id": "listKeys",
    "group": "keys",
    "method": "list",
    "summary": "List the keys of a program",
    "scope": "keys.read",
    "role": "admin",
    "login": true,
    "program": true,
    "ids": [],
    "query": [
      {
        "name": "limit",
        "kind": "whole",
        "description": "The greatest number of records in the page."
      },
      {
        "name": "cursor",
        "kind": "text",
        "description": "Continues a list after a page, page.next_cursor of its answer. Send the same filters with it."
      },
      {
        "name": "order",
        "kind": "choice",
        "choices": [
          "newest",
          "oldest"
        ],
        "description": "The order of the list, by when the records were created."
      }
    ],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": true,
    "answer": "program-key-list",
    "example": "npx referral key list --program 3"
  },
  {
    "command": "key rotate",
    "id": "rotateKey",
    "group": "keys",
    "method": "rotate",
    "summary": "Rotate the key of a program",
    "scope": "keys.write",
    "role": "owner",
    "login": true,
    "program": true,
    "ids": [],
    "query": [],
    "body": [
      {
        "name": "rotate_by",
        "kind": "time",
        "required": true,
        "description": "The deadline after which the old key is refused. It is in the future, and at most 90 days ahead."
      }
    ],
    "clears": false,
    "takesKey": true,
    "pages": false,
    "answer": "rotate-key-answer",
    "example": "npx referral key rotate --rotate-by 2026-12-01T00:00:00.000Z --program 3"
  },
  {
    "command": "key mark",
    "id": "markKey",
    "group": "keys",
    "method": "mark",
    "summary": "Mark a key for rotation",
    "scope": "keys.write",
    "role": "owner",
    "login": true,
    "program": true,
    "ids": [
      "key_id"
    ],
    "query": [],
    "body": [
      {
        "name": "rotate_by",
        "kind": "time",
        "required": true,
        "description": "The deadline after which the old key is refused. It is in the future, and at most 90 days ahead."
      }
    ],
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "program-key-answer",
    "example": "npx referral key mark 5 --rotate-by 2026-12-01T00:00:00.000Z --program 3"
  },
  {
    "command": "key revoke",
    "id": "revokeKey",
    "group": "keys",
    "method": "revoke",
    "summary": "Revoke a key",
    "scope": "keys.write",
    "role": "owner",
    "login": true,
    "program": true,
    "ids": [
      "key_id"
    ],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "program-key-answer",
    "example": "npx referral key revoke 5 --program 3"
  },
  {
    "command": "event list",
    "id": "listEvents",
    "group": "events",
    "method": "list",
    "summary": "List the events of a program",
    "scope": "events.read",
    "role": "viewer",
    "login": true,
    "program": true,
    "ids": [],
    "query": [
      {
        "name": "limit",
        "kind": "whole",
        "description": "The greatest number of records in the page."
      },
      {
        "name": "cursor",
        "kind": "text",
        "description": "Continues a list after a page, page.next_cursor of its answer. Send the same filters with it."
      },
      {
        "name": "order",
        "kind": "choice",
        "choices": [
          "newest",
          "oldest"
        ],
        "description": "The order of the list, by when the records were created."
      },
      {
        "name": "type",
        "kind": "choice",
        "choices": [
          "click",
          "lead",
          "sale",
          "refund"
        ],
        "description": "Only events of this kind."
      },
      {
        "name": "test",
        "kind": "boolean",
        "description": "Whether to list the events of the test mode instead of the production events."
      },
      {
        "name": "created_from",
        "kind": "time",
        "description": "Only records that were created at this time or later."
      },
      {
        "name": "created_before",
        "kind": "time",
        "description": "Only records that were created before this time."
      }
    ],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": true,
    "answer": "event-list",
    "example": "npx referral event list --program 3"
  },
  {
    "command": "payment-event list",
    "id": "listPaymentEvents",
    "group": "events",
    "method": "listPaymentEvents",
    "summary": "List the events of the payment processor",
    "scope": "events.read",
    "role": "viewer",
    "login": true,
    "program": true,
    "ids": [],
    "query": [
      {
        "name": "limit",
        "kind": "whole",
        "description": "The greatest number of records in the page."
      },
      {
        "name": "cursor",
        "kind": "text",
        "description": "Continues a list after a page, page.next_cursor of its answer. Send the same filters with it."
      },
      {
        "name": "order",
        "kind": "choice",
        "choices": [
          "newest",
          "oldest"
        ],
        "description": "The order of the list, by when the records were created."
      },
      {
        "name": "created_from",
        "kind": "time",
        "description": "Only records that were created at this time or later."
      },
      {
        "name": "created_before",
        "kind": "time",
        "description": "Only records that were created before this time."
      },
      {
        "name": "state",
        "kind": "choice",
        "choices": [
          "applied",
          "pending",
          "test"
        ],
        "description": "Only events in this state."
      }
    ],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": true,
    "answer": "payment-event-list",
    "example": "npx referral payment-event list --program 3"
  },
  {
    "command": "payment-event replay",
    "id": "replayPaymentEvent",
    "group": "events",
    "method": "replayPaymentEvent",
    "summary": "Apply a pending event of the payment processor",
    "scope": "events.write",
    "role": "admin",
    "login": true,
    "program": true,
    "ids": [
      "payment_event_id"
    ],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "payment-event-answer",
    "example": "npx referral payment-event replay 17 --program 3"
  },
  {
    "command": "processor list",
    "id": "listProcessors",
    "group": "processors",
    "method": "list",
    "summary": "List the payment processors of a program",
    "scope": "processors.read",
    "role": "admin",
    "login": false,
    "program": true,
    "ids": [],
    "query": [
      {
        "name": "limit",
        "kind": "whole",
        "description": "The greatest number of records in the page."
      },
      {
        "name": "cursor",
        "kind": "text",
        "description": "Continues a list after a page, page.next_cursor of its answer. Send the same filters with it."
      },
      {
        "name": "order",
        "kind": "choice",
        "choices": [
          "newest",
          "oldest"
        ],
        "description": "The order of the list, by when the records were created."
      }
    ],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": true,
    "answer": "processor-list",
    "example": "npx referral processor list --program 3"
  },
  {
    "command": "processor add",
    "id": "connectProcessor",
    "group": "processors",
    "method": "connect",
    "summary": "Connect a payment processor",
    "scope": "processors.write",
    "role": "owner",
    "login": false,
    "program": true,
    "ids": [],
    "query": [],
    "body": [
      {
        "name": "type",
        "kind": "choice",
        "choices": [
          "stripe"
        ],
        "required": true,
        "description": "The processor."
      },
      {
        "name": "webhook_secret",
        "kind": "secret",
        "required": true,
        "description": "The signing secret of the webhook endpoint."
      },
      {
        "name": "account",
        "kind": "text",
        "nullable": true,
        "description": "An account of Stripe Connect."
      }
    ],
    "clears": false,
    "takesKey": true,
    "pages": false,
    "answer": "processor-answer",
    "example": "npx referral processor add --type stripe --webhook-secret - --program 3"
  },
  {
    "command": "processor remove",
    "id": "disconnectProcessor",
    "group": "processors",
    "method": "disconnect",
    "summary": "Disconnect a payment processor",
    "scope": "processors.write",
    "role": "owner",
    "login": false,
    "program": true,
    "ids": [
      "processor_id"
    ],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "processor-answer",
    "example": "npx referral processor remove 2 --program 3"
  },
  {
    "command": "stats",
    "id": "getStats",
    "group": "stats",
    "method": "get",
    "summary": "Get the totals of a program",
    "scope": "stats.read",
    "role": "viewer",
    "login": true,
    "program": true,
    "ids": [],
    "query": [
      {
        "name": "from",
        "kind": "text",
        "description": "The first day (UTC). Without it, 30 days before to."
      },
      {
        "name": "to",
        "kind": "text",
        "description": "The day after the last one (UTC), at most 366 days after from. Without it, tomorrow."
      },
      {
        "name": "group_by",
        "kind": "choice",
        "choices": [
          "day",
          "partner",
          "link"
        ],
        "description": "What to divide the totals by. Without it, the answer is one group at most."
      },
      {
        "name": "partner_id",
        "kind": "id",
        "description": "Only the totals of this partner."
      },
      {
        "name": "limit",
        "kind": "whole",
        "description": "The greatest number of records in the page."
      },
      {
        "name": "cursor",
        "kind": "text",
        "description": "Continues a list after a page, page.next_cursor of its answer. Send the same filters with it."
      },
      {
        "name": "order",
        "kind": "choice",
        "choices": [
          "newest",
          "oldest"
        ],
        "description": "The order of the list, by when the records were created."
      }
    ],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": true,
    "answer": "stats-list",
    "example": "npx referral stats --program 3"
  },
  {
    "command": "member list",
    "id": "listMembers",
    "group": "members",
    "method": "list",
    "summary": "List the members of a program",
    "scope": "members.read",
    "role": "admin",
    "login": false,
    "program": true,
    "ids": [],
    "query": [
      {
        "name": "limit",
        "kind": "whole",
        "description": "The greatest number of records in the page."
      },
      {
        "name": "cursor",
        "kind": "text",
        "description": "Continues a list after a page, page.next_cursor of its answer. Send the same filters with it."
      },
      {
        "name": "order",
        "kind": "choice",
        "choices": [
          "newest",
          "oldest"
        ],
        "description": "The order of the list, by when the records were created."
      }
    ],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": true,
    "answer": "member-list",
    "example": "npx referral member list --program 3"
  },
  {
    "command": "member remove",
    "id": "removeMember",
    "group": "members",
    "method": "remove",
    "summary": "Remove a member",
    "scope": "members.write",
    "role": "owner",
    "login": false,
    "program": true,
    "ids": [
      "account_id"
    ],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "member-answer",
    "example": "npx referral member remove 7 --program 3"
  },
  {
    "command": "member role",
    "id": "updateMember",
    "group": "members",
    "method": "update",
    "summary": "Change the role of a member",
    "scope": "members.write",
    "role": "owner",
    "login": false,
    "program": true,
    "ids": [
      "account_id"
    ],
    "query": [],
    "body": [
      {
        "name": "role",
        "kind": "choice",
        "choices": [
          "owner",
          "admin",
          "viewer"
        ],
        "required": true,
        "description": "The new role."
      }
    ],
    "clears": true,
    "takesKey": false,
    "pages": false,
    "answer": "member-answer",
    "example": "npx referral member role 7 --role admin --program 3"
  },
  {
    "command": "member list-invitations",
    "id": "listMemberInvitations",
    "group": "members",
    "method": "listInvitations",
    "summary": "List the invitations of members",
    "scope": "members.read",
    "role": "admin",
    "login": false,
    "program": true,
    "ids": [],
    "query": [
      {
        "name": "limit",
        "kind": "whole",
        "description": "The greatest number of records in the page."
      },
      {
        "name": "cursor",
        "kind": "text",
        "description": "Continues a list after a page, page.next_cursor of its answer. Send the same filters with it."
      },
      {
        "name": "order",
        "kind": "choice",
        "choices": [
          "newest",
          "oldest"
        ],
        "description": "The order of the list, by when the records were created."
      },
      {
        "name": "created_from",
        "kind": "time",
        "description": "Only records that were created at this time or later."
      },
      {
        "name": "created_before",
        "kind": "time",
        "description": "Only records that were created before this time."
      },
      {
        "name": "status",
        "kind": "choice",
        "choices": [
          "pending",
          "accepted",
          "declined",
          "revoked",
          "expired"
        ],
        "description": "Only invitations in this state."
      }
    ],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": true,
    "answer": "member-invitation-list",
    "example": "npx referral member list-invitations --program 3"
  },
  {
    "command": "member invite",
    "id": "createMemberInvitation",
    "group": "members",
    "method": "createInvitation",
    "summary": "Invite a member",
    "scope": "members.write",
    "role": "owner",
    "login": false,
    "program": true,
    "ids": [],
    "query": [],
    "body": [
      {
        "name": "email",
        "kind": "text",
        "required": true,
        "description": "The e-mail address of the person."
      },
      {
        "name": "role",
        "kind": "choice",
        "choices": [
          "owner",
          "admin",
          "viewer"
        ],
        "required": true,
        "description": "The role that the person gets."
      }
    ],
    "clears": false,
    "takesKey": true,
    "pages": false,
    "answer": "create-member-invitation-answer",
    "example": "npx referral member invite --email bo@brand.dev --role admin --program 3"
  },
  {
    "command": "member revoke-invitation",
    "id": "revokeMemberInvitation",
    "group": "members",
    "method": "revokeInvitation",
    "summary": "Revoke an invitation",
    "scope": "members.write",
    "role": "owner",
    "login": false,
    "program": true,
    "ids": [
      "member_invitation_id"
    ],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "member-invitation-answer",
    "example": "npx referral member revoke-invitation 12 --program 3"
  },
  {
    "command": "audit-log",
    "id": "listAuditLog",
    "group": "auditLog",
    "method": "list",
    "summary": "List the changes of a program",
    "scope": "audit-log.read",
    "role": "admin",
    "login": true,
    "program": true,
    "ids": [],
    "query": [
      {
        "name": "limit",
        "kind": "whole",
        "description": "The greatest number of records in the page."
      },
      {
        "name": "cursor",
        "kind": "text",
        "description": "Continues a list after a page, page.next_cursor of its answer. Send the same filters with it."
      },
      {
        "name": "order",
        "kind": "choice",
        "choices": [
          "newest",
          "oldest"
        ],
        "description": "The order of the list, by when the records were created."
      },
      {
        "name": "actor_id",
        "kind": "id",
        "description": "Only changes by this account."
      },
      {
        "name": "action",
        "kind": "text",
        "description": "Only changes of this kind."
      },
      {
        "name": "created_from",
        "kind": "time",
        "description": "Only records that were created at this time or later."
      },
      {
        "name": "created_before",
        "kind": "time",
        "description": "Only records that were created before this time."
      }
    ],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": true,
    "answer": "audit-entry-list",
    "example": "npx referral audit-log --program 3"
  },
  {
    "command": "link list",
    "id": "listLinks",
    "group": "links",
    "method": "list",
    "summary": "List the links of a program",
    "scope": "links.read",
    "role": null,
    "login": true,
    "program": true,
    "ids": [],
    "query": [
      {
        "name": "limit",
        "kind": "whole",
        "description": "The greatest number of records in the page."
      },
      {
        "name": "cursor",
        "kind": "text",
        "description": "Continues a list after a page, page.next_cursor of its answer. Send the same filters with it."
      },
      {
        "name": "order",
        "kind": "choice",
        "choices": [
          "newest",
          "oldest"
        ],
        "description": "The order of the list, by when the records were created."
      },
      {
        "name": "partner_id",
        "kind": "id",
        "description": "Only records of this partner."
      },
      {
        "name": "enabled",
        "kind": "boolean",
        "description": "Only links that are enabled, or only those that are not."
      },
      {
        "name": "created_from",
        "kind": "time",
        "description": "Only records that were created at this time or later."
      },
      {
        "name": "created_before",
        "kind": "time",
        "description": "Only records that were created before this time."
      }
    ],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": true,
    "answer": "managed-link-list",
    "example": "npx referral link list --program 3"
  },
  {
    "command": "link create",
    "id": "createLink",
    "group": "links",
    "method": "create",
    "summary": "Create a link",
    "scope": "links.write",
    "role": "admin",
    "login": true,
    "program": true,
    "ids": [],
    "query": [],
    "body": [
      {
        "name": "partner_id",
        "kind": "id",
        "required": true,
        "description": "The partner, whose status in the program is linked or joined."
      },
      {
        "name": "code",
        "kind": "text",
        "nullable": true,
        "description": "The value of aff in its address. A random one unless set."
      },
      {
        "name": "destination",
        "kind": "text",
        "nullable": true,
        "description": "The page that the link leads to, at the program's domain or one of its origins. The home page of the domain unless set."
      },
      {
        "name": "enabled",
        "kind": "boolean",
        "nullable": true,
        "description": "Whether clicks are accepted. true unless set."
      }
    ],
    "clears": false,
    "takesKey": true,
    "pages": false,
    "answer": "managed-link-answer",
    "example": "npx referral link create --partner-id 4 --code anna --program 3"
  },
  {
    "command": "link show",
    "id": "getLink",
    "group": "links",
    "method": "get",
    "summary": "Get a link",
    "scope": "links.read",
    "role": null,
    "login": true,
    "program": true,
    "ids": [
      "link_id"
    ],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "managed-link-answer",
    "example": "npx referral link show 11 --program 3"
  },
  {
    "command": "link update",
    "id": "updateLink",
    "group": "links",
    "method": "update",
    "summary": "Change a link",
    "scope": "links.write",
    "role": "admin",
    "login": true,
    "program": true,
    "ids": [
      "link_id"
    ],
    "query": [],
    "body": [
      {
        "name": "destination",
        "kind": "text",
        "nullable": true,
        "description": "The page that the link leads to, at the program's domain or one of its origins. Null: the home page of the domain."
      },
      {
        "name": "enabled",
        "kind": "boolean",
        "description": "Whether clicks are accepted."
      }
    ],
    "clears": true,
    "takesKey": false,
    "pages": false,
    "answer": "managed-link-answer",
    "example": "npx referral link update 11 --enabled false --program 3"
  },
  {
    "command": "link alias",
    "id": "createAlias",
    "group": "links",
    "method": "createAlias",
    "summary": "Add an alias to a link",
    "scope": "links.write",
    "role": "admin",
    "login": true,
    "program": true,
    "ids": [
      "link_id"
    ],
    "query": [],
    "body": [
      {
        "name": "alias",
        "kind": "text",
        "required": true,
        "description": "The alias. It is stored in lower case."
      }
    ],
    "clears": false,
    "takesKey": true,
    "pages": false,
    "answer": "managed-link-answer",
    "example": "npx referral link alias 11 --alias anna.blog --program 3"
  },
  {
    "command": "partner list",
    "id": "listPartners",
    "group": "partners",
    "method": "list",
    "summary": "List the partners of a program",
    "scope": "partners.read",
    "role": null,
    "login": true,
    "program": true,
    "ids": [],
    "query": [
      {
        "name": "limit",
        "kind": "whole",
        "description": "The greatest number of records in the page."
      },
      {
        "name": "cursor",
        "kind": "text",
        "description": "Continues a list after a page, page.next_cursor of its answer. Send the same filters with it."
      },
      {
        "name": "order",
        "kind": "choice",
        "choices": [
          "newest",
          "oldest"
        ],
        "description": "The order of the list, by when the records were created."
      },
      {
        "name": "status",
        "kind": "choice",
        "choices": [
          "linked",
          "applied",
          "joined",
          "declined",
          "left",
          "removed"
        ],
        "description": "Only partners with this status."
      },
      {
        "name": "created_from",
        "kind": "time",
        "description": "Only records that were created at this time or later."
      },
      {
        "name": "created_before",
        "kind": "time",
        "description": "Only records that were created before this time."
      }
    ],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": true,
    "answer": "managed-partner-list",
    "example": "npx referral partner list --program 3"
  },
  {
    "command": "partner show",
    "id": "getPartner",
    "group": "partners",
    "method": "get",
    "summary": "Get a partner",
    "scope": "partners.read",
    "role": null,
    "login": true,
    "program": true,
    "ids": [
      "partner_id"
    ],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "partner-totals-answer",
    "example": "npx referral partner show 4 --program 3"
  },
  {
    "command": "partner approve",
    "id": "approvePartner",
    "group": "partners",
    "method": "approve",
    "summary": "Approve a partner",
    "scope": "partners.write",
    "role": "admin",
    "login": true,
    "program": true,
    "ids": [
      "partner_id"
    ],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "managed-partner-answer",
    "example": "npx referral partner approve 4 --program 3"
  },
  {
    "command": "partner decline",
    "id": "declinePartner",
    "group": "partners",
    "method": "decline",
    "summary": "Decline a partner",
    "scope": "partners.write",
    "role": "admin",
    "login": true,
    "program": true,
    "ids": [
      "partner_id"
    ],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "managed-partner-answer",
    "example": "npx referral partner decline 4 --program 3"
  },
  {
    "command": "partner remove",
    "id": "removePartner",
    "group": "partners",
    "method": "remove",
    "summary": "Remove a partner",
    "scope": "partners.write",
    "role": "admin",
    "login": true,
    "program": true,
    "ids": [
      "partner_id"
    ],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "managed-partner-answer",
    "example": "npx referral partner remove 4 --program 3"
  },
  {
    "command": "partner reinstate",
    "id": "reinstatePartner",
    "group": "partners",
    "method": "reinstate",
    "summary": "Reinstate a partner",
    "scope": "partners.write",
    "role": "admin",
    "login": true,
    "program": true,
    "ids": [
      "partner_id"
    ],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "managed-partner-answer",
    "example": "npx referral partner reinstate 4 --program 3"
  },
  {
    "command": "invitation list",
    "id": "listInvitations",
    "group": "invitations",
    "method": "list",
    "summary": "List the invitations of partners",
    "scope": "invitations.read",
    "role": "admin",
    "login": true,
    "program": true,
    "ids": [],
    "query": [
      {
        "name": "limit",
        "kind": "whole",
        "description": "The greatest number of records in the page."
      },
      {
        "name": "cursor",
        "kind": "text",
        "description": "Continues a list after a page, page.next_cursor of its answer. Send the same filters with it."
      },
      {
        "name": "order",
        "kind": "choice",
        "choices": [
          "newest",
          "oldest"
        ],
        "description": "The order of the list, by when the records were created."
      },
      {
        "name": "status",
        "kind": "choice",
        "choices": [
          "pending",
          "accepted",
          "declined",
          "revoked",
          "expired"
        ],
        "description": "Only invitations with this status."
      },
      {
        "name": "created_from",
        "kind": "time",
        "description": "Only records that were created at this time or later."
      },
      {
        "name": "created_before",
        "kind": "time",
        "description": "Only records that were created before this time."
      }
    ],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": true,
    "answer": "partner-invitation-list",
    "example": "npx referral invitation list --program 3"
  },
  {
    "command": "partner invite",
    "id": "invitePartners",
    "group": "invitations",
    "method": "invitePartners",
    "summary": "Invite partners",
    "scope": "invitations.write",
    "role": "admin",
    "login": true,
    "program": true,
    "ids": [],
    "query": [],
    "body": [
      {
        "name": "invitations",
        "kind": "person",
        "list": true,
        "required": true,
        "description": "The people to invite, each e-mail address once."
      }
    ],
    "clears": false,
    "takesKey": true,
    "pages": false,
    "answer": "invite-partners-answer",
    "example": "npx referral partner invite 'Anna <anna@partner.dev>' --program 3"
  },
  {
    "command": "invitation resend",
    "id": "resendInvitation",
    "group": "invitations",
    "method": "resend",
    "summary": "Send an invitation again",
    "scope": "invitations.write",
    "role": "admin",
    "login": true,
    "program": true,
    "ids": [
      "invitation_id"
    ],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": true,
    "pages": false,
    "answer": "resend-invitation-answer",
    "example": "npx referral invitation resend 9 --program 3"
  },
  {
    "command": "invitation revoke",
    "id": "revokeInvitation",
    "group": "invitations",
    "method": "revoke",
    "summary": "Revoke an invitation",
    "scope": "invitations.write",
    "role": "admin",
    "login": true,
    "program": true,
    "ids": [
      "invitation_id"
    ],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "partner-invitation-answer",
    "example": "npx referral invitation revoke 9 --program 3"
  },
  {
    "command": "customer list",
    "id": "listCustomers",
    "group": "customers",
    "method": "list",
    "summary": "List customers",
    "scope": "customers.read",
    "role": null,
    "login": true,
    "program": true,
    "ids": [],
    "query": [
      {
        "name": "customer_key",
        "kind": "text",
        "description": "Only the customer with this identifier of yours."
      },
      {
        "name": "click_id",
        "kind": "text",
        "description": "Only the customer of this click."
      },
      {
        "name": "status",
        "kind": "choice",
        "choices": [
          "click",
          "lead",
          "conversion"
        ],
        "description": "Only customers with this status."
      },
      {
        "name": "partner_id",
        "kind": "id",
        "description": "Only records of this partner."
      },
      {
        "name": "limit",
        "kind": "whole",
        "description": "The greatest number of records in the page."
      },
      {
        "name": "cursor",
        "kind": "text",
        "description": "Continues a list after a page, page.next_cursor of its answer. Send the same filters with it."
      },
      {
        "name": "order",
        "kind": "choice",
        "choices": [
          "newest",
          "oldest"
        ],
        "description": "The order of the list, by when the records were created."
      },
      {
        "name": "created_from",
        "kind": "time",
        "description": "Only records that were created at this time or later."
      },
      {
        "name": "created_before",
        "kind": "time",
        "description": "Only records that were created before this time."
      }
    ],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": true,
    "answer": "customer-list",
    "example": "npx referral customer list --program 3"
  },
  {
    "command": "customer show",
    "id": "getCustomer",
    "group": "customers",
    "method": "get",
    "summary": "Get a customer",
    "scope": "customers.read",
    "role": null,
    "login": true,
    "program": true,
    "ids": [
      "customer_id"
    ],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "customer-answer",
    "example": "npx referral customer show 8 --program 3"
  },
  {
    "command": "customer explain",
    "id": "explainCustomer",
    "group": "customers",
    "method": "explain",
    "summary": "Explain a customer",
    "scope": "customers.read",
    "role": "admin",
    "login": true,
    "program": true,
    "ids": [
      "customer_id"
    ],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "customer-explanation",
    "example": "npx referral customer explain 8 --program 3"
  },
  {
    "command": "customer export",
    "id": "exportCustomer",
    "group": "customers",
    "method": "export",
    "summary": "Export a customer",
    "scope": "customers.write",
    "role": "owner",
    "login": true,
    "program": true,
    "ids": [
      "customer_id"
    ],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "customer-export",
    "example": "npx referral customer export 8 --program 3"
  },
  {
    "command": "customer erase",
    "id": "eraseCustomer",
    "group": "customers",
    "method": "erase",
    "summary": "Erase a customer",
    "scope": "customers.write",
    "role": "owner",
    "login": false,
    "program": true,
    "ids": [
      "customer_id"
    ],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "customer-answer",
    "example": "npx referral customer erase 8 --program 3"
  },
  {
    "command": "commission list",
    "id": "listCommissions",
    "group": "commissions",
    "method": "list",
    "summary": "List commissions",
    "scope": "commissions.read",
    "role": null,
    "login": true,
    "program": true,
    "ids": [],
    "query": [
      {
        "name": "status",
        "kind": "choice",
        "choices": [
          "pending",
          "approved",
          "paid",
          "reversed"
        ],
        "description": "Only commissions with this status."
      },
      {
        "name": "partner_id",
        "kind": "id",
        "description": "Only records of this partner."
      },
      {
        "name": "created_from",
        "kind": "time",
        "description": "Only records that were created at this time or later."
      },
      {
        "name": "created_before",
        "kind": "time",
        "description": "Only records that were created before this time."
      },
      {
        "name": "expand",
        "kind": "choice",
        "choices": [
          "customer",
          "partner",
          "customer,partner"
        ],
        "description": "The related records that each commission contains."
      },
      {
        "name": "limit",
        "kind": "whole",
        "description": "The greatest number of records in the page."
      },
      {
        "name": "cursor",
        "kind": "text",
        "description": "Continues a list after a page, page.next_cursor of its answer. Send the same filters with it."
      },
      {
        "name": "order",
        "kind": "choice",
        "choices": [
          "newest",
          "oldest"
        ],
        "description": "The order of the list, by when the records were created."
      }
    ],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": true,
    "answer": "commission-list",
    "example": "npx referral commission list --program 3"
  },
  {
    "command": "commission adjust",
    "id": "createAdjustment",
    "group": "commissions",
    "method": "createAdjustment",
    "summary": "Adjust what a partner earns",
    "scope": "commissions.write",
    "role": "owner",
    "login": true,
    "program": true,
    "ids": [],
    "query": [],
    "body": [
      {
        "name": "partner_id",
        "kind": "id",
        "required": true,
        "description": "A partner of the program."
      },
      {
        "name": "amount_cents",
        "kind": "whole",
        "required": true,
        "description": "Not 0, in the smallest currency unit. Negative: the partner is to be paid less."
      },
      {
        "name": "currency",
        "kind": "choice",
        "choices": [
          "USD",
          "EUR",
          "VND"
        ],
        "nullable": true,
        "description": "The program's currency, or one that the partner already earns. The program's unless set."
      },
      {
        "name": "reason",
        "kind": "text",
        "required": true,
        "description": "Why, for the partner and the other members."
      }
    ],
    "clears": false,
    "takesKey": true,
    "pages": false,
    "answer": "commission-answer",
    "example": "npx referral commission adjust --partner-id 4 --amount-cents 5000 --reason 'Bonus for the launch' --program 3"
  },
  {
    "command": "commission show",
    "id": "getCommission",
    "group": "commissions",
    "method": "get",
    "summary": "Get a commission",
    "scope": "commissions.read",
    "role": null,
    "login": true,
    "program": true,
    "ids": [
      "commission_id"
    ],
    "query": [
      {
        "name": "expand",
        "kind": "choice",
        "choices": [
          "customer",
          "partner",
          "customer,partner"
        ],
        "description": "The related records that each commission contains."
      }
    ],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "commission-detail",
    "example": "npx referral commission show 12 --program 3"
  },
  {
    "command": "commission approve",
    "id": "approveCommissions",
    "group": "commissions",
    "method": "approve",
    "summary": "Approve commissions",
    "scope": "commissions.write",
    "role": "owner",
    "login": true,
    "program": true,
    "ids": [],
    "query": [],
    "body": [
      {
        "name": "commission_ids",
        "kind": "id",
        "list": true,
        "required": true,
        "description": "The commissions."
      }
    ],
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "commission-results",
    "example": "npx referral commission approve 12 13 --program 3"
  },
  {
    "command": "commission hold",
    "id": "holdCommissions",
    "group": "commissions",
    "method": "hold",
    "summary": "Hold commissions",
    "scope": "commissions.write",
    "role": "admin",
    "login": true,
    "program": true,
    "ids": [],
    "query": [],
    "body": [
      {
        "name": "commission_ids",
        "kind": "id",
        "list": true,
        "required": true,
        "description": "The commissions."
      },
      {
        "name": "reason",
        "kind": "text",
        "required": true,
        "description": "Why, for the partner and the other members."
      }
    ],
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "commission-results",
    "example": "npx referral commission hold 12 13 --reason 'Waiting for the answer of the customer' --program 3"
  },
  {
    "command": "commission release",
    "id": "releaseCommissions",
    "group": "commissions",
    "method": "release",
    "summary": "Release held commissions",
    "scope": "commissions.write",
    "role": "admin",
    "login": true,
    "program": true,
    "ids": [],
    "query": [],
    "body": [
      {
        "name": "commission_ids",
        "kind": "id",
        "list": true,
        "required": true,
        "description": "The commissions."
      }
    ],
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "commission-results",
    "example": "npx referral commission release 12 13 --program 3"
  },
  {
    "command": "commission reject",
    "id": "rejectCommissions",
    "group": "commissions",
    "method": "reject",
    "summary": "Reject commissions",
    "scope": "commissions.write",
    "role": "owner",
    "login": true,
    "program": true,
    "ids": [],
    "query": [],
    "body": [
      {
        "name": "commission_ids",
        "kind": "id",
        "list": true,
        "required": true,
        "description": "The commissions."
      },
      {
        "name": "reason",
        "kind": "text",
        "required": true,
        "description": "Why, for the partner and the other members."
      }
    ],
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "commission-results",
    "example": "npx referral commission reject 12 13 --reason 'The partner bought for themselves' --program 3"
  },
  {
    "command": "login-token list",
    "id": "listLoginTokens",
    "group": "account",
    "method": "listLoginTokens",
    "summary": "List the login tokens",
    "scope": null,
    "role": null,
    "login": true,
    "program": false,
    "ids": [],
    "query": [
      {
        "name": "limit",
        "kind": "whole",
        "description": "The greatest number of records in the page."
      },
      {
        "name": "cursor",
        "kind": "text",
        "description": "Continues a list after a page, page.next_cursor of its answer. Send the same filters with it."
      },
      {
        "name": "order",
        "kind": "choice",
        "choices": [
          "newest",
          "oldest"
        ],
        "description": "The order of the list, by when the records were created."
      }
    ],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": true,
    "answer": "login-token-list",
    "example": "npx referral login-token list"
  },
  {
    "command": "login-token revoke",
    "id": "revokeLoginToken",
    "group": "account",
    "method": "revokeLoginToken",
    "summary": "Revoke a login token",
    "scope": null,
    "role": null,
    "login": true,
    "program": false,
    "ids": [
      "login_token_id"
    ],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "login-token-answer",
    "example": "npx referral login-token revoke 7"
  },
  {
    "command": "portal profile",
    "id": "getProfile",
    "group": "portal",
    "method": "getProfile",
    "summary": "Get the profile",
    "scope": "portal.read",
    "role": null,
    "login": true,
    "program": false,
    "ids": [],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "partner-profile-answer",
    "example": "npx referral portal profile"
  },
  {
    "command": "portal rename",
    "id": "replaceProfile",
    "group": "portal",
    "method": "replaceProfile",
    "summary": "Replace the profile",
    "scope": "portal.write",
    "role": null,
    "login": true,
    "program": false,
    "ids": [],
    "query": [],
    "body": [
      {
        "name": "name",
        "kind": "text",
        "required": true,
        "description": "The name that programs see."
      }
    ],
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "partner-profile-answer",
    "example": "npx referral portal rename --name Anna"
  },
  {
    "command": "portal programs",
    "id": "listOwnPrograms",
    "group": "portal",
    "method": "listOwnPrograms",
    "summary": "List own programs",
    "scope": "portal.read",
    "role": null,
    "login": true,
    "program": false,
    "ids": [],
    "query": [
      {
        "name": "limit",
        "kind": "whole",
        "description": "The greatest number of records in the page."
      },
      {
        "name": "cursor",
        "kind": "text",
        "description": "Continues a list after a page, page.next_cursor of its answer. Send the same filters with it."
      },
      {
        "name": "order",
        "kind": "choice",
        "choices": [
          "newest",
          "oldest"
        ],
        "description": "The order of the list, by when the records were created."
      },
      {
        "name": "status",
        "kind": "choice",
        "choices": [
          "linked",
          "applied",
          "joined",
          "declined",
          "left",
          "removed"
        ],
        "description": "Only programs in which the partner has this status."
      }
    ],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": true,
    "answer": "portal-program-list",
    "example": "npx referral portal programs"
  },
  {
    "command": "portal join",
    "id": "joinProgram",
    "group": "portal",
    "method": "joinProgram",
    "summary": "Join a program",
    "scope": "portal.write",
    "role": null,
    "login": true,
    "program": false,
    "ids": [],
    "query": [],
    "body": [
      {
        "name": "slug",
        "kind": "text",
        "required": true,
        "description": "The name of the program in URLs."
      }
    ],
    "clears": false,
    "takesKey": true,
    "pages": false,
    "answer": "portal-program-answer",
    "example": "npx referral portal join --slug brand"
  },
  {
    "command": "portal leave",
    "id": "leaveProgram",
    "group": "portal",
    "method": "leaveProgram",
    "summary": "Leave a program",
    "scope": "portal.write",
    "role": null,
    "login": true,
    "program": true,
    "ids": [],
    "query": [],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": false,
    "answer": "portal-program-answer",
    "example": "npx referral portal leave --program 3"
  },
  {
    "command": "portal links",
    "id": "listOwnLinks",
    "group": "portal",
    "method": "listOwnLinks",
    "summary": "List own links",
    "scope": "portal.read",
    "role": null,
    "login": true,
    "program": true,
    "ids": [],
    "query": [
      {
        "name": "limit",
        "kind": "whole",
        "description": "The greatest number of records in the page."
      },
      {
        "name": "cursor",
        "kind": "text",
        "description": "Continues a list after a page, page.next_cursor of its answer. Send the same filters with it."
      },
      {
        "name": "order",
        "kind": "choice",
        "choices": [
          "newest",
          "oldest"
        ],
        "description": "The order of the list, by when the records were created."
      },
      {
        "name": "enabled",
        "kind": "boolean",
        "description": "Only links that are enabled, or only those that are not."
      },
      {
        "name": "created_from",
        "kind": "time",
        "description": "Only records that were created at this time or later."
      },
      {
        "name": "created_before",
        "kind": "time",
        "description": "Only records that were created before this time."
      }
    ],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": true,
    "answer": "managed-link-list",
    "example": "npx referral portal links --program 3"
  },
  {
    "command": "portal create-link",
    "id": "createOwnLink",
    "group": "portal",
    "method": "createOwnLink",
    "summary": "Create an own link",
    "scope": "portal.write",
    "role": null,
    "login": true,
    "program": true,
    "ids": [],
    "query": [],
    "body": [
      {
        "name": "code",
        "kind": "text",
        "nullable": true,
        "description": "The value of aff in its address. A random one unless set."
      },
      {
        "name": "destination",
        "kind": "text",
        "nullable": true,
        "description": "The page that the link leads to, at the program's domain or one of its origins. The home page of the domain unless set."
      }
    ],
    "clears": false,
    "takesKey": true,
    "pages": false,
    "answer": "managed-link-answer",
    "example": "npx referral portal create-link --code anna --program 3"
  },
  {
    "command": "portal stats",
    "id": "getOwnStats",
    "group": "portal",
    "method": "getOwnStats",
    "summary": "Get own totals",
    "scope": "portal.read",
    "role": null,
    "login": true,
    "program": true,
    "ids": [],
    "query": [
      {
        "name": "from",
        "kind": "text",
        "description": "The first day (UTC). Without it, 30 days before to."
      },
      {
        "name": "to",
        "kind": "text",
        "description": "The day after the last one (UTC), at most 366 days after from. Without it, tomorrow."
      },
      {
        "name": "group_by",
        "kind": "choice",
        "choices": [
          "day",
          "link"
        ],
        "description": "What to divide the totals by. Without it, the answer is one group at most."
      },
      {
        "name": "limit",
        "kind": "whole",
        "description": "The greatest number of records in the page."
      },
      {
        "name": "cursor",
        "kind": "text",
        "description": "Continues a list after a page, page.next_cursor of its answer. Send the same filters with it."
      },
      {
        "name": "order",
        "kind": "choice",
        "choices": [
          "newest",
          "oldest"
        ],
        "description": "The order of the list, by when the records were created."
      }
    ],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": true,
    "answer": "stats-list",
    "example": "npx referral portal stats --program 3"
  },
  {
    "command": "portal commissions",
    "id": "listOwnCommissions",
    "group": "portal",
    "method": "listOwnCommissions",
    "summary": "List own commissions",
    "scope": "portal.read",
    "role": null,
    "login": true,
    "program": true,
    "ids": [],
    "query": [
      {
        "name": "limit",
        "kind": "whole",
        "description": "The greatest number of records in the page."
      },
      {
        "name": "cursor",
        "kind": "text",
        "description": "Continues a list after a page, page.next_cursor of its answer. Send the same filters with it."
      },
      {
        "name": "order",
        "kind": "choice",
        "choices": [
          "newest",
          "oldest"
        ],
        "description": "The order of the list, by when the records were created."
      },
      {
        "name": "status",
        "kind": "choice",
        "choices": [
          "pending",
          "approved",
          "paid",
          "reversed"
        ],
        "description": "Only commissions with this status."
      },
      {
        "name": "created_from",
        "kind": "time",
        "description": "Only records that were created at this time or later."
      },
      {
        "name": "created_before",
        "kind": "time",
        "description": "Only records that were created before this time."
      }
    ],
    "body": null,
    "clears": false,
    "takesKey": false,
    "pages": true,
    "answer": "own-commission-list",
    "example": "npx referral portal commissions --program 3"
  }
];
