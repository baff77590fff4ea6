// Made by `npm run generate` from openapi/. Do not edit.
export declare const contract: {
  readonly "requestId": {
    readonly "header": "X-Request-ID";
    readonly "pattern": "^[A-Za-z0-9._-]{1,128}$";
  };
  readonly "limits": {
    readonly "bodyBytes": 65536;
    readonly "bodyDepth": 32;
    readonly "echoedCharacters": 64;
    readonly "chainsPerHour": 10;
    readonly "signatureToleranceSeconds": 300;
    readonly "recentSignInSeconds": 900;
  };
  readonly "rateLimits": {
    readonly "windowSeconds": 60;
    readonly "buckets": {
      readonly "click": {
        readonly "limit": 60;
        readonly "per": "address";
      };
      readonly "lead": {
        readonly "limit": 30;
        readonly "per": "address";
      };
      readonly "saleAndRefund": {
        readonly "limit": 120;
        readonly "per": "credential";
      };
      readonly "readiness": {
        readonly "limit": 30;
        readonly "per": "credential";
      };
      readonly "cli": {
        readonly "limit": 60;
        readonly "per": "credential";
      };
      readonly "manage": {
        readonly "limit": 300;
        readonly "per": "credential";
      };
      readonly "heavy": {
        readonly "limit": 30;
        readonly "per": "credential";
      };
      readonly "portal": {
        readonly "limit": 120;
        readonly "per": "credential";
      };
      readonly "session": {
        readonly "limit": 30;
        readonly "per": "address";
      };
    };
  };
  readonly "preflight": {
    readonly "status": 204;
    readonly "always": {
      readonly "X-Content-Type-Options": "nosniff";
    };
    readonly "headers": {
      readonly "Access-Control-Allow-Origin": "{origin}";
      readonly "Access-Control-Allow-Methods": "POST";
      readonly "Access-Control-Allow-Headers": "Content-Type, X-Request-ID";
      readonly "Access-Control-Max-Age": "600";
      readonly "Vary": "Origin";
    };
  };
  readonly "sessionCookie": "__Host-referral_session";
  readonly "paths": {
    readonly "/api/v1/track/click": {
      readonly "bucket": "click";
      readonly "cors": true;
      readonly "managed": false;
      readonly "operations": readonly ["trackClick"];
    };
    readonly "/api/v1/track/lead": {
      readonly "bucket": "lead";
      readonly "cors": true;
      readonly "managed": false;
      readonly "operations": readonly ["trackLead"];
    };
    readonly "/api/v1/track/sale": {
      readonly "bucket": "saleAndRefund";
      readonly "cors": false;
      readonly "managed": false;
      readonly "operations": readonly ["trackSale"];
    };
    readonly "/api/v1/track/refund": {
      readonly "bucket": "saleAndRefund";
      readonly "cors": false;
      readonly "managed": false;
      readonly "operations": readonly ["trackRefund"];
    };
    readonly "/api/v1/programs/me/readiness": {
      readonly "bucket": "readiness";
      readonly "cors": false;
      readonly "managed": false;
      readonly "operations": readonly ["getReadiness"];
    };
    readonly "/api/v1/cli/auth/start": {
      readonly "bucket": "cli";
      readonly "cors": false;
      readonly "managed": false;
      readonly "operations": readonly ["cliAuthStart"];
    };
    readonly "/api/v1/cli/auth/callback": {
      readonly "bucket": "cli";
      readonly "cors": false;
      readonly "managed": false;
      readonly "operations": readonly ["cliAuthCallback"];
    };
    readonly "/api/v1/cli/auth/poll": {
      readonly "bucket": "cli";
      readonly "cors": false;
      readonly "managed": false;
      readonly "operations": readonly ["cliAuthPoll"];
    };
    readonly "/api/v1/cli/auth/logout": {
      readonly "bucket": "cli";
      readonly "cors": false;
      readonly "managed": false;
      readonly "operations": readonly ["cliAuthLogout"];
    };
    readonly "/api/v1/cli/init": {
      readonly "bucket": "cli";
      readonly "cors": false;
      readonly "managed": false;
      readonly "operations": readonly ["cliInit"];
    };
    readonly "/api/v1/cli/programs": {
      readonly "bucket": "cli";
      readonly "cors": false;
      readonly "managed": false;
      readonly "operations": readonly ["cliPrograms"];
    };
    readonly "/api/v1/cli/status": {
      readonly "bucket": "cli";
      readonly "cors": false;
      readonly "managed": false;
      readonly "operations": readonly ["cliStatus"];
    };
    readonly "/api/v1/cli/test-event": {
      readonly "bucket": "cli";
      readonly "cors": false;
      readonly "managed": false;
      readonly "operations": readonly ["cliTestEvent"];
    };
    readonly "/api/v1/cli/stripe-connect": {
      readonly "bucket": "cli";
      readonly "cors": false;
      readonly "managed": false;
      readonly "operations": readonly ["cliStripeConnect"];
    };
    readonly "/api/v1/webhooks/stripe/{program_id}": {
      readonly "bucket": null;
      readonly "cors": false;
      readonly "managed": false;
      readonly "operations": readonly ["stripeWebhook"];
    };
    readonly "/api/v1/programs": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["listPrograms", "createProgram"];
    };
    readonly "/api/v1/programs/{program_id}": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["getProgram", "updateProgram"];
    };
    readonly "/api/v1/programs/{program_id}/origins": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["replaceOrigins"];
    };
    readonly "/api/v1/programs/{program_id}/readiness": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["getProgramReadiness"];
    };
    readonly "/api/v1/programs/{program_id}/archive": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["archiveProgram"];
    };
    readonly "/api/v1/programs/{program_id}/keys": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["listKeys"];
    };
    readonly "/api/v1/programs/{program_id}/keys/rotate": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["rotateKey"];
    };
    readonly "/api/v1/programs/{program_id}/keys/{key_id}/mark": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["markKey"];
    };
    readonly "/api/v1/programs/{program_id}/keys/{key_id}/revoke": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["revokeKey"];
    };
    readonly "/api/v1/programs/{program_id}/events": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["listEvents"];
    };
    readonly "/api/v1/programs/{program_id}/payment-events": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["listPaymentEvents"];
    };
    readonly "/api/v1/programs/{program_id}/payment-events/{payment_event_id}/replay": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["replayPaymentEvent"];
    };
    readonly "/api/v1/programs/{program_id}/processors": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["listProcessors", "connectProcessor"];
    };
    readonly "/api/v1/programs/{program_id}/processors/{processor_id}": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["disconnectProcessor"];
    };
    readonly "/api/v1/programs/{program_id}/stats": {
      readonly "bucket": "heavy";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["getStats"];
    };
    readonly "/api/v1/programs/{program_id}/members": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["listMembers"];
    };
    readonly "/api/v1/programs/{program_id}/members/{account_id}": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["removeMember", "updateMember"];
    };
    readonly "/api/v1/programs/{program_id}/member-invitations": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["listMemberInvitations", "createMemberInvitation"];
    };
    readonly "/api/v1/programs/{program_id}/member-invitations/{member_invitation_id}/revoke": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["revokeMemberInvitation"];
    };
    readonly "/api/v1/programs/{program_id}/audit-log": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["listAuditLog"];
    };
    readonly "/api/v1/programs/{program_id}/links": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["listLinks", "createLink"];
    };
    readonly "/api/v1/programs/{program_id}/links/{link_id}": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["getLink", "updateLink"];
    };
    readonly "/api/v1/programs/{program_id}/links/{link_id}/aliases": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["createAlias"];
    };
    readonly "/api/v1/programs/{program_id}/partners": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["listPartners"];
    };
    readonly "/api/v1/programs/{program_id}/partners/{partner_id}": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["getPartner"];
    };
    readonly "/api/v1/programs/{program_id}/partners/{partner_id}/approve": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["approvePartner"];
    };
    readonly "/api/v1/programs/{program_id}/partners/{partner_id}/decline": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["declinePartner"];
    };
    readonly "/api/v1/programs/{program_id}/partners/{partner_id}/remove": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["removePartner"];
    };
    readonly "/api/v1/programs/{program_id}/partners/{partner_id}/reinstate": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["reinstatePartner"];
    };
    readonly "/api/v1/programs/{program_id}/invitations": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["listInvitations", "invitePartners"];
    };
    readonly "/api/v1/programs/{program_id}/invitations/{invitation_id}/resend": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["resendInvitation"];
    };
    readonly "/api/v1/programs/{program_id}/invitations/{invitation_id}/revoke": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["revokeInvitation"];
    };
    readonly "/api/v1/programs/{program_id}/customers": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["listCustomers"];
    };
    readonly "/api/v1/programs/{program_id}/customers/{customer_id}": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["getCustomer"];
    };
    readonly "/api/v1/programs/{program_id}/customers/{customer_id}/explain": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["explainCustomer"];
    };
    readonly "/api/v1/programs/{program_id}/customers/{customer_id}/export": {
      readonly "bucket": "heavy";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["exportCustomer"];
    };
    readonly "/api/v1/programs/{program_id}/customers/{customer_id}/erase": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["eraseCustomer"];
    };
    readonly "/api/v1/programs/{program_id}/commissions": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["listCommissions", "createAdjustment"];
    };
    readonly "/api/v1/programs/{program_id}/commissions/{commission_id}": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["getCommission"];
    };
    readonly "/api/v1/programs/{program_id}/commissions/approve": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["approveCommissions"];
    };
    readonly "/api/v1/programs/{program_id}/commissions/hold": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["holdCommissions"];
    };
    readonly "/api/v1/programs/{program_id}/commissions/release": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["releaseCommissions"];
    };
    readonly "/api/v1/programs/{program_id}/commissions/reject": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["rejectCommissions"];
    };
    readonly "/api/v1/account/session": {
      readonly "bucket": "session";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["getSession", "endSession"];
    };
    readonly "/api/v1/account/tokens": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["listTokens", "createToken"];
    };
    readonly "/api/v1/account/tokens/{token_id}": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["revokeToken"];
    };
    readonly "/api/v1/account/login-tokens": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["listLoginTokens"];
    };
    readonly "/api/v1/account/login-tokens/{login_token_id}": {
      readonly "bucket": "manage";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["revokeLoginToken"];
    };
    readonly "/api/v1/account/invitations/preview": {
      readonly "bucket": "session";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["previewInvitation"];
    };
    readonly "/api/v1/account/invitations/accept": {
      readonly "bucket": "session";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["acceptInvitation"];
    };
    readonly "/api/v1/account/invitations/decline": {
      readonly "bucket": "session";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["declineInvitation"];
    };
    readonly "/api/v1/partner/profile": {
      readonly "bucket": "portal";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["getProfile", "replaceProfile"];
    };
    readonly "/api/v1/partner/programs": {
      readonly "bucket": "portal";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["listOwnPrograms", "joinProgram"];
    };
    readonly "/api/v1/partner/programs/{program_id}/leave": {
      readonly "bucket": "portal";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["leaveProgram"];
    };
    readonly "/api/v1/partner/programs/{program_id}/links": {
      readonly "bucket": "portal";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["listOwnLinks", "createOwnLink"];
    };
    readonly "/api/v1/partner/programs/{program_id}/stats": {
      readonly "bucket": "portal";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["getOwnStats"];
    };
    readonly "/api/v1/partner/programs/{program_id}/commissions": {
      readonly "bucket": "portal";
      readonly "cors": false;
      readonly "managed": true;
      readonly "operations": readonly ["listOwnCommissions"];
    };
    readonly "/healthz": {
      readonly "bucket": null;
      readonly "cors": false;
      readonly "managed": false;
      readonly "operations": readonly ["getHealth"];
    };
    readonly "/readyz": {
      readonly "bucket": null;
      readonly "cors": false;
      readonly "managed": false;
      readonly "operations": readonly ["getReady"];
    };
  };
  readonly "operations": {
    readonly "trackClick": {
      readonly "method": "post";
      readonly "path": "/api/v1/track/click";
      readonly "bucket": "click";
      readonly "credential": "testMode";
      readonly "access": null;
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "clickTrackingFailed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "affiliateUrlRequired": "affiliateUrlRequired";
        readonly "affiliateUrlInvalid": "affiliateUrlInvalid";
        readonly "affMissing": "affMissing";
        readonly "referralLinkNotFound": "referralLinkNotFound";
        readonly "referralLinkMisconfigured": "referralLinkMisconfigured";
        readonly "testProgramUnknown": "testProgramUnknown";
        readonly "fieldInvalid": "fieldInvalid";
        readonly "bodyMissing": "bodyMissing";
        readonly "bodyNotUtf8": "bodyNotUtf8";
        readonly "bodyNotJson": "bodyNotJson";
        readonly "bodyNotObject": "bodyNotObject";
        readonly "bodyTooDeep": "bodyTooDeep";
        readonly "textNotStorable": "textNotStorable";
        readonly "malformedAuthorization": "malformedAuthorization";
        readonly "invalidApiToken": "invalidApiToken";
        readonly "apiKeyRetired": "apiKeyRetired";
        readonly "programMismatch": "programMismatch";
        readonly "originNotAllowed": "originNotAllowed";
        readonly "methodNotAllowed": "methodNotAllowed";
        readonly "linkDisabled": "linkDisabled";
        readonly "payloadTooLarge": "payloadTooLarge";
        readonly "unsupportedMediaType": "unsupportedMediaType";
        readonly "bodyCompressed": "bodyCompressed";
        readonly "rateLimited": "rateLimited";
        readonly "clickTrackingFailed": "clickTrackingFailed";
      };
      readonly "messages": {};
    };
    readonly "trackLead": {
      readonly "method": "post";
      readonly "path": "/api/v1/track/lead";
      readonly "bucket": "lead";
      readonly "credential": "optional";
      readonly "access": null;
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "leadTrackingFailed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "clickIdOrCustomerKeyRequired": "clickIdOrCustomerKeyRequired";
        readonly "customerNotFound": "customerNotFound";
        readonly "customerNotInProgram": "customerNotInProgram";
        readonly "customerStatusNotUpdatable": "customerStatusNotUpdatable";
        readonly "testProgramRequired": "testProgramRequired";
        readonly "testProgramUnknown": "testProgramUnknown";
        readonly "fieldInvalid": "fieldInvalid";
        readonly "bodyMissing": "bodyMissing";
        readonly "bodyNotUtf8": "bodyNotUtf8";
        readonly "bodyNotJson": "bodyNotJson";
        readonly "bodyNotObject": "bodyNotObject";
        readonly "bodyTooDeep": "bodyTooDeep";
        readonly "textNotStorable": "textNotStorable";
        readonly "malformedAuthorization": "malformedAuthorization";
        readonly "invalidApiToken": "invalidApiToken";
        readonly "apiKeyRetired": "apiKeyRetired";
        readonly "programMismatch": "programMismatch";
        readonly "originNotAllowed": "originNotAllowed";
        readonly "methodNotAllowed": "methodNotAllowed";
        readonly "payloadTooLarge": "payloadTooLarge";
        readonly "unsupportedMediaType": "unsupportedMediaType";
        readonly "bodyCompressed": "bodyCompressed";
        readonly "rateLimited": "rateLimited";
        readonly "leadTrackingFailed": "leadTrackingFailed";
      };
      readonly "messages": {
        readonly "settled": "Lead tracked successfully";
        readonly "provisional": "Lead recorded as provisional";
        readonly "testLead": "Test lead event tracked successfully";
      };
    };
    readonly "trackSale": {
      readonly "method": "post";
      readonly "path": "/api/v1/track/sale";
      readonly "bucket": "saleAndRefund";
      readonly "credential": "required";
      readonly "access": null;
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "saleTrackingFailed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "transactionIdRequired": "transactionIdRequired";
        readonly "amountInvalid": "amountInvalid";
        readonly "occurredAtInvalid": "occurredAtInvalid";
        readonly "providerInvalid": "providerInvalid";
        readonly "providerPaymentIdInvalid": "providerPaymentIdInvalid";
        readonly "livemodeInvalid": "livemodeInvalid";
        readonly "customerNotIdentified": "customerNotIdentified";
        readonly "customerUnknown": "customerUnknown";
        readonly "attributionMissing": "attributionMissing";
        readonly "relationshipMissing": "relationshipMissing";
        readonly "partnerMissing": "partnerMissing";
        readonly "fieldInvalid": "fieldInvalidCoded";
        readonly "bodyMissing": "bodyMissingCoded";
        readonly "bodyNotUtf8": "bodyNotUtf8Coded";
        readonly "bodyNotJson": "bodyNotJsonCoded";
        readonly "bodyNotObject": "bodyNotObjectCoded";
        readonly "bodyTooDeep": "bodyTooDeepCoded";
        readonly "textNotStorable": "textNotStorableCoded";
        readonly "malformedAuthorization": "malformedAuthorizationCoded";
        readonly "missingApiToken": "missingApiTokenCoded";
        readonly "invalidApiToken": "invalidApiTokenCoded";
        readonly "apiKeyRetired": "apiKeyRetired";
        readonly "programMismatch": "programMismatchCoded";
        readonly "methodNotAllowed": "methodNotAllowedCoded";
        readonly "duplicateTransaction": "duplicateTransaction";
        readonly "payloadTooLarge": "payloadTooLargeCoded";
        readonly "unsupportedMediaType": "unsupportedMediaTypeCoded";
        readonly "bodyCompressed": "bodyCompressedCoded";
        readonly "unsupportedCurrency": "unsupportedCurrency";
        readonly "rateLimited": "rateLimited";
        readonly "saleTrackingFailed": "saleTrackingFailed";
        readonly "commissionFailed": "commissionFailed";
      };
      readonly "messages": {
        readonly "attributed": "Sale tracked successfully";
        readonly "windowExpired": "Sale not attributed. The click is older than the attribution window.";
        readonly "testSale": "Test sale event tracked successfully";
      };
    };
    readonly "trackRefund": {
      readonly "method": "post";
      readonly "path": "/api/v1/track/refund";
      readonly "bucket": "saleAndRefund";
      readonly "credential": "required";
      readonly "access": null;
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "refundTrackingFailed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "transactionIdMissing": "transactionIdMissing";
        readonly "reasonInvalid": "reasonInvalid";
        readonly "refundTooLarge": "refundTooLarge";
        readonly "fieldInvalid": "fieldInvalidCoded";
        readonly "bodyMissing": "bodyMissingCoded";
        readonly "bodyNotUtf8": "bodyNotUtf8Coded";
        readonly "bodyNotJson": "bodyNotJsonCoded";
        readonly "bodyNotObject": "bodyNotObjectCoded";
        readonly "bodyTooDeep": "bodyTooDeepCoded";
        readonly "textNotStorable": "textNotStorableCoded";
        readonly "malformedAuthorization": "malformedAuthorizationCoded";
        readonly "invalidApiToken": "invalidApiTokenCoded";
        readonly "apiKeyRetired": "apiKeyRetired";
        readonly "programMismatch": "programMismatchCoded";
        readonly "saleNotFound": "saleNotFound";
        readonly "methodNotAllowed": "methodNotAllowedCoded";
        readonly "payloadTooLarge": "payloadTooLargeCoded";
        readonly "unsupportedMediaType": "unsupportedMediaTypeCoded";
        readonly "bodyCompressed": "bodyCompressedCoded";
        readonly "rateLimited": "rateLimited";
        readonly "refundTrackingFailed": "refundTrackingFailed";
      };
      readonly "messages": {
        readonly "recorded": "Refund tracked successfully";
        readonly "skipped": "Refund skipped";
        readonly "testRefund": "Test refund event tracked successfully";
      };
    };
    readonly "getReadiness": {
      readonly "method": "get";
      readonly "path": "/api/v1/programs/me/readiness";
      readonly "bucket": "readiness";
      readonly "credential": "required";
      readonly "access": null;
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "malformedAuthorization": "readinessMalformedAuthorization";
        readonly "missingApiToken": "readinessMissingApiToken";
        readonly "invalidApiToken": "readinessInvalidApiToken";
        readonly "apiKeyRetired": "apiKeyRetired";
        readonly "methodNotAllowed": "readinessMethodNotAllowed";
        readonly "rateLimited": "rateLimited";
        readonly "failed": "readinessFailed";
      };
      readonly "messages": {};
    };
    readonly "cliAuthStart": {
      readonly "method": "post";
      readonly "path": "/api/v1/cli/auth/start";
      readonly "bucket": "cli";
      readonly "credential": "retiredOnly";
      readonly "access": null;
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": null;
      readonly "unexpected": "startFailed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "apiKeyRetired": "apiKeyRetired";
        readonly "methodNotAllowed": "methodNotAllowed";
        readonly "rateLimited": "rateLimited";
        readonly "startFailed": "authStartFailed";
      };
      readonly "messages": {};
    };
    readonly "cliAuthCallback": {
      readonly "method": "post";
      readonly "path": "/api/v1/cli/auth/callback";
      readonly "bucket": "cli";
      readonly "credential": "retiredOnly";
      readonly "access": null;
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "callbackFailed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldsMissing": "authFieldsMissing";
        readonly "sessionExpired": "authSessionExpired";
        readonly "fieldInvalid": "fieldInvalid";
        readonly "bodyMissing": "bodyMissing";
        readonly "bodyNotUtf8": "bodyNotUtf8";
        readonly "bodyNotJson": "bodyNotJson";
        readonly "bodyNotObject": "bodyNotObject";
        readonly "bodyTooDeep": "bodyTooDeep";
        readonly "textNotStorable": "textNotStorable";
        readonly "idTokenInvalid": "idTokenInvalid";
        readonly "apiKeyRetired": "apiKeyRetired";
        readonly "accountSuspended": "accountSuspended";
        readonly "sessionNotFound": "authSessionNotFoundOrUsed";
        readonly "methodNotAllowed": "methodNotAllowed";
        readonly "payloadTooLarge": "payloadTooLarge";
        readonly "unsupportedMediaType": "unsupportedMediaType";
        readonly "bodyCompressed": "bodyCompressed";
        readonly "rateLimited": "rateLimited";
        readonly "callbackFailed": "authCallbackFailed";
      };
      readonly "messages": {};
    };
    readonly "cliAuthPoll": {
      readonly "method": "get";
      readonly "path": "/api/v1/cli/auth/poll";
      readonly "bucket": "cli";
      readonly "credential": "retiredOnly";
      readonly "access": null;
      readonly "query": readonly ["state"];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": null;
      readonly "unexpected": "pollFailed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "stateMissing": "authStateMissing";
        readonly "sessionConsumed": "authSessionConsumed";
        readonly "textNotStorable": "textNotStorable";
        readonly "apiKeyRetired": "apiKeyRetired";
        readonly "sessionNotFound": "authSessionNotFound";
        readonly "methodNotAllowed": "methodNotAllowed";
        readonly "rateLimited": "rateLimited";
        readonly "pollFailed": "authPollFailed";
      };
      readonly "messages": {};
    };
    readonly "cliAuthLogout": {
      readonly "method": "post";
      readonly "path": "/api/v1/cli/auth/logout";
      readonly "bucket": "cli";
      readonly "credential": "login";
      readonly "access": null;
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": null;
      readonly "unexpected": "cliAuthLogoutFailed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "authenticationRequired": "authenticationRequired";
        readonly "loginTokenInvalid": "loginTokenInvalid";
        readonly "userNotFound": "userNotFound";
        readonly "apiKeyRetired": "apiKeyRetired";
        readonly "methodNotAllowed": "methodNotAllowed";
        readonly "rateLimited": "rateLimited";
        readonly "cliAuthLogoutFailed": "cliAuthLogoutFailed";
      };
      readonly "messages": {};
    };
    readonly "cliInit": {
      readonly "method": "post";
      readonly "path": "/api/v1/cli/init";
      readonly "bucket": "cli";
      readonly "credential": "login";
      readonly "access": null;
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "initFailed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldsMissing": "initFieldsMissing";
        readonly "commissionTypeInvalid": "commissionTypeInvalid";
        readonly "commissionRateInvalid": "commissionRateInvalid";
        readonly "commissionRateTooHigh": "commissionRateTooHigh";
        readonly "domainInvalid": "domainInvalid";
        readonly "fieldInvalid": "fieldInvalid";
        readonly "bodyMissing": "bodyMissing";
        readonly "bodyNotUtf8": "bodyNotUtf8";
        readonly "bodyNotJson": "bodyNotJson";
        readonly "bodyNotObject": "bodyNotObject";
        readonly "bodyTooDeep": "bodyTooDeep";
        readonly "textNotStorable": "textNotStorable";
        readonly "authenticationRequired": "authenticationRequired";
        readonly "loginTokenInvalid": "loginTokenInvalid";
        readonly "userNotFound": "userNotFound";
        readonly "apiKeyRetired": "apiKeyRetired";
        readonly "advertiserMissing": "advertiserMissing";
        readonly "advertiserMismatch": "advertiserMismatch";
        readonly "methodNotAllowed": "methodNotAllowed";
        readonly "payloadTooLarge": "payloadTooLarge";
        readonly "unsupportedMediaType": "unsupportedMediaType";
        readonly "bodyCompressed": "bodyCompressed";
        readonly "rateLimited": "rateLimited";
        readonly "initFailed": "initFailed";
      };
      readonly "messages": {};
    };
    readonly "cliPrograms": {
      readonly "method": "get";
      readonly "path": "/api/v1/cli/programs";
      readonly "bucket": "cli";
      readonly "credential": "login";
      readonly "access": null;
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": null;
      readonly "unexpected": "programsFailed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "authenticationRequired": "authenticationRequired";
        readonly "loginTokenInvalid": "loginTokenInvalid";
        readonly "userNotFound": "userNotFound";
        readonly "apiKeyRetired": "apiKeyRetired";
        readonly "methodNotAllowed": "methodNotAllowed";
        readonly "rateLimited": "rateLimited";
        readonly "programsFailed": "programsFailed";
      };
      readonly "messages": {};
    };
    readonly "cliStatus": {
      readonly "method": "get";
      readonly "path": "/api/v1/cli/status";
      readonly "bucket": "cli";
      readonly "credential": "required";
      readonly "access": null;
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": null;
      readonly "unexpected": "statusFailed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "malformedAuthorization": "cliMalformedAuthorization";
        readonly "missingApiToken": "cliMissingApiToken";
        readonly "invalidApiToken": "cliInvalidApiKey";
        readonly "apiKeyRetired": "apiKeyRetired";
        readonly "methodNotAllowed": "methodNotAllowed";
        readonly "rateLimited": "rateLimited";
        readonly "statusFailed": "statusFailed";
      };
      readonly "messages": {};
    };
    readonly "cliTestEvent": {
      readonly "method": "post";
      readonly "path": "/api/v1/cli/test-event";
      readonly "bucket": "cli";
      readonly "credential": "required";
      readonly "access": null;
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "testEventFailed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "eventTypeInvalid": "eventTypeInvalid";
        readonly "fieldInvalid": "fieldInvalid";
        readonly "bodyMissing": "bodyMissing";
        readonly "bodyNotUtf8": "bodyNotUtf8";
        readonly "bodyNotJson": "bodyNotJson";
        readonly "bodyNotObject": "bodyNotObject";
        readonly "bodyTooDeep": "bodyTooDeep";
        readonly "textNotStorable": "textNotStorable";
        readonly "malformedAuthorization": "cliMalformedAuthorization";
        readonly "missingApiToken": "cliMissingApiToken";
        readonly "invalidApiToken": "cliInvalidApiKey";
        readonly "apiKeyRetired": "apiKeyRetired";
        readonly "methodNotAllowed": "methodNotAllowed";
        readonly "payloadTooLarge": "payloadTooLarge";
        readonly "unsupportedMediaType": "unsupportedMediaType";
        readonly "bodyCompressed": "bodyCompressed";
        readonly "rateLimited": "rateLimited";
        readonly "tooManyChains": "tooManyChains";
        readonly "testEventFailed": "testEventFailed";
        readonly "chainFailed": "chainFailed";
      };
      readonly "messages": {
        readonly "single": "Test event received";
      };
    };
    readonly "cliStripeConnect": {
      readonly "method": "post";
      readonly "path": "/api/v1/cli/stripe-connect";
      readonly "bucket": "cli";
      readonly "credential": "retiredOnly";
      readonly "access": null;
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": null;
      readonly "unexpected": null;
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "apiKeyRetired": "apiKeyRetired";
        readonly "methodNotAllowed": "methodNotAllowed";
        readonly "retired": "stripeConnectRetired";
        readonly "rateLimited": "rateLimited";
      };
      readonly "messages": {};
    };
    readonly "stripeWebhook": {
      readonly "method": "post";
      readonly "path": "/api/v1/webhooks/stripe/{program_id}";
      readonly "bucket": null;
      readonly "credential": "none";
      readonly "access": null;
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "header";
          readonly "name": "Stripe-Signature";
          readonly "as": "stripeSignature";
        }];
      readonly "body": {
        readonly "form": "raw";
        readonly "maxBytes": 1048576;
      };
      readonly "unexpected": "webhookFailed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "bodyMissing";
        readonly "signatureMissing": "signatureMissing";
        readonly "signatureMalformed": "signatureMalformed";
        readonly "signatureInvalid": "signatureInvalid";
        readonly "signatureTooOld": "signatureTooOld";
        readonly "signatureAhead": "signatureAhead";
        readonly "bodyNotUtf8": "bodyNotUtf8";
        readonly "bodyNotJson": "bodyNotJson";
        readonly "bodyNotObject": "bodyNotObject";
        readonly "bodyTooDeep": "bodyTooDeep";
        readonly "textNotStorable": "textNotStorable";
        readonly "eventMalformed": "eventMalformed";
        readonly "programNotConnected": "programNotConnected";
        readonly "methodNotAllowed": "methodNotAllowed";
        readonly "payloadTooLarge": "webhookTooLarge";
        readonly "unsupportedMediaType": "unsupportedMediaType";
        readonly "bodyCompressed": "bodyCompressed";
        readonly "webhookFailed": "webhookFailed";
      };
      readonly "messages": {};
    };
    readonly "listPrograms": {
      readonly "method": "get";
      readonly "path": "/api/v1/programs";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "programs.read";
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly ["limit", "cursor", "order", "created_from", "created_before"];
      readonly "queryRules": {
        readonly "limit": {
          readonly "type": "integer";
          readonly "default": 25;
        };
        readonly "order": {
          readonly "default": "newest";
        };
      };
      readonly "parameters": readonly [];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "cursorInvalid": "manageCursorInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "createProgram": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "programs.write";
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": true;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "header";
          readonly "name": "Idempotency-Key";
          readonly "as": "idempotencyKey";
          readonly "rules": {
            readonly "type": "string";
            readonly "minLength": 1;
            readonly "maxLength": 255;
          };
        }];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldRequired": "manageFieldRequired";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "commissionRateTooHigh": "manageCommissionRateTooHigh";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "inFlight": "manageInFlight";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "keyReused": "manageKeyReused";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "getProgram": {
      readonly "method": "get";
      readonly "path": "/api/v1/programs/{program_id}";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "programs.read";
        readonly "role": "viewer";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "updateProgram": {
      readonly "method": "patch";
      readonly "path": "/api/v1/programs/{program_id}";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "programs.write";
        readonly "role": "admin";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldsMissing": "manageFieldsMissing";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "commissionRateTooHigh": "manageCommissionRateTooHigh";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "programArchived": "manageProgramArchived";
        readonly "currencyFixed": "manageCurrencyFixed";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "replaceOrigins": {
      readonly "method": "put";
      readonly "path": "/api/v1/programs/{program_id}/origins";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "programs.write";
        readonly "role": "admin";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldRequired": "manageFieldRequired";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "programArchived": "manageProgramArchived";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "getProgramReadiness": {
      readonly "method": "get";
      readonly "path": "/api/v1/programs/{program_id}/readiness";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "programs.read";
        readonly "role": "viewer";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "archiveProgram": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/archive";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "programs.write";
        readonly "role": "owner";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "programArchived": "manageProgramArchived";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "listKeys": {
      readonly "method": "get";
      readonly "path": "/api/v1/programs/{program_id}/keys";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "keys.read";
        readonly "role": "admin";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly ["limit", "cursor", "order"];
      readonly "queryRules": {
        readonly "limit": {
          readonly "type": "integer";
          readonly "default": 25;
        };
        readonly "order": {
          readonly "default": "newest";
        };
      };
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "cursorInvalid": "manageCursorInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "rotateKey": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/keys/rotate";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "keys.write";
        readonly "role": "owner";
        readonly "recent": true;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "header";
          readonly "name": "Idempotency-Key";
          readonly "as": "idempotencyKey";
          readonly "rules": {
            readonly "type": "string";
            readonly "minLength": 1;
            readonly "maxLength": 255;
          };
        }];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldRequired": "manageFieldRequired";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "rotateByInvalid": "manageRotateByInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "signInTooOld": "manageSignInTooOld";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "programArchived": "manageProgramArchived";
        readonly "twoKeysUsable": "manageTwoKeysUsable";
        readonly "inFlight": "manageInFlight";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "keyReused": "manageKeyReused";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "markKey": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/keys/{key_id}/mark";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "keys.write";
        readonly "role": "owner";
        readonly "recent": true;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "path";
          readonly "name": "key_id";
          readonly "as": "key_id";
        }];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldRequired": "manageFieldRequired";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "rotateByInvalid": "manageRotateByInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "signInTooOld": "manageSignInTooOld";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "programArchived": "manageProgramArchived";
        readonly "keyNotUsable": "manageKeyNotUsable";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "revokeKey": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/keys/{key_id}/revoke";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "keys.write";
        readonly "role": "owner";
        readonly "recent": true;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "path";
          readonly "name": "key_id";
          readonly "as": "key_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "signInTooOld": "manageSignInTooOld";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "keyNotUsable": "manageKeyNotUsable";
        readonly "lastKey": "manageLastKey";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "listEvents": {
      readonly "method": "get";
      readonly "path": "/api/v1/programs/{program_id}/events";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "events.read";
        readonly "role": "viewer";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly ["limit", "cursor", "order", "type", "test", "created_from", "created_before"];
      readonly "queryRules": {
        readonly "limit": {
          readonly "type": "integer";
          readonly "default": 25;
        };
        readonly "order": {
          readonly "default": "newest";
        };
        readonly "test": {
          readonly "type": "boolean";
          readonly "default": false;
        };
      };
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "cursorInvalid": "manageCursorInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "listPaymentEvents": {
      readonly "method": "get";
      readonly "path": "/api/v1/programs/{program_id}/payment-events";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "events.read";
        readonly "role": "viewer";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly ["limit", "cursor", "order", "created_from", "created_before", "state"];
      readonly "queryRules": {
        readonly "limit": {
          readonly "type": "integer";
          readonly "default": 25;
        };
        readonly "order": {
          readonly "default": "newest";
        };
      };
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "cursorInvalid": "manageCursorInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "replayPaymentEvent": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/payment-events/{payment_event_id}/replay";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "events.write";
        readonly "role": "admin";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "path";
          readonly "name": "payment_event_id";
          readonly "as": "payment_event_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "eventNotPending": "manageEventNotPending";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "listProcessors": {
      readonly "method": "get";
      readonly "path": "/api/v1/programs/{program_id}/processors";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token"];
        readonly "scope": "processors.read";
        readonly "role": "admin";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly ["limit", "cursor", "order"];
      readonly "queryRules": {
        readonly "limit": {
          readonly "type": "integer";
          readonly "default": 25;
        };
        readonly "order": {
          readonly "default": "newest";
        };
      };
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "cursorInvalid": "manageCursorInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "kindRefused": "manageKindRefused";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "connectProcessor": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/processors";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token"];
        readonly "scope": "processors.write";
        readonly "role": "owner";
        readonly "recent": true;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "header";
          readonly "name": "Idempotency-Key";
          readonly "as": "idempotencyKey";
          readonly "rules": {
            readonly "type": "string";
            readonly "minLength": 1;
            readonly "maxLength": 255;
          };
        }];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldRequired": "manageFieldRequired";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "webhookSecretInvalid": "manageWebhookSecretInvalid";
        readonly "stripeAccountInvalid": "manageStripeAccountInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "kindRefused": "manageKindRefused";
        readonly "crossSite": "manageCrossSite";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "signInTooOld": "manageSignInTooOld";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "inFlight": "manageInFlight";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "keyReused": "manageKeyReused";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "disconnectProcessor": {
      readonly "method": "delete";
      readonly "path": "/api/v1/programs/{program_id}/processors/{processor_id}";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token"];
        readonly "scope": "processors.write";
        readonly "role": "owner";
        readonly "recent": true;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "path";
          readonly "name": "processor_id";
          readonly "as": "processor_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "kindRefused": "manageKindRefused";
        readonly "crossSite": "manageCrossSite";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "signInTooOld": "manageSignInTooOld";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "getStats": {
      readonly "method": "get";
      readonly "path": "/api/v1/programs/{program_id}/stats";
      readonly "bucket": "heavy";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "stats.read";
        readonly "role": "viewer";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly ["from", "to", "group_by", "partner_id", "limit", "cursor", "order"];
      readonly "queryRules": {
        readonly "partner_id": {
          readonly "type": "integer";
        };
        readonly "limit": {
          readonly "type": "integer";
          readonly "default": 25;
        };
        readonly "order": {
          readonly "default": "newest";
        };
      };
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "cursorInvalid": "manageCursorInvalid";
        readonly "rangeInvalid": "manageRangeInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "listMembers": {
      readonly "method": "get";
      readonly "path": "/api/v1/programs/{program_id}/members";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token"];
        readonly "scope": "members.read";
        readonly "role": "admin";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly ["limit", "cursor", "order"];
      readonly "queryRules": {
        readonly "limit": {
          readonly "type": "integer";
          readonly "default": 25;
        };
        readonly "order": {
          readonly "default": "newest";
        };
      };
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "cursorInvalid": "manageCursorInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "kindRefused": "manageKindRefused";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "removeMember": {
      readonly "method": "delete";
      readonly "path": "/api/v1/programs/{program_id}/members/{account_id}";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token"];
        readonly "scope": "members.write";
        readonly "role": "owner";
        readonly "recent": true;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "path";
          readonly "name": "account_id";
          readonly "as": "account_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "kindRefused": "manageKindRefused";
        readonly "crossSite": "manageCrossSite";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "signInTooOld": "manageSignInTooOld";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "lastOwner": "manageLastOwner";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "updateMember": {
      readonly "method": "patch";
      readonly "path": "/api/v1/programs/{program_id}/members/{account_id}";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token"];
        readonly "scope": "members.write";
        readonly "role": "owner";
        readonly "recent": true;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "path";
          readonly "name": "account_id";
          readonly "as": "account_id";
        }];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldRequired": "manageFieldRequired";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "kindRefused": "manageKindRefused";
        readonly "crossSite": "manageCrossSite";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "signInTooOld": "manageSignInTooOld";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "lastOwner": "manageLastOwner";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "listMemberInvitations": {
      readonly "method": "get";
      readonly "path": "/api/v1/programs/{program_id}/member-invitations";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token"];
        readonly "scope": "members.read";
        readonly "role": "admin";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly ["limit", "cursor", "order", "created_from", "created_before", "status"];
      readonly "queryRules": {
        readonly "limit": {
          readonly "type": "integer";
          readonly "default": 25;
        };
        readonly "order": {
          readonly "default": "newest";
        };
      };
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "cursorInvalid": "manageCursorInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "kindRefused": "manageKindRefused";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "createMemberInvitation": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/member-invitations";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token"];
        readonly "scope": "members.write";
        readonly "role": "owner";
        readonly "recent": true;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "header";
          readonly "name": "Idempotency-Key";
          readonly "as": "idempotencyKey";
          readonly "rules": {
            readonly "type": "string";
            readonly "minLength": 1;
            readonly "maxLength": 255;
          };
        }];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldRequired": "manageFieldRequired";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "kindRefused": "manageKindRefused";
        readonly "crossSite": "manageCrossSite";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "signInTooOld": "manageSignInTooOld";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "alreadyMember": "manageAlreadyMember";
        readonly "alreadyInvited": "manageAlreadyInvited";
        readonly "invitationLimit": "manageInvitationLimit";
        readonly "inFlight": "manageInFlight";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "keyReused": "manageKeyReused";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "revokeMemberInvitation": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/member-invitations/{member_invitation_id}/revoke";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token"];
        readonly "scope": "members.write";
        readonly "role": "owner";
        readonly "recent": true;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "path";
          readonly "name": "member_invitation_id";
          readonly "as": "member_invitation_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "kindRefused": "manageKindRefused";
        readonly "crossSite": "manageCrossSite";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "signInTooOld": "manageSignInTooOld";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "invitationNotPending": "manageMemberInvitationNotPending";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "listAuditLog": {
      readonly "method": "get";
      readonly "path": "/api/v1/programs/{program_id}/audit-log";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "audit-log.read";
        readonly "role": "admin";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly ["limit", "cursor", "order", "actor_id", "action", "created_from", "created_before"];
      readonly "queryRules": {
        readonly "limit": {
          readonly "type": "integer";
          readonly "default": 25;
        };
        readonly "order": {
          readonly "default": "newest";
        };
        readonly "actor_id": {
          readonly "type": "integer";
        };
      };
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "cursorInvalid": "manageCursorInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "listLinks": {
      readonly "method": "get";
      readonly "path": "/api/v1/programs/{program_id}/links";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "links.read";
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly ["limit", "cursor", "order", "partner_id", "enabled", "created_from", "created_before"];
      readonly "queryRules": {
        readonly "limit": {
          readonly "type": "integer";
          readonly "default": 25;
        };
        readonly "order": {
          readonly "default": "newest";
        };
        readonly "partner_id": {
          readonly "type": "integer";
        };
        readonly "enabled": {
          readonly "type": "boolean";
        };
      };
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "cursorInvalid": "manageCursorInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "createLink": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/links";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "links.write";
        readonly "role": "admin";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "header";
          readonly "name": "Idempotency-Key";
          readonly "as": "idempotencyKey";
          readonly "rules": {
            readonly "type": "string";
            readonly "minLength": 1;
            readonly "maxLength": 255;
          };
        }];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldRequired": "manageFieldRequired";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "linkCodeInvalid": "manageLinkCodeInvalid";
        readonly "destinationInvalid": "manageDestinationInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "programArchived": "manageProgramArchived";
        readonly "partnerNotJoined": "managePartnerNotJoined";
        readonly "linkNameTaken": "manageLinkNameTaken";
        readonly "inFlight": "manageInFlight";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "keyReused": "manageKeyReused";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "getLink": {
      readonly "method": "get";
      readonly "path": "/api/v1/programs/{program_id}/links/{link_id}";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "links.read";
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "path";
          readonly "name": "link_id";
          readonly "as": "link_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "updateLink": {
      readonly "method": "patch";
      readonly "path": "/api/v1/programs/{program_id}/links/{link_id}";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "links.write";
        readonly "role": "admin";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "path";
          readonly "name": "link_id";
          readonly "as": "link_id";
        }];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldsMissing": "manageFieldsMissing";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "destinationInvalid": "manageDestinationInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "programArchived": "manageProgramArchived";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "createAlias": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/links/{link_id}/aliases";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "links.write";
        readonly "role": "admin";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "path";
          readonly "name": "link_id";
          readonly "as": "link_id";
        }, {
          readonly "in": "header";
          readonly "name": "Idempotency-Key";
          readonly "as": "idempotencyKey";
          readonly "rules": {
            readonly "type": "string";
            readonly "minLength": 1;
            readonly "maxLength": 255;
          };
        }];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldRequired": "manageFieldRequired";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "aliasInvalid": "manageAliasInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "programArchived": "manageProgramArchived";
        readonly "linkNameTaken": "manageLinkNameTaken";
        readonly "tooManyAliases": "manageTooManyAliases";
        readonly "inFlight": "manageInFlight";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "keyReused": "manageKeyReused";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "listPartners": {
      readonly "method": "get";
      readonly "path": "/api/v1/programs/{program_id}/partners";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "partners.read";
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly ["limit", "cursor", "order", "status", "created_from", "created_before"];
      readonly "queryRules": {
        readonly "limit": {
          readonly "type": "integer";
          readonly "default": 25;
        };
        readonly "order": {
          readonly "default": "newest";
        };
      };
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "cursorInvalid": "manageCursorInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "getPartner": {
      readonly "method": "get";
      readonly "path": "/api/v1/programs/{program_id}/partners/{partner_id}";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "partners.read";
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "path";
          readonly "name": "partner_id";
          readonly "as": "partner_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "approvePartner": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/partners/{partner_id}/approve";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "partners.write";
        readonly "role": "admin";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "path";
          readonly "name": "partner_id";
          readonly "as": "partner_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "programArchived": "manageProgramArchived";
        readonly "partnerTransition": "managePartnerTransition";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "declinePartner": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/partners/{partner_id}/decline";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "partners.write";
        readonly "role": "admin";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "path";
          readonly "name": "partner_id";
          readonly "as": "partner_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "programArchived": "manageProgramArchived";
        readonly "partnerTransition": "managePartnerTransition";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "removePartner": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/partners/{partner_id}/remove";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "partners.write";
        readonly "role": "admin";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "path";
          readonly "name": "partner_id";
          readonly "as": "partner_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "programArchived": "manageProgramArchived";
        readonly "partnerTransition": "managePartnerTransition";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "reinstatePartner": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/partners/{partner_id}/reinstate";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "partners.write";
        readonly "role": "admin";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "path";
          readonly "name": "partner_id";
          readonly "as": "partner_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "programArchived": "manageProgramArchived";
        readonly "partnerTransition": "managePartnerTransition";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "listInvitations": {
      readonly "method": "get";
      readonly "path": "/api/v1/programs/{program_id}/invitations";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "invitations.read";
        readonly "role": "admin";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly ["limit", "cursor", "order", "status", "created_from", "created_before"];
      readonly "queryRules": {
        readonly "limit": {
          readonly "type": "integer";
          readonly "default": 25;
        };
        readonly "order": {
          readonly "default": "newest";
        };
      };
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "cursorInvalid": "manageCursorInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "invitePartners": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/invitations";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "invitations.write";
        readonly "role": "admin";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "header";
          readonly "name": "Idempotency-Key";
          readonly "as": "idempotencyKey";
          readonly "rules": {
            readonly "type": "string";
            readonly "minLength": 1;
            readonly "maxLength": 255;
          };
        }];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldRequired": "manageFieldRequired";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "emailInvalid": "manageEmailInvalid";
        readonly "emailRepeated": "manageEmailRepeated";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "programArchived": "manageProgramArchived";
        readonly "inFlight": "manageInFlight";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "keyReused": "manageKeyReused";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "resendInvitation": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/invitations/{invitation_id}/resend";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "invitations.write";
        readonly "role": "admin";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "path";
          readonly "name": "invitation_id";
          readonly "as": "invitation_id";
        }, {
          readonly "in": "header";
          readonly "name": "Idempotency-Key";
          readonly "as": "idempotencyKey";
          readonly "rules": {
            readonly "type": "string";
            readonly "minLength": 1;
            readonly "maxLength": 255;
          };
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "programArchived": "manageProgramArchived";
        readonly "invitationNotPending": "manageInvitationNotPending";
        readonly "invitationSent": "manageInvitationSent";
        readonly "invitationLimit": "manageInvitationLimit";
        readonly "inFlight": "manageInFlight";
        readonly "keyReused": "manageKeyReused";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "revokeInvitation": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/invitations/{invitation_id}/revoke";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "invitations.write";
        readonly "role": "admin";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "path";
          readonly "name": "invitation_id";
          readonly "as": "invitation_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "invitationNotPending": "manageInvitationNotPending";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "listCustomers": {
      readonly "method": "get";
      readonly "path": "/api/v1/programs/{program_id}/customers";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "customers.read";
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly ["customer_key", "click_id", "status", "partner_id", "limit", "cursor", "order", "created_from", "created_before"];
      readonly "queryRules": {
        readonly "partner_id": {
          readonly "type": "integer";
        };
        readonly "limit": {
          readonly "type": "integer";
          readonly "default": 25;
        };
        readonly "order": {
          readonly "default": "newest";
        };
      };
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "cursorInvalid": "manageCursorInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "getCustomer": {
      readonly "method": "get";
      readonly "path": "/api/v1/programs/{program_id}/customers/{customer_id}";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "customers.read";
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "path";
          readonly "name": "customer_id";
          readonly "as": "customer_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "explainCustomer": {
      readonly "method": "get";
      readonly "path": "/api/v1/programs/{program_id}/customers/{customer_id}/explain";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "customers.read";
        readonly "role": "admin";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "path";
          readonly "name": "customer_id";
          readonly "as": "customer_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "exportCustomer": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/customers/{customer_id}/export";
      readonly "bucket": "heavy";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "customers.write";
        readonly "role": "owner";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "path";
          readonly "name": "customer_id";
          readonly "as": "customer_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "eraseCustomer": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/customers/{customer_id}/erase";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token"];
        readonly "scope": "customers.write";
        readonly "role": "owner";
        readonly "recent": true;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "path";
          readonly "name": "customer_id";
          readonly "as": "customer_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "kindRefused": "manageKindRefused";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "signInTooOld": "manageSignInTooOld";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "listCommissions": {
      readonly "method": "get";
      readonly "path": "/api/v1/programs/{program_id}/commissions";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "commissions.read";
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly ["status", "partner_id", "created_from", "created_before", "expand", "limit", "cursor", "order"];
      readonly "queryRules": {
        readonly "partner_id": {
          readonly "type": "integer";
        };
        readonly "limit": {
          readonly "type": "integer";
          readonly "default": 25;
        };
        readonly "order": {
          readonly "default": "newest";
        };
      };
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "cursorInvalid": "manageCursorInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "createAdjustment": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/commissions";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "commissions.write";
        readonly "role": "owner";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "header";
          readonly "name": "Idempotency-Key";
          readonly "as": "idempotencyKey";
          readonly "rules": {
            readonly "type": "string";
            readonly "minLength": 1;
            readonly "maxLength": 255;
          };
        }];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldRequired": "manageFieldRequired";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "adjustmentAmountInvalid": "manageAdjustmentAmountInvalid";
        readonly "adjustmentCurrencyInvalid": "manageAdjustmentCurrencyInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "inFlight": "manageInFlight";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "keyReused": "manageKeyReused";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "getCommission": {
      readonly "method": "get";
      readonly "path": "/api/v1/programs/{program_id}/commissions/{commission_id}";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "commissions.read";
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly ["expand"];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "path";
          readonly "name": "commission_id";
          readonly "as": "commission_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "approveCommissions": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/commissions/approve";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "commissions.write";
        readonly "role": "owner";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldRequired": "manageFieldRequired";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "holdCommissions": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/commissions/hold";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "commissions.write";
        readonly "role": "admin";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldRequired": "manageFieldRequired";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "releaseCommissions": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/commissions/release";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "commissions.write";
        readonly "role": "admin";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldRequired": "manageFieldRequired";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "rejectCommissions": {
      readonly "method": "post";
      readonly "path": "/api/v1/programs/{program_id}/commissions/reject";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "commissions.write";
        readonly "role": "owner";
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldRequired": "manageFieldRequired";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "roleMissing": "manageRoleMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "getSession": {
      readonly "method": "get";
      readonly "path": "/api/v1/account/session";
      readonly "bucket": "session";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session"];
        readonly "scope": null;
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": true;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "kindRefused": "manageKindRefused";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "endSession": {
      readonly "method": "delete";
      readonly "path": "/api/v1/account/session";
      readonly "bucket": "session";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session"];
        readonly "scope": null;
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": true;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "kindRefused": "manageKindRefused";
        readonly "crossSite": "manageCrossSite";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "listTokens": {
      readonly "method": "get";
      readonly "path": "/api/v1/account/tokens";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session"];
        readonly "scope": null;
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly ["limit", "cursor", "order"];
      readonly "queryRules": {
        readonly "limit": {
          readonly "type": "integer";
          readonly "default": 25;
        };
        readonly "order": {
          readonly "default": "newest";
        };
      };
      readonly "parameters": readonly [];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "cursorInvalid": "manageCursorInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "kindRefused": "manageKindRefused";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "createToken": {
      readonly "method": "post";
      readonly "path": "/api/v1/account/tokens";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session"];
        readonly "scope": null;
        readonly "role": null;
        readonly "recent": true;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "header";
          readonly "name": "Idempotency-Key";
          readonly "as": "idempotencyKey";
          readonly "rules": {
            readonly "type": "string";
            readonly "minLength": 1;
            readonly "maxLength": 255;
          };
        }];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldRequired": "manageFieldRequired";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "tokenProgramsInvalid": "manageTokenProgramsInvalid";
        readonly "tokenExpiryInvalid": "manageTokenExpiryInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "kindRefused": "manageKindRefused";
        readonly "crossSite": "manageCrossSite";
        readonly "signInTooOld": "manageSignInTooOld";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "tooManyTokens": "manageTooManyTokens";
        readonly "inFlight": "manageInFlight";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "keyReused": "manageKeyReused";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "revokeToken": {
      readonly "method": "delete";
      readonly "path": "/api/v1/account/tokens/{token_id}";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session"];
        readonly "scope": null;
        readonly "role": null;
        readonly "recent": true;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "token_id";
          readonly "as": "token_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "kindRefused": "manageKindRefused";
        readonly "crossSite": "manageCrossSite";
        readonly "signInTooOld": "manageSignInTooOld";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "listLoginTokens": {
      readonly "method": "get";
      readonly "path": "/api/v1/account/login-tokens";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "login"];
        readonly "scope": null;
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly ["limit", "cursor", "order"];
      readonly "queryRules": {
        readonly "limit": {
          readonly "type": "integer";
          readonly "default": 25;
        };
        readonly "order": {
          readonly "default": "newest";
        };
      };
      readonly "parameters": readonly [];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "cursorInvalid": "manageCursorInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "kindRefused": "manageKindRefused";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "revokeLoginToken": {
      readonly "method": "delete";
      readonly "path": "/api/v1/account/login-tokens/{login_token_id}";
      readonly "bucket": "manage";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "login"];
        readonly "scope": null;
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": false;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "login_token_id";
          readonly "as": "login_token_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "kindRefused": "manageKindRefused";
        readonly "crossSite": "manageCrossSite";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "previewInvitation": {
      readonly "method": "post";
      readonly "path": "/api/v1/account/invitations/preview";
      readonly "bucket": "session";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session"];
        readonly "scope": null;
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": true;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldRequired": "manageFieldRequired";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "kindRefused": "manageKindRefused";
        readonly "crossSite": "manageCrossSite";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "acceptInvitation": {
      readonly "method": "post";
      readonly "path": "/api/v1/account/invitations/accept";
      readonly "bucket": "session";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session"];
        readonly "scope": null;
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": true;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldRequired": "manageFieldRequired";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "kindRefused": "manageKindRefused";
        readonly "crossSite": "manageCrossSite";
        readonly "memberSignInMissing": "manageMemberSignInMissing";
        readonly "notFound": "manageNotFound";
        readonly "invitationForOther": "manageInvitationForOther";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "programArchived": "manageProgramArchived";
        readonly "invitationNotPending": "manageInvitationNotPending";
        readonly "invitationExpired": "manageInvitationExpired";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "declineInvitation": {
      readonly "method": "post";
      readonly "path": "/api/v1/account/invitations/decline";
      readonly "bucket": "session";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session"];
        readonly "scope": null;
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": true;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldRequired": "manageFieldRequired";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "kindRefused": "manageKindRefused";
        readonly "crossSite": "manageCrossSite";
        readonly "notFound": "manageNotFound";
        readonly "invitationForOther": "manageInvitationForOther";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "invitationNotPending": "manageInvitationNotPending";
        readonly "invitationExpired": "manageInvitationExpired";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "getProfile": {
      readonly "method": "get";
      readonly "path": "/api/v1/partner/profile";
      readonly "bucket": "portal";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "portal.read";
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": true;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "replaceProfile": {
      readonly "method": "put";
      readonly "path": "/api/v1/partner/profile";
      readonly "bucket": "portal";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "portal.write";
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": true;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldRequired": "manageFieldRequired";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "listOwnPrograms": {
      readonly "method": "get";
      readonly "path": "/api/v1/partner/programs";
      readonly "bucket": "portal";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "portal.read";
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": true;
      };
      readonly "query": readonly ["limit", "cursor", "order", "status"];
      readonly "queryRules": {
        readonly "limit": {
          readonly "type": "integer";
          readonly "default": 25;
        };
        readonly "order": {
          readonly "default": "newest";
        };
      };
      readonly "parameters": readonly [];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "cursorInvalid": "manageCursorInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "joinProgram": {
      readonly "method": "post";
      readonly "path": "/api/v1/partner/programs";
      readonly "bucket": "portal";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "portal.write";
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": true;
        readonly "partner": true;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "header";
          readonly "name": "Idempotency-Key";
          readonly "as": "idempotencyKey";
          readonly "rules": {
            readonly "type": "string";
            readonly "minLength": 1;
            readonly "maxLength": 255;
          };
        }];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldRequired": "manageFieldRequired";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "alreadyPartner": "manageAlreadyPartner";
        readonly "ownTransition": "manageOwnTransition";
        readonly "inFlight": "manageInFlight";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "keyReused": "manageKeyReused";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "leaveProgram": {
      readonly "method": "post";
      readonly "path": "/api/v1/partner/programs/{program_id}/leave";
      readonly "bucket": "portal";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "portal.write";
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": true;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "ownTransition": "manageOwnTransition";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "listOwnLinks": {
      readonly "method": "get";
      readonly "path": "/api/v1/partner/programs/{program_id}/links";
      readonly "bucket": "portal";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "portal.read";
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": true;
      };
      readonly "query": readonly ["limit", "cursor", "order", "enabled", "created_from", "created_before"];
      readonly "queryRules": {
        readonly "limit": {
          readonly "type": "integer";
          readonly "default": 25;
        };
        readonly "order": {
          readonly "default": "newest";
        };
        readonly "enabled": {
          readonly "type": "boolean";
        };
      };
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "cursorInvalid": "manageCursorInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "createOwnLink": {
      readonly "method": "post";
      readonly "path": "/api/v1/partner/programs/{program_id}/links";
      readonly "bucket": "portal";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "portal.write";
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": true;
      };
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }, {
          readonly "in": "header";
          readonly "name": "Idempotency-Key";
          readonly "as": "idempotencyKey";
          readonly "rules": {
            readonly "type": "string";
            readonly "minLength": 1;
            readonly "maxLength": 255;
          };
        }];
      readonly "body": {
        readonly "form": "json";
        readonly "maxBytes": 65536;
      };
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "bodyMissing": "manageBodyMissing";
        readonly "bodyNotUtf8": "manageBodyNotUtf8";
        readonly "bodyNotJson": "manageBodyNotJson";
        readonly "bodyNotObject": "manageBodyNotObject";
        readonly "bodyTooDeep": "manageBodyTooDeep";
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "linkCodeInvalid": "manageLinkCodeInvalid";
        readonly "destinationInvalid": "manageDestinationInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "crossSite": "manageCrossSite";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "programArchived": "manageProgramArchived";
        readonly "ownTransition": "manageOwnTransition";
        readonly "partnerLinksOff": "managePartnerLinksOff";
        readonly "tooManyLinks": "manageTooManyLinks";
        readonly "linkNameTaken": "manageLinkNameTaken";
        readonly "inFlight": "manageInFlight";
        readonly "payloadTooLarge": "managePayloadTooLarge";
        readonly "unsupportedMediaType": "manageUnsupportedMediaType";
        readonly "bodyCompressed": "manageBodyCompressed";
        readonly "keyReused": "manageKeyReused";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "getOwnStats": {
      readonly "method": "get";
      readonly "path": "/api/v1/partner/programs/{program_id}/stats";
      readonly "bucket": "portal";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "portal.read";
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": true;
      };
      readonly "query": readonly ["from", "to", "group_by", "limit", "cursor", "order"];
      readonly "queryRules": {
        readonly "limit": {
          readonly "type": "integer";
          readonly "default": 25;
        };
        readonly "order": {
          readonly "default": "newest";
        };
      };
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "cursorInvalid": "manageCursorInvalid";
        readonly "rangeInvalid": "manageRangeInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "listOwnCommissions": {
      readonly "method": "get";
      readonly "path": "/api/v1/partner/programs/{program_id}/commissions";
      readonly "bucket": "portal";
      readonly "credential": "managed";
      readonly "access": {
        readonly "kinds": readonly ["session", "token", "login"];
        readonly "scope": "portal.read";
        readonly "role": null;
        readonly "recent": false;
        readonly "allPrograms": false;
        readonly "partner": true;
      };
      readonly "query": readonly ["limit", "cursor", "order", "status", "created_from", "created_before"];
      readonly "queryRules": {
        readonly "limit": {
          readonly "type": "integer";
          readonly "default": 25;
        };
        readonly "order": {
          readonly "default": "newest";
        };
      };
      readonly "parameters": readonly [{
          readonly "in": "path";
          readonly "name": "program_id";
          readonly "as": "program_id";
        }];
      readonly "body": null;
      readonly "unexpected": "failed";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "textNotStorable": "manageTextNotStorable";
        readonly "fieldInvalid": "manageFieldInvalid";
        readonly "fieldUnknown": "manageFieldUnknown";
        readonly "cursorInvalid": "manageCursorInvalid";
        readonly "credentialMissing": "manageCredentialMissing";
        readonly "credentialInvalid": "manageCredentialInvalid";
        readonly "apiKeyRetired": "manageKeyRetired";
        readonly "scopeMissing": "manageScopeMissing";
        readonly "notFound": "manageNotFound";
        readonly "methodNotAllowed": "manageMethodNotAllowed";
        readonly "rateLimited": "manageRateLimited";
        readonly "failed": "manageFailed";
      };
      readonly "messages": {};
    };
    readonly "getHealth": {
      readonly "method": "get";
      readonly "path": "/healthz";
      readonly "bucket": null;
      readonly "credential": "none";
      readonly "access": null;
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": null;
      readonly "unexpected": null;
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "methodNotAllowed": "methodNotAllowed";
      };
      readonly "messages": {};
    };
    readonly "getReady": {
      readonly "method": "get";
      readonly "path": "/readyz";
      readonly "bucket": null;
      readonly "credential": "none";
      readonly "access": null;
      readonly "query": readonly [];
      readonly "queryRules": {};
      readonly "parameters": readonly [];
      readonly "body": null;
      readonly "unexpected": "notReady";
      readonly "headers": Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>;
      readonly "errors": {
        readonly "methodNotAllowed": "methodNotAllowed";
        readonly "notReady": "notReady";
      };
      readonly "messages": {};
    };
  };
  readonly "catalogue": {
    readonly "affiliateUrlRequired": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "affiliate_url is required";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "affiliateUrlInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Invalid affiliate_url";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "affMissing": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "No aff parameter found in affiliate_url";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "referralLinkNotFound": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Referral link not found";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "referralLinkMisconfigured": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Invalid referral link configuration";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "testProgramUnknown": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "additional_data.program_id does not match any program";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "fieldInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "additional_data.event_name must be a string of at most 255 characters";
          readonly "details": {};
        };
      };
      readonly "template": {
        readonly "/error/message": "{field} must be {requirement}";
      };
      readonly "params": {
        readonly "field": "string";
        readonly "requirement": "string";
      };
    };
    readonly "bodyMissing": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Request body is required";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "bodyNotUtf8": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Request body must be valid UTF-8";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "bodyNotJson": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Request body must be valid JSON";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "bodyNotObject": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Request body must be a JSON object";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "bodyTooDeep": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Request body must not be nested deeper than 32 levels";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "textNotStorable": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Text must not contain U+0000 or a lone surrogate";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "malformedAuthorization": {
      readonly "status": 401;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 401;
          readonly "name": "UnauthorizedError";
          readonly "message": "Missing or malformed Authorization header. Expected: Bearer <token>";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "invalidApiToken": {
      readonly "status": 401;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 401;
          readonly "name": "UnauthorizedError";
          readonly "message": "Invalid API token";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "apiKeyRetired": {
      readonly "status": 401;
      readonly "body": {
        readonly "error": {
          readonly "code": "api_key_rotation_required";
          readonly "message": "This API key has been retired.";
          readonly "hint": "Ask a workspace owner to regenerate the key.";
          readonly "docs_url": "https://referrals.brand.dev/docs/errors#api_key_rotation_required";
        };
      };
      readonly "template": {
        readonly "/error/docs_url": "{docs_url}#api_key_rotation_required";
      };
      readonly "params": {};
    };
    readonly "programMismatch": {
      readonly "status": 403;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 403;
          readonly "name": "ForbiddenError";
          readonly "message": "program_id does not match the API key";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "originNotAllowed": {
      readonly "status": 403;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 403;
          readonly "name": "ForbiddenError";
          readonly "message": "Origin is not allowed for this program";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "methodNotAllowed": {
      readonly "status": 405;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 405;
          readonly "name": "MethodNotAllowedError";
          readonly "message": "Method not allowed";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "linkDisabled": {
      readonly "status": 410;
      readonly "body": {
        readonly "success": false;
        readonly "message": "Referral link is disabled";
        readonly "error": {
          readonly "code": "link_disabled";
          readonly "message": "Referral link is disabled";
          readonly "hint": "Ask the program owner to enable the link.";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "payloadTooLarge": {
      readonly "status": 413;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 413;
          readonly "name": "PayloadTooLargeError";
          readonly "message": "Request body must be at most 64 KiB";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "unsupportedMediaType": {
      readonly "status": 415;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 415;
          readonly "name": "UnsupportedMediaTypeError";
          readonly "message": "Content-Type must be application/json";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "bodyCompressed": {
      readonly "status": 415;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 415;
          readonly "name": "UnsupportedMediaTypeError";
          readonly "message": "Request body must not be compressed";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "rateLimited": {
      readonly "status": 429;
      readonly "body": {
        readonly "error": {
          readonly "status": 429;
          readonly "code": "rate_limited";
          readonly "message": "Too many requests.";
          readonly "retry_after_seconds": 42;
        };
      };
      readonly "template": {
        readonly "/error/retry_after_seconds": "{retry_after_seconds}";
      };
      readonly "params": {
        readonly "retry_after_seconds": "number";
      };
    };
    readonly "clickTrackingFailed": {
      readonly "status": 500;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 500;
          readonly "name": "InternalServerError";
          readonly "message": "Click tracking failed";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "clickIdOrCustomerKeyRequired": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "click_id or customer_key is required";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "customerNotFound": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Customer not found. Provide a valid click_id or customer_key.";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "customerNotInProgram": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Customer does not belong to this program";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "customerStatusNotUpdatable": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Customer status cannot be updated to lead. Current status: lead";
          readonly "details": {};
        };
      };
      readonly "template": {
        readonly "/error/message": "Customer status cannot be updated to lead. Current status: {status}";
      };
      readonly "params": {
        readonly "status": "string";
      };
    };
    readonly "testProgramRequired": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "additional_data.program_id is required when no API key is sent";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "leadTrackingFailed": {
      readonly "status": 500;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 500;
          readonly "name": "InternalServerError";
          readonly "message": "Lead tracking failed";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "transactionIdRequired": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "transaction_id is required and must be a string";
          readonly "details": {};
          readonly "code": "invalid_request";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "amountInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "amount_cents is required and must be a positive integer";
          readonly "details": {};
          readonly "code": "invalid_request";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "occurredAtInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "occurred_at must be an ISO 8601 time within the last 30 days";
          readonly "details": {};
          readonly "code": "invalid_request";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "providerInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "provider must be one of: stripe, polar, lemonsqueezy, paddle, custom";
          readonly "details": {};
          readonly "code": "invalid_request";
        };
      };
      readonly "template": {
        readonly "/error/message": "provider must be one of: {allowed}";
      };
      readonly "params": {
        readonly "allowed": "string";
      };
    };
    readonly "providerPaymentIdInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "provider_payment_id must be a string of 1 to 255 characters";
          readonly "details": {};
          readonly "code": "invalid_request";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "livemodeInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "livemode must be a boolean";
          readonly "details": {};
          readonly "code": "invalid_request";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "customerNotIdentified": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Customer not found. Provide customer_key or click_id.";
          readonly "details": {};
          readonly "code": "invalid_request";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "customerUnknown": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Customer not found. Provide customer_key or click_id.";
          readonly "details": {};
          readonly "code": "no_attribution";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "attributionMissing": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "No affiliate attribution found for this customer in this program";
          readonly "details": {};
          readonly "code": "no_attribution";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "relationshipMissing": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "No partner-program relationship found for this customer";
          readonly "details": {};
          readonly "code": "no_attribution";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "partnerMissing": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "partnerId required to create commission";
          readonly "details": {};
          readonly "code": "no_attribution";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "fieldInvalidCoded": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "additional_data.event_name must be a string of at most 255 characters";
          readonly "details": {};
          readonly "code": "invalid_request";
        };
      };
      readonly "template": {
        readonly "/error/message": "{field} must be {requirement}";
      };
      readonly "params": {
        readonly "field": "string";
        readonly "requirement": "string";
      };
    };
    readonly "bodyMissingCoded": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Request body is required";
          readonly "details": {};
          readonly "code": "invalid_request";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "bodyNotUtf8Coded": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Request body must be valid UTF-8";
          readonly "details": {};
          readonly "code": "invalid_request";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "bodyNotJsonCoded": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Request body must be valid JSON";
          readonly "details": {};
          readonly "code": "invalid_request";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "bodyNotObjectCoded": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Request body must be a JSON object";
          readonly "details": {};
          readonly "code": "invalid_request";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "bodyTooDeepCoded": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Request body must not be nested deeper than 32 levels";
          readonly "details": {};
          readonly "code": "invalid_request";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "textNotStorableCoded": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Text must not contain U+0000 or a lone surrogate";
          readonly "details": {};
          readonly "code": "invalid_request";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "malformedAuthorizationCoded": {
      readonly "status": 401;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 401;
          readonly "name": "UnauthorizedError";
          readonly "message": "Missing or malformed Authorization header. Expected: Bearer <token>";
          readonly "details": {};
          readonly "code": "unauthorized";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "missingApiTokenCoded": {
      readonly "status": 401;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 401;
          readonly "name": "UnauthorizedError";
          readonly "message": "Missing API token";
          readonly "details": {};
          readonly "code": "unauthorized";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "invalidApiTokenCoded": {
      readonly "status": 401;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 401;
          readonly "name": "UnauthorizedError";
          readonly "message": "Invalid API token";
          readonly "details": {};
          readonly "code": "unauthorized";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "programMismatchCoded": {
      readonly "status": 403;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 403;
          readonly "name": "ForbiddenError";
          readonly "message": "program_id does not match the API key";
          readonly "details": {};
          readonly "code": "forbidden";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "methodNotAllowedCoded": {
      readonly "status": 405;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 405;
          readonly "name": "MethodNotAllowedError";
          readonly "message": "Method not allowed";
          readonly "details": {};
          readonly "code": "invalid_request";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "duplicateTransaction": {
      readonly "status": 409;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 409;
          readonly "name": "ConflictError";
          readonly "message": "Duplicate transaction_id. This sale has already been recorded.";
          readonly "details": {
            readonly "sale_id": 1042;
          };
          readonly "code": "duplicate_transaction";
        };
      };
      readonly "template": {
        readonly "/error/details/sale_id": "{sale_id}";
      };
      readonly "params": {
        readonly "sale_id": "number";
      };
    };
    readonly "payloadTooLargeCoded": {
      readonly "status": 413;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 413;
          readonly "name": "PayloadTooLargeError";
          readonly "message": "Request body must be at most 64 KiB";
          readonly "details": {};
          readonly "code": "invalid_request";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "unsupportedMediaTypeCoded": {
      readonly "status": 415;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 415;
          readonly "name": "UnsupportedMediaTypeError";
          readonly "message": "Content-Type must be application/json";
          readonly "details": {};
          readonly "code": "invalid_request";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "bodyCompressedCoded": {
      readonly "status": 415;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 415;
          readonly "name": "UnsupportedMediaTypeError";
          readonly "message": "Request body must not be compressed";
          readonly "details": {};
          readonly "code": "invalid_request";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "unsupportedCurrency": {
      readonly "status": 422;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 422;
          readonly "name": "UnprocessableEntityError";
          readonly "message": "currency GBP is not supported";
          readonly "details": {};
          readonly "code": "unsupported_currency";
        };
      };
      readonly "template": {
        readonly "/error/message": "currency {value} is not supported";
      };
      readonly "params": {
        readonly "value": "string";
      };
    };
    readonly "saleTrackingFailed": {
      readonly "status": 500;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 500;
          readonly "name": "InternalServerError";
          readonly "message": "Sale tracking failed";
          readonly "details": {};
          readonly "code": "internal_error";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "commissionFailed": {
      readonly "status": 500;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 500;
          readonly "name": "InternalServerError";
          readonly "message": "Failed to create commission";
          readonly "details": {};
          readonly "code": "internal_error";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "transactionIdMissing": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "transaction_id is required";
          readonly "details": {};
          readonly "code": "invalid_request";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "reasonInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "reason must be refund or chargeback";
          readonly "details": {};
          readonly "code": "invalid_request";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "refundTooLarge": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "refund_amount_cents exceeds what is left of the sale";
          readonly "details": {};
          readonly "code": "invalid_request";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "saleNotFound": {
      readonly "status": 404;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 404;
          readonly "name": "NotFoundError";
          readonly "message": "Sale not found for transaction_id";
          readonly "details": {};
          readonly "code": "not_found";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "refundTrackingFailed": {
      readonly "status": 500;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 500;
          readonly "name": "InternalServerError";
          readonly "message": "Refund tracking failed";
          readonly "details": {};
          readonly "code": "internal_error";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "readinessMalformedAuthorization": {
      readonly "status": 401;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_key";
          readonly "message": "Missing or malformed Authorization header. Expected: Bearer <api_token>.";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "readinessMissingApiToken": {
      readonly "status": 401;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_key";
          readonly "message": "Missing API token.";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "readinessInvalidApiToken": {
      readonly "status": 401;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_key";
          readonly "message": "Invalid API token.";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "readinessMethodNotAllowed": {
      readonly "status": 405;
      readonly "body": {
        readonly "error": {
          readonly "code": "method_not_allowed";
          readonly "message": "Method not allowed";
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "readinessFailed": {
      readonly "status": 500;
      readonly "body": {
        readonly "error": {
          readonly "code": "internal_error";
          readonly "message": "Failed to compute readiness. Retry shortly.";
          readonly "retry_after_seconds": 10;
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "authStartFailed": {
      readonly "status": 500;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 500;
          readonly "name": "InternalServerError";
          readonly "message": "Failed to start auth session (request_id: 01JD5M0Q7Y3XK8WZ)";
          readonly "details": {
            readonly "request_id": "01JD5M0Q7Y3XK8WZ";
          };
        };
      };
      readonly "template": {
        readonly "/error/message": "Failed to start auth session (request_id: {request_id})";
        readonly "/error/details/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "authFieldsMissing": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Missing required fields: state, id_token";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "authSessionExpired": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Session expired";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "idTokenInvalid": {
      readonly "status": 401;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 401;
          readonly "name": "UnauthorizedError";
          readonly "message": "Invalid id_token";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "accountSuspended": {
      readonly "status": 403;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 403;
          readonly "name": "ForbiddenError";
          readonly "message": "Your account has been suspended.";
          readonly "details": {
            readonly "code": "ACCOUNT_BLOCKED";
          };
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "authSessionNotFoundOrUsed": {
      readonly "status": 404;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 404;
          readonly "name": "NotFoundError";
          readonly "message": "Session not found or already used";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "authCallbackFailed": {
      readonly "status": 500;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 500;
          readonly "name": "InternalServerError";
          readonly "message": "Auth callback failed (request_id: 01JD5M0Q7Y3XK8WZ)";
          readonly "details": {
            readonly "request_id": "01JD5M0Q7Y3XK8WZ";
          };
        };
      };
      readonly "template": {
        readonly "/error/message": "Auth callback failed (request_id: {request_id})";
        readonly "/error/details/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "authStateMissing": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Missing state parameter";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "authSessionConsumed": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Session already consumed";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "authSessionNotFound": {
      readonly "status": 404;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 404;
          readonly "name": "NotFoundError";
          readonly "message": "Session not found";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "authPollFailed": {
      readonly "status": 500;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 500;
          readonly "name": "InternalServerError";
          readonly "message": "Failed to poll auth session (request_id: 01JD5M0Q7Y3XK8WZ)";
          readonly "details": {
            readonly "request_id": "01JD5M0Q7Y3XK8WZ";
          };
        };
      };
      readonly "template": {
        readonly "/error/message": "Failed to poll auth session (request_id: {request_id})";
        readonly "/error/details/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "authenticationRequired": {
      readonly "status": 401;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 401;
          readonly "name": "UnauthorizedError";
          readonly "message": "Authentication required — run npx referral login";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "loginTokenInvalid": {
      readonly "status": 401;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 401;
          readonly "name": "UnauthorizedError";
          readonly "message": "Invalid or expired login token";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "userNotFound": {
      readonly "status": 401;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 401;
          readonly "name": "UnauthorizedError";
          readonly "message": "User not found";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "cliAuthLogoutFailed": {
      readonly "status": 500;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 500;
          readonly "name": "InternalServerError";
          readonly "message": "Failed to sign out (request_id: 01JD5M0Q7Y3XK8WZ)";
          readonly "details": {
            readonly "request_id": "01JD5M0Q7Y3XK8WZ";
          };
        };
      };
      readonly "template": {
        readonly "/error/message": "Failed to sign out (request_id: {request_id})";
        readonly "/error/details/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "initFieldsMissing": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Missing required fields: name, domain, commission_type, commission_rate";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "commissionTypeInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Invalid commission_type: flat. Valid: percent, fixed, recurring_percent, recurring_fixed";
          readonly "details": {};
        };
      };
      readonly "template": {
        readonly "/error/message": "Invalid commission_type: {value}. Valid: {allowed}";
      };
      readonly "params": {
        readonly "value": "string";
        readonly "allowed": "string";
      };
    };
    readonly "commissionRateInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "commission_rate must be a positive number";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "commissionRateTooHigh": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "commission_rate must be at most 100 for the percent kinds and 1000000 for the fixed kinds";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "domainInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "domain must be a host name such as brand.dev, without https://";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "advertiserMissing": {
      readonly "status": 403;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 403;
          readonly "name": "ForbiddenError";
          readonly "message": "No advertiser found for this account";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "advertiserMismatch": {
      readonly "status": 403;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 403;
          readonly "name": "ForbiddenError";
          readonly "message": "advertiser_id does not match the authenticated account";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "initFailed": {
      readonly "status": 500;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 500;
          readonly "name": "InternalServerError";
          readonly "message": "Failed to create program (request_id: 01JD5M0Q7Y3XK8WZ)";
          readonly "details": {
            readonly "request_id": "01JD5M0Q7Y3XK8WZ";
          };
        };
      };
      readonly "template": {
        readonly "/error/message": "Failed to create program (request_id: {request_id})";
        readonly "/error/details/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "programsFailed": {
      readonly "status": 500;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 500;
          readonly "name": "InternalServerError";
          readonly "message": "Failed to list programs (request_id: 01JD5M0Q7Y3XK8WZ)";
          readonly "details": {
            readonly "request_id": "01JD5M0Q7Y3XK8WZ";
          };
        };
      };
      readonly "template": {
        readonly "/error/message": "Failed to list programs (request_id: {request_id})";
        readonly "/error/details/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "cliMalformedAuthorization": {
      readonly "status": 401;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 401;
          readonly "name": "UnauthorizedError";
          readonly "message": "Missing or malformed Authorization header. Expected: Bearer <api_token>";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "cliMissingApiToken": {
      readonly "status": 401;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 401;
          readonly "name": "UnauthorizedError";
          readonly "message": "Missing API token";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "cliInvalidApiKey": {
      readonly "status": 401;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 401;
          readonly "name": "UnauthorizedError";
          readonly "message": "Invalid API key. Ask a workspace owner to regenerate the key.";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "statusFailed": {
      readonly "status": 500;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 500;
          readonly "name": "InternalServerError";
          readonly "message": "Failed to get status (request_id: 01JD5M0Q7Y3XK8WZ)";
          readonly "details": {
            readonly "request_id": "01JD5M0Q7Y3XK8WZ";
          };
        };
      };
      readonly "template": {
        readonly "/error/message": "Failed to get status (request_id: {request_id})";
        readonly "/error/details/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "eventTypeInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Invalid event_type: signup. Valid: click, lead, sale";
          readonly "details": {};
        };
      };
      readonly "template": {
        readonly "/error/message": "Invalid event_type: {value}. Valid: {allowed}";
      };
      readonly "params": {
        readonly "value": "string";
        readonly "allowed": "string";
      };
    };
    readonly "tooManyChains": {
      readonly "status": 429;
      readonly "body": {
        readonly "error": {
          readonly "status": 429;
          readonly "code": "rate_limited";
          readonly "message": "Too many synthetic chains (max 10/program/hour).";
          readonly "retry_after_seconds": 1200;
        };
      };
      readonly "template": {
        readonly "/error/retry_after_seconds": "{retry_after_seconds}";
      };
      readonly "params": {
        readonly "retry_after_seconds": "number";
      };
    };
    readonly "testEventFailed": {
      readonly "status": 500;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 500;
          readonly "name": "InternalServerError";
          readonly "message": "Failed to process test event (request_id: 01JD5M0Q7Y3XK8WZ)";
          readonly "details": {
            readonly "request_id": "01JD5M0Q7Y3XK8WZ";
          };
        };
      };
      readonly "template": {
        readonly "/error/message": "Failed to process test event (request_id: {request_id})";
        readonly "/error/details/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "chainFailed": {
      readonly "status": 500;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 500;
          readonly "name": "InternalServerError";
          readonly "message": "Failed to run synthetic chain (request_id: 01JD5M0Q7Y3XK8WZ)";
          readonly "details": {
            readonly "request_id": "01JD5M0Q7Y3XK8WZ";
          };
        };
      };
      readonly "template": {
        readonly "/error/message": "Failed to run synthetic chain (request_id: {request_id})";
        readonly "/error/details/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "stripeConnectRetired": {
      readonly "status": 410;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 410;
          readonly "name": "GoneError";
          readonly "message": "This endpoint is retired. Connect the payment processor from the dashboard program settings.";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "signatureMissing": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Missing Stripe-Signature header";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "signatureMalformed": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Malformed Stripe-Signature header. Expected: t=<timestamp>,v1=<signature>";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "signatureInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Stripe-Signature does not match the request body";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "signatureTooOld": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Stripe-Signature is more than 5 minutes old";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "signatureAhead": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Stripe-Signature is more than 5 minutes in the future";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "eventMalformed": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Request body must be a Stripe event";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "programNotConnected": {
      readonly "status": 404;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 404;
          readonly "name": "NotFoundError";
          readonly "message": "Program is not connected to Stripe";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "webhookTooLarge": {
      readonly "status": 413;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 413;
          readonly "name": "PayloadTooLargeError";
          readonly "message": "Request body must be at most 1 MiB";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "webhookFailed": {
      readonly "status": 500;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 500;
          readonly "name": "InternalServerError";
          readonly "message": "Payment event processing failed";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "manageTextNotStorable": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "A text contains U+0000 or a lone surrogate";
          readonly "status": 400;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageFieldInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "name must be a string of 1 to 1000 characters";
          readonly "status": 400;
          readonly "details": {
            readonly "field": "name";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/message": "{field} must be {requirement}";
        readonly "/error/details/field": "{field}";
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {
        readonly "field": "string";
        readonly "requirement": "string";
      };
    };
    readonly "manageFieldUnknown": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "nmae is not a field of this operation";
          readonly "status": 400;
          readonly "details": {
            readonly "field": "nmae";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/message": "{field} is not a field of this operation";
        readonly "/error/details/field": "{field}";
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {
        readonly "field": "string";
      };
    };
    readonly "manageCursorInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "cursor is not a cursor of this list";
          readonly "status": 400;
          readonly "details": {
            readonly "field": "cursor";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageCredentialMissing": {
      readonly "status": 401;
      readonly "body": {
        readonly "error": {
          readonly "code": "unauthenticated";
          readonly "message": "A credential is required";
          readonly "status": 401;
          readonly "hint": "Send an API token as `Authorization: Bearer <API_TOKEN>`, or sign in with the browser.";
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageCredentialInvalid": {
      readonly "status": 401;
      readonly "body": {
        readonly "error": {
          readonly "code": "unauthenticated";
          readonly "message": "The credential is unknown, expired or revoked";
          readonly "status": 401;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageKeyRetired": {
      readonly "status": 401;
      readonly "body": {
        readonly "error": {
          readonly "code": "api_key_rotation_required";
          readonly "message": "This API key has been retired.";
          readonly "status": 401;
          readonly "hint": "Ask a workspace owner to regenerate the key.";
          readonly "docs_url": "https://referrals.brand.dev/docs/errors#api_key_rotation_required";
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/docs_url": "{docs_url}#api_key_rotation_required";
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageScopeMissing": {
      readonly "status": 403;
      readonly "body": {
        readonly "error": {
          readonly "code": "insufficient_scope";
          readonly "message": "The credential does not have the scope programs.read";
          readonly "status": 403;
          readonly "details": {
            readonly "scope": "programs.read";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/message": "The credential does not have the scope {scope}";
        readonly "/error/details/scope": "{scope}";
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {
        readonly "scope": "string";
      };
    };
    readonly "manageMethodNotAllowed": {
      readonly "status": 405;
      readonly "body": {
        readonly "error": {
          readonly "code": "method_not_allowed";
          readonly "message": "The path does not support this method";
          readonly "status": 405;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageRateLimited": {
      readonly "status": 429;
      readonly "body": {
        readonly "error": {
          readonly "code": "rate_limited";
          readonly "message": "Too many requests in this minute";
          readonly "status": 429;
          readonly "retry_after_seconds": 42;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/retry_after_seconds": "{retry_after_seconds}";
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {
        readonly "retry_after_seconds": "number";
      };
    };
    readonly "manageFailed": {
      readonly "status": 500;
      readonly "body": {
        readonly "error": {
          readonly "code": "internal_error";
          readonly "message": "The service failed";
          readonly "status": 500;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageBodyMissing": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "A body is required";
          readonly "status": 400;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageBodyNotUtf8": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "The body must be valid UTF-8";
          readonly "status": 400;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageBodyNotJson": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "The body must be valid JSON";
          readonly "status": 400;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageBodyNotObject": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "The body must be a JSON object";
          readonly "status": 400;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageBodyTooDeep": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "The body must not be nested deeper than 32 levels";
          readonly "status": 400;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageFieldRequired": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "name is missing";
          readonly "status": 400;
          readonly "details": {
            readonly "field": "name";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/message": "{field} is missing";
        readonly "/error/details/field": "{field}";
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {
        readonly "field": "string";
      };
    };
    readonly "manageCommissionRateTooHigh": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "commission_rate must be at most 100 percent or 1000000 major units";
          readonly "status": 400;
          readonly "details": {
            readonly "field": "commission_rate";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageCrossSite": {
      readonly "status": 403;
      readonly "body": {
        readonly "error": {
          readonly "code": "cross_site_request";
          readonly "message": "The request does not come from a page of this service";
          readonly "status": 403;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageInFlight": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "idempotency_in_flight";
          readonly "message": "The first request with this Idempotency-Key is still running";
          readonly "status": 409;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "managePayloadTooLarge": {
      readonly "status": 413;
      readonly "body": {
        readonly "error": {
          readonly "code": "payload_too_large";
          readonly "message": "The body must be at most 64 KiB";
          readonly "status": 413;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageUnsupportedMediaType": {
      readonly "status": 415;
      readonly "body": {
        readonly "error": {
          readonly "code": "unsupported_media_type";
          readonly "message": "The Content-Type must be application/json";
          readonly "status": 415;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageBodyCompressed": {
      readonly "status": 415;
      readonly "body": {
        readonly "error": {
          readonly "code": "unsupported_media_type";
          readonly "message": "The body must not be compressed";
          readonly "status": 415;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageKeyReused": {
      readonly "status": 422;
      readonly "body": {
        readonly "error": {
          readonly "code": "idempotency_key_reused";
          readonly "message": "The Idempotency-Key was sent with another request";
          readonly "status": 422;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageNotFound": {
      readonly "status": 404;
      readonly "body": {
        readonly "error": {
          readonly "code": "not_found";
          readonly "message": "There is no such record";
          readonly "status": 404;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageFieldsMissing": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "A field is required";
          readonly "status": 400;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageRoleMissing": {
      readonly "status": 403;
      readonly "body": {
        readonly "error": {
          readonly "code": "insufficient_role";
          readonly "message": "This needs the role owner";
          readonly "status": 403;
          readonly "details": {
            readonly "role": "owner";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/message": "This needs the role {role}";
        readonly "/error/details/role": "{role}";
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {
        readonly "role": "string";
      };
    };
    readonly "manageProgramArchived": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_transition";
          readonly "message": "The program is archived";
          readonly "status": 409;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageCurrencyFixed": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_transition";
          readonly "message": "The currency cannot change once a sale exists";
          readonly "status": 409;
          readonly "details": {
            readonly "field": "currency";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageRotateByInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "rotate_by must be a time in the future, at most 90 days ahead";
          readonly "status": 400;
          readonly "details": {
            readonly "field": "rotate_by";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageSignInTooOld": {
      readonly "status": 403;
      readonly "body": {
        readonly "error": {
          readonly "code": "reauthentication_required";
          readonly "message": "Sign in again to do this";
          readonly "status": 403;
          readonly "hint": "The sign-in must not be older than 15 minutes.";
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageTwoKeysUsable": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_transition";
          readonly "message": "Two keys of the program are usable already";
          readonly "status": 409;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageKeyNotUsable": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_transition";
          readonly "message": "The key is retired or revoked";
          readonly "status": 409;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageLastKey": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_transition";
          readonly "message": "The last usable key of a program cannot be revoked";
          readonly "status": 409;
          readonly "hint": "Rotate the key first.";
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageEventNotPending": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_transition";
          readonly "message": "The event is not pending.";
          readonly "status": 409;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageKindRefused": {
      readonly "status": 403;
      readonly "body": {
        readonly "error": {
          readonly "code": "insufficient_scope";
          readonly "message": "This kind of credential cannot be used here";
          readonly "status": 403;
          readonly "hint": "Sign in with the browser.";
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageWebhookSecretInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "webhook_secret must be the signing secret of a webhook endpoint, whsec_….";
          readonly "status": 400;
          readonly "details": {
            readonly "field": "webhook_secret";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageStripeAccountInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "account must be the identifier of a Stripe account, acct_….";
          readonly "status": 400;
          readonly "details": {
            readonly "field": "account";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageRangeInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "to must be a date after from, at most 366 days later.";
          readonly "status": 400;
          readonly "details": {
            readonly "field": "to";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageLastOwner": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_transition";
          readonly "message": "A program must have an active owner.";
          readonly "status": 409;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageAlreadyMember": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "already_exists";
          readonly "message": "The account with this e-mail address is a member already.";
          readonly "status": 409;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageAlreadyInvited": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "already_exists";
          readonly "message": "There is a pending invitation for this e-mail address.";
          readonly "status": 409;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageInvitationLimit": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_transition";
          readonly "message": "A program can send at most 200 invitations a day";
          readonly "status": 409;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageMemberInvitationNotPending": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_transition";
          readonly "message": "The invitation is no longer pending.";
          readonly "status": 409;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageLinkCodeInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "code must be 3 to 32 of the characters a-z, 0-9 and -";
          readonly "status": 400;
          readonly "details": {
            readonly "field": "code";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageDestinationInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "destination must be an http or https URL at the program's domain or one of its origins, without user name and aff parameter";
          readonly "status": 400;
          readonly "details": {
            readonly "field": "destination";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "managePartnerNotJoined": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_transition";
          readonly "message": "The partner is not in the program";
          readonly "status": 409;
          readonly "details": {
            readonly "field": "partner_id";
            readonly "status": "removed";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/details/status": "{status}";
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {
        readonly "status": "string";
      };
    };
    readonly "manageLinkNameTaken": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "already_exists";
          readonly "message": "The code or alias anna is taken";
          readonly "status": 409;
          readonly "details": {
            readonly "field": "code";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/message": "The code or alias {value} is taken";
        readonly "/error/details/field": "{field}";
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {
        readonly "value": "string";
        readonly "field": "string";
      };
    };
    readonly "manageAliasInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "alias must be 1 to 64 of the characters A-Z, a-z, 0-9 and . _ ~ -";
          readonly "status": 400;
          readonly "details": {
            readonly "field": "alias";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageTooManyAliases": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_transition";
          readonly "message": "A link can have at most 50 aliases";
          readonly "status": 409;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "managePartnerTransition": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_transition";
          readonly "message": "The status of the partner is left, which does not allow this";
          readonly "status": 409;
          readonly "details": {
            readonly "status": "left";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/message": "The status of the partner is {status}, which does not allow this";
        readonly "/error/details/status": "{status}";
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {
        readonly "status": "string";
      };
    };
    readonly "manageEmailInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "invitations.0.email must be an e-mail address of at most 254 characters";
          readonly "status": 400;
          readonly "details": {
            readonly "field": "invitations.0.email";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/message": "{field} must be an e-mail address of at most 254 characters";
        readonly "/error/details/field": "{field}";
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {
        readonly "field": "string";
      };
    };
    readonly "manageEmailRepeated": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "invitations.1.email repeats an earlier address";
          readonly "status": 400;
          readonly "details": {
            readonly "field": "invitations.1.email";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/message": "{field} repeats an earlier address";
        readonly "/error/details/field": "{field}";
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {
        readonly "field": "string";
      };
    };
    readonly "manageInvitationNotPending": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_transition";
          readonly "message": "The invitation is expired";
          readonly "status": 409;
          readonly "details": {
            readonly "status": "expired";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/message": "The invitation is {status}";
        readonly "/error/details/status": "{status}";
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {
        readonly "status": "string";
      };
    };
    readonly "manageInvitationSent": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_transition";
          readonly "message": "An invitation can be sent again once a day, at most three times";
          readonly "status": 409;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageAdjustmentAmountInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "amount_cents must not be 0.";
          readonly "status": 400;
          readonly "details": {
            readonly "field": "amount_cents";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageAdjustmentCurrencyInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "currency must be the program's currency or one that the partner already earns.";
          readonly "status": 400;
          readonly "details": {
            readonly "field": "currency";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageTokenProgramsInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "Either program_ids or all_programs is required";
          readonly "status": 400;
          readonly "details": {
            readonly "field": "program_ids";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageTokenExpiryInvalid": {
      readonly "status": 400;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_request";
          readonly "message": "expires_at must be a time in the future, at most 366 days ahead";
          readonly "status": 400;
          readonly "details": {
            readonly "field": "expires_at";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageTooManyTokens": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_transition";
          readonly "message": "An account can have at most 50 valid tokens";
          readonly "status": 409;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageMemberSignInMissing": {
      readonly "status": 403;
      readonly "body": {
        readonly "error": {
          readonly "code": "insufficient_scope";
          readonly "message": "Sign in as a member to accept this invitation";
          readonly "status": 403;
          readonly "hint": "Sign in with the browser at /sign-in with the same e-mail address.";
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageInvitationForOther": {
      readonly "status": 404;
      readonly "body": {
        readonly "error": {
          readonly "code": "not_found";
          readonly "message": "The invitation was sent to another e-mail address";
          readonly "status": 404;
          readonly "hint": "Sign in with the address that received it.";
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageInvitationExpired": {
      readonly "status": 410;
      readonly "body": {
        readonly "error": {
          readonly "code": "invitation_expired";
          readonly "message": "The invitation has expired";
          readonly "status": 410;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageAlreadyPartner": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "already_exists";
          readonly "message": "Your status in the program is joined already";
          readonly "status": 409;
          readonly "details": {
            readonly "status": "joined";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/message": "Your status in the program is {status} already";
        readonly "/error/details/status": "{status}";
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {
        readonly "status": "string";
      };
    };
    readonly "manageOwnTransition": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_transition";
          readonly "message": "Your status in the program is removed, which does not allow this";
          readonly "status": 409;
          readonly "details": {
            readonly "status": "removed";
          };
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/message": "Your status in the program is {status}, which does not allow this";
        readonly "/error/details/status": "{status}";
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {
        readonly "status": "string";
      };
    };
    readonly "managePartnerLinksOff": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_transition";
          readonly "message": "Partners of this program cannot create links";
          readonly "status": 409;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "manageTooManyLinks": {
      readonly "status": 409;
      readonly "body": {
        readonly "error": {
          readonly "code": "invalid_transition";
          readonly "message": "A partner can have at most 50 links in a program";
          readonly "status": 409;
          readonly "request_id": "01JD5M0Q7Y3XK8WZ";
        };
      };
      readonly "template": {
        readonly "/error/request_id": "{request_id}";
      };
      readonly "params": {};
    };
    readonly "notReady": {
      readonly "status": 503;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 503;
          readonly "name": "ServiceUnavailableError";
          readonly "message": "Not ready";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "unknownPath": {
      readonly "status": 404;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 404;
          readonly "name": "NotFoundError";
          readonly "message": "Path not found";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "requestMalformed": {
      readonly "status": 400;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 400;
          readonly "name": "BadRequestError";
          readonly "message": "Request could not be parsed";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "requestTimedOut": {
      readonly "status": 408;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 408;
          readonly "name": "RequestTimeoutError";
          readonly "message": "Request took too long";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
    readonly "headersTooLarge": {
      readonly "status": 431;
      readonly "body": {
        readonly "data": null;
        readonly "error": {
          readonly "status": 431;
          readonly "name": "RequestHeaderFieldsTooLargeError";
          readonly "message": "Request headers are too large";
          readonly "details": {};
        };
      };
      readonly "template": {};
      readonly "params": {};
    };
  };
  readonly "unknownPath": {
    readonly "error": "unknownPath";
    readonly "headers": readonly [{
        readonly "name": "X-Content-Type-Options";
        readonly "value": "contentTypeOptions";
        readonly "text": "nosniff";
      }, {
        readonly "name": "X-Request-ID";
        readonly "value": "requestId";
      }, {
        readonly "name": "Deprecation";
        readonly "value": "deprecation";
      }, {
        readonly "name": "Sunset";
        readonly "value": "sunset";
      }, {
        readonly "name": "Link";
        readonly "value": "rotationLink";
        readonly "text": "<{docs_url}#api_key_rotation_required>; rel=\"deprecation\"";
      }];
  };
  readonly "unreadableRequest": {
    readonly "errors": {
      readonly "requestMalformed": "requestMalformed";
      readonly "requestTimedOut": "requestTimedOut";
      readonly "headersTooLarge": "headersTooLarge";
    };
    readonly "headers": readonly [{
        readonly "name": "X-Content-Type-Options";
        readonly "value": "contentTypeOptions";
        readonly "text": "nosniff";
      }, {
        readonly "name": "X-Request-ID";
        readonly "value": "requestId";
      }];
  };
  readonly "rotationWarning": {
    readonly "body": {
      readonly "code": "api_key_rotation_required";
      readonly "message": "This API key must be replaced before its rotation deadline.";
      readonly "hint": "Ask a workspace owner to regenerate the key.";
      readonly "rotate_by": "2026-12-01T00:00:00.000Z";
      readonly "docs_url": "https://referrals.brand.dev/docs/errors#api_key_rotation_required";
    };
    readonly "template": {
      readonly "/rotate_by": "{rotate_by}";
      readonly "/docs_url": "{docs_url}#api_key_rotation_required";
    };
    readonly "params": {
      readonly "rotate_by": "string";
    };
  };
};

/** What each error of the catalogue must be given. */
export interface CatalogueParams {
  affiliateUrlRequired: undefined;
  affiliateUrlInvalid: undefined;
  affMissing: undefined;
  referralLinkNotFound: undefined;
  referralLinkMisconfigured: undefined;
  testProgramUnknown: undefined;
  fieldInvalid: { field: string; requirement: string };
  bodyMissing: undefined;
  bodyNotUtf8: undefined;
  bodyNotJson: undefined;
  bodyNotObject: undefined;
  bodyTooDeep: undefined;
  textNotStorable: undefined;
  malformedAuthorization: undefined;
  invalidApiToken: undefined;
  apiKeyRetired: undefined;
  programMismatch: undefined;
  originNotAllowed: undefined;
  methodNotAllowed: undefined;
  linkDisabled: undefined;
  payloadTooLarge: undefined;
  unsupportedMediaType: undefined;
  bodyCompressed: undefined;
  rateLimited: { retry_after_seconds: number };
  clickTrackingFailed: undefined;
  clickIdOrCustomerKeyRequired: undefined;
  customerNotFound: undefined;
  customerNotInProgram: undefined;
  customerStatusNotUpdatable: { status: string };
  testProgramRequired: undefined;
  leadTrackingFailed: undefined;
  transactionIdRequired: undefined;
  amountInvalid: undefined;
  occurredAtInvalid: undefined;
  providerInvalid: { allowed: string };
  providerPaymentIdInvalid: undefined;
  livemodeInvalid: undefined;
  customerNotIdentified: undefined;
  customerUnknown: undefined;
  attributionMissing: undefined;
  relationshipMissing: undefined;
  partnerMissing: undefined;
  fieldInvalidCoded: { field: string; requirement: string };
  bodyMissingCoded: undefined;
  bodyNotUtf8Coded: undefined;
  bodyNotJsonCoded: undefined;
  bodyNotObjectCoded: undefined;
  bodyTooDeepCoded: undefined;
  textNotStorableCoded: undefined;
  malformedAuthorizationCoded: undefined;
  missingApiTokenCoded: undefined;
  invalidApiTokenCoded: undefined;
  programMismatchCoded: undefined;
  methodNotAllowedCoded: undefined;
  duplicateTransaction: { sale_id: number };
  payloadTooLargeCoded: undefined;
  unsupportedMediaTypeCoded: undefined;
  bodyCompressedCoded: undefined;
  unsupportedCurrency: { value: string };
  saleTrackingFailed: undefined;
  commissionFailed: undefined;
  transactionIdMissing: undefined;
  reasonInvalid: undefined;
  refundTooLarge: undefined;
  saleNotFound: undefined;
  refundTrackingFailed: undefined;
  readinessMalformedAuthorization: undefined;
  readinessMissingApiToken: undefined;
  readinessInvalidApiToken: undefined;
  readinessMethodNotAllowed: undefined;
  readinessFailed: undefined;
  authStartFailed: undefined;
  authFieldsMissing: undefined;
  authSessionExpired: undefined;
  idTokenInvalid: undefined;
  accountSuspended: undefined;
  authSessionNotFoundOrUsed: undefined;
  authCallbackFailed: undefined;
  authStateMissing: undefined;
  authSessionConsumed: undefined;
  authSessionNotFound: undefined;
  authPollFailed: undefined;
  authenticationRequired: undefined;
  loginTokenInvalid: undefined;
  userNotFound: undefined;
  cliAuthLogoutFailed: undefined;
  initFieldsMissing: undefined;
  commissionTypeInvalid: { value: string; allowed: string };
  commissionRateInvalid: undefined;
  commissionRateTooHigh: undefined;
  domainInvalid: undefined;
  advertiserMissing: undefined;
  advertiserMismatch: undefined;
  initFailed: undefined;
  programsFailed: undefined;
  cliMalformedAuthorization: undefined;
  cliMissingApiToken: undefined;
  cliInvalidApiKey: undefined;
  statusFailed: undefined;
  eventTypeInvalid: { value: string; allowed: string };
  tooManyChains: { retry_after_seconds: number };
  testEventFailed: undefined;
  chainFailed: undefined;
  stripeConnectRetired: undefined;
  signatureMissing: undefined;
  signatureMalformed: undefined;
  signatureInvalid: undefined;
  signatureTooOld: undefined;
  signatureAhead: undefined;
  eventMalformed: undefined;
  programNotConnected: undefined;
  webhookTooLarge: undefined;
  webhookFailed: undefined;
  manageTextNotStorable: undefined;
  manageFieldInvalid: { field: string; requirement: string };
  manageFieldUnknown: { field: string };
  manageCursorInvalid: undefined;
  manageCredentialMissing: undefined;
  manageCredentialInvalid: undefined;
  manageKeyRetired: undefined;
  manageScopeMissing: { scope: string };
  manageMethodNotAllowed: undefined;
  manageRateLimited: { retry_after_seconds: number };
  manageFailed: undefined;
  manageBodyMissing: undefined;
  manageBodyNotUtf8: undefined;
  manageBodyNotJson: undefined;
  manageBodyNotObject: undefined;
  manageBodyTooDeep: undefined;
  manageFieldRequired: { field: string };
  manageCommissionRateTooHigh: undefined;
  manageCrossSite: undefined;
  manageInFlight: undefined;
  managePayloadTooLarge: undefined;
  manageUnsupportedMediaType: undefined;
  manageBodyCompressed: undefined;
  manageKeyReused: undefined;
  manageNotFound: undefined;
  manageFieldsMissing: undefined;
  manageRoleMissing: { role: string };
  manageProgramArchived: undefined;
  manageCurrencyFixed: undefined;
  manageRotateByInvalid: undefined;
  manageSignInTooOld: undefined;
  manageTwoKeysUsable: undefined;
  manageKeyNotUsable: undefined;
  manageLastKey: undefined;
  manageEventNotPending: undefined;
  manageKindRefused: undefined;
  manageWebhookSecretInvalid: undefined;
  manageStripeAccountInvalid: undefined;
  manageRangeInvalid: undefined;
  manageLastOwner: undefined;
  manageAlreadyMember: undefined;
  manageAlreadyInvited: undefined;
  manageInvitationLimit: undefined;
  manageMemberInvitationNotPending: undefined;
  manageLinkCodeInvalid: undefined;
  manageDestinationInvalid: undefined;
  managePartnerNotJoined: { status: string };
  manageLinkNameTaken: { value: string; field: string };
  manageAliasInvalid: undefined;
  manageTooManyAliases: undefined;
  managePartnerTransition: { status: string };
  manageEmailInvalid: { field: string };
  manageEmailRepeated: { field: string };
  manageInvitationNotPending: { status: string };
  manageInvitationSent: undefined;
  manageAdjustmentAmountInvalid: undefined;
  manageAdjustmentCurrencyInvalid: undefined;
  manageTokenProgramsInvalid: undefined;
  manageTokenExpiryInvalid: undefined;
  manageTooManyTokens: undefined;
  manageMemberSignInMissing: undefined;
  manageInvitationForOther: undefined;
  manageInvitationExpired: undefined;
  manageAlreadyPartner: { status: string };
  manageOwnTransition: { status: string };
  managePartnerLinksOff: undefined;
  manageTooManyLinks: undefined;
  notReady: undefined;
  unknownPath: undefined;
  requestMalformed: undefined;
  requestTimedOut: undefined;
  headersTooLarge: undefined;
}
