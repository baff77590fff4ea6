// Made by `npm run generate` from openapi/. Do not edit.
export const facts = {
  "version": "0.1.0",
  "headers": {
    "requestId": "X-Request-ID",
    "retryAfter": "Retry-After"
  },
  "codes": [
    "api_key_rotation_required",
    "duplicate_transaction",
    "forbidden",
    "internal_error",
    "invalid_key",
    "invalid_request",
    "link_disabled",
    "method_not_allowed",
    "no_attribution",
    "not_found",
    "rate_limited",
    "unauthorized",
    "unsupported_currency"
  ],
  "marks": {
    "alreadyRecordedSale": {
      "status": 409,
      "code": "duplicate_transaction",
      "message": null
    },
    "alreadyRecordedLead": {
      "status": 400,
      "code": null,
      "message": "^Customer status cannot be updated to lead\\. Current status: .*$"
    },
    "commissionFailed": {
      "status": 500,
      "code": null,
      "message": "^Failed to create commission$"
    }
  }
} as const;
