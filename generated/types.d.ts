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
         * @description Call it from the landing page when its address has an `aff` parameter. Keep the returned `click_id` in the
         *     first-party cookie `service_click_id` for `cookie_window_days` days: in browser mode it is the only credential.
         *
         *     Every call makes a new `click_id`, unless `existing_click_id` names a click on the same link; that one is then
         *     returned unchanged. Referral codes are matched without case; of several `aff` parameters the first counts.
         *
         *     No credential is needed. A page's `Origin` must be one of the program's allowed origins; a call without `Origin`
         *     does not come from a browser and is allowed. A key is judged in test mode only.
         *
         *     **Test mode** (`additional_data.test_mode`): the link is resolved as in production and the test event belongs to
         *     the link's program, but no customer is made, so production knows nothing of the returned `click_id`.
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
         *     **Server mode**, with the program's API key: a `customer_key` known in the program wins, else `click_id` decides.
         *     The lead settles. **Browser mode**, without a key (or with an empty token): `click_id` alone decides, since a
         *     `customer_key` without a key proves nothing. Under the program's policy `browser_allowed` the lead settles; under
         *     `server_required` it is recorded as provisional (`provisional: true`) until the same lead is sent with the key or
         *     a payment of the customer arrives through the connected payment processor.
         *
         *     A settled lead saves the `customer_key` that was sent with it. A provisional lead saves none, does not count in
         *     the partner's figures and earns nothing. Apart from `provisional` the answers are alike, so a 2xx alone does not
         *     prove that the key was read.
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
         * @description Call it from your server when a payment has succeeded. The customer is found as by a lead in server mode: a
         *     `customer_key` known in the program wins, else `click_id`. Sent both, the `customer_key` is saved on a customer
         *     that has none. The sale moves the customer to `conversion`; it does not settle a provisional lead.
         *
         *     **Duplicates.** `transaction_id` is unique across all programs. A second sale with it answers 409 with the
         *     recorded `sale_id`; treat that as success.
         *
         *     **Attribution window.** The click must be at most the program's `attribution_window_days` × 24 hours older than
         *     the customer's signup (or than the payment, if no signup was recorded). If it is older, nothing is recorded and
         *     the answer is 200 with `attributed: false`; the same `transaction_id` may be sent again. After the customer's
         *     first conversion payments are not checked again.
         *
         *     **Commission.** The percent kinds take `commission_rate` percent of the amount in the sale's currency, rounded
         *     half up to the smallest unit; the fixed kinds pay `commission_rate` major units of the program's currency. A sale
         *     with a `subscription_id` earns every time under the recurring kinds, and only as that subscription's first sale
         *     under the others (`commission_id` is null then).
         *
         *     **Test mode** (`additional_data.test_mode`) needs no customer and has a transaction namespace of its own; an
         *     omitted `transaction_id` is made as `test_txn_<timestamp>` and returned.
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
         * Take back a sale, or a part of it
         * @description Call it from your server when a payment was refunded or charged back. Without `refund_amount_cents` all that is
         *     left of the sale is refunded; a repeated call is then `skipped`. A partial refund is safe to repeat when it
         *     carries a `refund_reference`: the second call with it is `skipped`.
         *
         *     The partner's commission is taken back in proportion: in total commission × refunded ÷ amount, rounded half up.
         *     A commission that is not paid yet shrinks (`reversed`); a paid one stays and a second, negative one of the same
         *     sale is written (`clawed_back`).
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
         * How far is the program's integration?
         * @description Five gates from the program's profile to its first real sale, each with what to do next. `blocker` names the first
         *     that does not pass. Counts and times are of production events only.
         *
         *     `integration_verified` needs a click, a lead and a sale sent in test mode with the program's key, or one synthetic
         *     chain (`POST /api/v1/cli/test-event`); `live_verified` needs a real attributed sale. Errors come in the typed
         *     envelope.
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
         * @description Open `auth_url` in a browser and show `user_code` beside it: the page shows the same code, so that a person can tell
         *     this sign-in from one that somebody else has started. Then ask `poll_url` every `interval_seconds` seconds. A session
         *     expires after five minutes. No body is needed.
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
         * @description The service's own pages call this by themselves. Whoever has the issuer's ID token in another way may post it here:
         *     its signature, issuer, audience and expiry are checked, and its nonce, which the service gives out once the person
         *     has confirmed the sign-in on the page. The answer never holds the login token; that is for the poll alone.
         *
         *     The first sign-in binds an account to the token's issuer and subject. A token that names the account's e-mail address
         *     under another subject is refused, and so is one whose `email_verified` is not `true`, unless the operator has
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
         * Has the person signed in?
         * @description Ask every `interval_seconds` seconds. The first poll that finds the session complete hands out the login token, with
         *     the account's address and advertiser; every later one is refused, also of those sent at the same time.
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
         * @description Creates a program of the account's advertiser, with its API key and the origins of its domain. The key is in this
         *     answer in clear, and never again. Sent twice, it creates two programs.
         *
         *     Checked in this order: the login token (401), the account's advertiser and `advertiser_id` (403), the required fields,
         *     `commission_type`, `commission_rate`, then the form of `name` and `domain` (400).
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
         * The programs of the account
         * @description Every program of the account's advertiser, oldest first. An account without advertiser has none.
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
         * The program behind a key
         * @description What the command-line client shows as the program's status. Its answers carry no `X-Request-ID`, unless the service
         *     fails.
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
         * @description With `event_type` one synthetic event of that kind is stored as a test event; with `type: chain` a click, a lead and
         *     a sale run through the program's own rules one after another, on a fixture made for it. Nothing of it touches a
         *     production figure. A chain, or one event of each kind, verifies the integration.
         *
         *     A program may run ten chains an hour. The cap is checked after the fixture is prepared, so the fixture may have been
         *     refreshed even when the run is refused.
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
         * Retired
         * @deprecated
         * @description Always 410, whatever is sent. Connect the payment processor from the dashboard program settings.
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
                 * @description The program whose payments the events are about. `stripe connect` prints the whole address.
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
         *     secret with the operator's command `stripe connect`. The signature is checked over the raw body; it may be at most
         *     five minutes old or ahead. Program and header are looked at before the body is read. While a secret is rolled the older ones stay in force beside it.
         *
         *     **Who paid.** The customer is found by `click_id` or `customer_key` in the metadata (of the session; of the invoice's
         *     subscription, lines or itself), else by the session's `client_reference_id`, which is one or the other. A
         *     `customer_key` known in the program wins. Once a subscription's customer is known, its later invoices need to name
         *     nobody.
         *
         *     **What happens.** A paid session in `payment` mode and a paid invoice settle the customer's provisional lead and
         *     record the sale, by the rules of `POST /api/v1/track/sale`: its `transaction_id` is the PaymentIntent's identifier,
         *     else the session's or the invoice's. When the program has a sale with this `provider_payment_id` or
         *     `transaction_id` already, no second is recorded. A payment of zero settles the lead without a sale. `charge.refunded`
         *     refunds what is not refunded yet, a dispute is a chargeback; both take the commission back. What a failed refund or a
         *     won dispute gives back is not recorded.
         *
         *     **Order and repetition do no harm.** Each event is applied once, together with all that it changes. One that comes
         *     too early is kept and applied when what it waits for arrives.
         *
         *     **Test mode.** An event with `livemode: false` is stored as a test event and shown in the operator's lists. It settles
         *     no lead, records no sale, refunds nothing and saves no `customer_key`; a refund or a dispute in test mode belongs to
         *     the test payment and touches no sale.
         *
         *     **Stripe Connect.** An event that names a connected account (`account`) is acknowledged and ignored, unless the
         *     program named that account when it connected (`stripe connect --account`).
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
         * Is the process alive?
         * @description Answers while the process lives, whatever its database does.
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
         * Can the service do its work?
         * @description Answers 200 only while the service can reach its database.
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
         * @description Your own metadata, stored whole (at most 10,000 characters of JSON), and the switch for test mode. A call with
         *     `test_mode: true` stores a test event and touches nothing in production.
         * @example {
         *       "plan": "pro"
         *     }
         */
        "additional-data": ({
            /** @description When true, the call creates a test event. Only one sent with the API key counts as verification. */
            test_mode?: boolean | null;
            /**
             * @description Test mode: the program that a lead belongs to when no key is sent; with a key it must be the key's program. A click
             *     belongs to its link's program.
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
             * @description Where the visitor came from.
             * @example https://annas-blog.dev/
             */
            referrer_url?: string | null;
            /**
             * @description The `click_id` that the visitor already has. Returned unchanged when it is a click on the same link.
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
            /**
             * @description Always true.
             * @constant
             */
            test_mode: true;
        };
        /**
         * Format: date-time
         * @description A time, ISO 8601 in UTC with milliseconds.
         */
        time: string;
        /** @description What a request with a key that is marked for rotation is told. */
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
            /** @description The deadline after which the key is refused. */
            rotate_by: components["schemas"]["time"];
            /**
             * Format: uri
             * @description Where the rotation is explained.
             */
            docs_url: string;
        };
        /** @description Only when the request carries an API key that is marked for rotation. */
        warnings: components["schemas"]["rotation-warning"][];
        "click-response": {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description Opaque, with at least 128 random bits. Keep it in the click cookie. */
            click_id: string;
            /** @description For how many days to keep the click cookie. */
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
            /** @description Always null. */
            data: null;
            /** @description What went wrong. */
            error: {
                /** @description Repeats the HTTP status. */
                status: components["schemas"]["http-status"];
                /** @description Name of the kind of error, one for each status. */
                name: string;
                /** @description Exact text. Match on it together with the status where there is no code. */
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
                 * @description Where the error is explained.
                 */
                docs_url?: string;
            };
            warnings?: components["schemas"]["warnings"];
        };
        "error-401": components["schemas"]["platform-error"] | components["schemas"]["typed-error"];
        /** @description The typed envelope of a referral link that is turned off. It keeps `success` and `message` beside it. */
        "link-disabled-error": {
            /**
             * @description Always false.
             * @constant
             */
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
             * @description The customer's address. Kept as a keyed hash and in masked form only.
             * @example ada@brand.dev
             */
            email?: string | null;
            additional_data?: components["schemas"]["additional-data"];
        };
        "lead-response": {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was recorded. */
            message: string;
            /**
             * @description Only when the lead is recorded as provisional.
             * @constant
             */
            provisional?: true;
            data?: components["schemas"]["test-event"];
            warnings?: components["schemas"]["warnings"];
        };
        "sale-request": {
            /**
             * @description Your own identifier of the payment. It is unique among the sales of all programs of the deployment: begin it with a
             *     prefix of your own, such as `brand-`, so that no other program's identifier can be the same. Required, except in test
             *     mode; identifiers of test sales are unique within the program.
             * @example order_1001
             */
            transaction_id?: string | null;
            /**
             * Format: int64
             * @description The amount in the currency's smallest unit (VND has none smaller than the dong).
             * @example 9900
             */
            amount_cents: number;
            /**
             * @description Left out, the program's currency.
             * @example USD
             * @enum {string|null}
             */
            currency?: "USD" | "EUR" | "VND" | null;
            /**
             * Format: date-time
             * @description When the payment happened, ISO 8601 with offset; not older than 30 days, not more than 5 minutes in the future.
             *     Left out, the time of receipt.
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
             * @description The provider's live flag. A sale with false is recorded and earns like any other, but readiness does not take it
             *     for a real one.
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
             * @description The subscription that the payment belongs to. Left out, the sale is outside any subscription.
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
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description Whether the sale is recorded for a partner. False in test mode. */
            attributed: boolean;
            /**
             * @description Only when the click is too old.
             * @constant
             */
            reason?: "attribution_window_expired";
            /** @description Only when the click is too old: its age, rounded down. */
            click_age_days?: components["schemas"]["count"];
            /** @description Only when the click is too old: the program's window. */
            window_days?: components["schemas"]["days"];
            /** @description The recorded sale, or null. */
            sale_id: components["schemas"]["id-or-null"];
            /** @description The commission, or null when none was earned. */
            commission_id: components["schemas"]["id-or-null"];
            /** @description What was recorded. */
            message: string;
            /** @description Only in test mode: the identifier that was made. */
            transaction_id?: string;
            data?: components["schemas"]["test-event"];
            warnings?: components["schemas"]["warnings"];
        };
        /** @description The platform envelope of the sale and refund endpoints: every error carries a stable code. */
        "coded-platform-error": {
            /** @description Always null. */
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
             * @example order_1001
             */
            transaction_id: string;
            /**
             * @description Left out, `refund`.
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
             * @description The part to refund, in the sale's smallest currency unit. Left out, all that is left.
             * @example 2500
             */
            refund_amount_cents?: number | null;
            /**
             * @description Your own identifier of the refund. A second refund of the sale with it is skipped.
             * @example re_1
             */
            refund_reference?: string | null;
            additional_data?: components["schemas"]["additional-data"];
        };
        "refund-response": {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description `reversed`: the commission was not paid yet. `clawed_back`: it was paid already. `skipped`: nothing was left to
             *     refund, or this `refund_reference` was seen before. `no_commission`: the sale earned none.
             * @enum {string}
             */
            status: "reversed" | "clawed_back" | "skipped" | "no_commission";
            /** @description The recorded refund, of a repeated `refund_reference` the earlier one; null when there is none. */
            refund_id: components["schemas"]["id-or-null"];
            /** @description The commission of the sale, or null. */
            commission_id: components["schemas"]["id-or-null"];
            /** @description What this refund took back from the partner. */
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
            /** @description What to do next, or null when the gate is passed. */
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
             * @description `draft`: profile or economics are missing. `configuring`: partners or tracking are. `ready`: everything is set
             *     up. `integration_verified`: test events have arrived. `live_verified`: a real sale is attributed. The last two are
             *     facts of their own: they hold whatever the gates say.
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
            /** @description The gates on the way from the program's profile to its first real sale. */
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
            /** @description When the key in use replaced an older one, or null when it is the first. */
            key_rotated_at: components["schemas"]["time-or-null"];
            /** @description How to poll this endpoint. */
            poll: {
                /** @description How long to wait before asking again. */
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
                 * @description Where the error is explained.
                 */
                docs_url?: string;
            };
            warnings?: components["schemas"]["warnings"];
        };
        "cli-auth-start-response": {
            /** @description The session. */
            data: {
                /** @description Names the session. A secret: whoever knows it can poll for the token. */
                state: string;
                /** @description Shown on the page too, so that a person can compare. */
                user_code: string;
                /**
                 * Format: uri
                 * @description The page on which the person signs in. It knows the session by a name of its own, which cannot poll.
                 */
                auth_url: string;
                /**
                 * Format: uri
                 * @description Where to ask whether they have.
                 */
                poll_url: string;
                /** @description When the session ends, five minutes after its start. */
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
             * @description The issuer's ID token, with the nonce that the confirmed session gave out.
             * @example eyJhbGciOiJFUzI1NiJ9.eyJlbWFpbCI6ImFubmFAYnJhbmQuZGV2In0.c2lnbmF0dXJl
             */
            id_token: string;
        };
        "cli-auth-callback-response": {
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
        "cli-auth-poll-response": {
            /** @description The session. */
            data: {
                /**
                 * @description How far the session is.
                 * @enum {string}
                 */
                status: "pending" | "complete" | "expired";
                /** @description With `complete`: the login token, in clear here and never again. */
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
             * @description `percent` and `fixed` pay a subscription's first sale only; the `recurring_*` kinds pay each of its sales.
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
             * @description What the program is called.
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
             * @description The account's own advertiser; it need not be sent. Anything else is refused with 403.
             * @example 7
             */
            advertiser_id?: number | null;
        };
        "cli-init-response": {
            /** @description The program and its key. */
            data: {
                /** @description The program. */
                program_id: components["schemas"]["id"];
                /** @description Its name in addresses, unique in the service. */
                program_slug: string;
                /** @description Its name. */
                name: string;
                /** @description Its domain. */
                domain: string;
                /** @description Its API key, in clear here and never again. */
                api_key: string;
            };
            warnings?: components["schemas"]["warnings"];
        };
        "cli-programs-response": {
            /** @description The programs, oldest first. */
            data: {
                /** @description The program. */
                id: components["schemas"]["id"];
                /** @description Its name. */
                name: string;
                /** @description Its name in addresses, unique in the service. */
                slug: string;
                /** @description Its domain. */
                domain: string;
                /**
                 * @description How far its integration is: the `state` of its readiness.
                 * @enum {string}
                 */
                status: "draft" | "configuring" | "ready" | "integration_verified" | "live_verified";
                /** @description What partners earn. */
                commission: {
                    /**
                     * @description How sales are paid.
                     * @enum {string}
                     */
                    type: "percent" | "fixed" | "recurring_percent" | "recurring_fixed";
                    /** @description Percent, or major units of the currency. */
                    rate: number;
                    /**
                     * @description Of the fixed kinds.
                     * @enum {string}
                     */
                    currency: "USD" | "EUR" | "VND";
                };
                /** @description Partners who have joined. */
                partners: components["schemas"]["count"];
                /** @description When it was made. */
                created_at: components["schemas"]["time"];
            }[];
            warnings?: components["schemas"]["warnings"];
        };
        "cli-status-response": {
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
                    /** @description Prefix and last four characters, never more. */
                    masked: string;
                    /** @description When it was made. */
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
                /** @description Commissions that wait for approval. */
                pending_commissions: components["schemas"]["count"];
            };
            warnings?: components["schemas"]["warnings"];
        };
        "cli-test-event-request": {
            /**
             * @description The kind of a single event. Required unless `type` is `chain`.
             * @example click
             * @enum {string|null}
             */
            event_type?: "click" | "lead" | "sale" | null;
            /**
             * @description `chain` for the whole synthetic chain; `event_type` does not count then.
             * @example chain
             */
            type?: string | null;
        };
        /**
         * @description `pending`: the event is recorded, and the next one decides.
         * @enum {string}
         */
        verdict: "attributed" | "unattributed" | "pending";
        "cli-test-event-response": {
            /** @description What has run. */
            data: {
                /**
                 * @description Its kind.
                 * @enum {string}
                 */
                event_type: "click" | "lead" | "sale";
                /** @description Identifier of the stored test event. */
                event_id: components["schemas"]["id"];
                /**
                 * @description Always true.
                 * @constant
                 */
                received: true;
                /**
                 * @description Always false: a single event has no customer.
                 * @constant
                 */
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
                /** @description What became of each event. */
                verdict: {
                    click: components["schemas"]["verdict"];
                    lead: components["schemas"]["verdict"];
                    sale: components["schemas"]["verdict"];
                };
                /** @description Whether the sale at the chain's end is attributed. */
                attributed: boolean;
            };
            warnings?: components["schemas"]["warnings"];
        };
        /** @description Says who the customer is. */
        "stripe-metadata": ({
            /** @description The click that the customer came by. */
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
         * @description A paid invoice, in either shape. Until API version `2025-03-31.basil` it names its subscription and its payment
         *     itself; since then `parent` names the subscription, and `invoice_payment.paid` the payment.
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
            /** @description The new shape. */
            parent?: ({
                /** @description The subscription that the invoice is of. */
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
            /** @description The old shape. */
            subscription?: string | null;
            /** @description The old shape. */
            subscription_details?: ({
                metadata?: components["schemas"]["stripe-metadata"];
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description The old shape. */
            payment_intent?: string | null;
            /** @description The old shape, for a payment without a PaymentIntent. */
            charge?: string | null;
            /** @description What was paid for. */
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
        /** @description Which payment paid an invoice. */
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
            /** @description What paid it. */
            payment: {
                /** @description `payment_intent` or `charge`. */
                type?: string;
                /** @description The payment, of that type. */
                payment_intent?: string;
                /** @description A charge without a PaymentIntent. */
                charge?: string;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description A charge of which something was refunded. */
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
             * @description All that was refunded of it so far, in the smallest unit.
             */
            amount_refunded: number;
            /** @description Three letters, in lower case. */
            currency: string;
            /** @description The payment that it is of. */
            payment_intent?: string | null;
            /** @description The old shape. */
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
             * @description What is disputed, in the smallest unit.
             */
            amount: number;
            /** @description Three letters, in lower case. */
            currency: string;
            /** @description The charge that is disputed. */
            charge: string;
            /** @description The payment that it is of. */
            payment_intent?: string | null;
            /**
             * @description An inquiry (`warning_…`) or a dispute that was `prevented` moves no money, so only `charge.dispute.funds_withdrawn`
             *     makes a chargeback of it.
             */
            status?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description An [event of Stripe's](https://docs.stripe.com/api/events/object), as far as it is read. What an object has besides is
         *     ignored; an identifier may also be the whole object that it stands for.
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
             *     read; every other is acknowledged and ignored.
             * @example checkout.session.completed
             */
            type: string;
            /**
             * Format: int64
             * @description When it happened, in unix seconds: the time of the payment.
             */
            created?: number;
            /** @description Whether money moved. With `false` the event is stored as a test event: it settles, records and refunds nothing. */
            livemode?: boolean;
            /**
             * @description The account of Stripe Connect that the event is of. It is ignored unless the program named that account with
             *     `stripe connect --account`. Events of the program's own account have none.
             * @example acct_1Brand
             */
            account?: string | null;
            /** @description Holds the object. */
            data: {
                /** @description What the event is about. */
                object: components["schemas"]["stripe-checkout-session"] | components["schemas"]["stripe-invoice"] | components["schemas"]["stripe-invoice-payment"] | components["schemas"]["stripe-charge"] | components["schemas"]["stripe-dispute"];
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        "stripe-webhook-response": {
            /**
             * @description Always true.
             * @constant
             */
            received: true;
            /**
             * @description What the event came to.
             *
             *     Applied: `sale_recorded`; `sale_known`, the payment's sale was recorded before; `lead_settled`, a payment of zero;
             *     `nothing_due`, there was nothing to settle, record or refund; `refund_recorded`; `chargeback_recorded`;
             *     `subscription_linked`, the subscription's invoices find their customer; `payment_linked`, the invoice's sale knows
             *     its payment.
             *
             *     Kept, and applied as soon as what is missing arrives: `customer_not_named` and `customer_unknown`, the event does
             *     not say who paid, or nobody is known by that name; `sale_unknown`, the payment's sale is not recorded.
             *
             *     Kept for the operator: `window_expired`, the click is too old; `before_click`, it came after
             *     the payment; `relationship_ended`, the partner is not in the
             *     program; `currency_unsupported`; `currency_differs`, the refund is in another currency than the sale;
             *     `transaction_taken`, another program recorded a sale under this identifier; `unreadable`, a field of the event is
             *     missing.
             *
             *     Otherwise: `test_event`, an event of Stripe's test mode is stored and changes nothing; `repeated`, the event was
             *     received before; `ignored`, it is of no concern here.
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
                 * @description Browsers take the answer for JSON and nothing else.
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
                 * @description Only for a key marked for rotation. Where the rotation is explained.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                /**
                 * @description The request's `Origin`, when some program lists it. Absent when the program refuses the origin.
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
                 * @description The methods that the path knows.
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
                 * @description Browsers take the answer for JSON and nothing else.
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
                 * @description Only for a key marked for rotation. Where the rotation is explained.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                /**
                 * @description The request's `Origin`, when some program lists it. Absent when the program refuses the origin.
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
                 * @description Browsers take the answer for JSON and nothing else.
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
                 * @description Only for a key marked for rotation. Where the rotation is explained.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                /**
                 * @description The request's `Origin`, when some program lists it. Absent when the program refuses the origin.
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
                 * @description Browsers take the answer for JSON and nothing else.
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
                 * @description Only for a key marked for rotation. Where the rotation is explained.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                /**
                 * @description The request's `Origin`, when some program lists it. Absent when the program refuses the origin.
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
                 * @description Browsers take the answer for JSON and nothing else.
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
                 * @description Only for a key marked for rotation. Where the rotation is explained.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                /**
                 * @description The methods that the path knows.
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
                 * @description Browsers take the answer for JSON and nothing else.
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
                 * @description Only for a key marked for rotation. Where the rotation is explained.
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
                 * @description Browsers take the answer for JSON and nothing else.
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
                 * @description Only for a key marked for rotation. Where the rotation is explained.
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
                 * @description Browsers take the answer for JSON and nothing else.
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
                 * @description Only for a key marked for rotation. Where the rotation is explained.
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
                 * @description Browsers take the answer for JSON and nothing else.
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
                 * @description Only for a key marked for rotation. Where the rotation is explained.
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
                 * @description Browsers take the answer for JSON and nothing else.
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
                 * @description Only for a key marked for rotation. Where the rotation is explained.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                /**
                 * @description The methods that the path knows.
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
                 * @description Browsers take the answer for JSON and nothing else.
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
                 * @description Only for a key marked for rotation. Where the rotation is explained.
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
                 * @description Browsers take the answer for JSON and nothing else.
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
                 * @description Only for a key marked for rotation. Where the rotation is explained.
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
                 * @description Browsers take the answer for JSON and nothing else.
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
                 * @description Only for a key marked for rotation. Where the rotation is explained.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["platform-error"];
            };
        };
        /** @description No usable login token, or a retired API key in its place. */
        CliNotSignedIn: {
            headers: {
                /**
                 * @description Browsers take the answer for JSON and nothing else.
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
                 * @description Only for a key marked for rotation. Where the rotation is explained.
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
                 * @description Browsers take the answer for JSON and nothing else.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Identifier of this request. Quote it when you report a problem.
                 * @example 01JD5M0Q7Y3XK8WZ
                 */
                "X-Request-ID": string;
                /**
                 * @description The methods that the path knows.
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
                 * @description Browsers take the answer for JSON and nothing else.
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
        /** @description No endpoint has this path. Answered for every path below `/api/` that this document does not name. */
        "unknown-path": {
            headers: {
                /**
                 * @description Browsers take the answer for JSON and nothing else.
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
                 * @description Only for a key marked for rotation. Where the rotation is explained.
                 * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                 */
                Link?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["platform-error"];
            };
        };
        /** @description What never became a request: it is no HTTP, its headers are too large, or it took too long. The connection is closed. */
        "unreadable-request": {
            headers: {
                /**
                 * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The request's `Origin`, when some program lists it. Absent when the program refuses the origin.
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
                     * @description The answer holds a secret, which no cache may store.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The request's `Origin`, when some program lists it. Absent when the program refuses the origin.
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
            /** @description The key is retired; in test mode also a key that cannot be read or matches no program. */
            401: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The request's `Origin`, when some program lists it. Absent when the program refuses the origin.
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
            /** @description The page's origin is not allowed, or test mode names another program than the key's. */
            403: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The request's `Origin`, when some program lists it. Absent when the program refuses the origin.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The request's `Origin`, when some program lists it. Absent when the program refuses the origin.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The request's `Origin`, when some program lists it. Absent when the program refuses the origin.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The request's `Origin`, when some program lists it. Absent when the program refuses the origin.
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
            /** @description A field is missing or malformed, or the identifiers lead to nothing usable. */
            400: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The request's `Origin`, when some program lists it. Absent when the program refuses the origin.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The request's `Origin`, when some program lists it. Absent when the program refuses the origin.
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
            /** @description The page's origin is not allowed, or test mode names another program than the key's. */
            403: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The request's `Origin`, when some program lists it. Absent when the program refuses the origin.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The request's `Origin`, when some program lists it. Absent when the program refuses the origin.
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
            /** @description The sale is recorded, or it is outside the attribution window (`attributed` tells). */
            200: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["coded-error-401"];
                };
            };
            /** @description Test mode names another program than the key's. */
            403: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
            /** @description The sale is recorded already. Treat as success. */
            409: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
            /** @description The refund is recorded, or there was nothing left to do (`status` tells). */
            200: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["coded-error-401"];
                };
            };
            /** @description Test mode names another program than the key's. */
            403: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The methods that the path knows.
                     * @example POST
                     */
                    Allow: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["readiness-error"];
                };
            };
            /** @description Too many requests with this key. 30 per minute are allowed. */
            429: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
            /** @description The session, which waits for its sign-in. */
            200: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The answer holds a secret, which no cache may store.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["cli-auth-start-response"];
                };
            };
            401: components["responses"]["CliKeyRetired"];
            405: components["responses"]["CliMethodNotAllowed"];
            429: components["responses"]["CliRateLimited"];
            /** @description The service failed. */
            500: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
            /** @description The session is complete, and its next poll hands out the login token. */
            200: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["cli-auth-callback-response"];
                };
            };
            /** @description A field is missing or malformed, or the session has expired. */
            400: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
            /** @description The ID token is not one for this session or for this account, or the key that was sent is retired. */
            401: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["platform-error"];
                };
            };
            /** @description No session waits under this state. */
            404: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
            /** @description How far the session is. */
            200: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The answer holds a secret, which no cache may store.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["cli-auth-poll-response"];
                };
            };
            /** @description The state is missing, or the token was handed out already. */
            400: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    /**
                     * @description The answer holds a secret, which no cache may store.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["cli-init-response"];
                };
            };
            /** @description A field is missing or malformed. */
            400: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["cli-programs-response"];
                };
            };
            401: components["responses"]["CliNotSignedIn"];
            405: components["responses"]["CliMethodNotAllowed"];
            429: components["responses"]["CliRateLimited"];
            /** @description The service failed. */
            500: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["cli-status-response"];
                };
            };
            /** @description No usable credential, or the key is retired. */
            401: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
            /** @description The event, or the chain, has run. */
            200: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
                     * @example <https://referrals.brand.dev/docs/errors#api_key_rotation_required>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["cli-test-event-response"];
                };
            };
            /** @description A field is missing or malformed. */
            400: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Only for a key marked for rotation. Where the rotation is explained.
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
                 * @description When Stripe sent the event, and its signature.
                 * @example t=1793000000,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd
                 */
                "Stripe-Signature": string;
            };
            path: {
                /**
                 * @description The program whose payments the events are about. `stripe connect` prints the whole address.
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
            /** @description The event is received; `result` tells what it came to. */
            200: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                    "application/json": components["schemas"]["stripe-webhook-response"];
                };
            };
            /** @description The signature is missing, bad, old or from the future, or the signed body is no event. */
            400: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
            /** @description No program of this identifier exists, or it is not connected. */
            404: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
            /** @description The process lives. */
            200: {
                headers: {
                    /**
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Browsers take the answer for JSON and nothing else.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description The methods that the path knows.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
                     * @description Browsers take the answer for JSON and nothing else.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description The methods that the path knows.
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
                     * @description Browsers take the answer for JSON and nothing else.
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
