// Made by `npm run generate` from openapi/. Do not edit.
export const contract = {
  "requestId": {
    "header": "X-Request-ID",
    "pattern": "^[A-Za-z0-9._-]{1,128}$"
  },
  "limits": {
    "bodyBytes": 65536,
    "bodyDepth": 32,
    "echoedCharacters": 64,
    "chainsPerHour": 10,
    "signatureToleranceSeconds": 300,
    "recentSignInSeconds": 900
  },
  "rateLimits": {
    "windowSeconds": 60,
    "buckets": {
      "click": {
        "limit": 60,
        "per": "address"
      },
      "lead": {
        "limit": 30,
        "per": "address"
      },
      "saleAndRefund": {
        "limit": 120,
        "per": "credential"
      },
      "readiness": {
        "limit": 30,
        "per": "credential"
      },
      "cli": {
        "limit": 60,
        "per": "credential"
      },
      "manage": {
        "limit": 300,
        "per": "credential"
      },
      "heavy": {
        "limit": 30,
        "per": "credential"
      },
      "portal": {
        "limit": 120,
        "per": "credential"
      },
      "session": {
        "limit": 30,
        "per": "address"
      }
    }
  },
  "preflight": {
    "status": 204,
    "always": {
      "X-Content-Type-Options": "nosniff"
    },
    "headers": {
      "Access-Control-Allow-Origin": "{origin}",
      "Access-Control-Allow-Methods": "POST",
      "Access-Control-Allow-Headers": "Content-Type, X-Request-ID",
      "Access-Control-Max-Age": "600",
      "Vary": "Origin"
    }
  },
  "sessionCookie": "__Host-referral_session",
  "paths": {
    "/api/v1/track/click": {
      "bucket": "click",
      "cors": true,
      "managed": false,
      "operations": [
        "trackClick"
      ]
    },
    "/api/v1/track/lead": {
      "bucket": "lead",
      "cors": true,
      "managed": false,
      "operations": [
        "trackLead"
      ]
    },
    "/api/v1/track/sale": {
      "bucket": "saleAndRefund",
      "cors": false,
      "managed": false,
      "operations": [
        "trackSale"
      ]
    },
    "/api/v1/track/refund": {
      "bucket": "saleAndRefund",
      "cors": false,
      "managed": false,
      "operations": [
        "trackRefund"
      ]
    },
    "/api/v1/programs/me/readiness": {
      "bucket": "readiness",
      "cors": false,
      "managed": false,
      "operations": [
        "getReadiness"
      ]
    },
    "/api/v1/cli/auth/start": {
      "bucket": "cli",
      "cors": false,
      "managed": false,
      "operations": [
        "cliAuthStart"
      ]
    },
    "/api/v1/cli/auth/callback": {
      "bucket": "cli",
      "cors": false,
      "managed": false,
      "operations": [
        "cliAuthCallback"
      ]
    },
    "/api/v1/cli/auth/poll": {
      "bucket": "cli",
      "cors": false,
      "managed": false,
      "operations": [
        "cliAuthPoll"
      ]
    },
    "/api/v1/cli/auth/logout": {
      "bucket": "cli",
      "cors": false,
      "managed": false,
      "operations": [
        "cliAuthLogout"
      ]
    },
    "/api/v1/cli/init": {
      "bucket": "cli",
      "cors": false,
      "managed": false,
      "operations": [
        "cliInit"
      ]
    },
    "/api/v1/cli/programs": {
      "bucket": "cli",
      "cors": false,
      "managed": false,
      "operations": [
        "cliPrograms"
      ]
    },
    "/api/v1/cli/status": {
      "bucket": "cli",
      "cors": false,
      "managed": false,
      "operations": [
        "cliStatus"
      ]
    },
    "/api/v1/cli/test-event": {
      "bucket": "cli",
      "cors": false,
      "managed": false,
      "operations": [
        "cliTestEvent"
      ]
    },
    "/api/v1/cli/stripe-connect": {
      "bucket": "cli",
      "cors": false,
      "managed": false,
      "operations": [
        "cliStripeConnect"
      ]
    },
    "/api/v1/webhooks/stripe/{program_id}": {
      "bucket": null,
      "cors": false,
      "managed": false,
      "operations": [
        "stripeWebhook"
      ]
    },
    "/api/v1/programs": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "listPrograms",
        "createProgram"
      ]
    },
    "/api/v1/programs/{program_id}": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "getProgram",
        "updateProgram"
      ]
    },
    "/api/v1/programs/{program_id}/origins": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "replaceOrigins"
      ]
    },
    "/api/v1/programs/{program_id}/readiness": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "getProgramReadiness"
      ]
    },
    "/api/v1/programs/{program_id}/archive": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "archiveProgram"
      ]
    },
    "/api/v1/programs/{program_id}/keys": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "listKeys"
      ]
    },
    "/api/v1/programs/{program_id}/keys/rotate": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "rotateKey"
      ]
    },
    "/api/v1/programs/{program_id}/keys/{key_id}/mark": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "markKey"
      ]
    },
    "/api/v1/programs/{program_id}/keys/{key_id}/revoke": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "revokeKey"
      ]
    },
    "/api/v1/programs/{program_id}/events": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "listEvents"
      ]
    },
    "/api/v1/programs/{program_id}/payment-events": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "listPaymentEvents"
      ]
    },
    "/api/v1/programs/{program_id}/payment-events/{payment_event_id}/replay": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "replayPaymentEvent"
      ]
    },
    "/api/v1/programs/{program_id}/processors": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "listProcessors",
        "connectProcessor"
      ]
    },
    "/api/v1/programs/{program_id}/processors/{processor_id}": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "disconnectProcessor"
      ]
    },
    "/api/v1/programs/{program_id}/stats": {
      "bucket": "heavy",
      "cors": false,
      "managed": true,
      "operations": [
        "getStats"
      ]
    },
    "/api/v1/programs/{program_id}/members": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "listMembers"
      ]
    },
    "/api/v1/programs/{program_id}/members/{account_id}": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "removeMember",
        "updateMember"
      ]
    },
    "/api/v1/programs/{program_id}/member-invitations": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "listMemberInvitations",
        "createMemberInvitation"
      ]
    },
    "/api/v1/programs/{program_id}/member-invitations/{member_invitation_id}/revoke": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "revokeMemberInvitation"
      ]
    },
    "/api/v1/programs/{program_id}/audit-log": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "listAuditLog"
      ]
    },
    "/api/v1/programs/{program_id}/links": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "listLinks",
        "createLink"
      ]
    },
    "/api/v1/programs/{program_id}/links/{link_id}": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "getLink",
        "updateLink"
      ]
    },
    "/api/v1/programs/{program_id}/links/{link_id}/aliases": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "createAlias"
      ]
    },
    "/api/v1/programs/{program_id}/partners": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "listPartners"
      ]
    },
    "/api/v1/programs/{program_id}/partners/{partner_id}": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "getPartner"
      ]
    },
    "/api/v1/programs/{program_id}/partners/{partner_id}/approve": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "approvePartner"
      ]
    },
    "/api/v1/programs/{program_id}/partners/{partner_id}/decline": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "declinePartner"
      ]
    },
    "/api/v1/programs/{program_id}/partners/{partner_id}/remove": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "removePartner"
      ]
    },
    "/api/v1/programs/{program_id}/partners/{partner_id}/reinstate": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "reinstatePartner"
      ]
    },
    "/api/v1/programs/{program_id}/invitations": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "listInvitations",
        "invitePartners"
      ]
    },
    "/api/v1/programs/{program_id}/invitations/{invitation_id}/resend": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "resendInvitation"
      ]
    },
    "/api/v1/programs/{program_id}/invitations/{invitation_id}/revoke": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "revokeInvitation"
      ]
    },
    "/api/v1/programs/{program_id}/customers": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "listCustomers"
      ]
    },
    "/api/v1/programs/{program_id}/customers/{customer_id}": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "getCustomer"
      ]
    },
    "/api/v1/programs/{program_id}/customers/{customer_id}/explain": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "explainCustomer"
      ]
    },
    "/api/v1/programs/{program_id}/customers/{customer_id}/export": {
      "bucket": "heavy",
      "cors": false,
      "managed": true,
      "operations": [
        "exportCustomer"
      ]
    },
    "/api/v1/programs/{program_id}/customers/{customer_id}/erase": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "eraseCustomer"
      ]
    },
    "/api/v1/programs/{program_id}/commissions": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "listCommissions",
        "createAdjustment"
      ]
    },
    "/api/v1/programs/{program_id}/commissions/{commission_id}": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "getCommission"
      ]
    },
    "/api/v1/programs/{program_id}/commissions/approve": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "approveCommissions"
      ]
    },
    "/api/v1/programs/{program_id}/commissions/hold": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "holdCommissions"
      ]
    },
    "/api/v1/programs/{program_id}/commissions/release": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "releaseCommissions"
      ]
    },
    "/api/v1/programs/{program_id}/commissions/reject": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "rejectCommissions"
      ]
    },
    "/api/v1/account/session": {
      "bucket": "session",
      "cors": false,
      "managed": true,
      "operations": [
        "getSession",
        "endSession"
      ]
    },
    "/api/v1/account/tokens": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "listTokens",
        "createToken"
      ]
    },
    "/api/v1/account/tokens/{token_id}": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "revokeToken"
      ]
    },
    "/api/v1/account/login-tokens": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "listLoginTokens"
      ]
    },
    "/api/v1/account/login-tokens/{login_token_id}": {
      "bucket": "manage",
      "cors": false,
      "managed": true,
      "operations": [
        "revokeLoginToken"
      ]
    },
    "/api/v1/account/invitations/preview": {
      "bucket": "session",
      "cors": false,
      "managed": true,
      "operations": [
        "previewInvitation"
      ]
    },
    "/api/v1/account/invitations/accept": {
      "bucket": "session",
      "cors": false,
      "managed": true,
      "operations": [
        "acceptInvitation"
      ]
    },
    "/api/v1/account/invitations/decline": {
      "bucket": "session",
      "cors": false,
      "managed": true,
      "operations": [
        "declineInvitation"
      ]
    },
    "/api/v1/partner/profile": {
      "bucket": "portal",
      "cors": false,
      "managed": true,
      "operations": [
        "getProfile",
        "replaceProfile"
      ]
    },
    "/api/v1/partner/programs": {
      "bucket": "portal",
      "cors": false,
      "managed": true,
      "operations": [
        "listOwnPrograms",
        "joinProgram"
      ]
    },
    "/api/v1/partner/programs/{program_id}/leave": {
      "bucket": "portal",
      "cors": false,
      "managed": true,
      "operations": [
        "leaveProgram"
      ]
    },
    "/api/v1/partner/programs/{program_id}/links": {
      "bucket": "portal",
      "cors": false,
      "managed": true,
      "operations": [
        "listOwnLinks",
        "createOwnLink"
      ]
    },
    "/api/v1/partner/programs/{program_id}/stats": {
      "bucket": "portal",
      "cors": false,
      "managed": true,
      "operations": [
        "getOwnStats"
      ]
    },
    "/api/v1/partner/programs/{program_id}/commissions": {
      "bucket": "portal",
      "cors": false,
      "managed": true,
      "operations": [
        "listOwnCommissions"
      ]
    },
    "/healthz": {
      "bucket": null,
      "cors": false,
      "managed": false,
      "operations": [
        "getHealth"
      ]
    },
    "/readyz": {
      "bucket": null,
      "cors": false,
      "managed": false,
      "operations": [
        "getReady"
      ]
    }
  },
  "operations": {
    "trackClick": {
      "method": "post",
      "path": "/api/v1/track/click",
      "bucket": "click",
      "credential": "testMode",
      "access": null,
      "query": [],
      "queryRules": {},
      "parameters": [],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "clickTrackingFailed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Access-Control-Allow-Origin",
            "value": "allowOrigin"
          },
          {
            "name": "Vary",
            "value": "varyOrigin",
            "text": "Origin"
          },
          {
            "name": "Access-Control-Expose-Headers",
            "value": "exposeHeaders",
            "text": "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Access-Control-Allow-Origin",
            "value": "allowOrigin"
          },
          {
            "name": "Vary",
            "value": "varyOrigin",
            "text": "Origin"
          },
          {
            "name": "Access-Control-Expose-Headers",
            "value": "exposeHeaders",
            "text": "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After"
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Access-Control-Allow-Origin",
            "value": "allowOrigin"
          },
          {
            "name": "Vary",
            "value": "varyOrigin",
            "text": "Origin"
          },
          {
            "name": "Access-Control-Expose-Headers",
            "value": "exposeHeaders",
            "text": "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After"
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Access-Control-Allow-Origin",
            "value": "allowOrigin"
          },
          {
            "name": "Vary",
            "value": "varyOrigin",
            "text": "Origin"
          },
          {
            "name": "Access-Control-Expose-Headers",
            "value": "exposeHeaders",
            "text": "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After"
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Access-Control-Allow-Origin",
            "value": "allowOrigin"
          },
          {
            "name": "Vary",
            "value": "varyOrigin",
            "text": "Origin"
          },
          {
            "name": "Access-Control-Expose-Headers",
            "value": "exposeHeaders",
            "text": "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After"
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "410": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Access-Control-Allow-Origin",
            "value": "allowOrigin"
          },
          {
            "name": "Vary",
            "value": "varyOrigin",
            "text": "Origin"
          },
          {
            "name": "Access-Control-Expose-Headers",
            "value": "exposeHeaders",
            "text": "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After"
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Access-Control-Allow-Origin",
            "value": "allowOrigin"
          },
          {
            "name": "Vary",
            "value": "varyOrigin",
            "text": "Origin"
          },
          {
            "name": "Access-Control-Expose-Headers",
            "value": "exposeHeaders",
            "text": "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After"
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Access-Control-Allow-Origin",
            "value": "allowOrigin"
          },
          {
            "name": "Vary",
            "value": "varyOrigin",
            "text": "Origin"
          },
          {
            "name": "Access-Control-Expose-Headers",
            "value": "exposeHeaders",
            "text": "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Access-Control-Allow-Origin",
            "value": "allowOrigin"
          },
          {
            "name": "Vary",
            "value": "varyOrigin",
            "text": "Origin"
          },
          {
            "name": "Access-Control-Expose-Headers",
            "value": "exposeHeaders",
            "text": "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After"
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Access-Control-Allow-Origin",
            "value": "allowOrigin"
          },
          {
            "name": "Vary",
            "value": "varyOrigin",
            "text": "Origin"
          },
          {
            "name": "Access-Control-Expose-Headers",
            "value": "exposeHeaders",
            "text": "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After"
          }
        ]
      },
      "errors": {
        "affiliateUrlRequired": "affiliateUrlRequired",
        "affiliateUrlInvalid": "affiliateUrlInvalid",
        "affMissing": "affMissing",
        "referralLinkNotFound": "referralLinkNotFound",
        "referralLinkMisconfigured": "referralLinkMisconfigured",
        "testProgramUnknown": "testProgramUnknown",
        "fieldInvalid": "fieldInvalid",
        "bodyMissing": "bodyMissing",
        "bodyNotUtf8": "bodyNotUtf8",
        "bodyNotJson": "bodyNotJson",
        "bodyNotObject": "bodyNotObject",
        "bodyTooDeep": "bodyTooDeep",
        "textNotStorable": "textNotStorable",
        "malformedAuthorization": "malformedAuthorization",
        "invalidApiToken": "invalidApiToken",
        "apiKeyRetired": "apiKeyRetired",
        "programMismatch": "programMismatch",
        "originNotAllowed": "originNotAllowed",
        "methodNotAllowed": "methodNotAllowed",
        "linkDisabled": "linkDisabled",
        "payloadTooLarge": "payloadTooLarge",
        "unsupportedMediaType": "unsupportedMediaType",
        "bodyCompressed": "bodyCompressed",
        "rateLimited": "rateLimited",
        "clickTrackingFailed": "clickTrackingFailed"
      },
      "messages": {}
    },
    "trackLead": {
      "method": "post",
      "path": "/api/v1/track/lead",
      "bucket": "lead",
      "credential": "optional",
      "access": null,
      "query": [],
      "queryRules": {},
      "parameters": [],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "leadTrackingFailed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Access-Control-Allow-Origin",
            "value": "allowOrigin"
          },
          {
            "name": "Vary",
            "value": "varyOrigin",
            "text": "Origin"
          },
          {
            "name": "Access-Control-Expose-Headers",
            "value": "exposeHeaders",
            "text": "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Access-Control-Allow-Origin",
            "value": "allowOrigin"
          },
          {
            "name": "Vary",
            "value": "varyOrigin",
            "text": "Origin"
          },
          {
            "name": "Access-Control-Expose-Headers",
            "value": "exposeHeaders",
            "text": "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After"
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Access-Control-Allow-Origin",
            "value": "allowOrigin"
          },
          {
            "name": "Vary",
            "value": "varyOrigin",
            "text": "Origin"
          },
          {
            "name": "Access-Control-Expose-Headers",
            "value": "exposeHeaders",
            "text": "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After"
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Access-Control-Allow-Origin",
            "value": "allowOrigin"
          },
          {
            "name": "Vary",
            "value": "varyOrigin",
            "text": "Origin"
          },
          {
            "name": "Access-Control-Expose-Headers",
            "value": "exposeHeaders",
            "text": "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After"
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Access-Control-Allow-Origin",
            "value": "allowOrigin"
          },
          {
            "name": "Vary",
            "value": "varyOrigin",
            "text": "Origin"
          },
          {
            "name": "Access-Control-Expose-Headers",
            "value": "exposeHeaders",
            "text": "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After"
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Access-Control-Allow-Origin",
            "value": "allowOrigin"
          },
          {
            "name": "Vary",
            "value": "varyOrigin",
            "text": "Origin"
          },
          {
            "name": "Access-Control-Expose-Headers",
            "value": "exposeHeaders",
            "text": "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After"
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Access-Control-Allow-Origin",
            "value": "allowOrigin"
          },
          {
            "name": "Vary",
            "value": "varyOrigin",
            "text": "Origin"
          },
          {
            "name": "Access-Control-Expose-Headers",
            "value": "exposeHeaders",
            "text": "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Access-Control-Allow-Origin",
            "value": "allowOrigin"
          },
          {
            "name": "Vary",
            "value": "varyOrigin",
            "text": "Origin"
          },
          {
            "name": "Access-Control-Expose-Headers",
            "value": "exposeHeaders",
            "text": "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After"
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Access-Control-Allow-Origin",
            "value": "allowOrigin"
          },
          {
            "name": "Vary",
            "value": "varyOrigin",
            "text": "Origin"
          },
          {
            "name": "Access-Control-Expose-Headers",
            "value": "exposeHeaders",
            "text": "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After"
          }
        ]
      },
      "errors": {
        "clickIdOrCustomerKeyRequired": "clickIdOrCustomerKeyRequired",
        "customerNotFound": "customerNotFound",
        "customerNotInProgram": "customerNotInProgram",
        "customerStatusNotUpdatable": "customerStatusNotUpdatable",
        "testProgramRequired": "testProgramRequired",
        "testProgramUnknown": "testProgramUnknown",
        "fieldInvalid": "fieldInvalid",
        "bodyMissing": "bodyMissing",
        "bodyNotUtf8": "bodyNotUtf8",
        "bodyNotJson": "bodyNotJson",
        "bodyNotObject": "bodyNotObject",
        "bodyTooDeep": "bodyTooDeep",
        "textNotStorable": "textNotStorable",
        "malformedAuthorization": "malformedAuthorization",
        "invalidApiToken": "invalidApiToken",
        "apiKeyRetired": "apiKeyRetired",
        "programMismatch": "programMismatch",
        "originNotAllowed": "originNotAllowed",
        "methodNotAllowed": "methodNotAllowed",
        "payloadTooLarge": "payloadTooLarge",
        "unsupportedMediaType": "unsupportedMediaType",
        "bodyCompressed": "bodyCompressed",
        "rateLimited": "rateLimited",
        "leadTrackingFailed": "leadTrackingFailed"
      },
      "messages": {
        "settled": "Lead tracked successfully",
        "provisional": "Lead recorded as provisional",
        "testLead": "Test lead event tracked successfully"
      }
    },
    "trackSale": {
      "method": "post",
      "path": "/api/v1/track/sale",
      "bucket": "saleAndRefund",
      "credential": "required",
      "access": null,
      "query": [],
      "queryRules": {},
      "parameters": [],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "saleTrackingFailed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "422": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "transactionIdRequired": "transactionIdRequired",
        "amountInvalid": "amountInvalid",
        "occurredAtInvalid": "occurredAtInvalid",
        "providerInvalid": "providerInvalid",
        "providerPaymentIdInvalid": "providerPaymentIdInvalid",
        "livemodeInvalid": "livemodeInvalid",
        "customerNotIdentified": "customerNotIdentified",
        "customerUnknown": "customerUnknown",
        "attributionMissing": "attributionMissing",
        "relationshipMissing": "relationshipMissing",
        "partnerMissing": "partnerMissing",
        "fieldInvalid": "fieldInvalidCoded",
        "bodyMissing": "bodyMissingCoded",
        "bodyNotUtf8": "bodyNotUtf8Coded",
        "bodyNotJson": "bodyNotJsonCoded",
        "bodyNotObject": "bodyNotObjectCoded",
        "bodyTooDeep": "bodyTooDeepCoded",
        "textNotStorable": "textNotStorableCoded",
        "malformedAuthorization": "malformedAuthorizationCoded",
        "missingApiToken": "missingApiTokenCoded",
        "invalidApiToken": "invalidApiTokenCoded",
        "apiKeyRetired": "apiKeyRetired",
        "programMismatch": "programMismatchCoded",
        "methodNotAllowed": "methodNotAllowedCoded",
        "duplicateTransaction": "duplicateTransaction",
        "payloadTooLarge": "payloadTooLargeCoded",
        "unsupportedMediaType": "unsupportedMediaTypeCoded",
        "bodyCompressed": "bodyCompressedCoded",
        "unsupportedCurrency": "unsupportedCurrency",
        "rateLimited": "rateLimited",
        "saleTrackingFailed": "saleTrackingFailed",
        "commissionFailed": "commissionFailed"
      },
      "messages": {
        "attributed": "Sale tracked successfully",
        "windowExpired": "Sale not attributed. The click is older than the attribution window.",
        "testSale": "Test sale event tracked successfully"
      }
    },
    "trackRefund": {
      "method": "post",
      "path": "/api/v1/track/refund",
      "bucket": "saleAndRefund",
      "credential": "required",
      "access": null,
      "query": [],
      "queryRules": {},
      "parameters": [],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "refundTrackingFailed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "transactionIdMissing": "transactionIdMissing",
        "reasonInvalid": "reasonInvalid",
        "refundTooLarge": "refundTooLarge",
        "fieldInvalid": "fieldInvalidCoded",
        "bodyMissing": "bodyMissingCoded",
        "bodyNotUtf8": "bodyNotUtf8Coded",
        "bodyNotJson": "bodyNotJsonCoded",
        "bodyNotObject": "bodyNotObjectCoded",
        "bodyTooDeep": "bodyTooDeepCoded",
        "textNotStorable": "textNotStorableCoded",
        "malformedAuthorization": "malformedAuthorizationCoded",
        "invalidApiToken": "invalidApiTokenCoded",
        "apiKeyRetired": "apiKeyRetired",
        "programMismatch": "programMismatchCoded",
        "saleNotFound": "saleNotFound",
        "methodNotAllowed": "methodNotAllowedCoded",
        "payloadTooLarge": "payloadTooLargeCoded",
        "unsupportedMediaType": "unsupportedMediaTypeCoded",
        "bodyCompressed": "bodyCompressedCoded",
        "rateLimited": "rateLimited",
        "refundTrackingFailed": "refundTrackingFailed"
      },
      "messages": {
        "recorded": "Refund tracked successfully",
        "skipped": "Refund skipped",
        "testRefund": "Test refund event tracked successfully"
      }
    },
    "getReadiness": {
      "method": "get",
      "path": "/api/v1/programs/me/readiness",
      "bucket": "readiness",
      "credential": "required",
      "access": null,
      "query": [],
      "queryRules": {},
      "parameters": [],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "malformedAuthorization": "readinessMalformedAuthorization",
        "missingApiToken": "readinessMissingApiToken",
        "invalidApiToken": "readinessInvalidApiToken",
        "apiKeyRetired": "apiKeyRetired",
        "methodNotAllowed": "readinessMethodNotAllowed",
        "rateLimited": "rateLimited",
        "failed": "readinessFailed"
      },
      "messages": {}
    },
    "cliAuthStart": {
      "method": "post",
      "path": "/api/v1/cli/auth/start",
      "bucket": "cli",
      "credential": "retiredOnly",
      "access": null,
      "query": [],
      "queryRules": {},
      "parameters": [],
      "body": null,
      "unexpected": "startFailed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "apiKeyRetired": "apiKeyRetired",
        "methodNotAllowed": "methodNotAllowed",
        "rateLimited": "rateLimited",
        "startFailed": "authStartFailed"
      },
      "messages": {}
    },
    "cliAuthCallback": {
      "method": "post",
      "path": "/api/v1/cli/auth/callback",
      "bucket": "cli",
      "credential": "retiredOnly",
      "access": null,
      "query": [],
      "queryRules": {},
      "parameters": [],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "callbackFailed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldsMissing": "authFieldsMissing",
        "sessionExpired": "authSessionExpired",
        "fieldInvalid": "fieldInvalid",
        "bodyMissing": "bodyMissing",
        "bodyNotUtf8": "bodyNotUtf8",
        "bodyNotJson": "bodyNotJson",
        "bodyNotObject": "bodyNotObject",
        "bodyTooDeep": "bodyTooDeep",
        "textNotStorable": "textNotStorable",
        "idTokenInvalid": "idTokenInvalid",
        "apiKeyRetired": "apiKeyRetired",
        "accountSuspended": "accountSuspended",
        "sessionNotFound": "authSessionNotFoundOrUsed",
        "methodNotAllowed": "methodNotAllowed",
        "payloadTooLarge": "payloadTooLarge",
        "unsupportedMediaType": "unsupportedMediaType",
        "bodyCompressed": "bodyCompressed",
        "rateLimited": "rateLimited",
        "callbackFailed": "authCallbackFailed"
      },
      "messages": {}
    },
    "cliAuthPoll": {
      "method": "get",
      "path": "/api/v1/cli/auth/poll",
      "bucket": "cli",
      "credential": "retiredOnly",
      "access": null,
      "query": [
        "state"
      ],
      "queryRules": {},
      "parameters": [],
      "body": null,
      "unexpected": "pollFailed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "stateMissing": "authStateMissing",
        "sessionConsumed": "authSessionConsumed",
        "textNotStorable": "textNotStorable",
        "apiKeyRetired": "apiKeyRetired",
        "sessionNotFound": "authSessionNotFound",
        "methodNotAllowed": "methodNotAllowed",
        "rateLimited": "rateLimited",
        "pollFailed": "authPollFailed"
      },
      "messages": {}
    },
    "cliAuthLogout": {
      "method": "post",
      "path": "/api/v1/cli/auth/logout",
      "bucket": "cli",
      "credential": "login",
      "access": null,
      "query": [],
      "queryRules": {},
      "parameters": [],
      "body": null,
      "unexpected": "cliAuthLogoutFailed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "authenticationRequired": "authenticationRequired",
        "loginTokenInvalid": "loginTokenInvalid",
        "userNotFound": "userNotFound",
        "apiKeyRetired": "apiKeyRetired",
        "methodNotAllowed": "methodNotAllowed",
        "rateLimited": "rateLimited",
        "cliAuthLogoutFailed": "cliAuthLogoutFailed"
      },
      "messages": {}
    },
    "cliInit": {
      "method": "post",
      "path": "/api/v1/cli/init",
      "bucket": "cli",
      "credential": "login",
      "access": null,
      "query": [],
      "queryRules": {},
      "parameters": [],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "initFailed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldsMissing": "initFieldsMissing",
        "commissionTypeInvalid": "commissionTypeInvalid",
        "commissionRateInvalid": "commissionRateInvalid",
        "commissionRateTooHigh": "commissionRateTooHigh",
        "domainInvalid": "domainInvalid",
        "fieldInvalid": "fieldInvalid",
        "bodyMissing": "bodyMissing",
        "bodyNotUtf8": "bodyNotUtf8",
        "bodyNotJson": "bodyNotJson",
        "bodyNotObject": "bodyNotObject",
        "bodyTooDeep": "bodyTooDeep",
        "textNotStorable": "textNotStorable",
        "authenticationRequired": "authenticationRequired",
        "loginTokenInvalid": "loginTokenInvalid",
        "userNotFound": "userNotFound",
        "apiKeyRetired": "apiKeyRetired",
        "advertiserMissing": "advertiserMissing",
        "advertiserMismatch": "advertiserMismatch",
        "methodNotAllowed": "methodNotAllowed",
        "payloadTooLarge": "payloadTooLarge",
        "unsupportedMediaType": "unsupportedMediaType",
        "bodyCompressed": "bodyCompressed",
        "rateLimited": "rateLimited",
        "initFailed": "initFailed"
      },
      "messages": {}
    },
    "cliPrograms": {
      "method": "get",
      "path": "/api/v1/cli/programs",
      "bucket": "cli",
      "credential": "login",
      "access": null,
      "query": [],
      "queryRules": {},
      "parameters": [],
      "body": null,
      "unexpected": "programsFailed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "authenticationRequired": "authenticationRequired",
        "loginTokenInvalid": "loginTokenInvalid",
        "userNotFound": "userNotFound",
        "apiKeyRetired": "apiKeyRetired",
        "methodNotAllowed": "methodNotAllowed",
        "rateLimited": "rateLimited",
        "programsFailed": "programsFailed"
      },
      "messages": {}
    },
    "cliStatus": {
      "method": "get",
      "path": "/api/v1/cli/status",
      "bucket": "cli",
      "credential": "required",
      "access": null,
      "query": [],
      "queryRules": {},
      "parameters": [],
      "body": null,
      "unexpected": "statusFailed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "malformedAuthorization": "cliMalformedAuthorization",
        "missingApiToken": "cliMissingApiToken",
        "invalidApiToken": "cliInvalidApiKey",
        "apiKeyRetired": "apiKeyRetired",
        "methodNotAllowed": "methodNotAllowed",
        "rateLimited": "rateLimited",
        "statusFailed": "statusFailed"
      },
      "messages": {}
    },
    "cliTestEvent": {
      "method": "post",
      "path": "/api/v1/cli/test-event",
      "bucket": "cli",
      "credential": "required",
      "access": null,
      "query": [],
      "queryRules": {},
      "parameters": [],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "testEventFailed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "eventTypeInvalid": "eventTypeInvalid",
        "fieldInvalid": "fieldInvalid",
        "bodyMissing": "bodyMissing",
        "bodyNotUtf8": "bodyNotUtf8",
        "bodyNotJson": "bodyNotJson",
        "bodyNotObject": "bodyNotObject",
        "bodyTooDeep": "bodyTooDeep",
        "textNotStorable": "textNotStorable",
        "malformedAuthorization": "cliMalformedAuthorization",
        "missingApiToken": "cliMissingApiToken",
        "invalidApiToken": "cliInvalidApiKey",
        "apiKeyRetired": "apiKeyRetired",
        "methodNotAllowed": "methodNotAllowed",
        "payloadTooLarge": "payloadTooLarge",
        "unsupportedMediaType": "unsupportedMediaType",
        "bodyCompressed": "bodyCompressed",
        "rateLimited": "rateLimited",
        "tooManyChains": "tooManyChains",
        "testEventFailed": "testEventFailed",
        "chainFailed": "chainFailed"
      },
      "messages": {
        "single": "Test event received"
      }
    },
    "cliStripeConnect": {
      "method": "post",
      "path": "/api/v1/cli/stripe-connect",
      "bucket": "cli",
      "credential": "retiredOnly",
      "access": null,
      "query": [],
      "queryRules": {},
      "parameters": [],
      "body": null,
      "unexpected": null,
      "headers": {
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "410": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ]
      },
      "errors": {
        "apiKeyRetired": "apiKeyRetired",
        "methodNotAllowed": "methodNotAllowed",
        "retired": "stripeConnectRetired",
        "rateLimited": "rateLimited"
      },
      "messages": {}
    },
    "stripeWebhook": {
      "method": "post",
      "path": "/api/v1/webhooks/stripe/{program_id}",
      "bucket": null,
      "credential": "none",
      "access": null,
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "header",
          "name": "Stripe-Signature",
          "as": "stripeSignature"
        }
      ],
      "body": {
        "form": "raw",
        "maxBytes": 1048576
      },
      "unexpected": "webhookFailed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          }
        ]
      },
      "errors": {
        "bodyMissing": "bodyMissing",
        "signatureMissing": "signatureMissing",
        "signatureMalformed": "signatureMalformed",
        "signatureInvalid": "signatureInvalid",
        "signatureTooOld": "signatureTooOld",
        "signatureAhead": "signatureAhead",
        "bodyNotUtf8": "bodyNotUtf8",
        "bodyNotJson": "bodyNotJson",
        "bodyNotObject": "bodyNotObject",
        "bodyTooDeep": "bodyTooDeep",
        "textNotStorable": "textNotStorable",
        "eventMalformed": "eventMalformed",
        "programNotConnected": "programNotConnected",
        "methodNotAllowed": "methodNotAllowed",
        "payloadTooLarge": "webhookTooLarge",
        "unsupportedMediaType": "unsupportedMediaType",
        "bodyCompressed": "bodyCompressed",
        "webhookFailed": "webhookFailed"
      },
      "messages": {}
    },
    "listPrograms": {
      "method": "get",
      "path": "/api/v1/programs",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "programs.read",
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [
        "limit",
        "cursor",
        "order",
        "created_from",
        "created_before"
      ],
      "queryRules": {
        "limit": {
          "type": "integer",
          "default": 25
        },
        "order": {
          "default": "newest"
        }
      },
      "parameters": [],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "textNotStorable": "manageTextNotStorable",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "cursorInvalid": "manageCursorInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "createProgram": {
      "method": "post",
      "path": "/api/v1/programs",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "programs.write",
        "role": null,
        "recent": false,
        "allPrograms": true,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "header",
          "name": "Idempotency-Key",
          "as": "idempotencyKey",
          "rules": {
            "type": "string",
            "minLength": 1,
            "maxLength": 255
          }
        }
      ],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "201": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Idempotent-Replayed",
            "value": "idempotentReplayed",
            "text": "true"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "422": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldRequired": "manageFieldRequired",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "commissionRateTooHigh": "manageCommissionRateTooHigh",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "methodNotAllowed": "manageMethodNotAllowed",
        "inFlight": "manageInFlight",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "keyReused": "manageKeyReused",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "getProgram": {
      "method": "get",
      "path": "/api/v1/programs/{program_id}",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "programs.read",
        "role": "viewer",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "updateProgram": {
      "method": "patch",
      "path": "/api/v1/programs/{program_id}",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "programs.write",
        "role": "admin",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldsMissing": "manageFieldsMissing",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "commissionRateTooHigh": "manageCommissionRateTooHigh",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "programArchived": "manageProgramArchived",
        "currencyFixed": "manageCurrencyFixed",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "replaceOrigins": {
      "method": "put",
      "path": "/api/v1/programs/{program_id}/origins",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "programs.write",
        "role": "admin",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldRequired": "manageFieldRequired",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "programArchived": "manageProgramArchived",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "getProgramReadiness": {
      "method": "get",
      "path": "/api/v1/programs/{program_id}/readiness",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "programs.read",
        "role": "viewer",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "archiveProgram": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/archive",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "programs.write",
        "role": "owner",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "programArchived": "manageProgramArchived",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "listKeys": {
      "method": "get",
      "path": "/api/v1/programs/{program_id}/keys",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "keys.read",
        "role": "admin",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [
        "limit",
        "cursor",
        "order"
      ],
      "queryRules": {
        "limit": {
          "type": "integer",
          "default": 25
        },
        "order": {
          "default": "newest"
        }
      },
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "textNotStorable": "manageTextNotStorable",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "cursorInvalid": "manageCursorInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "rotateKey": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/keys/rotate",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "keys.write",
        "role": "owner",
        "recent": true,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "header",
          "name": "Idempotency-Key",
          "as": "idempotencyKey",
          "rules": {
            "type": "string",
            "minLength": 1,
            "maxLength": 255
          }
        }
      ],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "201": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Idempotent-Replayed",
            "value": "idempotentReplayed",
            "text": "true"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "422": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldRequired": "manageFieldRequired",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "rotateByInvalid": "manageRotateByInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "signInTooOld": "manageSignInTooOld",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "programArchived": "manageProgramArchived",
        "twoKeysUsable": "manageTwoKeysUsable",
        "inFlight": "manageInFlight",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "keyReused": "manageKeyReused",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "markKey": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/keys/{key_id}/mark",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "keys.write",
        "role": "owner",
        "recent": true,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "path",
          "name": "key_id",
          "as": "key_id"
        }
      ],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldRequired": "manageFieldRequired",
        "fieldUnknown": "manageFieldUnknown",
        "rotateByInvalid": "manageRotateByInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "signInTooOld": "manageSignInTooOld",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "programArchived": "manageProgramArchived",
        "keyNotUsable": "manageKeyNotUsable",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "revokeKey": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/keys/{key_id}/revoke",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "keys.write",
        "role": "owner",
        "recent": true,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "path",
          "name": "key_id",
          "as": "key_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "signInTooOld": "manageSignInTooOld",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "keyNotUsable": "manageKeyNotUsable",
        "lastKey": "manageLastKey",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "listEvents": {
      "method": "get",
      "path": "/api/v1/programs/{program_id}/events",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "events.read",
        "role": "viewer",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [
        "limit",
        "cursor",
        "order",
        "type",
        "test",
        "created_from",
        "created_before"
      ],
      "queryRules": {
        "limit": {
          "type": "integer",
          "default": 25
        },
        "order": {
          "default": "newest"
        },
        "test": {
          "type": "boolean",
          "default": false
        }
      },
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "textNotStorable": "manageTextNotStorable",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "cursorInvalid": "manageCursorInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "listPaymentEvents": {
      "method": "get",
      "path": "/api/v1/programs/{program_id}/payment-events",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "events.read",
        "role": "viewer",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [
        "limit",
        "cursor",
        "order",
        "created_from",
        "created_before",
        "state"
      ],
      "queryRules": {
        "limit": {
          "type": "integer",
          "default": 25
        },
        "order": {
          "default": "newest"
        }
      },
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "textNotStorable": "manageTextNotStorable",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "cursorInvalid": "manageCursorInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "replayPaymentEvent": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/payment-events/{payment_event_id}/replay",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "events.write",
        "role": "admin",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "path",
          "name": "payment_event_id",
          "as": "payment_event_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "eventNotPending": "manageEventNotPending",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "listProcessors": {
      "method": "get",
      "path": "/api/v1/programs/{program_id}/processors",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token"
        ],
        "scope": "processors.read",
        "role": "admin",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [
        "limit",
        "cursor",
        "order"
      ],
      "queryRules": {
        "limit": {
          "type": "integer",
          "default": 25
        },
        "order": {
          "default": "newest"
        }
      },
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "textNotStorable": "manageTextNotStorable",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "cursorInvalid": "manageCursorInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "kindRefused": "manageKindRefused",
        "scopeMissing": "manageScopeMissing",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "connectProcessor": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/processors",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token"
        ],
        "scope": "processors.write",
        "role": "owner",
        "recent": true,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "header",
          "name": "Idempotency-Key",
          "as": "idempotencyKey",
          "rules": {
            "type": "string",
            "minLength": 1,
            "maxLength": 255
          }
        }
      ],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "201": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Idempotent-Replayed",
            "value": "idempotentReplayed",
            "text": "true"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "422": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldRequired": "manageFieldRequired",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "webhookSecretInvalid": "manageWebhookSecretInvalid",
        "stripeAccountInvalid": "manageStripeAccountInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "kindRefused": "manageKindRefused",
        "crossSite": "manageCrossSite",
        "scopeMissing": "manageScopeMissing",
        "signInTooOld": "manageSignInTooOld",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "inFlight": "manageInFlight",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "keyReused": "manageKeyReused",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "disconnectProcessor": {
      "method": "delete",
      "path": "/api/v1/programs/{program_id}/processors/{processor_id}",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token"
        ],
        "scope": "processors.write",
        "role": "owner",
        "recent": true,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "path",
          "name": "processor_id",
          "as": "processor_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "kindRefused": "manageKindRefused",
        "crossSite": "manageCrossSite",
        "scopeMissing": "manageScopeMissing",
        "signInTooOld": "manageSignInTooOld",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "getStats": {
      "method": "get",
      "path": "/api/v1/programs/{program_id}/stats",
      "bucket": "heavy",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "stats.read",
        "role": "viewer",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [
        "from",
        "to",
        "group_by",
        "partner_id",
        "limit",
        "cursor",
        "order"
      ],
      "queryRules": {
        "partner_id": {
          "type": "integer"
        },
        "limit": {
          "type": "integer",
          "default": 25
        },
        "order": {
          "default": "newest"
        }
      },
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "textNotStorable": "manageTextNotStorable",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "cursorInvalid": "manageCursorInvalid",
        "rangeInvalid": "manageRangeInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "listMembers": {
      "method": "get",
      "path": "/api/v1/programs/{program_id}/members",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token"
        ],
        "scope": "members.read",
        "role": "admin",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [
        "limit",
        "cursor",
        "order"
      ],
      "queryRules": {
        "limit": {
          "type": "integer",
          "default": 25
        },
        "order": {
          "default": "newest"
        }
      },
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "textNotStorable": "manageTextNotStorable",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "cursorInvalid": "manageCursorInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "kindRefused": "manageKindRefused",
        "scopeMissing": "manageScopeMissing",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "removeMember": {
      "method": "delete",
      "path": "/api/v1/programs/{program_id}/members/{account_id}",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token"
        ],
        "scope": "members.write",
        "role": "owner",
        "recent": true,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "path",
          "name": "account_id",
          "as": "account_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "kindRefused": "manageKindRefused",
        "crossSite": "manageCrossSite",
        "scopeMissing": "manageScopeMissing",
        "signInTooOld": "manageSignInTooOld",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "lastOwner": "manageLastOwner",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "updateMember": {
      "method": "patch",
      "path": "/api/v1/programs/{program_id}/members/{account_id}",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token"
        ],
        "scope": "members.write",
        "role": "owner",
        "recent": true,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "path",
          "name": "account_id",
          "as": "account_id"
        }
      ],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldRequired": "manageFieldRequired",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "kindRefused": "manageKindRefused",
        "crossSite": "manageCrossSite",
        "scopeMissing": "manageScopeMissing",
        "signInTooOld": "manageSignInTooOld",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "lastOwner": "manageLastOwner",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "listMemberInvitations": {
      "method": "get",
      "path": "/api/v1/programs/{program_id}/member-invitations",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token"
        ],
        "scope": "members.read",
        "role": "admin",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [
        "limit",
        "cursor",
        "order",
        "created_from",
        "created_before",
        "status"
      ],
      "queryRules": {
        "limit": {
          "type": "integer",
          "default": 25
        },
        "order": {
          "default": "newest"
        }
      },
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "textNotStorable": "manageTextNotStorable",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "cursorInvalid": "manageCursorInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "kindRefused": "manageKindRefused",
        "scopeMissing": "manageScopeMissing",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "createMemberInvitation": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/member-invitations",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token"
        ],
        "scope": "members.write",
        "role": "owner",
        "recent": true,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "header",
          "name": "Idempotency-Key",
          "as": "idempotencyKey",
          "rules": {
            "type": "string",
            "minLength": 1,
            "maxLength": 255
          }
        }
      ],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "201": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Idempotent-Replayed",
            "value": "idempotentReplayed",
            "text": "true"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "422": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldRequired": "manageFieldRequired",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "kindRefused": "manageKindRefused",
        "crossSite": "manageCrossSite",
        "scopeMissing": "manageScopeMissing",
        "signInTooOld": "manageSignInTooOld",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "alreadyMember": "manageAlreadyMember",
        "alreadyInvited": "manageAlreadyInvited",
        "invitationLimit": "manageInvitationLimit",
        "inFlight": "manageInFlight",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "keyReused": "manageKeyReused",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "revokeMemberInvitation": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/member-invitations/{member_invitation_id}/revoke",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token"
        ],
        "scope": "members.write",
        "role": "owner",
        "recent": true,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "path",
          "name": "member_invitation_id",
          "as": "member_invitation_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "kindRefused": "manageKindRefused",
        "crossSite": "manageCrossSite",
        "scopeMissing": "manageScopeMissing",
        "signInTooOld": "manageSignInTooOld",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "invitationNotPending": "manageMemberInvitationNotPending",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "listAuditLog": {
      "method": "get",
      "path": "/api/v1/programs/{program_id}/audit-log",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "audit-log.read",
        "role": "admin",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [
        "limit",
        "cursor",
        "order",
        "actor_id",
        "action",
        "created_from",
        "created_before"
      ],
      "queryRules": {
        "limit": {
          "type": "integer",
          "default": 25
        },
        "order": {
          "default": "newest"
        },
        "actor_id": {
          "type": "integer"
        }
      },
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "textNotStorable": "manageTextNotStorable",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "cursorInvalid": "manageCursorInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "listLinks": {
      "method": "get",
      "path": "/api/v1/programs/{program_id}/links",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "links.read",
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [
        "limit",
        "cursor",
        "order",
        "partner_id",
        "enabled",
        "created_from",
        "created_before"
      ],
      "queryRules": {
        "limit": {
          "type": "integer",
          "default": 25
        },
        "order": {
          "default": "newest"
        },
        "partner_id": {
          "type": "integer"
        },
        "enabled": {
          "type": "boolean"
        }
      },
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "textNotStorable": "manageTextNotStorable",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "cursorInvalid": "manageCursorInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "createLink": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/links",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "links.write",
        "role": "admin",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "header",
          "name": "Idempotency-Key",
          "as": "idempotencyKey",
          "rules": {
            "type": "string",
            "minLength": 1,
            "maxLength": 255
          }
        }
      ],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "201": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Idempotent-Replayed",
            "value": "idempotentReplayed",
            "text": "true"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "422": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldRequired": "manageFieldRequired",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "linkCodeInvalid": "manageLinkCodeInvalid",
        "destinationInvalid": "manageDestinationInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "programArchived": "manageProgramArchived",
        "partnerNotJoined": "managePartnerNotJoined",
        "linkNameTaken": "manageLinkNameTaken",
        "inFlight": "manageInFlight",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "keyReused": "manageKeyReused",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "getLink": {
      "method": "get",
      "path": "/api/v1/programs/{program_id}/links/{link_id}",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "links.read",
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "path",
          "name": "link_id",
          "as": "link_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "updateLink": {
      "method": "patch",
      "path": "/api/v1/programs/{program_id}/links/{link_id}",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "links.write",
        "role": "admin",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "path",
          "name": "link_id",
          "as": "link_id"
        }
      ],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldsMissing": "manageFieldsMissing",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "destinationInvalid": "manageDestinationInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "programArchived": "manageProgramArchived",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "createAlias": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/links/{link_id}/aliases",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "links.write",
        "role": "admin",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "path",
          "name": "link_id",
          "as": "link_id"
        },
        {
          "in": "header",
          "name": "Idempotency-Key",
          "as": "idempotencyKey",
          "rules": {
            "type": "string",
            "minLength": 1,
            "maxLength": 255
          }
        }
      ],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "201": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Idempotent-Replayed",
            "value": "idempotentReplayed",
            "text": "true"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "422": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldRequired": "manageFieldRequired",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "aliasInvalid": "manageAliasInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "programArchived": "manageProgramArchived",
        "linkNameTaken": "manageLinkNameTaken",
        "tooManyAliases": "manageTooManyAliases",
        "inFlight": "manageInFlight",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "keyReused": "manageKeyReused",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "listPartners": {
      "method": "get",
      "path": "/api/v1/programs/{program_id}/partners",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "partners.read",
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [
        "limit",
        "cursor",
        "order",
        "status",
        "created_from",
        "created_before"
      ],
      "queryRules": {
        "limit": {
          "type": "integer",
          "default": 25
        },
        "order": {
          "default": "newest"
        }
      },
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "textNotStorable": "manageTextNotStorable",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "cursorInvalid": "manageCursorInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "getPartner": {
      "method": "get",
      "path": "/api/v1/programs/{program_id}/partners/{partner_id}",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "partners.read",
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "path",
          "name": "partner_id",
          "as": "partner_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "approvePartner": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/partners/{partner_id}/approve",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "partners.write",
        "role": "admin",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "path",
          "name": "partner_id",
          "as": "partner_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "programArchived": "manageProgramArchived",
        "partnerTransition": "managePartnerTransition",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "declinePartner": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/partners/{partner_id}/decline",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "partners.write",
        "role": "admin",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "path",
          "name": "partner_id",
          "as": "partner_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "programArchived": "manageProgramArchived",
        "partnerTransition": "managePartnerTransition",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "removePartner": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/partners/{partner_id}/remove",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "partners.write",
        "role": "admin",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "path",
          "name": "partner_id",
          "as": "partner_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "programArchived": "manageProgramArchived",
        "partnerTransition": "managePartnerTransition",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "reinstatePartner": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/partners/{partner_id}/reinstate",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "partners.write",
        "role": "admin",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "path",
          "name": "partner_id",
          "as": "partner_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "programArchived": "manageProgramArchived",
        "partnerTransition": "managePartnerTransition",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "listInvitations": {
      "method": "get",
      "path": "/api/v1/programs/{program_id}/invitations",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "invitations.read",
        "role": "admin",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [
        "limit",
        "cursor",
        "order",
        "status",
        "created_from",
        "created_before"
      ],
      "queryRules": {
        "limit": {
          "type": "integer",
          "default": 25
        },
        "order": {
          "default": "newest"
        }
      },
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "textNotStorable": "manageTextNotStorable",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "cursorInvalid": "manageCursorInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "invitePartners": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/invitations",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "invitations.write",
        "role": "admin",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "header",
          "name": "Idempotency-Key",
          "as": "idempotencyKey",
          "rules": {
            "type": "string",
            "minLength": 1,
            "maxLength": 255
          }
        }
      ],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "201": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Idempotent-Replayed",
            "value": "idempotentReplayed",
            "text": "true"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "422": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldRequired": "manageFieldRequired",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "emailInvalid": "manageEmailInvalid",
        "emailRepeated": "manageEmailRepeated",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "programArchived": "manageProgramArchived",
        "inFlight": "manageInFlight",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "keyReused": "manageKeyReused",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "resendInvitation": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/invitations/{invitation_id}/resend",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "invitations.write",
        "role": "admin",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "path",
          "name": "invitation_id",
          "as": "invitation_id"
        },
        {
          "in": "header",
          "name": "Idempotency-Key",
          "as": "idempotencyKey",
          "rules": {
            "type": "string",
            "minLength": 1,
            "maxLength": 255
          }
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Idempotent-Replayed",
            "value": "idempotentReplayed",
            "text": "true"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "422": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "programArchived": "manageProgramArchived",
        "invitationNotPending": "manageInvitationNotPending",
        "invitationSent": "manageInvitationSent",
        "invitationLimit": "manageInvitationLimit",
        "inFlight": "manageInFlight",
        "keyReused": "manageKeyReused",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "revokeInvitation": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/invitations/{invitation_id}/revoke",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "invitations.write",
        "role": "admin",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "path",
          "name": "invitation_id",
          "as": "invitation_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "invitationNotPending": "manageInvitationNotPending",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "listCustomers": {
      "method": "get",
      "path": "/api/v1/programs/{program_id}/customers",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "customers.read",
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [
        "customer_key",
        "click_id",
        "status",
        "partner_id",
        "limit",
        "cursor",
        "order",
        "created_from",
        "created_before"
      ],
      "queryRules": {
        "partner_id": {
          "type": "integer"
        },
        "limit": {
          "type": "integer",
          "default": 25
        },
        "order": {
          "default": "newest"
        }
      },
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "textNotStorable": "manageTextNotStorable",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "cursorInvalid": "manageCursorInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "getCustomer": {
      "method": "get",
      "path": "/api/v1/programs/{program_id}/customers/{customer_id}",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "customers.read",
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "path",
          "name": "customer_id",
          "as": "customer_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "explainCustomer": {
      "method": "get",
      "path": "/api/v1/programs/{program_id}/customers/{customer_id}/explain",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "customers.read",
        "role": "admin",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "path",
          "name": "customer_id",
          "as": "customer_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "exportCustomer": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/customers/{customer_id}/export",
      "bucket": "heavy",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "customers.write",
        "role": "owner",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "path",
          "name": "customer_id",
          "as": "customer_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "eraseCustomer": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/customers/{customer_id}/erase",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token"
        ],
        "scope": "customers.write",
        "role": "owner",
        "recent": true,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "path",
          "name": "customer_id",
          "as": "customer_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "kindRefused": "manageKindRefused",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "signInTooOld": "manageSignInTooOld",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "listCommissions": {
      "method": "get",
      "path": "/api/v1/programs/{program_id}/commissions",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "commissions.read",
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [
        "status",
        "partner_id",
        "created_from",
        "created_before",
        "expand",
        "limit",
        "cursor",
        "order"
      ],
      "queryRules": {
        "partner_id": {
          "type": "integer"
        },
        "limit": {
          "type": "integer",
          "default": 25
        },
        "order": {
          "default": "newest"
        }
      },
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "textNotStorable": "manageTextNotStorable",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "cursorInvalid": "manageCursorInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "createAdjustment": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/commissions",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "commissions.write",
        "role": "owner",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "header",
          "name": "Idempotency-Key",
          "as": "idempotencyKey",
          "rules": {
            "type": "string",
            "minLength": 1,
            "maxLength": 255
          }
        }
      ],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "201": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Idempotent-Replayed",
            "value": "idempotentReplayed",
            "text": "true"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "422": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldRequired": "manageFieldRequired",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "adjustmentAmountInvalid": "manageAdjustmentAmountInvalid",
        "adjustmentCurrencyInvalid": "manageAdjustmentCurrencyInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "inFlight": "manageInFlight",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "keyReused": "manageKeyReused",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "getCommission": {
      "method": "get",
      "path": "/api/v1/programs/{program_id}/commissions/{commission_id}",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "commissions.read",
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [
        "expand"
      ],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "path",
          "name": "commission_id",
          "as": "commission_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "textNotStorable": "manageTextNotStorable",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "approveCommissions": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/commissions/approve",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "commissions.write",
        "role": "owner",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldRequired": "manageFieldRequired",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "holdCommissions": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/commissions/hold",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "commissions.write",
        "role": "admin",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldRequired": "manageFieldRequired",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "releaseCommissions": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/commissions/release",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "commissions.write",
        "role": "admin",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldRequired": "manageFieldRequired",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "rejectCommissions": {
      "method": "post",
      "path": "/api/v1/programs/{program_id}/commissions/reject",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "commissions.write",
        "role": "owner",
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldRequired": "manageFieldRequired",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "roleMissing": "manageRoleMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "getSession": {
      "method": "get",
      "path": "/api/v1/account/session",
      "bucket": "session",
      "credential": "managed",
      "access": {
        "kinds": [
          "session"
        ],
        "scope": null,
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": true
      },
      "query": [],
      "queryRules": {},
      "parameters": [],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "kindRefused": "manageKindRefused",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "endSession": {
      "method": "delete",
      "path": "/api/v1/account/session",
      "bucket": "session",
      "credential": "managed",
      "access": {
        "kinds": [
          "session"
        ],
        "scope": null,
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": true
      },
      "query": [],
      "queryRules": {},
      "parameters": [],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          },
          {
            "name": "Set-Cookie",
            "value": "deletedSession"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "kindRefused": "manageKindRefused",
        "crossSite": "manageCrossSite",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "listTokens": {
      "method": "get",
      "path": "/api/v1/account/tokens",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session"
        ],
        "scope": null,
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [
        "limit",
        "cursor",
        "order"
      ],
      "queryRules": {
        "limit": {
          "type": "integer",
          "default": 25
        },
        "order": {
          "default": "newest"
        }
      },
      "parameters": [],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "textNotStorable": "manageTextNotStorable",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "cursorInvalid": "manageCursorInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "kindRefused": "manageKindRefused",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "createToken": {
      "method": "post",
      "path": "/api/v1/account/tokens",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session"
        ],
        "scope": null,
        "role": null,
        "recent": true,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "header",
          "name": "Idempotency-Key",
          "as": "idempotencyKey",
          "rules": {
            "type": "string",
            "minLength": 1,
            "maxLength": 255
          }
        }
      ],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "201": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Idempotent-Replayed",
            "value": "idempotentReplayed",
            "text": "true"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "422": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldRequired": "manageFieldRequired",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "tokenProgramsInvalid": "manageTokenProgramsInvalid",
        "tokenExpiryInvalid": "manageTokenExpiryInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "kindRefused": "manageKindRefused",
        "crossSite": "manageCrossSite",
        "signInTooOld": "manageSignInTooOld",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "tooManyTokens": "manageTooManyTokens",
        "inFlight": "manageInFlight",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "keyReused": "manageKeyReused",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "revokeToken": {
      "method": "delete",
      "path": "/api/v1/account/tokens/{token_id}",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session"
        ],
        "scope": null,
        "role": null,
        "recent": true,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "token_id",
          "as": "token_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "kindRefused": "manageKindRefused",
        "crossSite": "manageCrossSite",
        "signInTooOld": "manageSignInTooOld",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "listLoginTokens": {
      "method": "get",
      "path": "/api/v1/account/login-tokens",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "login"
        ],
        "scope": null,
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [
        "limit",
        "cursor",
        "order"
      ],
      "queryRules": {
        "limit": {
          "type": "integer",
          "default": 25
        },
        "order": {
          "default": "newest"
        }
      },
      "parameters": [],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "textNotStorable": "manageTextNotStorable",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "cursorInvalid": "manageCursorInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "kindRefused": "manageKindRefused",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "revokeLoginToken": {
      "method": "delete",
      "path": "/api/v1/account/login-tokens/{login_token_id}",
      "bucket": "manage",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "login"
        ],
        "scope": null,
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": false
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "login_token_id",
          "as": "login_token_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "kindRefused": "manageKindRefused",
        "crossSite": "manageCrossSite",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "previewInvitation": {
      "method": "post",
      "path": "/api/v1/account/invitations/preview",
      "bucket": "session",
      "credential": "managed",
      "access": {
        "kinds": [
          "session"
        ],
        "scope": null,
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": true
      },
      "query": [],
      "queryRules": {},
      "parameters": [],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldRequired": "manageFieldRequired",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "kindRefused": "manageKindRefused",
        "crossSite": "manageCrossSite",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "acceptInvitation": {
      "method": "post",
      "path": "/api/v1/account/invitations/accept",
      "bucket": "session",
      "credential": "managed",
      "access": {
        "kinds": [
          "session"
        ],
        "scope": null,
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": true
      },
      "query": [],
      "queryRules": {},
      "parameters": [],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "410": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldRequired": "manageFieldRequired",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "kindRefused": "manageKindRefused",
        "crossSite": "manageCrossSite",
        "memberSignInMissing": "manageMemberSignInMissing",
        "notFound": "manageNotFound",
        "invitationForOther": "manageInvitationForOther",
        "methodNotAllowed": "manageMethodNotAllowed",
        "programArchived": "manageProgramArchived",
        "invitationNotPending": "manageInvitationNotPending",
        "invitationExpired": "manageInvitationExpired",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "declineInvitation": {
      "method": "post",
      "path": "/api/v1/account/invitations/decline",
      "bucket": "session",
      "credential": "managed",
      "access": {
        "kinds": [
          "session"
        ],
        "scope": null,
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": true
      },
      "query": [],
      "queryRules": {},
      "parameters": [],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "410": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldRequired": "manageFieldRequired",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "kindRefused": "manageKindRefused",
        "crossSite": "manageCrossSite",
        "notFound": "manageNotFound",
        "invitationForOther": "manageInvitationForOther",
        "methodNotAllowed": "manageMethodNotAllowed",
        "invitationNotPending": "manageInvitationNotPending",
        "invitationExpired": "manageInvitationExpired",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "getProfile": {
      "method": "get",
      "path": "/api/v1/partner/profile",
      "bucket": "portal",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "portal.read",
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": true
      },
      "query": [],
      "queryRules": {},
      "parameters": [],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "replaceProfile": {
      "method": "put",
      "path": "/api/v1/partner/profile",
      "bucket": "portal",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "portal.write",
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": true
      },
      "query": [],
      "queryRules": {},
      "parameters": [],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Cache-Control",
            "value": "cacheControl",
            "text": "no-store"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldRequired": "manageFieldRequired",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "methodNotAllowed": "manageMethodNotAllowed",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "listOwnPrograms": {
      "method": "get",
      "path": "/api/v1/partner/programs",
      "bucket": "portal",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "portal.read",
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": true
      },
      "query": [
        "limit",
        "cursor",
        "order",
        "status"
      ],
      "queryRules": {
        "limit": {
          "type": "integer",
          "default": 25
        },
        "order": {
          "default": "newest"
        }
      },
      "parameters": [],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "textNotStorable": "manageTextNotStorable",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "cursorInvalid": "manageCursorInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "joinProgram": {
      "method": "post",
      "path": "/api/v1/partner/programs",
      "bucket": "portal",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "portal.write",
        "role": null,
        "recent": false,
        "allPrograms": true,
        "partner": true
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "header",
          "name": "Idempotency-Key",
          "as": "idempotencyKey",
          "rules": {
            "type": "string",
            "minLength": 1,
            "maxLength": 255
          }
        }
      ],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "201": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Idempotent-Replayed",
            "value": "idempotentReplayed",
            "text": "true"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "422": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldRequired": "manageFieldRequired",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "alreadyPartner": "manageAlreadyPartner",
        "ownTransition": "manageOwnTransition",
        "inFlight": "manageInFlight",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "keyReused": "manageKeyReused",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "leaveProgram": {
      "method": "post",
      "path": "/api/v1/partner/programs/{program_id}/leave",
      "bucket": "portal",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "portal.write",
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": true
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "fieldUnknown": "manageFieldUnknown",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "ownTransition": "manageOwnTransition",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "listOwnLinks": {
      "method": "get",
      "path": "/api/v1/partner/programs/{program_id}/links",
      "bucket": "portal",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "portal.read",
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": true
      },
      "query": [
        "limit",
        "cursor",
        "order",
        "enabled",
        "created_from",
        "created_before"
      ],
      "queryRules": {
        "limit": {
          "type": "integer",
          "default": 25
        },
        "order": {
          "default": "newest"
        },
        "enabled": {
          "type": "boolean"
        }
      },
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "textNotStorable": "manageTextNotStorable",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "cursorInvalid": "manageCursorInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "createOwnLink": {
      "method": "post",
      "path": "/api/v1/partner/programs/{program_id}/links",
      "bucket": "portal",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "portal.write",
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": true
      },
      "query": [],
      "queryRules": {},
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        },
        {
          "in": "header",
          "name": "Idempotency-Key",
          "as": "idempotencyKey",
          "rules": {
            "type": "string",
            "minLength": 1,
            "maxLength": 255
          }
        }
      ],
      "body": {
        "form": "json",
        "maxBytes": 65536
      },
      "unexpected": "failed",
      "headers": {
        "201": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Idempotent-Replayed",
            "value": "idempotentReplayed",
            "text": "true"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "409": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "413": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "415": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "422": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "bodyMissing": "manageBodyMissing",
        "bodyNotUtf8": "manageBodyNotUtf8",
        "bodyNotJson": "manageBodyNotJson",
        "bodyNotObject": "manageBodyNotObject",
        "bodyTooDeep": "manageBodyTooDeep",
        "textNotStorable": "manageTextNotStorable",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "linkCodeInvalid": "manageLinkCodeInvalid",
        "destinationInvalid": "manageDestinationInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "crossSite": "manageCrossSite",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "programArchived": "manageProgramArchived",
        "ownTransition": "manageOwnTransition",
        "partnerLinksOff": "managePartnerLinksOff",
        "tooManyLinks": "manageTooManyLinks",
        "linkNameTaken": "manageLinkNameTaken",
        "inFlight": "manageInFlight",
        "payloadTooLarge": "managePayloadTooLarge",
        "unsupportedMediaType": "manageUnsupportedMediaType",
        "bodyCompressed": "manageBodyCompressed",
        "keyReused": "manageKeyReused",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "getOwnStats": {
      "method": "get",
      "path": "/api/v1/partner/programs/{program_id}/stats",
      "bucket": "portal",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "portal.read",
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": true
      },
      "query": [
        "from",
        "to",
        "group_by",
        "limit",
        "cursor",
        "order"
      ],
      "queryRules": {
        "limit": {
          "type": "integer",
          "default": 25
        },
        "order": {
          "default": "newest"
        }
      },
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "textNotStorable": "manageTextNotStorable",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "cursorInvalid": "manageCursorInvalid",
        "rangeInvalid": "manageRangeInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "listOwnCommissions": {
      "method": "get",
      "path": "/api/v1/partner/programs/{program_id}/commissions",
      "bucket": "portal",
      "credential": "managed",
      "access": {
        "kinds": [
          "session",
          "token",
          "login"
        ],
        "scope": "portal.read",
        "role": null,
        "recent": false,
        "allPrograms": false,
        "partner": true
      },
      "query": [
        "limit",
        "cursor",
        "order",
        "status",
        "created_from",
        "created_before"
      ],
      "queryRules": {
        "limit": {
          "type": "integer",
          "default": 25
        },
        "order": {
          "default": "newest"
        }
      },
      "parameters": [
        {
          "in": "path",
          "name": "program_id",
          "as": "program_id"
        }
      ],
      "body": null,
      "unexpected": "failed",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "304": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "ETag",
            "value": "entityTag"
          }
        ],
        "400": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "401": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "403": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "404": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "429": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          },
          {
            "name": "Retry-After",
            "value": "retryAfter"
          }
        ],
        "500": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "X-Request-ID",
            "value": "requestId"
          },
          {
            "name": "X-RateLimit-Limit",
            "value": "rateLimitLimit"
          },
          {
            "name": "X-RateLimit-Remaining",
            "value": "rateLimitRemaining"
          },
          {
            "name": "X-RateLimit-Reset",
            "value": "rateLimitReset"
          },
          {
            "name": "Deprecation",
            "value": "deprecation"
          },
          {
            "name": "Sunset",
            "value": "sunset"
          },
          {
            "name": "Link",
            "value": "rotationLink",
            "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
          }
        ]
      },
      "errors": {
        "textNotStorable": "manageTextNotStorable",
        "fieldInvalid": "manageFieldInvalid",
        "fieldUnknown": "manageFieldUnknown",
        "cursorInvalid": "manageCursorInvalid",
        "credentialMissing": "manageCredentialMissing",
        "credentialInvalid": "manageCredentialInvalid",
        "apiKeyRetired": "manageKeyRetired",
        "scopeMissing": "manageScopeMissing",
        "notFound": "manageNotFound",
        "methodNotAllowed": "manageMethodNotAllowed",
        "rateLimited": "manageRateLimited",
        "failed": "manageFailed"
      },
      "messages": {}
    },
    "getHealth": {
      "method": "get",
      "path": "/healthz",
      "bucket": null,
      "credential": "none",
      "access": null,
      "query": [],
      "queryRules": {},
      "parameters": [],
      "body": null,
      "unexpected": null,
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ]
      },
      "errors": {
        "methodNotAllowed": "methodNotAllowed"
      },
      "messages": {}
    },
    "getReady": {
      "method": "get",
      "path": "/readyz",
      "bucket": null,
      "credential": "none",
      "access": null,
      "query": [],
      "queryRules": {},
      "parameters": [],
      "body": null,
      "unexpected": "notReady",
      "headers": {
        "200": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          }
        ],
        "405": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          },
          {
            "name": "Allow",
            "value": "allowedMethods"
          }
        ],
        "503": [
          {
            "name": "X-Content-Type-Options",
            "value": "contentTypeOptions",
            "text": "nosniff"
          }
        ]
      },
      "errors": {
        "methodNotAllowed": "methodNotAllowed",
        "notReady": "notReady"
      },
      "messages": {}
    }
  },
  "catalogue": {
    "affiliateUrlRequired": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "affiliate_url is required",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "affiliateUrlInvalid": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Invalid affiliate_url",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "affMissing": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "No aff parameter found in affiliate_url",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "referralLinkNotFound": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Referral link not found",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "referralLinkMisconfigured": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Invalid referral link configuration",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "testProgramUnknown": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "additional_data.program_id does not match any program",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "fieldInvalid": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "additional_data.event_name must be a string of at most 255 characters",
          "details": {}
        }
      },
      "template": {
        "/error/message": "{field} must be {requirement}"
      },
      "params": {
        "field": "string",
        "requirement": "string"
      }
    },
    "bodyMissing": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Request body is required",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "bodyNotUtf8": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Request body must be valid UTF-8",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "bodyNotJson": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Request body must be valid JSON",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "bodyNotObject": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Request body must be a JSON object",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "bodyTooDeep": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Request body must not be nested deeper than 32 levels",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "textNotStorable": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Text must not contain U+0000 or a lone surrogate",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "malformedAuthorization": {
      "status": 401,
      "body": {
        "data": null,
        "error": {
          "status": 401,
          "name": "UnauthorizedError",
          "message": "Missing or malformed Authorization header. Expected: Bearer <token>",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "invalidApiToken": {
      "status": 401,
      "body": {
        "data": null,
        "error": {
          "status": 401,
          "name": "UnauthorizedError",
          "message": "Invalid API token",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "apiKeyRetired": {
      "status": 401,
      "body": {
        "error": {
          "code": "api_key_rotation_required",
          "message": "This API key has been retired.",
          "hint": "Ask a workspace owner to regenerate the key.",
          "docs_url": "https://referrals.brand.dev/docs/errors#api_key_rotation_required"
        }
      },
      "template": {
        "/error/docs_url": "{docs_url}#api_key_rotation_required"
      },
      "params": {}
    },
    "programMismatch": {
      "status": 403,
      "body": {
        "data": null,
        "error": {
          "status": 403,
          "name": "ForbiddenError",
          "message": "program_id does not match the API key",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "originNotAllowed": {
      "status": 403,
      "body": {
        "data": null,
        "error": {
          "status": 403,
          "name": "ForbiddenError",
          "message": "Origin is not allowed for this program",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "methodNotAllowed": {
      "status": 405,
      "body": {
        "data": null,
        "error": {
          "status": 405,
          "name": "MethodNotAllowedError",
          "message": "Method not allowed",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "linkDisabled": {
      "status": 410,
      "body": {
        "success": false,
        "message": "Referral link is disabled",
        "error": {
          "code": "link_disabled",
          "message": "Referral link is disabled",
          "hint": "Ask the program owner to enable the link."
        }
      },
      "template": {},
      "params": {}
    },
    "payloadTooLarge": {
      "status": 413,
      "body": {
        "data": null,
        "error": {
          "status": 413,
          "name": "PayloadTooLargeError",
          "message": "Request body must be at most 64 KiB",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "unsupportedMediaType": {
      "status": 415,
      "body": {
        "data": null,
        "error": {
          "status": 415,
          "name": "UnsupportedMediaTypeError",
          "message": "Content-Type must be application/json",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "bodyCompressed": {
      "status": 415,
      "body": {
        "data": null,
        "error": {
          "status": 415,
          "name": "UnsupportedMediaTypeError",
          "message": "Request body must not be compressed",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "rateLimited": {
      "status": 429,
      "body": {
        "error": {
          "status": 429,
          "code": "rate_limited",
          "message": "Too many requests.",
          "retry_after_seconds": 42
        }
      },
      "template": {
        "/error/retry_after_seconds": "{retry_after_seconds}"
      },
      "params": {
        "retry_after_seconds": "number"
      }
    },
    "clickTrackingFailed": {
      "status": 500,
      "body": {
        "data": null,
        "error": {
          "status": 500,
          "name": "InternalServerError",
          "message": "Click tracking failed",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "clickIdOrCustomerKeyRequired": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "click_id or customer_key is required",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "customerNotFound": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Customer not found. Provide a valid click_id or customer_key.",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "customerNotInProgram": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Customer does not belong to this program",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "customerStatusNotUpdatable": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Customer status cannot be updated to lead. Current status: lead",
          "details": {}
        }
      },
      "template": {
        "/error/message": "Customer status cannot be updated to lead. Current status: {status}"
      },
      "params": {
        "status": "string"
      }
    },
    "testProgramRequired": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "additional_data.program_id is required when no API key is sent",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "leadTrackingFailed": {
      "status": 500,
      "body": {
        "data": null,
        "error": {
          "status": 500,
          "name": "InternalServerError",
          "message": "Lead tracking failed",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "transactionIdRequired": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "transaction_id is required and must be a string",
          "details": {},
          "code": "invalid_request"
        }
      },
      "template": {},
      "params": {}
    },
    "amountInvalid": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "amount_cents is required and must be a positive integer",
          "details": {},
          "code": "invalid_request"
        }
      },
      "template": {},
      "params": {}
    },
    "occurredAtInvalid": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "occurred_at must be an ISO 8601 time within the last 30 days",
          "details": {},
          "code": "invalid_request"
        }
      },
      "template": {},
      "params": {}
    },
    "providerInvalid": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "provider must be one of: stripe, polar, lemonsqueezy, paddle, custom",
          "details": {},
          "code": "invalid_request"
        }
      },
      "template": {
        "/error/message": "provider must be one of: {allowed}"
      },
      "params": {
        "allowed": "string"
      }
    },
    "providerPaymentIdInvalid": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "provider_payment_id must be a string of 1 to 255 characters",
          "details": {},
          "code": "invalid_request"
        }
      },
      "template": {},
      "params": {}
    },
    "livemodeInvalid": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "livemode must be a boolean",
          "details": {},
          "code": "invalid_request"
        }
      },
      "template": {},
      "params": {}
    },
    "customerNotIdentified": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Customer not found. Provide customer_key or click_id.",
          "details": {},
          "code": "invalid_request"
        }
      },
      "template": {},
      "params": {}
    },
    "customerUnknown": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Customer not found. Provide customer_key or click_id.",
          "details": {},
          "code": "no_attribution"
        }
      },
      "template": {},
      "params": {}
    },
    "attributionMissing": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "No affiliate attribution found for this customer in this program",
          "details": {},
          "code": "no_attribution"
        }
      },
      "template": {},
      "params": {}
    },
    "relationshipMissing": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "No partner-program relationship found for this customer",
          "details": {},
          "code": "no_attribution"
        }
      },
      "template": {},
      "params": {}
    },
    "partnerMissing": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "partnerId required to create commission",
          "details": {},
          "code": "no_attribution"
        }
      },
      "template": {},
      "params": {}
    },
    "fieldInvalidCoded": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "additional_data.event_name must be a string of at most 255 characters",
          "details": {},
          "code": "invalid_request"
        }
      },
      "template": {
        "/error/message": "{field} must be {requirement}"
      },
      "params": {
        "field": "string",
        "requirement": "string"
      }
    },
    "bodyMissingCoded": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Request body is required",
          "details": {},
          "code": "invalid_request"
        }
      },
      "template": {},
      "params": {}
    },
    "bodyNotUtf8Coded": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Request body must be valid UTF-8",
          "details": {},
          "code": "invalid_request"
        }
      },
      "template": {},
      "params": {}
    },
    "bodyNotJsonCoded": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Request body must be valid JSON",
          "details": {},
          "code": "invalid_request"
        }
      },
      "template": {},
      "params": {}
    },
    "bodyNotObjectCoded": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Request body must be a JSON object",
          "details": {},
          "code": "invalid_request"
        }
      },
      "template": {},
      "params": {}
    },
    "bodyTooDeepCoded": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Request body must not be nested deeper than 32 levels",
          "details": {},
          "code": "invalid_request"
        }
      },
      "template": {},
      "params": {}
    },
    "textNotStorableCoded": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Text must not contain U+0000 or a lone surrogate",
          "details": {},
          "code": "invalid_request"
        }
      },
      "template": {},
      "params": {}
    },
    "malformedAuthorizationCoded": {
      "status": 401,
      "body": {
        "data": null,
        "error": {
          "status": 401,
          "name": "UnauthorizedError",
          "message": "Missing or malformed Authorization header. Expected: Bearer <token>",
          "details": {},
          "code": "unauthorized"
        }
      },
      "template": {},
      "params": {}
    },
    "missingApiTokenCoded": {
      "status": 401,
      "body": {
        "data": null,
        "error": {
          "status": 401,
          "name": "UnauthorizedError",
          "message": "Missing API token",
          "details": {},
          "code": "unauthorized"
        }
      },
      "template": {},
      "params": {}
    },
    "invalidApiTokenCoded": {
      "status": 401,
      "body": {
        "data": null,
        "error": {
          "status": 401,
          "name": "UnauthorizedError",
          "message": "Invalid API token",
          "details": {},
          "code": "unauthorized"
        }
      },
      "template": {},
      "params": {}
    },
    "programMismatchCoded": {
      "status": 403,
      "body": {
        "data": null,
        "error": {
          "status": 403,
          "name": "ForbiddenError",
          "message": "program_id does not match the API key",
          "details": {},
          "code": "forbidden"
        }
      },
      "template": {},
      "params": {}
    },
    "methodNotAllowedCoded": {
      "status": 405,
      "body": {
        "data": null,
        "error": {
          "status": 405,
          "name": "MethodNotAllowedError",
          "message": "Method not allowed",
          "details": {},
          "code": "invalid_request"
        }
      },
      "template": {},
      "params": {}
    },
    "duplicateTransaction": {
      "status": 409,
      "body": {
        "data": null,
        "error": {
          "status": 409,
          "name": "ConflictError",
          "message": "Duplicate transaction_id. This sale has already been recorded.",
          "details": {
            "sale_id": 1042
          },
          "code": "duplicate_transaction"
        }
      },
      "template": {
        "/error/details/sale_id": "{sale_id}"
      },
      "params": {
        "sale_id": "number"
      }
    },
    "payloadTooLargeCoded": {
      "status": 413,
      "body": {
        "data": null,
        "error": {
          "status": 413,
          "name": "PayloadTooLargeError",
          "message": "Request body must be at most 64 KiB",
          "details": {},
          "code": "invalid_request"
        }
      },
      "template": {},
      "params": {}
    },
    "unsupportedMediaTypeCoded": {
      "status": 415,
      "body": {
        "data": null,
        "error": {
          "status": 415,
          "name": "UnsupportedMediaTypeError",
          "message": "Content-Type must be application/json",
          "details": {},
          "code": "invalid_request"
        }
      },
      "template": {},
      "params": {}
    },
    "bodyCompressedCoded": {
      "status": 415,
      "body": {
        "data": null,
        "error": {
          "status": 415,
          "name": "UnsupportedMediaTypeError",
          "message": "Request body must not be compressed",
          "details": {},
          "code": "invalid_request"
        }
      },
      "template": {},
      "params": {}
    },
    "unsupportedCurrency": {
      "status": 422,
      "body": {
        "data": null,
        "error": {
          "status": 422,
          "name": "UnprocessableEntityError",
          "message": "currency GBP is not supported",
          "details": {},
          "code": "unsupported_currency"
        }
      },
      "template": {
        "/error/message": "currency {value} is not supported"
      },
      "params": {
        "value": "string"
      }
    },
    "saleTrackingFailed": {
      "status": 500,
      "body": {
        "data": null,
        "error": {
          "status": 500,
          "name": "InternalServerError",
          "message": "Sale tracking failed",
          "details": {},
          "code": "internal_error"
        }
      },
      "template": {},
      "params": {}
    },
    "commissionFailed": {
      "status": 500,
      "body": {
        "data": null,
        "error": {
          "status": 500,
          "name": "InternalServerError",
          "message": "Failed to create commission",
          "details": {},
          "code": "internal_error"
        }
      },
      "template": {},
      "params": {}
    },
    "transactionIdMissing": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "transaction_id is required",
          "details": {},
          "code": "invalid_request"
        }
      },
      "template": {},
      "params": {}
    },
    "reasonInvalid": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "reason must be refund or chargeback",
          "details": {},
          "code": "invalid_request"
        }
      },
      "template": {},
      "params": {}
    },
    "refundTooLarge": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "refund_amount_cents exceeds what is left of the sale",
          "details": {},
          "code": "invalid_request"
        }
      },
      "template": {},
      "params": {}
    },
    "saleNotFound": {
      "status": 404,
      "body": {
        "data": null,
        "error": {
          "status": 404,
          "name": "NotFoundError",
          "message": "Sale not found for transaction_id",
          "details": {},
          "code": "not_found"
        }
      },
      "template": {},
      "params": {}
    },
    "refundTrackingFailed": {
      "status": 500,
      "body": {
        "data": null,
        "error": {
          "status": 500,
          "name": "InternalServerError",
          "message": "Refund tracking failed",
          "details": {},
          "code": "internal_error"
        }
      },
      "template": {},
      "params": {}
    },
    "readinessMalformedAuthorization": {
      "status": 401,
      "body": {
        "error": {
          "code": "invalid_key",
          "message": "Missing or malformed Authorization header. Expected: Bearer <api_token>."
        }
      },
      "template": {},
      "params": {}
    },
    "readinessMissingApiToken": {
      "status": 401,
      "body": {
        "error": {
          "code": "invalid_key",
          "message": "Missing API token."
        }
      },
      "template": {},
      "params": {}
    },
    "readinessInvalidApiToken": {
      "status": 401,
      "body": {
        "error": {
          "code": "invalid_key",
          "message": "Invalid API token."
        }
      },
      "template": {},
      "params": {}
    },
    "readinessMethodNotAllowed": {
      "status": 405,
      "body": {
        "error": {
          "code": "method_not_allowed",
          "message": "Method not allowed"
        }
      },
      "template": {},
      "params": {}
    },
    "readinessFailed": {
      "status": 500,
      "body": {
        "error": {
          "code": "internal_error",
          "message": "Failed to compute readiness. Retry shortly.",
          "retry_after_seconds": 10
        }
      },
      "template": {},
      "params": {}
    },
    "authStartFailed": {
      "status": 500,
      "body": {
        "data": null,
        "error": {
          "status": 500,
          "name": "InternalServerError",
          "message": "Failed to start auth session (request_id: 01JD5M0Q7Y3XK8WZ)",
          "details": {
            "request_id": "01JD5M0Q7Y3XK8WZ"
          }
        }
      },
      "template": {
        "/error/message": "Failed to start auth session (request_id: {request_id})",
        "/error/details/request_id": "{request_id}"
      },
      "params": {}
    },
    "authFieldsMissing": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Missing required fields: state, id_token",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "authSessionExpired": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Session expired",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "idTokenInvalid": {
      "status": 401,
      "body": {
        "data": null,
        "error": {
          "status": 401,
          "name": "UnauthorizedError",
          "message": "Invalid id_token",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "accountSuspended": {
      "status": 403,
      "body": {
        "data": null,
        "error": {
          "status": 403,
          "name": "ForbiddenError",
          "message": "Your account has been suspended.",
          "details": {
            "code": "ACCOUNT_BLOCKED"
          }
        }
      },
      "template": {},
      "params": {}
    },
    "authSessionNotFoundOrUsed": {
      "status": 404,
      "body": {
        "data": null,
        "error": {
          "status": 404,
          "name": "NotFoundError",
          "message": "Session not found or already used",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "authCallbackFailed": {
      "status": 500,
      "body": {
        "data": null,
        "error": {
          "status": 500,
          "name": "InternalServerError",
          "message": "Auth callback failed (request_id: 01JD5M0Q7Y3XK8WZ)",
          "details": {
            "request_id": "01JD5M0Q7Y3XK8WZ"
          }
        }
      },
      "template": {
        "/error/message": "Auth callback failed (request_id: {request_id})",
        "/error/details/request_id": "{request_id}"
      },
      "params": {}
    },
    "authStateMissing": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Missing state parameter",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "authSessionConsumed": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Session already consumed",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "authSessionNotFound": {
      "status": 404,
      "body": {
        "data": null,
        "error": {
          "status": 404,
          "name": "NotFoundError",
          "message": "Session not found",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "authPollFailed": {
      "status": 500,
      "body": {
        "data": null,
        "error": {
          "status": 500,
          "name": "InternalServerError",
          "message": "Failed to poll auth session (request_id: 01JD5M0Q7Y3XK8WZ)",
          "details": {
            "request_id": "01JD5M0Q7Y3XK8WZ"
          }
        }
      },
      "template": {
        "/error/message": "Failed to poll auth session (request_id: {request_id})",
        "/error/details/request_id": "{request_id}"
      },
      "params": {}
    },
    "authenticationRequired": {
      "status": 401,
      "body": {
        "data": null,
        "error": {
          "status": 401,
          "name": "UnauthorizedError",
          "message": "Authentication required — run npx referral login",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "loginTokenInvalid": {
      "status": 401,
      "body": {
        "data": null,
        "error": {
          "status": 401,
          "name": "UnauthorizedError",
          "message": "Invalid or expired login token",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "userNotFound": {
      "status": 401,
      "body": {
        "data": null,
        "error": {
          "status": 401,
          "name": "UnauthorizedError",
          "message": "User not found",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "cliAuthLogoutFailed": {
      "status": 500,
      "body": {
        "data": null,
        "error": {
          "status": 500,
          "name": "InternalServerError",
          "message": "Failed to sign out (request_id: 01JD5M0Q7Y3XK8WZ)",
          "details": {
            "request_id": "01JD5M0Q7Y3XK8WZ"
          }
        }
      },
      "template": {
        "/error/message": "Failed to sign out (request_id: {request_id})",
        "/error/details/request_id": "{request_id}"
      },
      "params": {}
    },
    "initFieldsMissing": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Missing required fields: name, domain, commission_type, commission_rate",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "commissionTypeInvalid": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Invalid commission_type: flat. Valid: percent, fixed, recurring_percent, recurring_fixed",
          "details": {}
        }
      },
      "template": {
        "/error/message": "Invalid commission_type: {value}. Valid: {allowed}"
      },
      "params": {
        "value": "string",
        "allowed": "string"
      }
    },
    "commissionRateInvalid": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "commission_rate must be a positive number",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "commissionRateTooHigh": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "commission_rate must be at most 100 for the percent kinds and 1000000 for the fixed kinds",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "domainInvalid": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "domain must be a host name such as brand.dev, without https://",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "advertiserMissing": {
      "status": 403,
      "body": {
        "data": null,
        "error": {
          "status": 403,
          "name": "ForbiddenError",
          "message": "No advertiser found for this account",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "advertiserMismatch": {
      "status": 403,
      "body": {
        "data": null,
        "error": {
          "status": 403,
          "name": "ForbiddenError",
          "message": "advertiser_id does not match the authenticated account",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "initFailed": {
      "status": 500,
      "body": {
        "data": null,
        "error": {
          "status": 500,
          "name": "InternalServerError",
          "message": "Failed to create program (request_id: 01JD5M0Q7Y3XK8WZ)",
          "details": {
            "request_id": "01JD5M0Q7Y3XK8WZ"
          }
        }
      },
      "template": {
        "/error/message": "Failed to create program (request_id: {request_id})",
        "/error/details/request_id": "{request_id}"
      },
      "params": {}
    },
    "programsFailed": {
      "status": 500,
      "body": {
        "data": null,
        "error": {
          "status": 500,
          "name": "InternalServerError",
          "message": "Failed to list programs (request_id: 01JD5M0Q7Y3XK8WZ)",
          "details": {
            "request_id": "01JD5M0Q7Y3XK8WZ"
          }
        }
      },
      "template": {
        "/error/message": "Failed to list programs (request_id: {request_id})",
        "/error/details/request_id": "{request_id}"
      },
      "params": {}
    },
    "cliMalformedAuthorization": {
      "status": 401,
      "body": {
        "data": null,
        "error": {
          "status": 401,
          "name": "UnauthorizedError",
          "message": "Missing or malformed Authorization header. Expected: Bearer <api_token>",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "cliMissingApiToken": {
      "status": 401,
      "body": {
        "data": null,
        "error": {
          "status": 401,
          "name": "UnauthorizedError",
          "message": "Missing API token",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "cliInvalidApiKey": {
      "status": 401,
      "body": {
        "data": null,
        "error": {
          "status": 401,
          "name": "UnauthorizedError",
          "message": "Invalid API key. Ask a workspace owner to regenerate the key.",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "statusFailed": {
      "status": 500,
      "body": {
        "data": null,
        "error": {
          "status": 500,
          "name": "InternalServerError",
          "message": "Failed to get status (request_id: 01JD5M0Q7Y3XK8WZ)",
          "details": {
            "request_id": "01JD5M0Q7Y3XK8WZ"
          }
        }
      },
      "template": {
        "/error/message": "Failed to get status (request_id: {request_id})",
        "/error/details/request_id": "{request_id}"
      },
      "params": {}
    },
    "eventTypeInvalid": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Invalid event_type: signup. Valid: click, lead, sale",
          "details": {}
        }
      },
      "template": {
        "/error/message": "Invalid event_type: {value}. Valid: {allowed}"
      },
      "params": {
        "value": "string",
        "allowed": "string"
      }
    },
    "tooManyChains": {
      "status": 429,
      "body": {
        "error": {
          "status": 429,
          "code": "rate_limited",
          "message": "Too many synthetic chains (max 10/program/hour).",
          "retry_after_seconds": 1200
        }
      },
      "template": {
        "/error/retry_after_seconds": "{retry_after_seconds}"
      },
      "params": {
        "retry_after_seconds": "number"
      }
    },
    "testEventFailed": {
      "status": 500,
      "body": {
        "data": null,
        "error": {
          "status": 500,
          "name": "InternalServerError",
          "message": "Failed to process test event (request_id: 01JD5M0Q7Y3XK8WZ)",
          "details": {
            "request_id": "01JD5M0Q7Y3XK8WZ"
          }
        }
      },
      "template": {
        "/error/message": "Failed to process test event (request_id: {request_id})",
        "/error/details/request_id": "{request_id}"
      },
      "params": {}
    },
    "chainFailed": {
      "status": 500,
      "body": {
        "data": null,
        "error": {
          "status": 500,
          "name": "InternalServerError",
          "message": "Failed to run synthetic chain (request_id: 01JD5M0Q7Y3XK8WZ)",
          "details": {
            "request_id": "01JD5M0Q7Y3XK8WZ"
          }
        }
      },
      "template": {
        "/error/message": "Failed to run synthetic chain (request_id: {request_id})",
        "/error/details/request_id": "{request_id}"
      },
      "params": {}
    },
    "stripeConnectRetired": {
      "status": 410,
      "body": {
        "data": null,
        "error": {
          "status": 410,
          "name": "GoneError",
          "message": "This endpoint is retired. Connect the payment processor from the dashboard program settings.",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "signatureMissing": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Missing Stripe-Signature header",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "signatureMalformed": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Malformed Stripe-Signature header. Expected: t=<timestamp>,v1=<signature>",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "signatureInvalid": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Stripe-Signature does not match the request body",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "signatureTooOld": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Stripe-Signature is more than 5 minutes old",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "signatureAhead": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Stripe-Signature is more than 5 minutes in the future",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "eventMalformed": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Request body must be a Stripe event",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "programNotConnected": {
      "status": 404,
      "body": {
        "data": null,
        "error": {
          "status": 404,
          "name": "NotFoundError",
          "message": "Program is not connected to Stripe",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "webhookTooLarge": {
      "status": 413,
      "body": {
        "data": null,
        "error": {
          "status": 413,
          "name": "PayloadTooLargeError",
          "message": "Request body must be at most 1 MiB",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "webhookFailed": {
      "status": 500,
      "body": {
        "data": null,
        "error": {
          "status": 500,
          "name": "InternalServerError",
          "message": "Payment event processing failed",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "manageTextNotStorable": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "A text contains U+0000 or a lone surrogate",
          "status": 400,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageFieldInvalid": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "name must be a string of 1 to 1000 characters",
          "status": 400,
          "details": {
            "field": "name"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/message": "{field} must be {requirement}",
        "/error/details/field": "{field}",
        "/error/request_id": "{request_id}"
      },
      "params": {
        "field": "string",
        "requirement": "string"
      }
    },
    "manageFieldUnknown": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "nmae is not a field of this operation",
          "status": 400,
          "details": {
            "field": "nmae"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/message": "{field} is not a field of this operation",
        "/error/details/field": "{field}",
        "/error/request_id": "{request_id}"
      },
      "params": {
        "field": "string"
      }
    },
    "manageCursorInvalid": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "cursor is not a cursor of this list",
          "status": 400,
          "details": {
            "field": "cursor"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageCredentialMissing": {
      "status": 401,
      "body": {
        "error": {
          "code": "unauthenticated",
          "message": "A credential is required",
          "status": 401,
          "hint": "Send an API token as `Authorization: Bearer <API_TOKEN>`, or sign in with the browser.",
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageCredentialInvalid": {
      "status": 401,
      "body": {
        "error": {
          "code": "unauthenticated",
          "message": "The credential is unknown, expired or revoked",
          "status": 401,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageKeyRetired": {
      "status": 401,
      "body": {
        "error": {
          "code": "api_key_rotation_required",
          "message": "This API key has been retired.",
          "status": 401,
          "hint": "Ask a workspace owner to regenerate the key.",
          "docs_url": "https://referrals.brand.dev/docs/errors#api_key_rotation_required",
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/docs_url": "{docs_url}#api_key_rotation_required",
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageScopeMissing": {
      "status": 403,
      "body": {
        "error": {
          "code": "insufficient_scope",
          "message": "The credential does not have the scope programs.read",
          "status": 403,
          "details": {
            "scope": "programs.read"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/message": "The credential does not have the scope {scope}",
        "/error/details/scope": "{scope}",
        "/error/request_id": "{request_id}"
      },
      "params": {
        "scope": "string"
      }
    },
    "manageMethodNotAllowed": {
      "status": 405,
      "body": {
        "error": {
          "code": "method_not_allowed",
          "message": "The path does not support this method",
          "status": 405,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageRateLimited": {
      "status": 429,
      "body": {
        "error": {
          "code": "rate_limited",
          "message": "Too many requests in this minute",
          "status": 429,
          "retry_after_seconds": 42,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/retry_after_seconds": "{retry_after_seconds}",
        "/error/request_id": "{request_id}"
      },
      "params": {
        "retry_after_seconds": "number"
      }
    },
    "manageFailed": {
      "status": 500,
      "body": {
        "error": {
          "code": "internal_error",
          "message": "The service failed",
          "status": 500,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageBodyMissing": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "A body is required",
          "status": 400,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageBodyNotUtf8": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "The body must be valid UTF-8",
          "status": 400,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageBodyNotJson": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "The body must be valid JSON",
          "status": 400,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageBodyNotObject": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "The body must be a JSON object",
          "status": 400,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageBodyTooDeep": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "The body must not be nested deeper than 32 levels",
          "status": 400,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageFieldRequired": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "name is missing",
          "status": 400,
          "details": {
            "field": "name"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/message": "{field} is missing",
        "/error/details/field": "{field}",
        "/error/request_id": "{request_id}"
      },
      "params": {
        "field": "string"
      }
    },
    "manageCommissionRateTooHigh": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "commission_rate must be at most 100 percent or 1000000 major units",
          "status": 400,
          "details": {
            "field": "commission_rate"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageCrossSite": {
      "status": 403,
      "body": {
        "error": {
          "code": "cross_site_request",
          "message": "The request does not come from a page of this service",
          "status": 403,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageInFlight": {
      "status": 409,
      "body": {
        "error": {
          "code": "idempotency_in_flight",
          "message": "The first request with this Idempotency-Key is still running",
          "status": 409,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "managePayloadTooLarge": {
      "status": 413,
      "body": {
        "error": {
          "code": "payload_too_large",
          "message": "The body must be at most 64 KiB",
          "status": 413,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageUnsupportedMediaType": {
      "status": 415,
      "body": {
        "error": {
          "code": "unsupported_media_type",
          "message": "The Content-Type must be application/json",
          "status": 415,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageBodyCompressed": {
      "status": 415,
      "body": {
        "error": {
          "code": "unsupported_media_type",
          "message": "The body must not be compressed",
          "status": 415,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageKeyReused": {
      "status": 422,
      "body": {
        "error": {
          "code": "idempotency_key_reused",
          "message": "The Idempotency-Key was sent with another request",
          "status": 422,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageNotFound": {
      "status": 404,
      "body": {
        "error": {
          "code": "not_found",
          "message": "There is no such record",
          "status": 404,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageFieldsMissing": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "A field is required",
          "status": 400,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageRoleMissing": {
      "status": 403,
      "body": {
        "error": {
          "code": "insufficient_role",
          "message": "This needs the role owner",
          "status": 403,
          "details": {
            "role": "owner"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/message": "This needs the role {role}",
        "/error/details/role": "{role}",
        "/error/request_id": "{request_id}"
      },
      "params": {
        "role": "string"
      }
    },
    "manageProgramArchived": {
      "status": 409,
      "body": {
        "error": {
          "code": "invalid_transition",
          "message": "The program is archived",
          "status": 409,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageCurrencyFixed": {
      "status": 409,
      "body": {
        "error": {
          "code": "invalid_transition",
          "message": "The currency cannot change once a sale exists",
          "status": 409,
          "details": {
            "field": "currency"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageRotateByInvalid": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "rotate_by must be a time in the future, at most 90 days ahead",
          "status": 400,
          "details": {
            "field": "rotate_by"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageSignInTooOld": {
      "status": 403,
      "body": {
        "error": {
          "code": "reauthentication_required",
          "message": "Sign in again to do this",
          "status": 403,
          "hint": "The sign-in must not be older than 15 minutes.",
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageTwoKeysUsable": {
      "status": 409,
      "body": {
        "error": {
          "code": "invalid_transition",
          "message": "Two keys of the program are usable already",
          "status": 409,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageKeyNotUsable": {
      "status": 409,
      "body": {
        "error": {
          "code": "invalid_transition",
          "message": "The key is retired or revoked",
          "status": 409,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageLastKey": {
      "status": 409,
      "body": {
        "error": {
          "code": "invalid_transition",
          "message": "The last usable key of a program cannot be revoked",
          "status": 409,
          "hint": "Rotate the key first.",
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageEventNotPending": {
      "status": 409,
      "body": {
        "error": {
          "code": "invalid_transition",
          "message": "The event is not pending.",
          "status": 409,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageKindRefused": {
      "status": 403,
      "body": {
        "error": {
          "code": "insufficient_scope",
          "message": "This kind of credential cannot be used here",
          "status": 403,
          "hint": "Sign in with the browser.",
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageWebhookSecretInvalid": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "webhook_secret must be the signing secret of a webhook endpoint, whsec_….",
          "status": 400,
          "details": {
            "field": "webhook_secret"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageStripeAccountInvalid": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "account must be the identifier of a Stripe account, acct_….",
          "status": 400,
          "details": {
            "field": "account"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageRangeInvalid": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "to must be a date after from, at most 366 days later.",
          "status": 400,
          "details": {
            "field": "to"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageLastOwner": {
      "status": 409,
      "body": {
        "error": {
          "code": "invalid_transition",
          "message": "A program must have an active owner.",
          "status": 409,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageAlreadyMember": {
      "status": 409,
      "body": {
        "error": {
          "code": "already_exists",
          "message": "The account with this e-mail address is a member already.",
          "status": 409,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageAlreadyInvited": {
      "status": 409,
      "body": {
        "error": {
          "code": "already_exists",
          "message": "There is a pending invitation for this e-mail address.",
          "status": 409,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageInvitationLimit": {
      "status": 409,
      "body": {
        "error": {
          "code": "invalid_transition",
          "message": "A program can send at most 200 invitations a day",
          "status": 409,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageMemberInvitationNotPending": {
      "status": 409,
      "body": {
        "error": {
          "code": "invalid_transition",
          "message": "The invitation is no longer pending.",
          "status": 409,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageLinkCodeInvalid": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "code must be 3 to 32 of the characters a-z, 0-9 and -",
          "status": 400,
          "details": {
            "field": "code"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageDestinationInvalid": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "destination must be an http or https URL at the program's domain or one of its origins, without user name and aff parameter",
          "status": 400,
          "details": {
            "field": "destination"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "managePartnerNotJoined": {
      "status": 409,
      "body": {
        "error": {
          "code": "invalid_transition",
          "message": "The partner is not in the program",
          "status": 409,
          "details": {
            "field": "partner_id",
            "status": "removed"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/details/status": "{status}",
        "/error/request_id": "{request_id}"
      },
      "params": {
        "status": "string"
      }
    },
    "manageLinkNameTaken": {
      "status": 409,
      "body": {
        "error": {
          "code": "already_exists",
          "message": "The code or alias anna is taken",
          "status": 409,
          "details": {
            "field": "code"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/message": "The code or alias {value} is taken",
        "/error/details/field": "{field}",
        "/error/request_id": "{request_id}"
      },
      "params": {
        "value": "string",
        "field": "string"
      }
    },
    "manageAliasInvalid": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "alias must be 1 to 64 of the characters A-Z, a-z, 0-9 and . _ ~ -",
          "status": 400,
          "details": {
            "field": "alias"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageTooManyAliases": {
      "status": 409,
      "body": {
        "error": {
          "code": "invalid_transition",
          "message": "A link can have at most 50 aliases",
          "status": 409,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "managePartnerTransition": {
      "status": 409,
      "body": {
        "error": {
          "code": "invalid_transition",
          "message": "The status of the partner is left, which does not allow this",
          "status": 409,
          "details": {
            "status": "left"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/message": "The status of the partner is {status}, which does not allow this",
        "/error/details/status": "{status}",
        "/error/request_id": "{request_id}"
      },
      "params": {
        "status": "string"
      }
    },
    "manageEmailInvalid": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "invitations.0.email must be an e-mail address of at most 254 characters",
          "status": 400,
          "details": {
            "field": "invitations.0.email"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/message": "{field} must be an e-mail address of at most 254 characters",
        "/error/details/field": "{field}",
        "/error/request_id": "{request_id}"
      },
      "params": {
        "field": "string"
      }
    },
    "manageEmailRepeated": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "invitations.1.email repeats an earlier address",
          "status": 400,
          "details": {
            "field": "invitations.1.email"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/message": "{field} repeats an earlier address",
        "/error/details/field": "{field}",
        "/error/request_id": "{request_id}"
      },
      "params": {
        "field": "string"
      }
    },
    "manageInvitationNotPending": {
      "status": 409,
      "body": {
        "error": {
          "code": "invalid_transition",
          "message": "The invitation is expired",
          "status": 409,
          "details": {
            "status": "expired"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/message": "The invitation is {status}",
        "/error/details/status": "{status}",
        "/error/request_id": "{request_id}"
      },
      "params": {
        "status": "string"
      }
    },
    "manageInvitationSent": {
      "status": 409,
      "body": {
        "error": {
          "code": "invalid_transition",
          "message": "An invitation can be sent again once a day, at most three times",
          "status": 409,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageAdjustmentAmountInvalid": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "amount_cents must not be 0.",
          "status": 400,
          "details": {
            "field": "amount_cents"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageAdjustmentCurrencyInvalid": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "currency must be the program's currency or one that the partner already earns.",
          "status": 400,
          "details": {
            "field": "currency"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageTokenProgramsInvalid": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "Either program_ids or all_programs is required",
          "status": 400,
          "details": {
            "field": "program_ids"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageTokenExpiryInvalid": {
      "status": 400,
      "body": {
        "error": {
          "code": "invalid_request",
          "message": "expires_at must be a time in the future, at most 366 days ahead",
          "status": 400,
          "details": {
            "field": "expires_at"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageTooManyTokens": {
      "status": 409,
      "body": {
        "error": {
          "code": "invalid_transition",
          "message": "An account can have at most 50 valid tokens",
          "status": 409,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageMemberSignInMissing": {
      "status": 403,
      "body": {
        "error": {
          "code": "insufficient_scope",
          "message": "Sign in as a member to accept this invitation",
          "status": 403,
          "hint": "Sign in with the browser at /sign-in with the same e-mail address.",
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageInvitationForOther": {
      "status": 404,
      "body": {
        "error": {
          "code": "not_found",
          "message": "The invitation was sent to another e-mail address",
          "status": 404,
          "hint": "Sign in with the address that received it.",
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageInvitationExpired": {
      "status": 410,
      "body": {
        "error": {
          "code": "invitation_expired",
          "message": "The invitation has expired",
          "status": 410,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageAlreadyPartner": {
      "status": 409,
      "body": {
        "error": {
          "code": "already_exists",
          "message": "Your status in the program is joined already",
          "status": 409,
          "details": {
            "status": "joined"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/message": "Your status in the program is {status} already",
        "/error/details/status": "{status}",
        "/error/request_id": "{request_id}"
      },
      "params": {
        "status": "string"
      }
    },
    "manageOwnTransition": {
      "status": 409,
      "body": {
        "error": {
          "code": "invalid_transition",
          "message": "Your status in the program is removed, which does not allow this",
          "status": 409,
          "details": {
            "status": "removed"
          },
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/message": "Your status in the program is {status}, which does not allow this",
        "/error/details/status": "{status}",
        "/error/request_id": "{request_id}"
      },
      "params": {
        "status": "string"
      }
    },
    "managePartnerLinksOff": {
      "status": 409,
      "body": {
        "error": {
          "code": "invalid_transition",
          "message": "Partners of this program cannot create links",
          "status": 409,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "manageTooManyLinks": {
      "status": 409,
      "body": {
        "error": {
          "code": "invalid_transition",
          "message": "A partner can have at most 50 links in a program",
          "status": 409,
          "request_id": "01JD5M0Q7Y3XK8WZ"
        }
      },
      "template": {
        "/error/request_id": "{request_id}"
      },
      "params": {}
    },
    "notReady": {
      "status": 503,
      "body": {
        "data": null,
        "error": {
          "status": 503,
          "name": "ServiceUnavailableError",
          "message": "Not ready",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "unknownPath": {
      "status": 404,
      "body": {
        "data": null,
        "error": {
          "status": 404,
          "name": "NotFoundError",
          "message": "Path not found",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "requestMalformed": {
      "status": 400,
      "body": {
        "data": null,
        "error": {
          "status": 400,
          "name": "BadRequestError",
          "message": "Request could not be parsed",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "requestTimedOut": {
      "status": 408,
      "body": {
        "data": null,
        "error": {
          "status": 408,
          "name": "RequestTimeoutError",
          "message": "Request took too long",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    },
    "headersTooLarge": {
      "status": 431,
      "body": {
        "data": null,
        "error": {
          "status": 431,
          "name": "RequestHeaderFieldsTooLargeError",
          "message": "Request headers are too large",
          "details": {}
        }
      },
      "template": {},
      "params": {}
    }
  },
  "unknownPath": {
    "error": "unknownPath",
    "headers": [
      {
        "name": "X-Content-Type-Options",
        "value": "contentTypeOptions",
        "text": "nosniff"
      },
      {
        "name": "X-Request-ID",
        "value": "requestId"
      },
      {
        "name": "Deprecation",
        "value": "deprecation"
      },
      {
        "name": "Sunset",
        "value": "sunset"
      },
      {
        "name": "Link",
        "value": "rotationLink",
        "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\""
      }
    ]
  },
  "unreadableRequest": {
    "errors": {
      "requestMalformed": "requestMalformed",
      "requestTimedOut": "requestTimedOut",
      "headersTooLarge": "headersTooLarge"
    },
    "headers": [
      {
        "name": "X-Content-Type-Options",
        "value": "contentTypeOptions",
        "text": "nosniff"
      },
      {
        "name": "X-Request-ID",
        "value": "requestId"
      }
    ]
  },
  "rotationWarning": {
    "body": {
      "code": "api_key_rotation_required",
      "message": "This API key must be replaced before its rotation deadline.",
      "hint": "Ask a workspace owner to regenerate the key.",
      "rotate_by": "2026-12-01T00:00:00.000Z",
      "docs_url": "https://referrals.brand.dev/docs/errors#api_key_rotation_required"
    },
    "template": {
      "/rotate_by": "{rotate_by}",
      "/docs_url": "{docs_url}#api_key_rotation_required"
    },
    "params": {
      "rotate_by": "string"
    }
  }
};
