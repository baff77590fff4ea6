// Made by `npm run generate` from openapi/. Do not edit.
export interface paths {
    "/api/v1/track/click": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a click on a referral link
         * @description Call it from the landing page when its address has an `aff` parameter. Save the returned `click_id` in the
         *     first-party cookie `service_click_id` for `cookie_window_days` days. In browser mode it is the only credential.
         *
         *     Every call creates a new `click_id`, unless `existing_click_id` is a click on the same link; it is then returned
         *     unchanged. Referral codes are not case-sensitive. If there are several `aff` parameters, the first one counts.
         *
         *     No credential is needed. A page's `Origin` must be one of the program's allowed origins; a call without `Origin`
         *     does not come from a browser and is allowed. A key is checked only in test mode.
         *
         *     **Test mode** (`additional_data.test_mode`): the link is resolved as in production and the test event belongs to the
         *     link's program, but no customer is created, so the returned `click_id` does not exist in production.
         */
        post: operations["trackClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/track/lead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a referred visitor signed up
         * @description Call it after a successful registration. It links the customer to the click and moves the customer to `lead`.
         *
         *     **Server mode**, with the program's API key: a `customer_key` that the program knows takes precedence over
         *     `click_id`. The lead settles. **Browser mode**, without a key (or with an empty token): only `click_id` is used,
         *     because a `customer_key` without a key proves nothing. With the policy `browser_allowed`, the lead settles; with
         *     `server_required`, it is recorded as provisional (`provisional: true`) until the same lead is sent with the key or a
         *     payment of the customer arrives through the connected payment processor.
         *
         *     A settled lead saves the `customer_key` of the request. A provisional lead saves none, is not included in the
         *     partner's totals, and earns nothing. Apart from `provisional`, the responses are the same, so a 2xx does not prove
         *     that the key was received.
         *
         *     **Test mode** (`additional_data.test_mode`) needs no customer. Without a key it needs
         *     `additional_data.program_id`.
         */
        post: operations["trackLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/track/sale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a sale and the partner's commission
         * @description Call it from your server when a payment has succeeded. The customer is identified as for a lead in server mode: a
         *     `customer_key` that the program knows takes precedence over `click_id`. If both are sent, the `customer_key` is
         *     saved for a customer that has none. The sale moves the customer to `conversion`; it does not settle a provisional
         *     lead.
         *
         *     **Duplicates.** `transaction_id` is unique across all programs. A second sale with the same value returns 409 with
         *     the recorded `sale_id`; treat it as success. The response does not say which program has recorded the sale, so start
         *     your identifiers with your own prefix: another program's sale would look like yours.
         *
         *     **Attribution window.** The click must be at most the program's `attribution_window_days` × 24 hours older than the
         *     customer's signup (or than the payment, if no signup was recorded). If it is older, nothing is recorded, and the
         *     response is 200 with `attributed: false`; the same `transaction_id` may be sent again. After the customer's first
         *     conversion, payments are not checked again.
         *
         *     **Commission.** The percent types pay `commission_rate` percent of the amount in the sale's currency, rounded half
         *     up to the smallest unit. The fixed types pay `commission_rate` major units of the program's currency. With the
         *     recurring types, every sale of a subscription (`subscription_id`) earns a commission; with the others, only the
         *     first one does (`commission_id` is null for later sales).
         *
         *     **Test mode** (`additional_data.test_mode`) needs no customer. Test transactions have a separate namespace. If
         *     `transaction_id` is omitted, the service generates and returns `test_txn_<timestamp>`.
         */
        post: operations["trackSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/track/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a sale or a part of it
         * @description Call it from your server when a payment was refunded or charged back. Without `refund_amount_cents`, the remaining
         *     amount of the sale is refunded; a repeated call is then `skipped`. A partial refund is safe to repeat if it has a
         *     `refund_reference`: the second call with the same reference is `skipped`.
         *
         *     The partner's commission is reduced in proportion. The total deduction is commission × refunded ÷ amount, rounded
         *     half up. A commission that is not paid yet is reduced (`reversed`); a paid commission stays, and a second, negative
         *     commission of the same sale is created (`clawed_back`).
         *
         *     **Test mode** (`additional_data.test_mode`) finds test sales only.
         */
        post: operations["trackRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/me/readiness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of the program's integration
         * @description Returns five gates, from the program's profile to its first real sale, each with the next step. `blocker` is the
         *     first gate that does not pass. Counts and times include only production events.
         *
         *     `integration_verified` needs a click, a lead and a sale sent in test mode with the program's key, or one synthetic
         *     chain (`POST /api/v1/cli/test-event`); `live_verified` needs a real attributed sale. Errors use the typed envelope.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cli/auth/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a browser sign-in
         * @description Open `auth_url` in a browser and show `user_code` in the terminal. The page shows the same code, so that people can
         *     recognize a sign-in that somebody else started. Then poll `poll_url` every `interval_seconds` seconds. A session
         *     expires after five minutes. The request needs no body.
         */
        post: operations["cliAuthStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cli/auth/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a browser sign-in
         * @description The service's own pages call this endpoint automatically. A client that gets the issuer's ID token in another way
         *     can also send it. The service checks its signature, issuer, audience, expiry and nonce; the nonce is issued when the
         *     person confirms the sign-in on the page. The response never contains the login token, which only the poll returns.
         *
         *     The first sign-in binds an account to the token's issuer and subject. A token with the account's e-mail address but
         *     another subject is rejected. A token whose `email_verified` is not `true` is also rejected, unless the operator has
         *     configured otherwise.
         */
        post: operations["cliAuthCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cli/auth/poll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Poll a browser sign-in
         * @description Poll every `interval_seconds` seconds. The first poll after the sign-in returns the login token, with the account's
         *     e-mail address and advertiser. Every other poll is rejected, even if it is sent at the same time.
         */
        get: operations["cliAuthPoll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cli/init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a program
         * @description Creates a program of the account's advertiser, with its API key and the origins of its domain. Only this response
         *     contains the key in plain text. If you send the request twice, it creates two programs.
         *
         *     The checks are made in this order: the login token (401), the account's advertiser and `advertiser_id` (403), the
         *     required fields, `commission_type`, `commission_rate`, then the format of `name` and `domain` (400).
         */
        post: operations["cliInit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cli/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the account's programs
         * @description Lists all programs of the account's advertiser, oldest first. An account without an advertiser has no programs.
         */
        get: operations["cliPrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cli/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the program of a key
         * @description Returns the program's status for the command-line client. Only its 500 responses have an `X-Request-ID`.
         */
        get: operations["cliStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cli/test-event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a synthetic event, or a whole chain
         * @description With `event_type`, the service stores one synthetic test event of that kind. With `type: chain`, it runs a click, a
         *     lead and a sale through the program's rules, on a fixture created for this purpose. Production data does not change.
         *     A chain, or one event of each kind, verifies the integration.
         *
         *     A program can run ten chains per hour. The limit is checked after the fixture is prepared, so the fixture may be
         *     refreshed even if the run is rejected.
         */
        post: operations["cliTestEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cli/stripe-connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect Stripe (retired)
         * @deprecated
         * @description Always returns 410. An operator connects Stripe, with the command `stripe connect`.
         */
        post: operations["cliStripeConnect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/stripe/{program_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program that receives the payments. `stripe connect` prints the full address.
                 * @example 7
                 */
                program_id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event of the connected Stripe account
         * @description Register this address in Stripe as a webhook endpoint, with the events listed at `type`, and connect its signing
         *     secret with the operator command `stripe connect`. The signature is verified over the raw body, and may be at most
         *     five minutes old or in the future. The program and the header are checked before the body is read. While a secret is
         *     being replaced, the older ones remain valid.
         *
         *     **Customer.** The customer is identified by `click_id` or `customer_key` in the metadata (of the session, or of the
         *     invoice, its subscription or its lines), or by the session's `client_reference_id`, which may contain either. A
         *     `customer_key` that the program already knows takes precedence. Once the customer of a subscription is known, later
         *     invoices do not need to identify the customer.
         *
         *     **Effects.** A paid session in `payment` mode and a paid invoice settle the customer's provisional lead and record
         *     the sale, by the rules of `POST /api/v1/track/sale`: its `transaction_id` is the identifier of the PaymentIntent
         *     that the event contains, or else of the session or the invoice. Since Stripe's API version `2025-03-31.basil` an
         *     invoice contains no PaymentIntent, so the sale of a subscription has the identifier of the invoice. A payment of zero
         *     settles the lead without a sale. `charge.refunded` refunds the amount that is not refunded yet, and a dispute is
         *     recorded as a chargeback; both reduce the commission. A failed refund or a won dispute does not restore the
         *     commission.
         *
         *     **Sales that you also send.** If the program already has a sale whose `provider_payment_id` or `transaction_id` is an
         *     identifier in the event, no second sale is recorded. This covers one-time payments. It does not cover subscriptions,
         *     whose invoices do not contain the PaymentIntent: a call with `POST /api/v1/track/sale` would be a second sale, so do
         *     not send their sales.
         *
         *     **Order and repetition.** Events may arrive repeatedly and in any order. Each event is applied once, in one
         *     transaction. An event that arrives too early is stored and applied when the event that it depends on arrives.
         *
         *     **Test mode.** An event with `livemode: false` is stored as a test event, which the operator can list. It settles no
         *     lead, records no sale, refunds nothing and saves no `customer_key`. A refund or a dispute in test mode belongs to
         *     the test payment and changes no sale.
         *
         *     **Stripe Connect.** An event of a connected account (`account`) is acknowledged and ignored, unless the operator
         *     listed that account for the program (`stripe connect --account`).
         */
        post: operations["stripeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the process is running
         * @description Returns 200 while the process is running, even if the database is unavailable.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the service can handle requests
         * @description Returns 200 only while the service can reach its database.
         */
        get: operations["getReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Your own metadata, stored unchanged (at most 10,000 characters of JSON), and the switch for test mode. A call with
         *     `test_mode: true` stores a test event and does not change production data.
         * @example {
         *       "plan": "pro"
         *     }
         */
        "additional-data": ({
            /** @description If true, the call creates a test event. Only a test event sent with the API key verifies the integration. */
            test_mode?: boolean | null;
            /**
             * @description Only in test mode: the program of a lead that is sent without a key. With a key, it must be the program of the
             *     key. A click belongs to the program of its link.
             */
            program_id?: number | null;
            /** @description A name for the event. */
            event_name?: string | null;
        } & {
            [key: string]: unknown;
        }) | null;
        "click-request": {
            /**
             * Format: uri
             * @description The landing page's full address, with its `aff` parameter. `http` or `https`.
             * @example https://brand.dev/?aff=anna
             */
            affiliate_url: string;
            /**
             * Format: uri
             * @description The page that was opened.
             * @example https://brand.dev/pricing
             */
            page_url?: string | null;
            /**
             * Format: uri
             * @description The address of the referring page.
             * @example https://annas-blog.dev/
             */
            referrer_url?: string | null;
            /**
             * @description The `click_id` that the visitor already has. Returned unchanged if it is a click on the same link.
             * @example clk_7Hc2mVfQ9sXwT4nLr0aZbE
             */
            existing_click_id?: string | null;
            additional_data?: components["schemas"]["additional-data"];
        };
        /**
         * Format: int32
         * @description A number of days.
         */
        days: number;
        /**
         * Format: int64
         * @description Identifier of a stored record.
         */
        id: number;
        /** @description Only in test mode: the test event that was stored. */
        "test-event": {
            /** @description Identifier of the stored event. */
            eventId: components["schemas"]["id"];
            /** @description The program that the event belongs to. */
            programId: components["schemas"]["id"];
            /** @description Always true. */
            test_mode: true;
        };
        /**
         * Format: date-time
         * @description A time, ISO 8601 in UTC with milliseconds.
         */
        time: string;
        /** @description The warning in responses to a key that is marked for rotation. */
        "rotation-warning": {
            /**
             * @description Stable. Match on it.
             * @constant
             */
            code: "api_key_rotation_required";
            /** @description Explanation for people. */
            message: string;
            /** @description What to do. */
            hint: string;
            /** @description The deadline after which the key is rejected. */
            rotate_by: components["schemas"]["time"];
            /**
             * Format: uri
             * @description Link to an explanation of the rotation.
             */
            docs_url: string;
        };
        /** @description Only if the request has an API key that is marked for rotation. */
        warnings: components["schemas"]["rotation-warning"][];
        "click-response": {
            /** @description Always true. */
            success: true;
            /** @description Opaque, with at least 128 random bits. Save it in the click cookie. */
            click_id: string;
            /** @description How many days the click cookie must last. */
            cookie_window_days: components["schemas"]["days"];
            data?: components["schemas"]["test-event"];
            warnings?: components["schemas"]["warnings"];
        };
        /**
         * Format: int32
         * @description Repeats the HTTP status.
         */
        "http-status": number;
        /** @description The platform envelope: validation, authentication and conflict errors. */
        "platform-error": {
            /**
             * @description Always null.
             * @constant
             */
            data: null;
            /** @description What went wrong. */
            error: {
                /** @description Repeats the HTTP status. */
                status: components["schemas"]["http-status"];
                /** @description Name of the kind of error, one for each status. */
                name: string;
                /** @description Exact text. If there is no code, match on this text together with the status. */
                message: string;
                /** @description Empty unless noted. */
                details: {
                    /** @description On the retired endpoint: its stable code. */
                    code?: string;
                    /** @description On 500 of the command-line endpoints: as in `X-Request-ID`. */
                    request_id?: string;
                } & {
                    [key: string]: unknown;
                };
            };
            warnings?: components["schemas"]["warnings"];
        };
        /**
         * Format: int32
         * @description Seconds to wait before the next request.
         */
        "retry-after": number;
        /** @description The typed envelope: no `data`, and a stable `error.code`. */
        "typed-error": {
            /** @description What went wrong. */
            error: {
                /**
                 * @description Stable. Match on it.
                 * @enum {string}
                 */
                code: "rate_limited" | "api_key_rotation_required";
                /** @description Explanation for people. */
                message: string;
                /** @description With `rate_limited`: repeats the HTTP status. */
                status?: components["schemas"]["http-status"];
                /** @description With `rate_limited`: how long to wait. */
                retry_after_seconds?: components["schemas"]["retry-after"];
                /** @description With `api_key_rotation_required`: what to do. */
                hint?: string;
                /**
                 * Format: uri
                 * @description Link to an explanation of the error.
                 */
                docs_url?: string;
            };
            warnings?: components["schemas"]["warnings"];
        };
        "error-401": components["schemas"]["platform-error"] | components["schemas"]["typed-error"];
        /** @description The typed envelope of a disabled referral link, with the additional fields `success` and `message`. */
        "link-disabled-error": {
            /** @description Always false. */
            success: false;
            /** @description The same text as `error.message`. */
            message: string;
            /** @description What went wrong. */
            error: {
                /**
                 * @description Stable. Match on it.
                 * @constant
                 */
                code: "link_disabled";
                /** @description Explanation for people. */
                message: string;
                /** @description What to do. */
                hint: string;
            };
            warnings?: components["schemas"]["warnings"];
        };
        "lead-request": {
            /**
             * @description Value of the click cookie `service_click_id`. Required unless `customer_key` is given.
             * @example clk_7Hc2mVfQ9sXwT4nLr0aZbE
             */
            click_id?: string | null;
            /**
             * @description Your own identifier of the customer. Required unless `click_id` is given; send both.
             * @example user_42
             */
            customer_key?: string | null;
            /**
             * @description The customer's e-mail address. Stored only as a keyed hash and in masked form.
             * @example ada@brand.dev
             */
            email?: string | null;
            additional_data?: components["schemas"]["additional-data"];
        };
        "lead-response": {
            /** @description Always true. */
            success: true;
            /** @description What was recorded. */
            message: string;
            /** @description Only when the lead is recorded as provisional. */
            provisional?: true;
            data?: components["schemas"]["test-event"];
            warnings?: components["schemas"]["warnings"];
        };
        "sale-request": {
            /**
             * @description Your own identifier of the payment. It must be unique among the sales of all programs of the deployment: start it
             *     with your own prefix, such as `brand-`, so that it differs from the identifiers of other programs. Required,
             *     except in test mode; identifiers of test sales are unique within the program.
             * @example brand-order-1001
             */
            transaction_id?: string | null;
            /**
             * Format: int64
             * @description The amount in the currency's smallest unit (VND has no smaller unit than the dong).
             * @example 9900
             */
            amount_cents: number;
            /**
             * @description The default is the program's currency.
             * @example USD
             * @enum {string|null}
             */
            currency?: "USD" | "EUR" | "VND" | null;
            /**
             * Format: date-time
             * @description When the payment happened, ISO 8601 with offset; not older than 30 days, not more than 5 minutes in the future.
             *     The default is the time of receipt. Only the age of the click is checked: a payment from before the click is
             *     attributed too.
             */
            occurred_at?: string | null;
            /**
             * @description The payment provider.
             * @example stripe
             * @enum {string|null}
             */
            provider?: "stripe" | "polar" | "lemonsqueezy" | "paddle" | "custom" | null;
            /**
             * @description The provider's identifier of the payment.
             * @example pi_3
             */
            provider_payment_id?: string | null;
            /**
             * @description The provider's live flag. A sale with false is recorded and earns a commission like any other sale, but does not
             *     count as a real sale for readiness.
             * @example true
             */
            livemode?: boolean | null;
            /**
             * @description Your own identifier of the customer. Required unless `click_id` is given.
             * @example user_42
             */
            customer_key?: string | null;
            /**
             * @description Value of the click cookie. Required unless `customer_key` is given.
             * @example clk_7Hc2mVfQ9sXwT4nLr0aZbE
             */
            click_id?: string | null;
            /**
             * @description The subscription that the payment belongs to. If omitted, the sale belongs to no subscription.
             * @example sub_7
             */
            subscription_id?: string | null;
            additional_data?: components["schemas"]["additional-data"];
        };
        /**
         * Format: int64
         * @description A number of things.
         */
        count: number;
        /**
         * Format: int64
         * @description Identifier of a stored record, or null.
         */
        "id-or-null": number | null;
        "sale-response": {
            /** @description Always true. */
            success: true;
            /** @description Whether the sale is recorded for a partner. False in test mode. */
            attributed: boolean;
            /**
             * @description Only if the click is too old.
             * @constant
             */
            reason?: "attribution_window_expired";
            /** @description Only if the click is too old: its age, rounded down. */
            click_age_days?: components["schemas"]["count"];
            /** @description Only if the click is too old: the program's window. */
            window_days?: components["schemas"]["days"];
            /** @description The recorded sale, or null. */
            sale_id: components["schemas"]["id-or-null"];
            /** @description The commission, or null if none was earned. */
            commission_id: components["schemas"]["id-or-null"];
            /** @description What was recorded. */
            message: string;
            /** @description Only in test mode: the generated identifier. */
            transaction_id?: string;
            data?: components["schemas"]["test-event"];
            warnings?: components["schemas"]["warnings"];
        };
        /** @description The platform envelope of the sale and refund endpoints: every error has a stable code. */
        "coded-platform-error": {
            /**
             * @description Always null.
             * @constant
             */
            data: null;
            /** @description What went wrong. */
            error: {
                /** @description Repeats the HTTP status. */
                status: components["schemas"]["http-status"];
                /** @description Name of the kind of error, one for each status. */
                name: string;
                /** @description Exact text. */
                message: string;
                /** @description Empty unless noted. */
                details: {
                    /** @description On 409: the sale that is recorded under this transaction_id. */
                    sale_id?: components["schemas"]["id"];
                } & {
                    [key: string]: unknown;
                };
                /**
                 * @description Stable. Match on it.
                 * @enum {string}
                 */
                code: "invalid_request" | "no_attribution" | "unauthorized" | "forbidden" | "not_found" | "duplicate_transaction" | "unsupported_currency" | "internal_error";
            };
            warnings?: components["schemas"]["warnings"];
        };
        "coded-error-401": components["schemas"]["coded-platform-error"] | components["schemas"]["typed-error"];
        "refund-request": {
            /**
             * @description The `transaction_id` of the sale.
             * @example brand-order-1001
             */
            transaction_id: string;
            /**
             * @description The reason. The default is `refund`.
             * @example refund
             * @enum {string|null}
             */
            reason?: "refund" | "chargeback" | null;
            /**
             * @description Free text.
             * @example Customer changed their mind
             */
            refund_reason?: string | null;
            /**
             * Format: int64
             * @description The part to refund, in the sale's smallest currency unit. The default is the remaining amount.
             * @example 2500
             */
            refund_amount_cents?: number | null;
            /**
             * @description Your own identifier of the refund. A second refund of the sale with the same reference is skipped.
             * @example re_1
             */
            refund_reference?: string | null;
            additional_data?: components["schemas"]["additional-data"];
        };
        "refund-response": {
            /** @description Always true. */
            success: true;
            /**
             * @description `reversed`: the commission was not paid yet. `clawed_back`: it was already paid. `skipped`: nothing was left to
             *     refund, or this `refund_reference` was used before. `no_commission`: the sale earned no commission.
             * @enum {string}
             */
            status: "reversed" | "clawed_back" | "skipped" | "no_commission";
            /** @description The recorded refund, or the earlier one if the `refund_reference` is repeated; null if there is none. */
            refund_id: components["schemas"]["id-or-null"];
            /** @description The commission of the sale, or null. */
            commission_id: components["schemas"]["id-or-null"];
            /** @description The amount that this refund deducts from the commission. */
            deduction_cents: components["schemas"]["count"];
            /** @description What was recorded. */
            message: string;
            data?: components["schemas"]["test-event"];
            warnings?: components["schemas"]["warnings"];
        };
        "readiness-gate": {
            /**
             * @description Whether the gate is passed.
             * @enum {string}
             */
            status: "pass" | "fail" | "unknown";
            /** @description What was found, for people. */
            detail: string;
            /** @description What to do next, or null if the gate is passed. */
            next_action: string | null;
            /** @description When it was checked. */
            checked_at: components["schemas"]["time"];
        };
        /**
         * Format: date-time
         * @description A time, ISO 8601 in UTC with milliseconds, or null.
         */
        "time-or-null": string | null;
        readiness: {
            /** @description The program that the key belongs to. */
            program_id: components["schemas"]["id"];
            /**
             * @description `draft`: profile or economics are missing. `configuring`: partners or tracking are missing. `ready`: the
             *     configuration is complete. `integration_verified`: test events have arrived. `live_verified`: a real sale is
             *     attributed. The last two do not depend on the gates.
             * @enum {string}
             */
            state: "draft" | "configuring" | "ready" | "integration_verified" | "live_verified";
            /** @description Whether a whole chain arrived in test mode with the key. */
            integration_verified: boolean;
            /**
             * @description The first gate that does not pass, or null.
             * @enum {string|null}
             */
            blocker: "profile" | "economics" | "payout" | "tracking" | "live" | null;
            /** @description The gates, from the program's profile to its first real sale. */
            gates: {
                /** @description Name and domain. */
                profile: components["schemas"]["readiness-gate"];
                /** @description The commission. */
                economics: components["schemas"]["readiness-gate"];
                /** @description Partners who have joined. */
                payout: components["schemas"]["readiness-gate"];
                /** @description An enabled link and an allowed origin. */
                tracking: components["schemas"]["readiness-gate"];
                /** @description A real attributed sale. */
                live: components["schemas"]["readiness-gate"];
            };
            /** @description When the last production event of each kind happened, or null. */
            last_event_at: {
                /** @description The last click. */
                click: components["schemas"]["time-or-null"];
                /** @description The last lead. */
                lead: components["schemas"]["time-or-null"];
                /** @description The last sale. */
                sale: components["schemas"]["time-or-null"];
            };
            /** @description Production events of the last 24 hours. */
            counts_24h: {
                /** @description Clicks. */
                clicks: components["schemas"]["count"];
                /** @description Settled leads. */
                leads: components["schemas"]["count"];
                /** @description Sales. */
                sales: components["schemas"]["count"];
            };
            /** @description When the current key replaced an older one, or null if it is the first. */
            key_rotated_at: components["schemas"]["time-or-null"];
            /** @description How to poll this endpoint. */
            poll: {
                /** @description How long to wait before the next request. */
                retry_after_seconds: components["schemas"]["retry-after"];
            };
            warnings?: components["schemas"]["warnings"];
        };
        /** @description The typed envelope of the readiness endpoint: no `data`, and a stable `error.code`. */
        "readiness-error": {
            /** @description What went wrong. */
            error: {
                /**
                 * @description Stable. Match on it.
                 * @enum {string}
                 */
                code: "invalid_key" | "method_not_allowed" | "internal_error" | "api_key_rotation_required";
                /** @description Explanation for people. */
                message: string;
                /** @description With `internal_error`: how long to wait. */
                retry_after_seconds?: components["schemas"]["retry-after"];
                /** @description With `api_key_rotation_required`: what to do. */
                hint?: string;
                /**
                 * Format: uri
                 * @description Link to an explanation of the error.
                 */
                docs_url?: string;
            };
            warnings?: components["schemas"]["warnings"];
        };
        "cli-auth-start-answer": {
            /** @description The session. */
            data: {
                /** @description Identifies the session. Treat it as a secret: anyone who knows it can poll for the token. */
                state: string;
                /** @description Also shown on the page, so that the person can compare the two. */
                user_code: string;
                /**
                 * Format: uri
                 * @description The page on which the person signs in. Its address has a separate handle of the session, which cannot be used to poll.
                 */
                auth_url: string;
                /**
                 * Format: uri
                 * @description The address to poll for the result.
                 */
                poll_url: string;
                /** @description When the session expires, five minutes after its start. */
                expires_at: components["schemas"]["time"];
                /** @description How long to wait between two polls. */
                interval_seconds: components["schemas"]["retry-after"];
            };
            warnings?: components["schemas"]["warnings"];
        };
        "cli-auth-callback-request": {
            /**
             * @description The session's `state`.
             * @example 3q1m9Jd0nqCk3o2p7fVwqT5xk6n1uB8yQeR4sZ0aLhM
             */
            state: string;
            /**
             * @description The issuer's ID token, with the nonce of the confirmed session.
             * @example eyJhbGciOiJFUzI1NiJ9.eyJlbWFpbCI6ImFubmFAYnJhbmQuZGV2In0.c2lnbmF0dXJl
             */
            id_token: string;
        };
        "cli-auth-callback-answer": {
            /** @description The session. */
            data: {
                /**
                 * @description Always `complete`.
                 * @constant
                 */
                status: "complete";
            };
            warnings?: components["schemas"]["warnings"];
        };
        "cli-auth-poll-answer": {
            /** @description The session. */
            data: {
                /**
                 * @description The state of the session.
                 * @enum {string}
                 */
                status: "pending" | "complete" | "expired";
                /** @description With `complete`: the login token, in plain text only here. */
                token?: string;
                /** @description With `complete`: the address of the account. */
                email?: string;
                /** @description With `complete`: the account's advertiser, or null. */
                advertiser_id?: components["schemas"]["id-or-null"];
            };
            warnings?: components["schemas"]["warnings"];
        };
        "cli-init-request": {
            /**
             * @description `percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale.
             * @example percent
             * @enum {string}
             */
            commission_type: "percent" | "fixed" | "recurring_percent" | "recurring_fixed";
            /**
             * @description Percent of the amount, at most 100, or major units of the program's currency, at most 1000000.
             * @example 20
             */
            commission_rate: number;
            /**
             * @description The name of the program.
             * @example Brand
             */
            name: string;
            /**
             * Format: domain
             * @description The brand's host name. `https://<domain>` and `https://www.<domain>` become allowed origins.
             * @example brand.dev
             */
            domain: string;
            /**
             * Format: int64
             * @description The account's own advertiser. You can omit it. Any other value is rejected with 403.
             * @example 7
             */
            advertiser_id?: number | null;
        };
        "cli-init-answer": {
            /** @description The program and its key. */
            data: {
                /** @description The program. */
                program_id: components["schemas"]["id"];
                /** @description Its name in URLs, unique in the service. */
                program_slug: string;
                /** @description Its name. */
                name: string;
                /** @description Its domain. */
                domain: string;
                /** @description Its API key, in plain text only here. */
                api_key: string;
            };
            warnings?: components["schemas"]["warnings"];
        };
        "cli-programs-answer": {
            /** @description The programs, oldest first. */
            data: {
                /** @description The program. */
                id: components["schemas"]["id"];
                /** @description Its name. */
                name: string;
                /** @description Its name in URLs, unique in the service. */
                slug: string;
                /** @description Its domain. */
                domain: string;
                /**
                 * @description The state of its integration: the `state` of its readiness.
                 * @enum {string}
                 */
                status: "draft" | "configuring" | "ready" | "integration_verified" | "live_verified";
                /** @description The commission of partners. */
                commission: {
                    /**
                     * @description The commission type.
                     * @enum {string}
                     */
                    type: "percent" | "fixed" | "recurring_percent" | "recurring_fixed";
                    /** @description Percent, or major units of the currency. */
                    rate: number;
                    /**
                     * @description The currency of the fixed types.
                     * @enum {string}
                     */
                    currency: "USD" | "EUR" | "VND";
                };
                /** @description Partners who have joined. */
                partners: components["schemas"]["count"];
                /** @description When it was created. */
                created_at: components["schemas"]["time"];
            }[];
            warnings?: components["schemas"]["warnings"];
        };
        "cli-status-answer": {
            /** @description The program and its key. */
            data: {
                /** @description The program. */
                program_id: components["schemas"]["id"];
                /** @description Its name. */
                name: string;
                /** @description Its domain. */
                domain: string;
                /**
                 * @description Whether a browser-mode lead settles.
                 * @enum {string}
                 */
                lead_auth: "server_required" | "browser_allowed";
                /** @description The key that was sent. */
                key: {
                    /** @description Only its prefix and last four characters. */
                    masked: string;
                    /** @description When it was created. */
                    created_at: components["schemas"]["time"];
                    /** @description Its rotation deadline, or null. */
                    rotate_by: components["schemas"]["time-or-null"];
                };
                /** @description Whether the payment processor is connected. */
                stripe_connected: boolean;
                /** @description Whether a whole chain arrived in test mode with the key. */
                integration_verified: boolean;
                /** @description Production events of the last 24 hours. */
                recent_events: {
                    /** @description Clicks. */
                    clicks_24h: components["schemas"]["count"];
                    /** @description Settled leads. */
                    leads_24h: components["schemas"]["count"];
                    /** @description Sales. */
                    sales_24h: components["schemas"]["count"];
                };
                /** @description Partners who have joined. */
                active_partners: components["schemas"]["count"];
                /** @description Commissions that are pending approval. */
                pending_commissions: components["schemas"]["count"];
            };
            warnings?: components["schemas"]["warnings"];
        };
        "cli-test-event-request": {
            /**
             * @description The kind of a single event. Required and not null unless `type` is `chain`.
             * @example click
             * @enum {string|null}
             */
            event_type?: "click" | "lead" | "sale" | null;
            /**
             * @description `chain` for the whole synthetic chain; `event_type` is then ignored.
             * @example chain
             */
            type?: string | null;
        };
        /**
         * @description `pending`: the event is recorded, and the next event decides the result.
         * @enum {string}
         */
        verdict: "attributed" | "unattributed" | "pending";
        "cli-test-event-answer": {
            /** @description The event or the chain. */
            data: {
                /**
                 * @description Its kind.
                 * @enum {string}
                 */
                event_type: "click" | "lead" | "sale";
                /** @description Identifier of the stored test event. */
                event_id: components["schemas"]["id"];
                /** @description Always true. */
                received: true;
                /** @description Always false: a single event has no customer. */
                attributed: false;
                /** @description What was recorded. */
                message: string;
            } | {
                /**
                 * @description Always `chain`.
                 * @constant
                 */
                type: "chain";
                /** @description The synthetic link's referral code. */
                short_code: string;
                /** @description The synthetic customer. */
                customer_key: string;
                /** @description The verdict for each event. */
                verdict: {
                    click: components["schemas"]["verdict"];
                    lead: components["schemas"]["verdict"];
                    sale: components["schemas"]["verdict"];
                };
                /** @description Whether the sale of the chain is attributed. */
                attributed: boolean;
            };
            warnings?: components["schemas"]["warnings"];
        };
        /** @description Identifies the customer. */
        "stripe-metadata": ({
            /** @description The click of the customer. */
            click_id?: string;
            /** @description Your own identifier of the customer. */
            customer_key?: string;
        } & {
            [key: string]: unknown;
        }) | null;
        /** @description A Checkout session that is completed, or whose delayed payment has succeeded. */
        "stripe-checkout-session": {
            /** @description Identifier of the session. */
            id: string;
            /**
             * @description Always `checkout.session`.
             * @constant
             */
            object: "checkout.session";
            /** @description `payment` is a sale. `subscription` links the subscription to the customer; its payments come as invoices. */
            mode: string;
            /** @description `paid` or `no_payment_required`; an `unpaid` session is ignored. */
            payment_status: string;
            /** @description A `click_id` or a `customer_key`. */
            client_reference_id?: string | null;
            metadata?: components["schemas"]["stripe-metadata"];
            /**
             * Format: int64
             * @description In the currency's smallest unit.
             */
            amount_total?: number | null;
            /** @description Three letters, in lower case. */
            currency?: string | null;
            /** @description The payment in `payment` mode. */
            payment_intent?: string | null;
            /** @description The invoice that the session made, if any. */
            invoice?: string | null;
            /** @description The subscription in `subscription` mode. */
            subscription?: string | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A paid invoice, in the old or the new format. Before API version `2025-03-31.basil`, the invoice contains its
         *     subscription and its payment. Since then, `parent` contains the subscription, and the event `invoice_payment.paid` the
         *     payment.
         */
        "stripe-invoice": {
            /** @description Identifier of the invoice. */
            id: string;
            /**
             * @description Always `invoice`.
             * @constant
             */
            object: "invoice";
            /**
             * Format: int64
             * @description In the currency's smallest unit.
             */
            amount_paid?: number;
            /** @description Three letters, in lower case. */
            currency?: string;
            metadata?: components["schemas"]["stripe-metadata"];
            /** @description The new format. */
            parent?: ({
                /** @description The subscription of the invoice. */
                subscription_details?: ({
                    /** @description Its identifier. */
                    subscription?: string;
                    metadata?: components["schemas"]["stripe-metadata"];
                } & {
                    [key: string]: unknown;
                }) | null;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description The old format. */
            subscription?: string | null;
            /** @description The old format. */
            subscription_details?: ({
                metadata?: components["schemas"]["stripe-metadata"];
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description The old format. */
            payment_intent?: string | null;
            /** @description The old format, for a payment without a PaymentIntent. */
            charge?: string | null;
            /** @description The items of the invoice. */
            lines?: {
                /** @description The lines. */
                data?: ({
                    metadata?: components["schemas"]["stripe-metadata"];
                } & {
                    [key: string]: unknown;
                })[];
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description The payment of an invoice. */
        "stripe-invoice-payment": {
            /** @description Identifier of the link. */
            id: string;
            /**
             * @description Always `invoice_payment`.
             * @constant
             */
            object: "invoice_payment";
            /** @description The invoice that was paid. */
            invoice: string;
            /** @description The payment. */
            payment: {
                /** @description `payment_intent` or `charge`. */
                type?: string;
                /** @description The identifier of the PaymentIntent. */
                payment_intent?: string;
                /** @description A charge without a PaymentIntent. */
                charge?: string;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description A charge that was refunded in full or in part. */
        "stripe-charge": {
            /** @description Identifier of the charge. */
            id: string;
            /**
             * @description Always `charge`.
             * @constant
             */
            object: "charge";
            /**
             * Format: int64
             * @description The total refunded amount so far, in the smallest unit.
             */
            amount_refunded: number;
            /** @description Three letters, in lower case. */
            currency: string;
            /** @description The payment of the charge. */
            payment_intent?: string | null;
            /** @description The old format. */
            invoice?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A dispute that was opened, or for which money was withdrawn. */
        "stripe-dispute": {
            /** @description Identifier of the dispute. */
            id: string;
            /**
             * @description Always `dispute`.
             * @constant
             */
            object: "dispute";
            /**
             * Format: int64
             * @description The disputed amount, in the smallest unit.
             */
            amount: number;
            /** @description Three letters, in lower case. */
            currency: string;
            /** @description The disputed charge. */
            charge: string;
            /** @description The payment of the charge. */
            payment_intent?: string | null;
            /**
             * @description An inquiry (`warning_…`) or a dispute that was `prevented` does not withdraw money, so it becomes a chargeback
             *     only with `charge.dispute.funds_withdrawn`.
             */
            status?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A [Stripe event](https://docs.stripe.com/api/events/object), with the fields that the service reads. Other fields are
         *     ignored. An identifier may also be the expanded object.
         */
        "stripe-event": {
            /**
             * @description Identifier of the event; each is applied once.
             * @example evt_1
             */
            id: string;
            /**
             * @description `checkout.session.completed`, `checkout.session.async_payment_succeeded`, `invoice.payment_succeeded`,
             *     `invoice_payment.paid`, `charge.refunded`, `charge.dispute.created` and `charge.dispute.funds_withdrawn` are
             *     processed; all other events are acknowledged and ignored.
             * @example checkout.session.completed
             */
            type: string;
            /**
             * Format: int64
             * @description The time of the payment, in Unix seconds.
             */
            created?: number;
            /**
             * @description Whether the event is from live mode. With `false` the event is stored as a test event: it settles, records and
             *     refunds nothing.
             */
            livemode?: boolean;
            /**
             * @description The account of Stripe Connect that the event belongs to. The event is ignored unless the operator listed that
             *     account with `stripe connect --account`. Events of the program's own account have no such field.
             * @example acct_1Brand
             */
            account?: string | null;
            /** @description Contains the object. */
            data: {
                /** @description The object of the event. */
                object: components["schemas"]["stripe-checkout-session"] | components["schemas"]["stripe-invoice"] | components["schemas"]["stripe-invoice-payment"] | components["schemas"]["stripe-charge"] | components["schemas"]["stripe-dispute"];
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        "stripe-webhook-answer": {
            /** @description Always true. */
            received: true;
            /**
             * @description The result of the event.
             *
             *     Applied: `sale_recorded`; `sale_known`, the sale of the payment was already recorded; `lead_settled`, by a payment
             *     of zero; `nothing_due`, there was nothing to settle, record or refund; `refund_recorded`; `chargeback_recorded`;
             *     `subscription_linked`, the subscription is linked to its customer; `payment_linked`, the sale of the invoice is
             *     linked to its payment.
             *
             *     Pending, and applied when the missing record arrives: `customer_not_named`, the event does not identify a
             *     customer; `customer_unknown`, the program does not know the customer; `sale_unknown`, the sale of the payment is
             *     not recorded.
             *
             *     Pending until the operator acts: `window_expired`, the click is too old; `before_click`, the event arrived
             *     before the customer's click; `relationship_ended`, the partner is not in the program; `currency_unsupported`; `currency_differs`,
             *     the refund and the sale have different currencies; `transaction_taken`, another program has recorded a sale with
             *     this identifier; `unreadable`, a field of the event is missing.
             *
             *     Otherwise: `test_event`, an event of Stripe's test mode is stored and changes nothing; `repeated`, the event was
             *     received before; `ignored`, the event is not relevant.
             * @enum {string}
             */
            result: "sale_recorded" | "sale_known" | "lead_settled" | "nothing_due" | "refund_recorded" | "chargeback_recorded" | "subscription_linked" | "payment_linked" | "customer_not_named" | "customer_unknown" | "sale_unknown" | "window_expired" | "before_click" | "relationship_ended" | "currency_unsupported" | "currency_differs" | "transaction_taken" | "unreadable" | "test_event" | "repeated" | "ignored";
        };
        health: {
            /**
             * @description Always `ok`.
             * @constant
             */
            status: "ok";
        };
    };
    responses: {
        UnknownPath: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        UnreadableRequest: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The path knows other methods. */
        BrowserMethodNotAllowed: {
            headers: {
                /**
                 * @description Browsers must not guess another content type.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Identifier of this request. Quote it when you report a problem.
                 * @example 01JD5M0Q7Y3XK8WZ
                 */
                "X-Request-ID": string;
                /**
                 * @description Requests that the bucket allows per window of 60 seconds.
                 * @example 60
                 */
                "X-RateLimit-Limit": number;
                /**
                 * @description Requests left in the current window.
                 * @example 59
                 */
                "X-RateLimit-Remaining": number;
                /**
                 * @description Unix time, in seconds, at which the window resets.
                 * @example 1793000000
                 */
                "X-RateLimit-Reset": number;
                /**
                 * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                 * @example @1793000000
                 */
                Deprecation?: string;
                /**
                 * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                 * @example Tue, 01 Dec 2026 00:00:00 GMT
                 */
                Sunset?: string;
                /**
                 * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                /**
                 * @description The request's `Origin`, if a program allows it. Absent if the program does not allow the origin.
                 * @example https://brand.dev
                 */
                "Access-Control-Allow-Origin"?: string;
                /**
                 * @description Sent together with `Access-Control-Allow-Origin`.
                 * @example Origin
                 */
                Vary?: "Origin";
                /**
                 * @description The headers that page code may read. Sent together with `Access-Control-Allow-Origin`.
                 * @example X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After
                 */
                "Access-Control-Expose-Headers"?: "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After";
                /**
                 * @description The methods that the path supports.
                 * @example POST
                 */
                Allow: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["platform-error"];
            };
        };
        /** @description The body is too large. */
        BrowserPayloadTooLarge: {
            headers: {
                /**
                 * @description Browsers must not guess another content type.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Identifier of this request. Quote it when you report a problem.
                 * @example 01JD5M0Q7Y3XK8WZ
                 */
                "X-Request-ID": string;
                /**
                 * @description Requests that the bucket allows per window of 60 seconds.
                 * @example 60
                 */
                "X-RateLimit-Limit": number;
                /**
                 * @description Requests left in the current window.
                 * @example 59
                 */
                "X-RateLimit-Remaining": number;
                /**
                 * @description Unix time, in seconds, at which the window resets.
                 * @example 1793000000
                 */
                "X-RateLimit-Reset": number;
                /**
                 * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                 * @example @1793000000
                 */
                Deprecation?: string;
                /**
                 * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                 * @example Tue, 01 Dec 2026 00:00:00 GMT
                 */
                Sunset?: string;
                /**
                 * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                /**
                 * @description The request's `Origin`, if a program allows it. Absent if the program does not allow the origin.
                 * @example https://brand.dev
                 */
                "Access-Control-Allow-Origin"?: string;
                /**
                 * @description Sent together with `Access-Control-Allow-Origin`.
                 * @example Origin
                 */
                Vary?: "Origin";
                /**
                 * @description The headers that page code may read. Sent together with `Access-Control-Allow-Origin`.
                 * @example X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After
                 */
                "Access-Control-Expose-Headers"?: "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["platform-error"];
            };
        };
        /** @description The body is not declared as JSON, or it is compressed. */
        BrowserUnsupportedMediaType: {
            headers: {
                /**
                 * @description Browsers must not guess another content type.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Identifier of this request. Quote it when you report a problem.
                 * @example 01JD5M0Q7Y3XK8WZ
                 */
                "X-Request-ID": string;
                /**
                 * @description Requests that the bucket allows per window of 60 seconds.
                 * @example 60
                 */
                "X-RateLimit-Limit": number;
                /**
                 * @description Requests left in the current window.
                 * @example 59
                 */
                "X-RateLimit-Remaining": number;
                /**
                 * @description Unix time, in seconds, at which the window resets.
                 * @example 1793000000
                 */
                "X-RateLimit-Reset": number;
                /**
                 * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                 * @example @1793000000
                 */
                Deprecation?: string;
                /**
                 * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                 * @example Tue, 01 Dec 2026 00:00:00 GMT
                 */
                Sunset?: string;
                /**
                 * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                /**
                 * @description The request's `Origin`, if a program allows it. Absent if the program does not allow the origin.
                 * @example https://brand.dev
                 */
                "Access-Control-Allow-Origin"?: string;
                /**
                 * @description Sent together with `Access-Control-Allow-Origin`.
                 * @example Origin
                 */
                Vary?: "Origin";
                /**
                 * @description The headers that page code may read. Sent together with `Access-Control-Allow-Origin`.
                 * @example X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After
                 */
                "Access-Control-Expose-Headers"?: "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["platform-error"];
            };
        };
        /** @description Too many requests in this window. Nothing was recorded. */
        BrowserRateLimited: {
            headers: {
                /**
                 * @description Browsers must not guess another content type.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Identifier of this request. Quote it when you report a problem.
                 * @example 01JD5M0Q7Y3XK8WZ
                 */
                "X-Request-ID": string;
                /**
                 * @description Requests that the bucket allows per window of 60 seconds.
                 * @example 60
                 */
                "X-RateLimit-Limit": number;
                /**
                 * @description Requests left in the current window.
                 * @example 59
                 */
                "X-RateLimit-Remaining": number;
                /**
                 * @description Unix time, in seconds, at which the window resets.
                 * @example 1793000000
                 */
                "X-RateLimit-Reset": number;
                /**
                 * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                 * @example @1793000000
                 */
                Deprecation?: string;
                /**
                 * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                 * @example Tue, 01 Dec 2026 00:00:00 GMT
                 */
                Sunset?: string;
                /**
                 * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                /**
                 * @description The request's `Origin`, if a program allows it. Absent if the program does not allow the origin.
                 * @example https://brand.dev
                 */
                "Access-Control-Allow-Origin"?: string;
                /**
                 * @description Sent together with `Access-Control-Allow-Origin`.
                 * @example Origin
                 */
                Vary?: "Origin";
                /**
                 * @description The headers that page code may read. Sent together with `Access-Control-Allow-Origin`.
                 * @example X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After
                 */
                "Access-Control-Expose-Headers"?: "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After";
                /**
                 * @description Seconds to wait before the next request.
                 * @example 42
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["typed-error"];
            };
        };
        /** @description The path knows other methods. */
        CodedMethodNotAllowed: {
            headers: {
                /**
                 * @description Browsers must not guess another content type.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Identifier of this request. Quote it when you report a problem.
                 * @example 01JD5M0Q7Y3XK8WZ
                 */
                "X-Request-ID": string;
                /**
                 * @description Requests that the bucket allows per window of 60 seconds.
                 * @example 60
                 */
                "X-RateLimit-Limit": number;
                /**
                 * @description Requests left in the current window.
                 * @example 59
                 */
                "X-RateLimit-Remaining": number;
                /**
                 * @description Unix time, in seconds, at which the window resets.
                 * @example 1793000000
                 */
                "X-RateLimit-Reset": number;
                /**
                 * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                 * @example @1793000000
                 */
                Deprecation?: string;
                /**
                 * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                 * @example Tue, 01 Dec 2026 00:00:00 GMT
                 */
                Sunset?: string;
                /**
                 * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                /**
                 * @description The methods that the path supports.
                 * @example POST
                 */
                Allow: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["coded-platform-error"];
            };
        };
        /** @description The body is too large. */
        CodedPayloadTooLarge: {
            headers: {
                /**
                 * @description Browsers must not guess another content type.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Identifier of this request. Quote it when you report a problem.
                 * @example 01JD5M0Q7Y3XK8WZ
                 */
                "X-Request-ID": string;
                /**
                 * @description Requests that the bucket allows per window of 60 seconds.
                 * @example 60
                 */
                "X-RateLimit-Limit": number;
                /**
                 * @description Requests left in the current window.
                 * @example 59
                 */
                "X-RateLimit-Remaining": number;
                /**
                 * @description Unix time, in seconds, at which the window resets.
                 * @example 1793000000
                 */
                "X-RateLimit-Reset": number;
                /**
                 * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                 * @example @1793000000
                 */
                Deprecation?: string;
                /**
                 * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                 * @example Tue, 01 Dec 2026 00:00:00 GMT
                 */
                Sunset?: string;
                /**
                 * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["coded-platform-error"];
            };
        };
        /** @description The body is not declared as JSON, or it is compressed. */
        CodedUnsupportedMediaType: {
            headers: {
                /**
                 * @description Browsers must not guess another content type.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Identifier of this request. Quote it when you report a problem.
                 * @example 01JD5M0Q7Y3XK8WZ
                 */
                "X-Request-ID": string;
                /**
                 * @description Requests that the bucket allows per window of 60 seconds.
                 * @example 60
                 */
                "X-RateLimit-Limit": number;
                /**
                 * @description Requests left in the current window.
                 * @example 59
                 */
                "X-RateLimit-Remaining": number;
                /**
                 * @description Unix time, in seconds, at which the window resets.
                 * @example 1793000000
                 */
                "X-RateLimit-Reset": number;
                /**
                 * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                 * @example @1793000000
                 */
                Deprecation?: string;
                /**
                 * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                 * @example Tue, 01 Dec 2026 00:00:00 GMT
                 */
                Sunset?: string;
                /**
                 * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["coded-platform-error"];
            };
        };
        /** @description Too many requests in this window. Nothing was recorded. */
        CodedRateLimited: {
            headers: {
                /**
                 * @description Browsers must not guess another content type.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Identifier of this request. Quote it when you report a problem.
                 * @example 01JD5M0Q7Y3XK8WZ
                 */
                "X-Request-ID": string;
                /**
                 * @description Requests that the bucket allows per window of 60 seconds.
                 * @example 60
                 */
                "X-RateLimit-Limit": number;
                /**
                 * @description Requests left in the current window.
                 * @example 59
                 */
                "X-RateLimit-Remaining": number;
                /**
                 * @description Unix time, in seconds, at which the window resets.
                 * @example 1793000000
                 */
                "X-RateLimit-Reset": number;
                /**
                 * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                 * @example @1793000000
                 */
                Deprecation?: string;
                /**
                 * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                 * @example Tue, 01 Dec 2026 00:00:00 GMT
                 */
                Sunset?: string;
                /**
                 * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                /**
                 * @description Seconds to wait before the next request.
                 * @example 42
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["typed-error"];
            };
        };
        /** @description The key that was sent is retired. */
        CliKeyRetired: {
            headers: {
                /**
                 * @description Browsers must not guess another content type.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Identifier of this request. Quote it when you report a problem.
                 * @example 01JD5M0Q7Y3XK8WZ
                 */
                "X-Request-ID": string;
                /**
                 * @description Requests that the bucket allows per window of 60 seconds.
                 * @example 60
                 */
                "X-RateLimit-Limit": number;
                /**
                 * @description Requests left in the current window.
                 * @example 59
                 */
                "X-RateLimit-Remaining": number;
                /**
                 * @description Unix time, in seconds, at which the window resets.
                 * @example 1793000000
                 */
                "X-RateLimit-Reset": number;
                /**
                 * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                 * @example @1793000000
                 */
                Deprecation?: string;
                /**
                 * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                 * @example Tue, 01 Dec 2026 00:00:00 GMT
                 */
                Sunset?: string;
                /**
                 * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["typed-error"];
            };
        };
        /** @description The path knows other methods. */
        CliMethodNotAllowed: {
            headers: {
                /**
                 * @description Browsers must not guess another content type.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Identifier of this request. Quote it when you report a problem.
                 * @example 01JD5M0Q7Y3XK8WZ
                 */
                "X-Request-ID": string;
                /**
                 * @description Requests that the bucket allows per window of 60 seconds.
                 * @example 60
                 */
                "X-RateLimit-Limit": number;
                /**
                 * @description Requests left in the current window.
                 * @example 59
                 */
                "X-RateLimit-Remaining": number;
                /**
                 * @description Unix time, in seconds, at which the window resets.
                 * @example 1793000000
                 */
                "X-RateLimit-Reset": number;
                /**
                 * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                 * @example @1793000000
                 */
                Deprecation?: string;
                /**
                 * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                 * @example Tue, 01 Dec 2026 00:00:00 GMT
                 */
                Sunset?: string;
                /**
                 * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                /**
                 * @description The methods that the path supports.
                 * @example POST
                 */
                Allow: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["platform-error"];
            };
        };
        /** @description Too many requests in this window. Nothing was recorded. */
        CliRateLimited: {
            headers: {
                /**
                 * @description Browsers must not guess another content type.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Identifier of this request. Quote it when you report a problem.
                 * @example 01JD5M0Q7Y3XK8WZ
                 */
                "X-Request-ID": string;
                /**
                 * @description Requests that the bucket allows per window of 60 seconds.
                 * @example 60
                 */
                "X-RateLimit-Limit": number;
                /**
                 * @description Requests left in the current window.
                 * @example 59
                 */
                "X-RateLimit-Remaining": number;
                /**
                 * @description Unix time, in seconds, at which the window resets.
                 * @example 1793000000
                 */
                "X-RateLimit-Reset": number;
                /**
                 * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                 * @example @1793000000
                 */
                Deprecation?: string;
                /**
                 * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                 * @example Tue, 01 Dec 2026 00:00:00 GMT
                 */
                Sunset?: string;
                /**
                 * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                /**
                 * @description Seconds to wait before the next request.
                 * @example 42
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["typed-error"];
            };
        };
        /** @description The body is too large. */
        CliPayloadTooLarge: {
            headers: {
                /**
                 * @description Browsers must not guess another content type.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Identifier of this request. Quote it when you report a problem.
                 * @example 01JD5M0Q7Y3XK8WZ
                 */
                "X-Request-ID": string;
                /**
                 * @description Requests that the bucket allows per window of 60 seconds.
                 * @example 60
                 */
                "X-RateLimit-Limit": number;
                /**
                 * @description Requests left in the current window.
                 * @example 59
                 */
                "X-RateLimit-Remaining": number;
                /**
                 * @description Unix time, in seconds, at which the window resets.
                 * @example 1793000000
                 */
                "X-RateLimit-Reset": number;
                /**
                 * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                 * @example @1793000000
                 */
                Deprecation?: string;
                /**
                 * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                 * @example Tue, 01 Dec 2026 00:00:00 GMT
                 */
                Sunset?: string;
                /**
                 * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["platform-error"];
            };
        };
        /** @description The body is not declared as JSON, or it is compressed. */
        CliUnsupportedMediaType: {
            headers: {
                /**
                 * @description Browsers must not guess another content type.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Identifier of this request. Quote it when you report a problem.
                 * @example 01JD5M0Q7Y3XK8WZ
                 */
                "X-Request-ID": string;
                /**
                 * @description Requests that the bucket allows per window of 60 seconds.
                 * @example 60
                 */
                "X-RateLimit-Limit": number;
                /**
                 * @description Requests left in the current window.
                 * @example 59
                 */
                "X-RateLimit-Remaining": number;
                /**
                 * @description Unix time, in seconds, at which the window resets.
                 * @example 1793000000
                 */
                "X-RateLimit-Reset": number;
                /**
                 * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                 * @example @1793000000
                 */
                Deprecation?: string;
                /**
                 * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                 * @example Tue, 01 Dec 2026 00:00:00 GMT
                 */
                Sunset?: string;
                /**
                 * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["platform-error"];
            };
        };
        /** @description No usable login token, or a retired API key instead of it. */
        CliNotSignedIn: {
            headers: {
                /**
                 * @description Browsers must not guess another content type.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Identifier of this request. Quote it when you report a problem.
                 * @example 01JD5M0Q7Y3XK8WZ
                 */
                "X-Request-ID": string;
                /**
                 * @description Requests that the bucket allows per window of 60 seconds.
                 * @example 60
                 */
                "X-RateLimit-Limit": number;
                /**
                 * @description Requests left in the current window.
                 * @example 59
                 */
                "X-RateLimit-Remaining": number;
                /**
                 * @description Unix time, in seconds, at which the window resets.
                 * @example 1793000000
                 */
                "X-RateLimit-Reset": number;
                /**
                 * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                 * @example @1793000000
                 */
                Deprecation?: string;
                /**
                 * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                 * @example Tue, 01 Dec 2026 00:00:00 GMT
                 */
                Sunset?: string;
                /**
                 * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error-401"];
            };
        };
        /** @description The path knows other methods. */
        IdentifiedMethodNotAllowed: {
            headers: {
                /**
                 * @description Browsers must not guess another content type.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Identifier of this request. Quote it when you report a problem.
                 * @example 01JD5M0Q7Y3XK8WZ
                 */
                "X-Request-ID": string;
                /**
                 * @description The methods that the path supports.
                 * @example POST
                 */
                Allow: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["platform-error"];
            };
        };
        /** @description The body is not declared as JSON, or it is compressed. */
        IdentifiedUnsupportedMediaType: {
            headers: {
                /**
                 * @description Browsers must not guess another content type.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Identifier of this request. Quote it when you report a problem.
                 * @example 01JD5M0Q7Y3XK8WZ
                 */
                "X-Request-ID": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["platform-error"];
            };
        };
        /** @description There is no endpoint with this path. This is the response for every path below `/api/` that this document does not define. */
        "unknown-path": {
            headers: {
                /**
                 * @description Browsers must not guess another content type.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Identifier of this request. Quote it when you report a problem.
                 * @example 01JD5M0Q7Y3XK8WZ
                 */
                "X-Request-ID": string;
                /**
                 * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                 * @example @1793000000
                 */
                Deprecation?: string;
                /**
                 * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                 * @example Tue, 01 Dec 2026 00:00:00 GMT
                 */
                Sunset?: string;
                /**
                 * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["platform-error"];
            };
        };
        /** @description The request is not valid HTTP, its headers are too large, or it took too long. The connection is closed. */
        "unreadable-request": {
            headers: {
                /**
                 * @description Browsers must not guess another content type.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Identifier of this request. Quote it when you report a problem.
                 * @example 01JD5M0Q7Y3XK8WZ
                 */
                "X-Request-ID": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["platform-error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    trackClick: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["click-request"];
            };
        };
        responses: {
            /** @description The click is recorded. */
            200: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The request's `Origin`, if a program allows it. Absent if the program does not allow the origin.
                     * @example https://brand.dev
                     */
                    "Access-Control-Allow-Origin"?: string;
                    /**
                     * @description Sent together with `Access-Control-Allow-Origin`.
                     * @example Origin
                     */
                    Vary?: "Origin";
                    /**
                     * @description The headers that page code may read. Sent together with `Access-Control-Allow-Origin`.
                     * @example X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After
                     */
                    "Access-Control-Expose-Headers"?: "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After";
                    /**
                     * @description The response contains a secret, so caches must not store it.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["click-response"];
                };
            };
            /** @description A field is missing or malformed, or the link cannot be used. */
            400: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The request's `Origin`, if a program allows it. Absent if the program does not allow the origin.
                     * @example https://brand.dev
                     */
                    "Access-Control-Allow-Origin"?: string;
                    /**
                     * @description Sent together with `Access-Control-Allow-Origin`.
                     * @example Origin
                     */
                    Vary?: "Origin";
                    /**
                     * @description The headers that page code may read. Sent together with `Access-Control-Allow-Origin`.
                     * @example X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After
                     */
                    "Access-Control-Expose-Headers"?: "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
            /** @description The key is retired, or, in test mode, cannot be read or matches no program. */
            401: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The request's `Origin`, if a program allows it. Absent if the program does not allow the origin.
                     * @example https://brand.dev
                     */
                    "Access-Control-Allow-Origin"?: string;
                    /**
                     * @description Sent together with `Access-Control-Allow-Origin`.
                     * @example Origin
                     */
                    Vary?: "Origin";
                    /**
                     * @description The headers that page code may read. Sent together with `Access-Control-Allow-Origin`.
                     * @example X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After
                     */
                    "Access-Control-Expose-Headers"?: "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error-401"];
                };
            };
            /** @description The page's origin is not allowed, or test mode specifies another program than that of the key. */
            403: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The request's `Origin`, if a program allows it. Absent if the program does not allow the origin.
                     * @example https://brand.dev
                     */
                    "Access-Control-Allow-Origin"?: string;
                    /**
                     * @description Sent together with `Access-Control-Allow-Origin`.
                     * @example Origin
                     */
                    Vary?: "Origin";
                    /**
                     * @description The headers that page code may read. Sent together with `Access-Control-Allow-Origin`.
                     * @example X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After
                     */
                    "Access-Control-Expose-Headers"?: "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
            405: components["responses"]["BrowserMethodNotAllowed"];
            /** @description The referral link is turned off. No click is recorded. */
            410: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The request's `Origin`, if a program allows it. Absent if the program does not allow the origin.
                     * @example https://brand.dev
                     */
                    "Access-Control-Allow-Origin"?: string;
                    /**
                     * @description Sent together with `Access-Control-Allow-Origin`.
                     * @example Origin
                     */
                    Vary?: "Origin";
                    /**
                     * @description The headers that page code may read. Sent together with `Access-Control-Allow-Origin`.
                     * @example X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After
                     */
                    "Access-Control-Expose-Headers"?: "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["link-disabled-error"];
                };
            };
            413: components["responses"]["BrowserPayloadTooLarge"];
            415: components["responses"]["BrowserUnsupportedMediaType"];
            429: components["responses"]["BrowserRateLimited"];
            /** @description The service failed. */
            500: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The request's `Origin`, if a program allows it. Absent if the program does not allow the origin.
                     * @example https://brand.dev
                     */
                    "Access-Control-Allow-Origin"?: string;
                    /**
                     * @description Sent together with `Access-Control-Allow-Origin`.
                     * @example Origin
                     */
                    Vary?: "Origin";
                    /**
                     * @description The headers that page code may read. Sent together with `Access-Control-Allow-Origin`.
                     * @example X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After
                     */
                    "Access-Control-Expose-Headers"?: "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
        };
    };
    trackLead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["lead-request"];
            };
        };
        responses: {
            /** @description The lead is recorded. */
            200: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The request's `Origin`, if a program allows it. Absent if the program does not allow the origin.
                     * @example https://brand.dev
                     */
                    "Access-Control-Allow-Origin"?: string;
                    /**
                     * @description Sent together with `Access-Control-Allow-Origin`.
                     * @example Origin
                     */
                    Vary?: "Origin";
                    /**
                     * @description The headers that page code may read. Sent together with `Access-Control-Allow-Origin`.
                     * @example X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After
                     */
                    "Access-Control-Expose-Headers"?: "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["lead-response"];
                };
            };
            /** @description A field is missing or malformed, or the identifiers match no usable customer. */
            400: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The request's `Origin`, if a program allows it. Absent if the program does not allow the origin.
                     * @example https://brand.dev
                     */
                    "Access-Control-Allow-Origin"?: string;
                    /**
                     * @description Sent together with `Access-Control-Allow-Origin`.
                     * @example Origin
                     */
                    Vary?: "Origin";
                    /**
                     * @description The headers that page code may read. Sent together with `Access-Control-Allow-Origin`.
                     * @example X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After
                     */
                    "Access-Control-Expose-Headers"?: "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
            /** @description The token matches no program, the header cannot be read, or the key is retired. */
            401: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The request's `Origin`, if a program allows it. Absent if the program does not allow the origin.
                     * @example https://brand.dev
                     */
                    "Access-Control-Allow-Origin"?: string;
                    /**
                     * @description Sent together with `Access-Control-Allow-Origin`.
                     * @example Origin
                     */
                    Vary?: "Origin";
                    /**
                     * @description The headers that page code may read. Sent together with `Access-Control-Allow-Origin`.
                     * @example X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After
                     */
                    "Access-Control-Expose-Headers"?: "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error-401"];
                };
            };
            /** @description The page's origin is not allowed, or test mode specifies another program than that of the key. */
            403: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The request's `Origin`, if a program allows it. Absent if the program does not allow the origin.
                     * @example https://brand.dev
                     */
                    "Access-Control-Allow-Origin"?: string;
                    /**
                     * @description Sent together with `Access-Control-Allow-Origin`.
                     * @example Origin
                     */
                    Vary?: "Origin";
                    /**
                     * @description The headers that page code may read. Sent together with `Access-Control-Allow-Origin`.
                     * @example X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After
                     */
                    "Access-Control-Expose-Headers"?: "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
            405: components["responses"]["BrowserMethodNotAllowed"];
            413: components["responses"]["BrowserPayloadTooLarge"];
            415: components["responses"]["BrowserUnsupportedMediaType"];
            429: components["responses"]["BrowserRateLimited"];
            /** @description The service failed. */
            500: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The request's `Origin`, if a program allows it. Absent if the program does not allow the origin.
                     * @example https://brand.dev
                     */
                    "Access-Control-Allow-Origin"?: string;
                    /**
                     * @description Sent together with `Access-Control-Allow-Origin`.
                     * @example Origin
                     */
                    Vary?: "Origin";
                    /**
                     * @description The headers that page code may read. Sent together with `Access-Control-Allow-Origin`.
                     * @example X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After
                     */
                    "Access-Control-Expose-Headers"?: "X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
        };
    };
    trackSale: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["sale-request"];
            };
        };
        responses: {
            /** @description The sale is recorded, or it is outside the attribution window (see `attributed`). */
            200: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sale-response"];
                };
            };
            /** @description A field is missing or malformed, or the customer is not attributed. After `partnerId required to create commission` the sale is stored. */
            400: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["coded-platform-error"];
                };
            };
            /** @description No usable credential, or the key is retired. */
            401: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["coded-error-401"];
                };
            };
            /** @description Test mode specifies another program than that of the key. */
            403: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["coded-platform-error"];
                };
            };
            405: components["responses"]["CodedMethodNotAllowed"];
            /** @description The sale is already recorded. Treat this as success. */
            409: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["coded-platform-error"];
                };
            };
            413: components["responses"]["CodedPayloadTooLarge"];
            415: components["responses"]["CodedUnsupportedMediaType"];
            /** @description The currency is not supported. No sale, commission or fee was created. */
            422: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["coded-platform-error"];
                };
            };
            429: components["responses"]["CodedRateLimited"];
            /** @description The service failed. `Failed to create commission` means that the sale is stored without its commission. */
            500: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["coded-platform-error"];
                };
            };
        };
    };
    trackRefund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["refund-request"];
            };
        };
        responses: {
            /** @description The refund is recorded, or nothing was left to refund (see `status`). */
            200: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["refund-response"];
                };
            };
            /** @description A field is missing or malformed. */
            400: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["coded-platform-error"];
                };
            };
            /** @description No usable credential, or the key is retired. */
            401: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["coded-error-401"];
                };
            };
            /** @description Test mode specifies another program than that of the key. */
            403: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["coded-platform-error"];
                };
            };
            /** @description The program has no sale with this `transaction_id`. */
            404: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["coded-platform-error"];
                };
            };
            405: components["responses"]["CodedMethodNotAllowed"];
            413: components["responses"]["CodedPayloadTooLarge"];
            415: components["responses"]["CodedUnsupportedMediaType"];
            429: components["responses"]["CodedRateLimited"];
            /** @description The service failed. */
            500: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["coded-platform-error"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the integration. */
            200: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["readiness"];
                };
            };
            /** @description No usable credential, or the key is retired. */
            401: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["readiness-error"];
                };
            };
            /** @description The path knows other methods. */
            405: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The methods that the path supports.
                     * @example POST
                     */
                    Allow: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["readiness-error"];
                };
            };
            /** @description Too many requests with this key. The limit is 30 per minute. */
            429: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description Seconds to wait before the next request.
                     * @example 42
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["typed-error"];
                };
            };
            /** @description The service failed. */
            500: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["readiness-error"];
                };
            };
        };
    };
    cliAuthStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new session. */
            200: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The response contains a secret, so caches must not store it.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["cli-auth-start-answer"];
                };
            };
            401: components["responses"]["CliKeyRetired"];
            405: components["responses"]["CliMethodNotAllowed"];
            429: components["responses"]["CliRateLimited"];
            /** @description The service failed. */
            500: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
        };
    };
    cliAuthCallback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["cli-auth-callback-request"];
            };
        };
        responses: {
            /** @description The session is complete, and its next poll returns the login token. */
            200: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["cli-auth-callback-answer"];
                };
            };
            /** @description A field is missing or malformed, or the session has expired. */
            400: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
            /** @description The ID token does not belong to this session or account, or the sent key is retired. */
            401: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error-401"];
                };
            };
            /** @description The account is suspended. */
            403: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
            /** @description There is no pending session with this state. */
            404: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
            405: components["responses"]["CliMethodNotAllowed"];
            413: components["responses"]["CliPayloadTooLarge"];
            415: components["responses"]["CliUnsupportedMediaType"];
            429: components["responses"]["CliRateLimited"];
            /** @description The service, or the issuer, failed. */
            500: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
        };
    };
    cliAuthPoll: {
        parameters: {
            query: {
                /**
                 * @description The session's `state`.
                 * @example 3q1m9Jd0nqCk3o2p7fVwqT5xk6n1uB8yQeR4sZ0aLhM
                 */
                state: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the session. */
            200: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The response contains a secret, so caches must not store it.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["cli-auth-poll-answer"];
                };
            };
            /** @description The state is missing, or the token was already returned. */
            400: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
            401: components["responses"]["CliKeyRetired"];
            /** @description There is no such session. */
            404: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
            405: components["responses"]["CliMethodNotAllowed"];
            429: components["responses"]["CliRateLimited"];
            /** @description The service failed. */
            500: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
        };
    };
    cliInit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["cli-init-request"];
            };
        };
        responses: {
            /** @description The program and its key. */
            200: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The response contains a secret, so caches must not store it.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["cli-init-answer"];
                };
            };
            /** @description A field is missing or malformed. */
            400: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
            401: components["responses"]["CliNotSignedIn"];
            /** @description The account has no advertiser, or the request names another. */
            403: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
            405: components["responses"]["CliMethodNotAllowed"];
            413: components["responses"]["CliPayloadTooLarge"];
            415: components["responses"]["CliUnsupportedMediaType"];
            429: components["responses"]["CliRateLimited"];
            /** @description The service failed, and no program was created. */
            500: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
        };
    };
    cliPrograms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The programs. */
            200: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["cli-programs-answer"];
                };
            };
            401: components["responses"]["CliNotSignedIn"];
            405: components["responses"]["CliMethodNotAllowed"];
            429: components["responses"]["CliRateLimited"];
            /** @description The service failed. */
            500: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
        };
    };
    cliStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The program. */
            200: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["cli-status-answer"];
                };
            };
            /** @description No usable credential, or the key is retired. */
            401: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error-401"];
                };
            };
            405: components["responses"]["CliMethodNotAllowed"];
            /** @description Too many requests in this window. */
            429: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description Seconds to wait before the next request.
                     * @example 42
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["typed-error"];
                };
            };
            /** @description The service failed. */
            500: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
        };
    };
    cliTestEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["cli-test-event-request"];
            };
        };
        responses: {
            /** @description The event is stored, or the chain has run. */
            200: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["cli-test-event-answer"];
                };
            };
            /** @description A field is missing or malformed. */
            400: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
            /** @description No usable credential, or the key is retired. */
            401: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error-401"];
                };
            };
            405: components["responses"]["CliMethodNotAllowed"];
            413: components["responses"]["CliPayloadTooLarge"];
            415: components["responses"]["CliUnsupportedMediaType"];
            /** @description Too many requests in this window, or too many chains within the hour. */
            429: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description Seconds to wait before the next request.
                     * @example 42
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["typed-error"];
                };
            };
            /** @description The service failed. */
            500: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
        };
    };
    cliStripeConnect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is retired. */
            401: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["typed-error"];
                };
            };
            405: components["responses"]["CliMethodNotAllowed"];
            /** @description The endpoint is retired. */
            410: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Requests that the bucket allows per window of 60 seconds.
                     * @example 60
                     */
                    "X-RateLimit-Limit": number;
                    /**
                     * @description Requests left in the current window.
                     * @example 59
                     */
                    "X-RateLimit-Remaining": number;
                    /**
                     * @description Unix time, in seconds, at which the window resets.
                     * @example 1793000000
                     */
                    "X-RateLimit-Reset": number;
                    /**
                     * @description Only for a key marked for rotation. When the key was marked, as `@<unix seconds>` (RFC 9745).
                     * @example @1793000000
                     */
                    Deprecation?: string;
                    /**
                     * @description Only for a key marked for rotation. The rotation deadline, as an HTTP-date (RFC 8594).
                     * @example Tue, 01 Dec 2026 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Only for a key marked for rotation. Link to an explanation of the rotation.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
            429: components["responses"]["CliRateLimited"];
        };
    };
    stripeWebhook: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The time when Stripe sent the event, and the signature.
                 * @example t=1793000000,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd
                 */
                "Stripe-Signature": string;
            };
            path: {
                /**
                 * @description The program that receives the payments. `stripe connect` prints the full address.
                 * @example 7
                 */
                program_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["stripe-event"];
            };
        };
        responses: {
            /** @description The event is received; `result` is its effect. */
            200: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stripe-webhook-answer"];
                };
            };
            /** @description The signature is missing, invalid, too old or in the future, or the signed body is not an event. */
            400: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
            /** @description There is no program with this identifier, or it is not connected. */
            404: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
            405: components["responses"]["IdentifiedMethodNotAllowed"];
            /** @description The body is too large. */
            413: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
            415: components["responses"]["IdentifiedUnsupportedMediaType"];
            /** @description The service failed. Nothing was recorded. */
            500: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Identifier of this request. Quote it when you report a problem.
                     * @example 01JD5M0Q7Y3XK8WZ
                     */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is running. */
            200: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["health"];
                };
            };
            /** @description The path knows other methods. */
            405: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description The methods that the path supports.
                     * @example POST
                     */
                    Allow: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
        };
    };
    getReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service can reach its database. */
            200: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["health"];
                };
            };
            /** @description The path knows other methods. */
            405: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description The methods that the path supports.
                     * @example POST
                     */
                    Allow: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
            /** @description The database cannot be reached, or the service is shutting down. */
            503: {
                headers: {
                    /**
                     * @description Browsers must not guess another content type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
        };
    };
}
