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
         *     Every call creates a new `click_id`, unless `existing_click_id` is a click on the same link and is at most 30 minutes
         *     old, or its customer has signed up; it is then returned unchanged. A later visit is a click of its own, so the
         *     attribution window and the cookie start again.
         *
         *     Codes and aliases are not case-sensitive. Of the first five `aff` parameters, the first one whose link exists counts.
         *     What mail and chat programs add to a code is ignored: a trailing `/`, `?…`, `&amp;…`, `.`, `,` or `)`, and blanks and
         *     quotes. An address without `aff` may have `AFF` or `amp;aff` instead.
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
         *     the recorded `sale_id`; treat it as success if `error.details.matches` is true. It is false if another sale has the
         *     `transaction_id`: a sale of another program, customer, currency or amount. Nothing is recorded then. Start your
         *     identifiers with your own prefix, so that they differ from those of other programs.
         *
         *     **Attribution window.** The click must be at most the program's `attribution_window_days` × 24 hours older than the
         *     customer's signup (or than the payment, if no signup was recorded). If it is older, nothing is recorded, and the
         *     response is 200 with `attributed: false`; the same `transaction_id` may be sent again. After the customer's first
         *     conversion, payments are not checked again.
         *
         *     **Commission.** The percent types pay `commission_rate` percent of `amount_cents` in the sale's currency, rounded half
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
    "/api/v1/cli/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the login token
         * @description Ends the login token that the request carries; every later request with it is refused. The other login tokens of the
         *     account stay valid. A token that has ended already gets the 401 of any invalid token.
         */
        post: operations["cliAuthLogout"];
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
         * @description Lists the programs that the account is a member of, oldest first. The list is empty if there are none.
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
         *     **Customer.** The customer is identified by `click_id` or `customer_key` in the metadata of the session, or by the
         *     session's `client_reference_id`, which may contain either. Of an invoice, the first of each is read in the metadata of
         *     its subscription, of its lines in their order, and of the invoice itself. A `customer_key` that the program already
         *     knows takes precedence. Once the customer of a subscription or of a Stripe customer is known, later events of them do
         *     not need to identify the customer. The metadata of a Stripe customer may identify it too.
         *
         *     **Effects.** A paid session in `payment` mode, a paid invoice, and a PaymentIntent whose metadata identify the
         *     customer settle the customer's provisional lead and record the sale, by the rules of `POST /api/v1/track/sale`: its
         *     `transaction_id` is the identifier of the PaymentIntent that the event contains, or else of the session or the
         *     invoice. Since Stripe's API version `2025-03-31.basil` an invoice contains no PaymentIntent, so the sale of a
         *     subscription has the identifier of the invoice. One payment is one sale, whichever of its events arrive, and in any
         *     order. A payment of zero settles the lead without a sale. A subscription that began before the customer's click earns
         *     nothing.
         *
         *     `charge.refunded` refunds the amount that is not refunded yet, and a dispute is recorded as a chargeback; both reduce
         *     the commission. A failed refund or a won dispute does not restore the
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
    "/api/v1/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List programs
         * @description Lists the programs of which the account is a member, and which the credential may see, newest first.
         */
        get: operations["listPrograms"];
        put?: never;
        /**
         * Create a program
         * @description Creates a program with its first API key and the origins of its domain. The account becomes its owner. Only this response
         *     contains the key in plain text.
         *
         *     The account needs the right to create programs: it comes from the sign-in where the deployment lets people sign up, and
         *     otherwise from the person who runs the service.
         *
         *     A token for certain programs cannot create one; a token for all programs can.
         */
        post: operations["createProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        /**
         * Get a program
         * @description Returns the program with its terms and origins.
         */
        get: operations["getProgram"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a program
         * @description Changes the fields that are sent, and keeps the others. `null` clears `lead_commission_cents`. An admin may change `name` and
         *     `domain`; all other fields are the terms, which only an owner may change. `currency` is fixed once a sale exists.
         */
        patch: operations["updateProgram"];
        trace?: never;
    };
    "/api/v1/programs/{program_id}/origins": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the origins of a program
         * @description Replaces the list of browser origins that may send clicks and leads. It takes effect within a second.
         */
        put: operations["replaceOrigins"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/readiness": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        /**
         * Get the state of a program's integration
         * @description Returns what `GET /api/v1/programs/me/readiness` returns with the program's key: five gates, from the program's profile
         *     to its first real sale, each with the next step.
         */
        get: operations["getProgramReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a program
         * @description Archives the program for good: its keys are refused, its links are disabled, and its settings can no longer be changed. Its
         *     records stay.
         */
        post: operations["archiveProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        /**
         * List the keys of a program
         * @description Lists the API keys of the program without their texts, newest first, also retired and revoked ones.
         */
        get: operations["listKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/keys/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the key of a program
         * @description Creates a second key, and marks the active one for rotation with the deadline `rotate_by`. Both keys work until then: deploy
         *     the new one, then revoke the old one or let it retire. Only this response contains the new key in plain text.
         *
         *     At most two keys are usable at a time.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/keys/{key_id}/mark": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The key.
                 * @example 5
                 */
                key_id: components["parameters"]["key_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a key for rotation
         * @description Marks a usable key for rotation, or moves the deadline of a marked one. Until the deadline, every response to a request with
         *     the key announces it; afterwards the key is refused.
         */
        post: operations["markKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/keys/{key_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The key.
                 * @example 5
                 */
                key_id: components["parameters"]["key_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a key
         * @description Revokes a usable key, which is refused from then on. The last usable key of a program cannot be revoked.
         */
        post: operations["revokeKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        /**
         * List the events of a program
         * @description Lists clicks, leads, sales and refunds by when they were recorded, newest first: production events, or with `test=true`
         *     those that were sent in test mode.
         *
         *     `customer_id`, `customer_key` and `click_id` are null for a viewer.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/events/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        /**
         * Export events as CSV
         * @description Streams the events that listing them with the same filters returns, all in one file of comma-separated values (RFC 4180, UTF-8).
         *     The first line has the names of the columns; times are in UTC, amounts are decimal numbers such as `19.80`. A text that a spreadsheet would
         *     execute as a formula begins with `'`.
         *
         *     A viewer sees no customers and no clicks.
         *     If the service fails on the way, the connection breaks: a file that ends well is whole.
         */
        get: operations["exportEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/payment-events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        /**
         * List the events of the payment processor
         * @description Lists the events that the program's payment processor sent, newest first. A `pending` one waits for a record or for a
         *     person, and `explanation` says what for; a `test` one is of the processor's test mode and is never applied.
         *
         *     `customer_id` is null for a viewer.
         */
        get: operations["listPaymentEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/payment-events/{payment_event_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The event.
                 * @example 17
                 */
                payment_event_id: components["parameters"]["payment_event_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a pending event of the payment processor
         * @description Tries a pending event again, as if it had just arrived, and the events that waited for it. It stays pending if what it
         *     needs is still missing; `result` says why.
         */
        post: operations["replayPaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/processors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        /**
         * List the payment processors of a program
         * @description Lists the webhook secrets with which the program's payment processor signs its events, newest first, without their texts.
         */
        get: operations["listProcessors"];
        put?: never;
        /**
         * Connect a payment processor
         * @description Stores the signing secret of a webhook endpoint, encrypted. Make the endpoint in the processor's dashboard with the
         *     address `webhook_url`. The newest three secrets of a program are valid, so that a secret can be rotated; a fourth one
         *     replaces the oldest.
         *
         *     `account` also accepts the events of an account of Stripe Connect, and adds to those accepted before.
         */
        post: operations["connectProcessor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/processors/{processor_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The connection.
                 * @example 2
                 */
                processor_id: components["parameters"]["processor_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disconnect a payment processor
         * @description Removes a secret. Events that are signed with it are refused from then on. Removing the last one also removes the
         *     accounts of Stripe Connect.
         */
        delete: operations["disconnectProcessor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        /**
         * Get the totals of a program
         * @description Returns clicks, settled leads, sales, refunds and commissions of a range of days (UTC), in total or by day, partner or
         *     link, newest first: the last day, the partner that joined last, the newest link. Only groups with an event are listed.
         *     Test events do not count.
         *
         *     An event counts on the day when it was recorded, so a refund counts on its own day and not on that of its sale. The
         *     totals are exact at `as_of`, and pages read at different times may differ. Commissions are those that were earned, less
         *     what was taken back.
         */
        get: operations["getStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        /**
         * List the members of a program
         * @description Lists the accounts that have a role in the program, ordered by account. An `owner` may do everything. An `admin` may
         *     change all but money, members, keys and payment processors. A `viewer` reads, without identifiers of customers and e-mail
         *     addresses.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/members/{account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The account of the member.
                 * @example 7
                 */
                account_id: components["parameters"]["account_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description Removes the account from the program, which it cannot see from the next request on. The account itself stays. The last
         *     active owner of a program cannot be removed.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change the role of a member
         * @description Changes the role of a member, which holds from the next request on. The last active owner of a program keeps the role:
         *     make another member an owner first.
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/api/v1/programs/{program_id}/member-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        /**
         * List the invitations of members
         * @description Lists the invitations to become a member of the program, newest first, without their links.
         */
        get: operations["listMemberInvitations"];
        put?: never;
        /**
         * Invite a member
         * @description Creates an invitation to become a member of the program, and returns its link, which only this response contains. The
         *     service mails it to the person where it can send mail (`mail_status` is not `null`); otherwise send it yourself. It can be
         *     used once, within seven days, by a person who signs in with the same verified e-mail address.
         *
         *     To send another link, revoke the invitation and create a new one. An account can send 100 invitations a day, and a person can get 5, of all programs, partners and members together. A request
         *     that would send more invites nobody, and is answered with 429.
         */
        post: operations["createMemberInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/member-invitations/{member_invitation_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The invitation.
                 * @example 12
                 */
                member_invitation_id: components["parameters"]["member_invitation_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an invitation
         * @description Revokes a pending invitation: its link is refused from then on.
         */
        post: operations["revokeMemberInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        /**
         * List the changes of a program
         * @description Lists who changed what in the program, newest first: through this API, with the operator's commands or from the command
         *     line. Entries are never changed or deleted.
         *
         *     `before` and `after` contain the fields that differ, and neither secrets nor values of customers. An `action` is the kind
         *     of the record and the verb, such as `program.update`.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        /**
         * List the links of a program
         * @description Lists the referral links of the program, newest first.
         */
        get: operations["listLinks"];
        put?: never;
        /**
         * Create a link
         * @description Creates a link of a partner, whose status must be `linked` or `joined`. Without `code`, the link gets a random one. The code of a
         *     link never changes; add an alias for another one.
         */
        post: operations["createLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/links/{link_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The link.
                 * @example 11
                 */
                link_id: components["parameters"]["link_id"];
            };
            cookie?: never;
        };
        /**
         * Get a link
         * @description Gets a link of the program.
         */
        get: operations["getLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a link
         * @description Enables or disables a link, or changes its destination; `null` clears the destination. It takes effect within a second, also for
         *     the link's aliases. A click on a disabled link is answered with 410.
         */
        patch: operations["updateLink"];
        trace?: never;
    };
    "/api/v1/programs/{program_id}/links/{link_id}/aliases": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The link.
                 * @example 11
                 */
                link_id: components["parameters"]["link_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an alias to a link
         * @description Adds another text that is accepted as `aff` in place of the link's code, such as the code of an earlier system. An alias is
         *     compared in lower case. Codes and aliases are unique together. A link has at most 50 aliases, which stay for good.
         */
        post: operations["createAlias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/partners": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        /**
         * List the partners of a program
         * @description Lists the partners of the program in any status, newest first. A partner whose account was erased is not in the list. Viewers get no
         *     e-mail addresses.
         */
        get: operations["listPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/partners/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        /**
         * Export partners as CSV
         * @description Streams the partners that listing them with the same filters returns, all in one file of comma-separated values (RFC 4180, UTF-8).
         *     The first line has the names of the columns; times are in UTC. A text that a spreadsheet would
         *     execute as a formula begins with `'`.
         *
         *     A viewer sees no e-mail addresses.
         *     If the service fails on the way, the connection breaks: a file that ends well is whole.
         */
        get: operations["exportPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/partners/{partner_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The partner.
                 * @example 4
                 */
                partner_id: components["parameters"]["partner_id"];
            };
            cookie?: never;
        };
        /**
         * Get a partner
         * @description Gets a partner of the program with the totals of their referrals in it, by currency. Test events do not count. Viewers get no e-mail
         *     address.
         */
        get: operations["getPartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/partners/{partner_id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The partner.
                 * @example 4
                 */
                partner_id: components["parameters"]["partner_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a partner
         * @description Lets a partner whose status is `linked` or `applied` join the program.
         */
        post: operations["approvePartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/partners/{partner_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The partner.
                 * @example 4
                 */
                partner_id: components["parameters"]["partner_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a partner
         * @description Declines the application of a partner whose status is `applied`.
         */
        post: operations["declinePartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/partners/{partner_id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The partner.
                 * @example 4
                 */
                partner_id: components["parameters"]["partner_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a partner
         * @description Removes a partner whose status is `joined`. Their links stay, but a sale of a customer whom they referred is refused, and they earn
         *     nothing more. Their earlier commissions stay.
         */
        post: operations["removePartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/partners/{partner_id}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The partner.
                 * @example 4
                 */
                partner_id: components["parameters"]["partner_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reinstate a partner
         * @description Lets a removed partner join the program again. A partner who left can only return by their own act.
         */
        post: operations["reinstatePartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        /**
         * List the invitations of partners
         * @description Lists the invitations to become a partner of the program without their links, newest first.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite partners
         * @description Invites 1 to 50 people to become partners of the program, and answers for each of them. The link of a new invitation is only in
         *     this response. The service mails it to the person where it can send mail (`mail_status` is not `null`); otherwise send it
         *     yourself. It can be used once, within 30 days, by a person who signs in with the same verified
         *     e-mail address. An address with a pending invitation stays `unchanged`.
         *
         *     A program can make 200 links a day, with those of invitations that are sent again and of members' invitations. An account can send 100 invitations a day, and a person can get 5, of all programs, partners and members together. A request
         *     that would send more invites nobody, and is answered with 429.
         */
        post: operations["invitePartners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/invitations/{invitation_id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The invitation.
                 * @example 9
                 */
                invitation_id: components["parameters"]["invitation_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description Makes a new link for a pending invitation, which is valid for another 30 days; the link before it stops working. Possible once a
         *     day, at most three times. It counts towards the limits of a day, as inviting does.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/invitations/{invitation_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The invitation.
                 * @example 9
                 */
                invitation_id: components["parameters"]["invitation_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an invitation
         * @description Revokes a pending invitation, whose link stops working.
         */
        post: operations["revokeInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/customers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        /**
         * List customers
         * @description Lists the customers of the program, newest first, filtered by status, partner or when they were stored. Two more filters find one by your
         *     identifier or by its click, and `search` by what support knows; a click without any other record is found only by
         *     its click, with the status `click` and no `id`. A viewer sees no identifiers and cannot filter by them.
         */
        get: operations["listCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/customers/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        /**
         * Export customers as CSV
         * @description Streams the customers that listing them with the same filters returns, all in one file of comma-separated values (RFC 4180, UTF-8).
         *     The first line has the names of the columns; times are in UTC. A text that a spreadsheet would
         *     execute as a formula begins with `'`.
         *
         *     Partners have their names if the credential may read partners (`partners.read`), otherwise their numbers. A viewer sees no
         *     identifiers and cannot filter by them.
         *     If the service fails on the way, the connection breaks: a file that ends well is whole.
         */
        get: operations["exportCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/customers/{customer_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The customer.
                 * @example 8
                 */
                customer_id: components["parameters"]["customer_id"];
            };
            cookie?: never;
        };
        /**
         * Get a customer
         * @description Returns the customer, for a viewer without its identifiers.
         */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/customers/{customer_id}/explain": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The customer.
                 * @example 8
                 */
                customer_id: components["parameters"]["customer_id"];
            };
            cookie?: never;
        };
        /**
         * Explain a customer
         * @description Lists every event of the customer and why each sale was or was not attributed, and says what a lead and a sale that are
         *     sent now would result in.
         */
        get: operations["explainCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/customers/{customer_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The customer.
                 * @example 8
                 */
                customer_id: components["parameters"]["customer_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export a customer
         * @description Returns everything that is stored about the customer, for the person who asks for it. The audit log records the export.
         */
        post: operations["exportCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/customers/{customer_id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The customer.
                 * @example 8
                 */
                customer_id: components["parameters"]["customer_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a customer
         * @description Erases the customer for good. Amounts, times, and the identifiers of payments and subscriptions stay, for the partner and
         *     your accounts. The click, your identifier, the e-mail hash, all free data, URLs, and the names in payment events go. The
         *     identifiers are remembered as keyed hashes, so that no later event brings the customer back: the tracking endpoints answer
         *     as if it were unknown.
         *
         *     A customer who was erased before stays as it is. A login token cannot erase customers.
         */
        post: operations["eraseCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/commissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        /**
         * List commissions
         * @description Lists the commissions of the program, newest first, also clawbacks and adjustments.
         *
         *     `expand` adds the customer, which needs the scope `customers.read`, or the partner, which needs `partners.read`.
         *
         *     The first page has the `totals` of all commissions of the program, by currency and status; with `partner_id`, those of the
         *     partner. The other filters do not change them.
         */
        get: operations["listCommissions"];
        put?: never;
        /**
         * Adjust what a partner earns
         * @description Creates a commission of the kind `adjustment`, which is pending. It needs a reason, and belongs to no sale: a bonus, or a
         *     correction with a negative amount.
         */
        post: operations["createAdjustment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/commissions/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        /**
         * Export commissions as CSV
         * @description Streams the commissions that listing them with the same filters returns, all in one file of comma-separated values (RFC 4180, UTF-8).
         *     The first line has the names of the columns; times are in UTC, amounts are decimal numbers such as `19.80`. A text that a spreadsheet would
         *     execute as a formula begins with `'`.
         *
         *     Partners have their names if the credential may read partners (`partners.read`), otherwise their numbers; customers have your identifiers
         *     only with `customers.read`, and never for a viewer.
         *     If the service fails on the way, the connection breaks: a file that ends well is whole.
         */
        get: operations["exportCommissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/commissions/{commission_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The commission.
                 * @example 12
                 */
                commission_id: components["parameters"]["commission_id"];
            };
            cookie?: never;
        };
        /**
         * Get a commission
         * @description Returns the commission with its changes, whose amounts add up to its amount, and with the reason for its state.
         */
        get: operations["getCommission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/commissions/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve commissions
         * @description Approves pending commissions. A held one is not approved: release it first.
         *
         *     The response has a result for each commission, and it is safe to send the same request again.
         */
        post: operations["approveCommissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/commissions/hold": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold commissions
         * @description Holds pending and approved commissions: they are neither approved nor paid until they are released.
         *
         *     The response has a result for each commission, and it is safe to send the same request again.
         */
        post: operations["holdCommissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/commissions/release": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release held commissions
         * @description Releases held commissions.
         *
         *     The response has a result for each commission, and it is safe to send the same request again.
         */
        post: operations["releaseCommissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{program_id}/commissions/reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject commissions
         * @description Reverses pending and approved commissions for good: nothing is left of their amounts. A later refund of the sale takes back
         *     nothing more. A clawback cannot be rejected, and a paid commission neither.
         *
         *     The response has a result for each commission, and it is safe to send the same request again.
         */
        post: operations["rejectCommissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the session
         * @description Returns the account of the person who signed in with the browser, and when the session ends at the latest.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /**
         * Sign out
         * @description Ends the session. Its cookie is no longer accepted, and the browser deletes it. If the issuer offers to sign the person
         *     out, too, `sign_out_url` is where the browser goes next; it contains the ID token, so do not store it.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API tokens
         * @description Lists the API tokens of the account without their texts, newest first, also expired and revoked ones.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Create an API token
         * @description Creates a token for a tool. It has the given scopes in the given programs, or in all programs of the account, and at any time
         *     no more rights than the account's role. Only this response contains the token in plain text.
         *
         *     An account has at most 50 valid tokens. Send `program_ids` or `all_programs: true`.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/tokens/{token_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token.
                 * @example 7
                 */
                token_id: components["parameters"]["token_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API token
         * @description Revokes a token, which is refused from then on. To revoke a token again changes nothing.
         */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/login-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the login tokens
         * @description Lists the login tokens of the account without their texts, newest first, also expired and revoked ones. Each sign-in of the
         *     command line has issued one.
         */
        get: operations["listLoginTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/login-tokens/{login_token_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The login token.
                 * @example 7
                 */
                login_token_id: components["parameters"]["login_token_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a login token
         * @description Revokes a login token, which is refused from then on. To revoke it again changes nothing. It needs no recent sign-in, so
         *     that a lost computer is signed out at once.
         */
        delete: operations["revokeLoginToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/invitations/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview an invitation
         * @description Returns the invitation whose link the person opened, in any state, and changes nothing. The token is in the part of the
         *     link after `#`, which browsers do not send to servers; send it here.
         */
        post: operations["previewInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Makes the account a partner or a member of the program. An invitation can be accepted once, by an account with the same
         *     verified e-mail address. To become a member, a person signs in as a member and not as a partner. A member who has a higher role keeps it. A partner who left, was declined or was removed joins
         *     again.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/invitations/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an invitation
         * @description Ends the invitation without another effect. Only an account with the same verified e-mail address can decline it.
         */
        post: operations["declineInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partner/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the profile
         * @description Returns the partner that the account is. An account that never acted as a partner has no profile, unless an operator
         *     created a partner with its e-mail address.
         */
        get: operations["getProfile"];
        /**
         * Replace the profile
         * @description Sets the name under which programs see the partner, and creates the partner if the account has none yet. The e-mail
         *     address is always that of the account.
         */
        put: operations["replaceProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partner/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own programs
         * @description Lists the programs of the partner in any status, newest first, with the terms of each.
         */
        get: operations["listOwnPrograms"];
        put?: never;
        /**
         * Join a program
         * @description Joins a program, or applies to it, as its `join_policy` says: with `open` the partner joins, with `apply` a member of the
         *     program decides, and a program with `invite` is answered with 404, as if it did not exist. A partner who left joins again,
         *     whatever the policy. One who was declined or removed cannot.
         *
         *     An account that is no partner yet becomes one.
         */
        post: operations["joinProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partner/programs/{program_id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the account is a partner of is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["portal_program_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a program
         * @description Ends the partnership. Links stay, and sales of the customers who came through them earn nothing from now on. Earlier
         *     commissions stay. The partner can join again.
         */
        post: operations["leaveProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partner/programs/{program_id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the account is a partner of is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["portal_program_id"];
            };
            cookie?: never;
        };
        /**
         * List own links
         * @description Lists the referral links of the partner in the program, newest first.
         */
        get: operations["listOwnLinks"];
        put?: never;
        /**
         * Create an own link
         * @description Creates a link, if the program allows it (`partner_links`) and the partner has joined. Without `code`, the link gets a
         *     random one. A partner has at most 50 links in a program.
         */
        post: operations["createOwnLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partner/programs/{program_id}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the account is a partner of is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["portal_program_id"];
            };
            cookie?: never;
        };
        /**
         * Get own totals
         * @description Returns the clicks, settled leads, sales, refunds and commissions of the partner in a range of days (UTC), in total or by
         *     day or link, newest first. An event counts on the day when it was recorded. The totals are exact at `as_of`.
         */
        get: operations["getOwnStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partner/programs/{program_id}/commissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the account is a partner of is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["portal_program_id"];
            };
            cookie?: never;
        };
        /**
         * List own commissions
         * @description Lists the commissions of the partner in the program, newest first, with the reason for each. Nothing names the customer.
         *
         *     The first page has the `totals` of all commissions of the partner in the program, by currency and status. The filters do
         *     not change them.
         */
        get: operations["listOwnCommissions"];
        put?: never;
        post?: never;
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
             * @description The landing page's full address, with its `aff` parameters. `http` or `https`.
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
             * @description The `click_id` that the visitor already has. Returned unchanged if it is a click on the same link and is at most 30
             *     minutes old, or its customer has signed up.
             * @example clk_EAAAAAAAAAMAAAAAAAQAAAAAAAYBk1q3vABq8Jd0nqCk3o2p7fVwqT5xk6n2
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
        /** @description A hint about a request that was accepted. */
        notice: {
            /**
             * @description Stable. Match on it. `unknown_field`: the request has fields that the operation does not know.
             *     `refund_reference_used`: the refund is skipped, because its `refund_reference` was used before, with another amount.
             *     `refund_known`: the payment processor has reported the refund already. There may be others in the future.
             * @example unknown_field
             */
            code: string;
            /** @description Explanation for people. */
            message: string;
            /** @description The fields that the notice is about, at most five; of a long name its beginning. */
            fields?: string[];
        };
        /** @description Hints about a request that was accepted: something in it is probably a mistake. Only if there are any. Log them. */
        notices: components["schemas"]["notice"][];
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
            notices?: components["schemas"]["notices"];
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
             * @example clk_EAAAAAAAAAMAAAAAAAQAAAAAAAYBk1q3vABq8Jd0nqCk3o2p7fVwqT5xk6n2
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
            notices?: components["schemas"]["notices"];
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
             * Format: int64
             * @description What the customer paid, with tax and shipping, if that is more than `amount_cents`, which the commission is computed
             *     on. A refund that the payment processor reports then takes back the same share of both.
             * @example 11900
             */
            gross_amount_cents?: number | null;
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
             * @example clk_EAAAAAAAAAMAAAAAAAQAAAAAAAYBk1q3vABq8Jd0nqCk3o2p7fVwqT5xk6n2
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
            notices?: components["schemas"]["notices"];
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
                    /**
                     * @description On 409: whether program, customer, currency and amount of the recorded sale are those of the request. False:
                     *     it is another sale.
                     */
                    matches?: boolean;
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
             * @description Your own identifier of the refund. A second refund of the sale with the same reference is skipped, with a notice if its amount is another one.
             * @example re_1
             */
            refund_reference?: string | null;
            additional_data?: components["schemas"]["additional-data"];
        };
        "refund-response": {
            /** @description Always true. */
            success: true;
            /**
             * @description `reversed`: the commission was not paid yet, and all or a part of it is taken back. `clawed_back`: it was already paid. `skipped`: nothing was left to
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
            /**
             * Format: int64
             * @description What is left of the commission of the sale, with its clawbacks and restorations. Null without a commission.
             */
            commission_amount_cents?: number | null;
            /** @description What was recorded. */
            message: string;
            data?: components["schemas"]["test-event"];
            notices?: components["schemas"]["notices"];
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
        "cli-auth-logout-answer": {
            /** @description The login token. */
            data: {
                /**
                 * @description The token is no longer accepted.
                 * @constant
                 */
                status: "signed_out";
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
             * @description The brand's host name. It becomes an allowed origin by https, both with and without `www.`.
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
                /** @description Its name in URLs, unique in the service: its first name in lower case, with hyphens, without accents. */
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
                /** @description Its name in URLs, unique in the service: its first name in lower case, with hyphens, without accents. */
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
            /** @description The parts of the total. */
            total_details?: ({
                /**
                 * Format: int64
                 * @description The tax in it.
                 */
                amount_tax?: number | null;
                /**
                 * Format: int64
                 * @description The shipping in it.
                 */
                amount_shipping?: number | null;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description Three letters, in lower case. */
            currency?: string | null;
            /** @description The payment in `payment` mode. */
            payment_intent?: string | null;
            /** @description The invoice that the session made, if any. */
            invoice?: string | null;
            /** @description With `enabled`, an invoice is made after the payment. */
            invoice_creation?: ({
                /** @description Whether an invoice is made. */
                enabled?: boolean;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description The price in the merchant's currency, if the session is in the buyer's (Adaptive Pricing, old format). */
            currency_conversion?: ({
                /** @description The merchant's currency. */
                source_currency?: string;
                /**
                 * Format: int64
                 * @description In the merchant's currency.
                 */
                amount_total?: number;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description The Stripe customer. */
            customer?: string | null;
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
            /**
             * Format: int64
             * @description What the invoice amounts to, which may differ from what was paid.
             */
            total?: number | null;
            /** @description The taxes in it, new format. */
            total_taxes?: ({
                /**
                 * Format: int64
                 * @description In the currency's smallest unit.
                 */
                amount?: number;
            } & {
                [key: string]: unknown;
            })[] | null;
            /** @description The taxes in it, old format. */
            total_tax_amounts?: ({
                /**
                 * Format: int64
                 * @description In the currency's smallest unit.
                 */
                amount?: number;
            } & {
                [key: string]: unknown;
            })[] | null;
            /**
             * Format: int64
             * @description The tax in it, old format.
             */
            tax?: number | null;
            /** @description The shipping in it. */
            shipping_cost?: ({
                /**
                 * Format: int64
                 * @description Without its tax.
                 */
                amount_subtotal?: number | null;
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * Format: int64
             * @description The amount of the sale if nothing was paid to Stripe, because the invoice was paid by other means.
             */
            amount_due?: number;
            /** @description Why the invoice was made, such as `subscription_create` or `subscription_cycle`. */
            billing_reason?: string | null;
            /** @description The Stripe customer. */
            customer?: string | null;
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
        /** @description A payment that succeeded, without a Checkout session or an invoice. */
        "stripe-payment-intent": {
            /** @description Identifier of the PaymentIntent. */
            id: string;
            /**
             * @description Always `payment_intent`.
             * @constant
             */
            object: "payment_intent";
            /**
             * Format: int64
             * @description The captured amount, in the smallest unit.
             */
            amount_received?: number;
            /** @description Three letters, in lower case. */
            currency?: string;
            metadata?: components["schemas"]["stripe-metadata"];
            /** @description The Stripe customer. */
            customer?: string | null;
            /** @description The charge of the payment. */
            latest_charge?: string | null;
            /** @description The old format. The payment of an invoice is ignored, because the invoice reports it. */
            invoice?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A customer of the Stripe account, whose metadata identify your customer. */
        "stripe-customer": {
            /** @description Identifier of the Stripe customer. */
            id: string;
            /**
             * @description Always `customer`.
             * @constant
             */
            object: "customer";
            metadata?: components["schemas"]["stripe-metadata"];
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
             * @description What the charge amounts to, in the smallest unit.
             */
            amount?: number;
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
        /** @description A dispute that was opened or closed, or for which money was withdrawn or returned. */
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
             *     only with `charge.dispute.funds_withdrawn`. A dispute that was `won` takes nothing.
             */
            status?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A refund that was changed. Only one that failed is processed. */
        "stripe-refund": {
            /** @description Identifier of the refund. */
            id: string;
            /**
             * @description Always `refund`.
             * @constant
             */
            object: "refund";
            /**
             * Format: int64
             * @description The amount, in the smallest unit.
             */
            amount: number;
            /** @description Three letters, in lower case. */
            currency: string;
            /** @description The charge. */
            charge?: string | null;
            /** @description The payment of the charge. */
            payment_intent?: string | null;
            /** @description With `failed`, the money stays with the merchant, so what the refund took is restored. */
            status: string | null;
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
             *     `invoice.paid`, `invoice_payment.paid`, `payment_intent.succeeded`, `customer.created`, `customer.updated`,
             *     `charge.refunded`, `refund.failed`, `refund.updated`, `charge.refund.updated`, `charge.dispute.created`,
             *     `charge.dispute.funds_withdrawn`, `charge.dispute.closed` and `charge.dispute.funds_reinstated` are processed; all
             *     other events are acknowledged and ignored.
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
                object: components["schemas"]["stripe-checkout-session"] | components["schemas"]["stripe-invoice"] | components["schemas"]["stripe-invoice-payment"] | components["schemas"]["stripe-payment-intent"] | components["schemas"]["stripe-customer"] | components["schemas"]["stripe-charge"] | components["schemas"]["stripe-dispute"] | components["schemas"]["stripe-refund"];
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
             *     `refund_restored`, a refund failed or a dispute was won, and what it took is restored;
             *     `subscription_linked`, the subscription is linked to its customer; `customer_linked`, the Stripe customer is linked to
             *     the customer; `payment_linked`, the sale of the invoice is linked to its payment.
             *
             *     Pending, and applied when the missing record arrives: `customer_not_named`, the event does not identify a
             *     customer; `customer_unknown`, the program does not know the customer; `sale_unknown`, the sale of the payment is
             *     not recorded; `payment_unlinked`, a sale that another event recorded may be of the same payment, until
             *     `invoice_payment.paid` says so or not; `start_unknown`, the event renews a subscription that may have begun before
             *     the click.
             *
             *     Pending until the operator acts: `window_expired`, the click is too old; `before_click`, the event arrived,
             *     or its subscription began, before the customer's click; `relationship_ended`, the partner is not in the program; `currency_unsupported`; `currency_differs`,
             *     the refund and the sale have different currencies; `transaction_taken`, another program has recorded a sale with
             *     this identifier; `unreadable`, a field of the event is missing.
             *
             *     Otherwise: `test_event`, an event of Stripe's test mode is stored and changes nothing; `repeated`, the event was
             *     received before; `ignored`, the event is not relevant.
             * @enum {string}
             */
            result: "sale_recorded" | "sale_known" | "lead_settled" | "nothing_due" | "refund_recorded" | "chargeback_recorded" | "refund_restored" | "subscription_linked" | "customer_linked" | "payment_linked" | "customer_not_named" | "customer_unknown" | "sale_unknown" | "payment_unlinked" | "start_unknown" | "window_expired" | "before_click" | "relationship_ended" | "currency_unsupported" | "currency_differs" | "transaction_taken" | "unreadable" | "test_event" | "repeated" | "ignored";
        };
        /** @description A program, as its members see it. */
        "managed-program": {
            /** @description The program. */
            id: components["schemas"]["id"];
            /** @description Its name. */
            name: string;
            /** @description Its name in URLs, unique in the service: its first name in lower case, with hyphens, without accents. */
            slug: string;
            /** @description Its domain. */
            domain: string;
            /**
             * @description Keys of an archived program are refused, and its links are disabled.
             * @enum {string}
             */
            status: "active" | "archived";
            /**
             * @description The role of the caller's account.
             * @enum {string}
             */
            role: "owner" | "admin" | "viewer";
            /**
             * @description The commission type.
             * @enum {string}
             */
            commission_type: "percent" | "fixed" | "recurring_percent" | "recurring_fixed";
            /** @description Percent, or major units of the currency. */
            commission_rate: number;
            /**
             * @description The amount that commissions of payment events are computed on: `net` is what the customer paid without tax and shipping, `gross` is all of it.
             * @enum {string}
             */
            commission_base: "net" | "gross";
            /** @description Whether the net amount has the shipping in it. */
            commission_on_shipping: boolean;
            /**
             * @description The currency of the fixed types and of sales that name none.
             * @enum {string}
             */
            currency: "USD" | "EUR" | "VND";
            /**
             * Format: int64
             * @description Paid for each settled lead, in the smallest currency unit.
             */
            lead_commission_cents: number | null;
            /**
             * @description Whether leads from browsers settle.
             * @enum {string}
             */
            lead_auth: "server_required" | "browser_allowed";
            /**
             * Format: int32
             * @description The lifetime of the click cookie.
             */
            cookie_window_days: number;
            /**
             * Format: int32
             * @description The greatest age of a click.
             */
            attribution_window_days: number;
            /** @description After this number of days `auto_approve` approves a commission. */
            holding_period_days: components["schemas"]["count"];
            /** @description The least amount of a payout, in the smallest currency unit. */
            minimum_payout_cents: components["schemas"]["count"];
            /** @description Whether commissions are approved after the holding period. */
            auto_approve: boolean;
            /**
             * @description How partners join.
             * @enum {string}
             */
            join_policy: "invite" | "apply" | "open";
            /** @description Whether partners may create links. */
            partner_links: boolean;
            /** @description The browser origins that may send clicks and leads. */
            origins: string[];
            /** @description Whether it is the demo of a first start, with invented events. */
            demo: boolean;
            /** @description When it was created. */
            created_at: components["schemas"]["time"];
            /** @description When it was archived. */
            archived_at: components["schemas"]["time-or-null"];
        };
        /** @description Where the list continues. */
        page: {
            /** @description Send it as `cursor` to get the next page. Null on the last page. */
            next_cursor: string | null;
            /** @description Whether there is a next page. */
            has_more: boolean;
        };
        "managed-program-list": {
            /** @description The programs of the page. */
            data: components["schemas"]["managed-program"][];
            page: components["schemas"]["page"];
            warnings?: components["schemas"]["warnings"];
        };
        /**
         * Format: int32
         * @description Seconds to wait before the next request, at most a day.
         */
        "retry-after-a-day": number;
        /** @description The envelope of every error of the management API: no `data`, and a stable `error.code`. */
        "management-error": {
            /** @description What went wrong. */
            error: {
                /**
                 * @description Stable. Match on it. More codes may come.
                 * @enum {string}
                 */
                code: "invalid_request" | "unauthenticated" | "api_key_rotation_required" | "insufficient_scope" | "insufficient_role" | "cross_site_request" | "reauthentication_required" | "not_found" | "method_not_allowed" | "invalid_transition" | "already_exists" | "idempotency_in_flight" | "invitation_expired" | "payload_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "rate_limited" | "internal_error";
                /** @description Explanation for people. */
                message: string;
                /** @description Repeats the HTTP status. */
                status: components["schemas"]["http-status"];
                /** @description What the error is about. */
                details?: {
                    /** @description The field or parameter that is wrong. */
                    field?: string;
                    /** @description The scope that the credential lacks. */
                    scope?: string;
                    /** @description The least role that may do this. */
                    role?: string;
                } & {
                    [key: string]: unknown;
                };
                /** @description With `rate_limited`: how long to wait. */
                retry_after_seconds?: components["schemas"]["retry-after-a-day"];
                /** @description What to do. */
                hint?: string;
                /**
                 * Format: uri
                 * @description Link to an explanation of the error.
                 */
                docs_url?: string;
                /** @description As in `X-Request-ID`. */
                request_id: string;
            };
            warnings?: components["schemas"]["warnings"];
        };
        "create-program-request": {
            /**
             * @description `percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale.
             * @enum {string}
             */
            commission_type: "percent" | "fixed" | "recurring_percent" | "recurring_fixed";
            /** @description Percent of the amount, at most 100, or major units of the program's currency, at most 1000000. */
            commission_rate: number;
            /** @description The name of the program. */
            name: string;
            /**
             * Format: domain
             * @description The brand's host name. It becomes an allowed origin by https, both with and without `www.`.
             */
            domain: string;
            /**
             * @description The amount that commissions of payment events are computed on: `net` is what the customer paid without tax and shipping, `gross` is all of it. `net` unless set.
             * @enum {string|null}
             */
            commission_base?: "net" | "gross" | null;
            /** @description Whether the net amount has the shipping in it. `false` unless set. */
            commission_on_shipping?: boolean | null;
            /**
             * @description The currency of the fixed types and of sales that name none. `USD` unless set.
             * @enum {string|null}
             */
            currency?: "USD" | "EUR" | "VND" | null;
            /**
             * Format: int64
             * @description Paid for each settled lead, in the smallest currency unit.
             */
            lead_commission_cents?: number | null;
            /**
             * @description Whether leads from browsers settle. `server_required` unless set.
             * @enum {string|null}
             */
            lead_auth?: "server_required" | "browser_allowed" | null;
            /**
             * Format: int32
             * @description The lifetime of the click cookie. `60` unless set.
             */
            cookie_window_days?: number | null;
            /**
             * Format: int32
             * @description The greatest age of a click. `60` unless set.
             */
            attribution_window_days?: number | null;
            /**
             * Format: int32
             * @description After this number of days `auto_approve` approves a commission. `0` unless set.
             */
            holding_period_days?: number | null;
            /**
             * Format: int64
             * @description The least amount of a payout, in the smallest currency unit. `0` unless set.
             */
            minimum_payout_cents?: number | null;
            /** @description Whether commissions are approved after the holding period. `false` unless set. */
            auto_approve?: boolean | null;
            /**
             * @description How partners join: by invitation, by application, or freely. `invite` unless set.
             * @enum {string|null}
             */
            join_policy?: "invite" | "apply" | "open" | null;
            /** @description Whether partners may create links. `false` unless set. */
            partner_links?: boolean | null;
        };
        "create-program-answer": {
            /** @description The program and its first key. */
            data: {
                program: components["schemas"]["managed-program"];
                /** @description Its API key, in plain text only here. */
                api_key: string;
            };
            warnings?: components["schemas"]["warnings"];
        };
        "managed-program-answer": {
            data: components["schemas"]["managed-program"];
            warnings?: components["schemas"]["warnings"];
        };
        "update-program-request": {
            /**
             * @description `percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale.
             * @enum {string}
             */
            commission_type?: "percent" | "fixed" | "recurring_percent" | "recurring_fixed";
            /** @description Percent of the amount, at most 100, or major units of the program's currency, at most 1000000. */
            commission_rate?: number;
            /** @description The name of the program. */
            name?: string;
            /**
             * Format: domain
             * @description The brand's host name.
             */
            domain?: string;
            /**
             * @description The amount that commissions of payment events are computed on: `net` is what the customer paid without tax and shipping, `gross` is all of it.
             * @enum {string}
             */
            commission_base?: "net" | "gross";
            /** @description Whether the net amount has the shipping in it. */
            commission_on_shipping?: boolean;
            /**
             * @description The currency of the fixed types and of sales that name none.
             * @enum {string}
             */
            currency?: "USD" | "EUR" | "VND";
            /**
             * Format: int64
             * @description Paid for each settled lead, in the smallest currency unit.
             */
            lead_commission_cents?: number | null;
            /**
             * @description Whether leads from browsers settle.
             * @enum {string}
             */
            lead_auth?: "server_required" | "browser_allowed";
            /**
             * Format: int32
             * @description The lifetime of the click cookie.
             */
            cookie_window_days?: number;
            /**
             * Format: int32
             * @description The greatest age of a click.
             */
            attribution_window_days?: number;
            /**
             * Format: int32
             * @description After this number of days `auto_approve` approves a commission.
             */
            holding_period_days?: number;
            /**
             * Format: int64
             * @description The least amount of a payout, in the smallest currency unit.
             */
            minimum_payout_cents?: number;
            /** @description Whether commissions are approved after the holding period. */
            auto_approve?: boolean;
            /**
             * @description How partners join: by invitation, by application, or freely.
             * @enum {string}
             */
            join_policy?: "invite" | "apply" | "open";
            /** @description Whether partners may create links. */
            partner_links?: boolean;
        };
        "origins-request": {
            /** @description The complete list of origins, each with scheme, host and port, and without a path. */
            origins: string[];
        };
        "program-readiness-answer": {
            /** @description The state of the integration. */
            data: components["schemas"]["readiness"];
            warnings?: components["schemas"]["warnings"];
        };
        /** @description An API key of a program, without its text. */
        "program-key": {
            /** @description The key. */
            id: components["schemas"]["id"];
            /** @description Its prefix and its last four characters. */
            masked: string;
            /**
             * @description `active` and `marked` keys are usable; a `marked` one is `retired` after its deadline.
             * @enum {string}
             */
            status: "active" | "marked" | "retired" | "revoked";
            /** @description When it was created. */
            created_at: components["schemas"]["time"];
            /** @description When it was marked for rotation. */
            marked_at: components["schemas"]["time-or-null"];
            /** @description The deadline after which it is retired. */
            rotate_by: components["schemas"]["time-or-null"];
            /** @description When it was revoked. */
            revoked_at: components["schemas"]["time-or-null"];
            /** @description When it was last used, to five minutes. */
            last_used_at: components["schemas"]["time-or-null"];
        };
        "program-key-list": {
            /** @description The keys of the page. */
            data: components["schemas"]["program-key"][];
            page: components["schemas"]["page"];
            warnings?: components["schemas"]["warnings"];
        };
        "rotate-by-request": {
            /**
             * Format: date-time
             * @description The deadline after which the old key is refused. It is in the future, and at most 90 days ahead.
             */
            rotate_by: string;
        };
        "rotate-key-answer": {
            /** @description The new key. */
            data: {
                key: components["schemas"]["program-key"];
                /** @description The new key, in plain text only here. */
                api_key: string;
            };
            warnings?: components["schemas"]["warnings"];
        };
        "program-key-answer": {
            data: components["schemas"]["program-key"];
            warnings?: components["schemas"]["warnings"];
        };
        /**
         * @description The kind of an event.
         * @enum {string}
         */
        "event-type": "click" | "lead" | "sale" | "refund";
        /** @description A click, lead, sale or refund. */
        event: {
            type: components["schemas"]["event-type"];
            /** @description Whether it was sent in test mode. */
            test: boolean;
            /** @description When it was recorded. */
            created_at: components["schemas"]["time"];
            /** @description The lead, sale, refund or test event; null for a click. */
            record_id: components["schemas"]["id-or-null"];
            /** @description The partner; null if the account was erased, or if a test event names none. */
            partner_id: components["schemas"]["id-or-null"];
            /** @description The link of the click, or null. */
            link_id: components["schemas"]["id-or-null"];
            /** @description The customer; null if it is not known yet. */
            customer_id: components["schemas"]["id-or-null"];
            /** @description The program's own identifier of the customer, or null. */
            customer_key: string | null;
            /** @description The customer's click, or null. */
            click_id: string | null;
            /** @description Of a sale or refund. */
            transaction_id: string | null;
            /**
             * Format: int64
             * @description Of a sale or refund, in the smallest currency unit. Of a refund, by how much the refunded amount changed: nothing if it was known, and less than nothing if it was restored.
             */
            amount_cents: number | null;
            /**
             * Format: int64
             * @description What the customer paid for a sale, with the tax and the shipping in it; null if unknown.
             */
            gross_amount_cents: number | null;
            /**
             * Format: int64
             * @description The tax in it; null if unknown.
             */
            tax_cents: number | null;
            /** @description Of a sale or refund. */
            currency: string | null;
            /** @description Of a lead. */
            provisional: boolean | null;
            /** @description Of a lead, if it was sent. */
            event_name: string | null;
            /** @description The fields of the request that its operation does not know, up to five: probably misspelled ones. Null without one, and for a click in production. */
            unknown_fields: string[] | null;
        };
        "event-list": {
            /** @description The events of the page. */
            data: components["schemas"]["event"][];
            page: components["schemas"]["page"];
            warnings?: components["schemas"]["warnings"];
        };
        /**
         * @description `applied` events had their effect, `pending` ones wait, and `test` ones are never applied.
         * @enum {string}
         */
        "payment-event-state": "applied" | "pending" | "test";
        /** @description An event of the payment processor. */
        "payment-event": {
            /** @description The record of the event. */
            id: components["schemas"]["id"];
            /** @description The processor's identifier of the event. */
            event_id: string;
            /** @description The processor's name of the kind of event. */
            event_type: string;
            /** @description False for the test mode of the processor; null if the event does not say. */
            livemode: boolean | null;
            state: components["schemas"]["payment-event-state"];
            /** @description What the event did, or why it is pending. More values may come. */
            result: string;
            /** @description The result in words. */
            explanation: string;
            /** @description The customer, or null. */
            customer_id: components["schemas"]["id-or-null"];
            /** @description The sale that it recorded or concerns, or null. */
            sale_id: components["schemas"]["id-or-null"];
            /** @description The refund that it recorded, or null. */
            refund_id: components["schemas"]["id-or-null"];
            /** @description When it happened, as the processor says. */
            occurred_at: components["schemas"]["time"];
            /** @description When it first arrived. */
            received_at: components["schemas"]["time"];
            /** @description When it was applied. */
            applied_at: components["schemas"]["time-or-null"];
        };
        "payment-event-list": {
            /** @description The events of the page. */
            data: components["schemas"]["payment-event"][];
            page: components["schemas"]["page"];
            warnings?: components["schemas"]["warnings"];
        };
        "payment-event-answer": {
            data: components["schemas"]["payment-event"];
            warnings?: components["schemas"]["warnings"];
        };
        /** @description A connection to a payment processor, without its secret. */
        processor: {
            /** @description The connection. */
            id: components["schemas"]["id"];
            /**
             * @description The processor. More may come.
             * @enum {string}
             */
            type: "stripe";
            /** @description The prefix and the last four characters of the secret. */
            masked: string;
            /** @description The accounts of Stripe Connect whose events the program accepts. */
            accounts: string[];
            /**
             * Format: uri
             * @description The address to which the processor sends its events.
             */
            webhook_url: string;
            /** @description When it was connected. */
            created_at: components["schemas"]["time"];
        };
        "processor-list": {
            /** @description The processors of the page. */
            data: components["schemas"]["processor"][];
            page: components["schemas"]["page"];
            warnings?: components["schemas"]["warnings"];
        };
        "connect-processor-request": {
            /**
             * @description The processor.
             * @enum {string}
             */
            type: "stripe";
            /** @description The signing secret of the webhook endpoint. */
            webhook_secret: string;
            /** @description An account of Stripe Connect. */
            account?: string | null;
        };
        "processor-answer": {
            data: components["schemas"]["processor"];
            warnings?: components["schemas"]["warnings"];
        };
        /** @description A number of events and the sum of their amounts. */
        "stats-sum": {
            count: components["schemas"]["count"];
            /**
             * Format: int64
             * @description The sum, in the smallest currency unit. That of refunds is negative if more was restored than refunded. A sum beyond the maximum is shown as the maximum.
             */
            amount_cents: number;
        };
        /** @description The totals of a currency. */
        "stats-currency": {
            /**
             * @description The currency. More may come.
             * @enum {string}
             */
            currency: "USD" | "EUR" | "VND";
            /** @description The sales. */
            sales: components["schemas"]["stats-sum"];
            /** @description The refunds. */
            refunds: components["schemas"]["stats-sum"];
            /**
             * Format: int64
             * @description The commissions that were earned, less what was taken back, in the smallest currency unit.
             */
            commission_cents: number;
        };
        /** @description The totals of a day, a partner or a link, or of all. */
        "stats-group": {
            /** @description The day (UTC), with `group_by=day`. */
            day: string | null;
            /** @description The partner, with `group_by=partner` or `link`; null if the account was erased. */
            partner_id: components["schemas"]["id-or-null"];
            /** @description The link, with `group_by=link`; null for commissions without a click. */
            link_id: components["schemas"]["id-or-null"];
            /** @description Clicks. */
            clicks: components["schemas"]["count"];
            /** @description Settled leads. */
            leads: components["schemas"]["count"];
            /** @description The amounts of each currency in which there is one. */
            currencies: components["schemas"]["stats-currency"][];
        };
        "stats-list": {
            /** @description The groups of the page. */
            data: components["schemas"]["stats-group"][];
            page: components["schemas"]["page"];
            /** @description The first day. */
            from: string;
            /** @description The day after the last one. */
            to: string;
            /** @description The time of the totals. */
            as_of: components["schemas"]["time"];
            warnings?: components["schemas"]["warnings"];
        };
        /**
         * @description The rights of a member. Each role includes those of the ones after it.
         * @enum {string}
         */
        role: "owner" | "admin" | "viewer";
        /** @description An account with a role in a program. */
        member: {
            /** @description The account. */
            account_id: components["schemas"]["id"];
            /** @description Its e-mail address. */
            email: string;
            role: components["schemas"]["role"];
            /** @description When it became a member. */
            created_at: components["schemas"]["time"];
        };
        "member-list": {
            /** @description The members of the page. */
            data: components["schemas"]["member"][];
            page: components["schemas"]["page"];
            warnings?: components["schemas"]["warnings"];
        };
        "member-answer": {
            data: components["schemas"]["member"];
            warnings?: components["schemas"]["warnings"];
        };
        "update-member-request": {
            /** @description The new role. */
            role: components["schemas"]["role"];
        };
        /**
         * @description A `pending` invitation can be accepted; the other states are final.
         * @enum {string}
         */
        "member-invitation-status": "pending" | "accepted" | "declined" | "revoked" | "expired";
        /**
         * @description What became of the mail with the present link. `queued`: it is not sent yet, or will be tried again. `sent`: the mail server
         *     accepted it. `failed`: the mail server refused it for good, or too often. `canceled`: the invitation ended before. `null`: the
         *     service sends no mail. More may come.
         * @enum {string|null}
         */
        "mail-status": "queued" | "sent" | "failed" | "canceled" | null;
        /** @description An invitation to become a member of a program, without its link. */
        "member-invitation": {
            /** @description The invitation. */
            id: components["schemas"]["id"];
            /** @description Who is invited: the person must sign in with this address. */
            email: string;
            /** @description The role that the person gets. */
            role: components["schemas"]["role"];
            status: components["schemas"]["member-invitation-status"];
            /** @description When it was created. */
            created_at: components["schemas"]["time"];
            /** @description Until when it can be accepted. */
            expires_at: components["schemas"]["time"];
            mail_status: components["schemas"]["mail-status"];
        };
        "member-invitation-list": {
            /** @description The invitations of the page. */
            data: components["schemas"]["member-invitation"][];
            page: components["schemas"]["page"];
            warnings?: components["schemas"]["warnings"];
        };
        "create-member-invitation-request": {
            /**
             * Format: email
             * @description The e-mail address of the person alone, without a name or any of `,;:<>()[]\"`.
             */
            email: string;
            /** @description The role that the person gets. */
            role: components["schemas"]["role"];
        };
        "create-member-invitation-answer": {
            /** @description The invitation and its link. */
            data: {
                invitation: components["schemas"]["member-invitation"];
                /**
                 * Format: uri
                 * @description The link for the person. Only this response contains it.
                 */
                invitation_url: string;
            };
            warnings?: components["schemas"]["warnings"];
        };
        "member-invitation-answer": {
            data: components["schemas"]["member-invitation"];
            warnings?: components["schemas"]["warnings"];
        };
        /** @description A change of a record. */
        "audit-entry": {
            /** @description The entry. */
            id: components["schemas"]["id"];
            /** @description When the change was made. */
            created_at: components["schemas"]["time"];
            /** @description Who made it. */
            actor: {
                /**
                 * @description `operator` is a person with a shell on the server, and `system` the service itself.
                 * @enum {string}
                 */
                kind: "account" | "partner" | "operator" | "system";
                /** @description The account or partner; null for the operator and the system. */
                id: components["schemas"]["id-or-null"];
                /** @description The e-mail address of the account, or null. */
                email: string | null;
            };
            /** @description The kind and identifier of the credential, such as `token 7`, or null. */
            credential: string | null;
            /** @description The `X-Request-ID` of the request, or null. */
            request_id: string | null;
            /** @description What was done, such as `program.update`. More actions may come. */
            action: string;
            /** @description The record that was changed. */
            target: {
                /** @description Its kind. */
                kind: string;
                /** @description Its identifier. */
                id: components["schemas"]["id-or-null"];
            };
            /** @description The fields that changed, as they were before. */
            before: {
                [key: string]: unknown;
            };
            /** @description The same fields afterwards. */
            after: {
                [key: string]: unknown;
            };
        };
        "audit-entry-list": {
            /** @description The entries of the page. */
            data: components["schemas"]["audit-entry"][];
            page: components["schemas"]["page"];
            warnings?: components["schemas"]["warnings"];
        };
        /** @description A referral link of a program. */
        "managed-link": {
            /** @description The link. */
            id: components["schemas"]["id"];
            /** @description The value of `aff` in its address. It never changes. */
            code: string;
            /** @description Other values of `aff` that lead to the link, in lower case, in the order in which they were added. */
            aliases: string[];
            /** @description The partner who earns. Null if the account was erased, or if the link never had a partner. */
            partner_id: components["schemas"]["id-or-null"];
            /** @description The page that the link leads to. Null: the home page of the program's domain. */
            destination: string | null;
            /** @description Whether clicks are accepted. False for all links of an archived program. */
            enabled: boolean;
            /** @description The address to publish: the destination with the code in `aff`. */
            url: string;
            /** @description When it was created. */
            created_at: components["schemas"]["time"];
        };
        "managed-link-list": {
            /** @description The links of the page. */
            data: components["schemas"]["managed-link"][];
            page: components["schemas"]["page"];
            warnings?: components["schemas"]["warnings"];
        };
        "create-link-request": {
            /** @description The partner, whose status in the program is `linked` or `joined`. */
            partner_id: components["schemas"]["id"];
            /** @description The value of `aff` in its address. A random one unless set. */
            code?: string | null;
            /**
             * Format: uri
             * @description The page that the link leads to, at the program's domain or one of its origins. The home page of the domain unless set.
             */
            destination?: string | null;
            /** @description Whether clicks are accepted. `true` unless set. */
            enabled?: boolean | null;
        };
        "managed-link-answer": {
            data: components["schemas"]["managed-link"];
            warnings?: components["schemas"]["warnings"];
        };
        "update-link-request": {
            /**
             * Format: uri
             * @description The page that the link leads to, at the program's domain or one of its origins. Null: the home page of the domain.
             */
            destination?: string | null;
            /** @description Whether clicks are accepted. */
            enabled?: boolean;
        };
        "create-alias-request": {
            /** @description The alias. It is stored in lower case. */
            alias: string;
        };
        /**
         * @description `linked` has a link and has not joined; only a `joined` partner earns commissions. More may come.
         * @enum {string}
         */
        "partner-status": "linked" | "applied" | "joined" | "declined" | "left" | "removed";
        /** @description A partner of a program. */
        "managed-partner": {
            /** @description The partner. */
            id: components["schemas"]["id"];
            /** @description The name of the partner. */
            name: string;
            /** @description Their e-mail address. Null for viewers. */
            email: string | null;
            status: components["schemas"]["partner-status"];
            /** @description When they first became a partner of the program. */
            created_at: components["schemas"]["time"];
            /** @description When the status last changed. */
            changed_at: components["schemas"]["time"];
        };
        "managed-partner-list": {
            /** @description The partners of the page. */
            data: components["schemas"]["managed-partner"][];
            page: components["schemas"]["page"];
            warnings?: components["schemas"]["warnings"];
        };
        /** @description A number of events, and the sum of their amounts. */
        "amount-sum": {
            count: components["schemas"]["count"];
            /**
             * Format: int64
             * @description The sum of the amounts, in the smallest currency unit.
             */
            amount_cents: number;
        };
        /** @description The totals of a partner's referrals in a program. */
        "partner-totals": {
            /** @description Clicks on their links. */
            clicks: components["schemas"]["count"];
            /** @description Leads that settled. */
            settled_leads: components["schemas"]["count"];
            /** @description The amounts of each currency in which there is a sale or a commission. */
            currencies: {
                /**
                 * @description The currency. More may come.
                 * @enum {string}
                 */
                currency: "USD" | "EUR" | "VND";
                /** @description The sales of referred customers. */
                sales: components["schemas"]["amount-sum"];
                /** @description The refunds of these sales. */
                refunds: components["schemas"]["amount-sum"];
                /**
                 * Format: int64
                 * @description The commissions after all deductions, in the smallest currency unit.
                 */
                net_commission_cents: number;
            }[];
        };
        "partner-totals-answer": {
            /** @description A partner of a program, with totals. */
            data: {
                /** @description The partner. */
                id: components["schemas"]["id"];
                /** @description The name of the partner. */
                name: string;
                /** @description Their e-mail address. Null for viewers. */
                email: string | null;
                status: components["schemas"]["partner-status"];
                /** @description When they first became a partner of the program. */
                created_at: components["schemas"]["time"];
                /** @description When the status last changed. */
                changed_at: components["schemas"]["time"];
                totals: components["schemas"]["partner-totals"];
            };
            warnings?: components["schemas"]["warnings"];
        };
        "managed-partner-answer": {
            data: components["schemas"]["managed-partner"];
            warnings?: components["schemas"]["warnings"];
        };
        /**
         * @description Only a `pending` invitation can be accepted. More may come.
         * @enum {string}
         */
        "partner-invitation-status": "pending" | "accepted" | "declined" | "revoked" | "expired";
        /** @description An invitation to become a partner of a program, without its link. */
        "partner-invitation": {
            /** @description The invitation. */
            id: components["schemas"]["id"];
            /** @description Who is invited: the person must sign in with this address. */
            email: string;
            /** @description The name that was given for the partner. */
            name: string | null;
            status: components["schemas"]["partner-invitation-status"];
            /** @description When it was created. */
            created_at: components["schemas"]["time"];
            /** @description When its present link was made. */
            sent_at: components["schemas"]["time"];
            /**
             * Format: int32
             * @description How often it was sent again.
             */
            resends: number;
            /** @description Until when it can be accepted. */
            expires_at: components["schemas"]["time"];
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["time-or-null"];
            /** @description When it was declined. */
            declined_at: components["schemas"]["time-or-null"];
            /** @description When it was revoked. */
            revoked_at: components["schemas"]["time-or-null"];
            mail_status: components["schemas"]["mail-status"];
        };
        "partner-invitation-list": {
            /** @description The invitations of the page. */
            data: components["schemas"]["partner-invitation"][];
            page: components["schemas"]["page"];
            warnings?: components["schemas"]["warnings"];
        };
        /** @description A person to invite. */
        invitee: {
            /**
             * Format: email
             * @description Their e-mail address alone, without a name or any of `,;:<>()[]\"`. It is compared in lower case.
             */
            email: string;
            /** @description The name of the partner, which they can change. */
            name?: string | null;
        };
        "invite-partners-request": {
            /** @description The people to invite, each e-mail address once. */
            invitations: components["schemas"]["invitee"][];
        };
        "invite-partners-answer": {
            /** @description A result for each person, in the order of the request. */
            data: {
                /** @description The e-mail address, in lower case. */
                email: string;
                /**
                 * @description `unchanged`: there is a pending invitation already. More may come.
                 * @enum {string}
                 */
                result: "done" | "unchanged" | "failed";
                /**
                 * @description Why it failed. `already_partner`: a partner with this address has joined. `daily_limit`: the program has sent 200
                 *     invitations in the last 24 hours. More may come.
                 * @enum {string|null}
                 */
                reason: "already_partner" | "daily_limit" | null;
                /** @description The new or the pending invitation. Absent if the result is `failed`. */
                invitation?: components["schemas"]["partner-invitation"];
                /**
                 * Format: uri
                 * @description The link for the person, if the result is `done`. Only this response contains it.
                 */
                invitation_url: string | null;
            }[];
            warnings?: components["schemas"]["warnings"];
        };
        "resend-invitation-answer": {
            /** @description The invitation and its new link. */
            data: {
                invitation: components["schemas"]["partner-invitation"];
                /**
                 * Format: uri
                 * @description The new link for the person. Only this response contains it.
                 */
                invitation_url: string;
            };
            warnings?: components["schemas"]["warnings"];
        };
        "partner-invitation-answer": {
            data: components["schemas"]["partner-invitation"];
            warnings?: components["schemas"]["warnings"];
        };
        /** @description A customer whom a partner referred. */
        customer: {
            /** @description The customer. Null if nothing but its click is recorded. */
            id: components["schemas"]["id-or-null"];
            /**
             * @description What the customer has done: clicked, signed up, or paid.
             * @enum {string}
             */
            status: "click" | "lead" | "conversion";
            /** @description The click. Null for a viewer, and for an erased customer. */
            click_id: string | null;
            /** @description Your identifier of the customer. Null if none was sent, for a viewer, and for an erased customer. */
            customer_key: string | null;
            /** @description The partner. Null if the account of the partner was erased. */
            partner_id: components["schemas"]["id-or-null"];
            /** @description The link of the click. */
            link_id: components["schemas"]["id"];
            /** @description When the customer clicked the link. */
            clicked_at: components["schemas"]["time"];
            /** @description When the customer signed up. */
            lead_at: components["schemas"]["time-or-null"];
            /** @description When the first sale was recorded. */
            converted_at: components["schemas"]["time-or-null"];
            /** @description When the customer was stored, with the first lead, sale or payment event. Null if nothing but its click is recorded. */
            created_at: components["schemas"]["time-or-null"];
            /** @description When the customer was erased. */
            erased_at: components["schemas"]["time-or-null"];
        };
        "customer-list": {
            /** @description The customers of the page. */
            data: components["schemas"]["customer"][];
            page: components["schemas"]["page"];
            warnings?: components["schemas"]["warnings"];
        };
        "customer-answer": {
            data: components["schemas"]["customer"];
            warnings?: components["schemas"]["warnings"];
        };
        /** @description A record, whose fields depend on what it is. */
        "open-record": {
            [key: string]: unknown;
        };
        "customer-explanation": {
            /** @description Every event of the customer, with the reason for its result. E-mail addresses are masked. */
            data: {
                /** @description The terms that decide about leads and sales. */
                program: components["schemas"]["open-record"];
                /** @description The customer, with the link and the partner of its click. */
                customer: {
                    /** @description The customer. */
                    customer_id: components["schemas"]["id-or-null"];
                    /** @description The click. Null for an erased customer. */
                    click_id: string | null;
                    /** @description Your identifier of the customer. Null if none was sent, and for an erased customer. */
                    customer_key: string | null;
                    /**
                     * @description What the customer has done: clicked, signed up, or paid.
                     * @enum {string}
                     */
                    status: "click" | "lead" | "conversion";
                } & {
                    [key: string]: unknown;
                };
                /** @description What the partner is to the program. */
                partnership: components["schemas"]["open-record"];
                /** @description The events, oldest first: each has its time `at`, its `type`, and mostly a sentence `why`. */
                events: ({
                    /** @description When it happened. */
                    at: components["schemas"]["time"];
                    /** @description Such as `click`, `lead`, `sale`, `refund` or `commission`. */
                    type: string;
                    /** @description The reason for its result. */
                    why?: string;
                } & {
                    [key: string]: unknown;
                })[];
                /** @description What a lead and a sale that are sent now would result in, each with the reason. */
                now: components["schemas"]["open-record"];
            };
            warnings?: components["schemas"]["warnings"];
        };
        "customer-export": {
            /** @description Everything that is stored about the customer. */
            data: {
                customer: components["schemas"]["customer"];
                /** @description The click. */
                clicks: components["schemas"]["open-record"][];
                /** @description Its leads, with the masked e-mail address: the first letter and the domain, in lower case. */
                leads: components["schemas"]["open-record"][];
                /** @description Its sales. */
                sales: components["schemas"]["open-record"][];
                /** @description The refunds of its sales. */
                refunds: components["schemas"]["open-record"][];
                /** @description The events of the payment processor that concern it. */
                payment_events: components["schemas"]["open-record"][];
                /** @description Its subscriptions at the payment processor. */
                subscriptions: components["schemas"]["open-record"][];
                /** @description The customers that it is at the payment processor. */
                processor_references: components["schemas"]["open-record"][];
            };
            warnings?: components["schemas"]["warnings"];
        };
        /**
         * Format: int64
         * @description An amount in the smallest currency unit.
         */
        "signed-amount": number;
        /** @description The partner, with `expand=partner`. Null if the account of the partner was erased. */
        "commission-partner": {
            /** @description The partner. */
            id: components["schemas"]["id"];
            /** @description The name of the partner. */
            name: string;
            /** @description The e-mail address. Null for a viewer. */
            email: string | null;
            /**
             * @description What the partner is to the program.
             * @enum {string}
             */
            status: "linked" | "applied" | "joined" | "declined" | "left" | "removed";
        } | null;
        /** @description The customer, with `expand=customer`. Null for an adjustment. */
        "commission-customer": {
            /** @description The customer. */
            id: components["schemas"]["id"];
            /**
             * @description What the customer has done.
             * @enum {string}
             */
            status: "click" | "lead" | "conversion";
            /** @description The click. Null for a viewer. */
            click_id: string | null;
            /** @description Your identifier of the customer. Null for a viewer. */
            customer_key: string | null;
        } | null;
        /** @description What a partner earned, or an adjustment of it. */
        commission: {
            /** @description The commission. */
            id: components["schemas"]["id"];
            /**
             * @description What it is for: a sale, a settled lead, a refund after the payment (`clawback`), its end in your favour (`restoration`), or what a member adjusted.
             * @enum {string}
             */
            kind: "sale" | "lead" | "clawback" | "adjustment" | "restoration";
            /**
             * @description `pending`, then `approved`, then `paid`; or `reversed` by a refund of the whole sale or by a rejection.
             * @enum {string}
             */
            status: "pending" | "approved" | "paid" | "reversed";
            /** @description A held commission is neither approved nor paid. */
            held: boolean;
            /** @description What is left of it, in the smallest currency unit. Negative for a clawback, and possibly for an adjustment. */
            amount_cents: components["schemas"]["signed-amount"];
            /**
             * Format: int64
             * @description What the commission of a sale was computed on. Null for other kinds, and for a sale of an earlier version.
             */
            base_cents?: number | null;
            /**
             * @description Its currency.
             * @enum {string}
             */
            currency: "USD" | "EUR" | "VND";
            /** @description The partner. Null if the account of the partner was erased. */
            partner_id: components["schemas"]["id-or-null"];
            /** @description The customer. Null for an adjustment. */
            customer_id: components["schemas"]["id-or-null"];
            /** @description The sale. Null for an adjustment, and for the commission of a lead. */
            sale_id: components["schemas"]["id-or-null"];
            /** @description Why it was adjusted, is held, or was rejected. Otherwise null. */
            reason: string | null;
            /** @description When it was created. */
            created_at: components["schemas"]["time"];
            /** @description When it last changed. */
            changed_at: components["schemas"]["time"];
            /** @description When it was approved. */
            approved_at: components["schemas"]["time-or-null"];
            /** @description When it was paid. */
            paid_at: components["schemas"]["time-or-null"];
            partner?: components["schemas"]["commission-partner"];
            customer?: components["schemas"]["commission-customer"];
        };
        /** @description The commissions in a status, and the sum of their amounts. */
        "commission-sum": {
            /** @description How many there are. */
            count: components["schemas"]["count"];
            /** @description How many of them are on hold. */
            held: components["schemas"]["count"];
            /**
             * Format: int64
             * @description The sum of their present amounts, in the smallest currency unit. Negative if more was taken back than earned.
             */
            amount_cents: number;
        };
        /** @description The commissions of a program or of one partner, by currency and status. */
        "commission-totals": {
            /** @description The commissions of each currency in which there is one. */
            currencies: {
                /**
                 * @description The currency. More may come.
                 * @enum {string}
                 */
                currency: "USD" | "EUR" | "VND";
                /** @description Those that are not decided yet. */
                pending: components["schemas"]["commission-sum"];
                /** @description Those that are approved and not paid yet. */
                approved: components["schemas"]["commission-sum"];
                /** @description Those that are paid. */
                paid: components["schemas"]["commission-sum"];
                /** @description Those that were rejected, or taken back by a refund. */
                reversed: components["schemas"]["commission-sum"];
            }[];
            /** @description The time of the totals. */
            as_of: components["schemas"]["time"];
        };
        "commission-list": {
            /** @description The commissions of the page. */
            data: components["schemas"]["commission"][];
            page: components["schemas"]["page"];
            /** @description The totals of all commissions, with the first page only. */
            totals?: components["schemas"]["commission-totals"];
            warnings?: components["schemas"]["warnings"];
        };
        "create-adjustment-request": {
            /** @description A partner of the program. */
            partner_id: components["schemas"]["id"];
            /** @description Not 0, in the smallest currency unit. Negative: the partner is to be paid less. */
            amount_cents: components["schemas"]["signed-amount"];
            /**
             * @description The program's currency, or one that the partner already earns. The program's unless set.
             * @enum {string|null}
             */
            currency?: "USD" | "EUR" | "VND" | null;
            /** @description Why, for the partner and the other members. */
            reason: string;
        };
        "commission-answer": {
            data: components["schemas"]["commission"];
            warnings?: components["schemas"]["warnings"];
        };
        /** @description A change of a commission. */
        "commission-entry": {
            /**
             * @description What changed. The first entry is `earned`.
             * @enum {string}
             */
            kind: "earned" | "refund" | "restored" | "approved" | "held" | "released" | "rejected" | "paid";
            /** @description The change of the amount, in the smallest currency unit. */
            amount_cents: components["schemas"]["signed-amount"];
            /**
             * @description The new status. Null if it did not change.
             * @enum {string|null}
             */
            status: "pending" | "approved" | "paid" | "reversed" | null;
            /** @description The refund. Null for other changes. */
            refund_id: components["schemas"]["id-or-null"];
            /** @description Why it was adjusted, held or rejected. Otherwise null. */
            reason: string | null;
            /** @description When it changed. */
            created_at: components["schemas"]["time"];
        };
        "commission-detail": {
            /** @description The commission and its history. */
            data: {
                commission: components["schemas"]["commission"];
                /** @description Its changes, oldest first. `amount_cents` of the commission is the sum of theirs. */
                entries: components["schemas"]["commission-entry"][];
                /** @description Where it comes from and what became of it, in one to three sentences. */
                why: string;
            };
            warnings?: components["schemas"]["warnings"];
        };
        /** @description The commissions. */
        "commission-ids": components["schemas"]["id"][];
        "commissions-request": {
            commission_ids: components["schemas"]["commission-ids"];
        };
        /** @description What became of one commission. */
        "commission-result": {
            /** @description The commission. */
            commission_id: components["schemas"]["id"];
            /**
             * @description `done`; `unchanged`, because it was done before; or `failed`, and `obstacle` says why.
             * @enum {string}
             */
            result: "done" | "unchanged" | "failed";
            /**
             * @description Its status now. Null if the program has no such commission.
             * @enum {string|null}
             */
            status: "pending" | "approved" | "paid" | "reversed" | null;
            /**
             * @description Why it failed: the program has no such commission, it is held, it is a clawback or a restoration, which cannot be rejected, or its status
             *     does not allow the change. Otherwise null.
             * @enum {string|null}
             */
            obstacle: "unknown" | "held" | "clawback" | "restoration" | "pending" | "approved" | "paid" | "reversed" | null;
        };
        "commission-results": {
            /** @description What became of the commissions. */
            data: {
                /** @description A result for each identifier, in the order of the request. */
                results: components["schemas"]["commission-result"][];
            };
            warnings?: components["schemas"]["warnings"];
        };
        "commissions-reason-request": {
            commission_ids: components["schemas"]["commission-ids"];
            /** @description Why, for the partner and the other members. */
            reason: string;
        };
        "session-answer": {
            /** @description The session. */
            data: {
                /**
                 * @description What the session may do: everything that the account may, or only what partners do. More may come.
                 * @enum {string}
                 */
                reach: "account" | "partner";
                /** @description Who signed in. */
                account: {
                    /** @description The account. */
                    id: components["schemas"]["id"];
                    /** @description Its e-mail address. */
                    email: string;
                    /** @description Whether it may create programs. */
                    may_create_programs: boolean;
                };
                /** @description When the person signed in. */
                signed_in_at: components["schemas"]["time"];
                /** @description When the session ends at the latest. It ends after 12 hours without a request, too. */
                expires_at: components["schemas"]["time"];
                /** @description When the person signed out. */
                ended_at: components["schemas"]["time-or-null"];
                /**
                 * Format: uri
                 * @description Where the browser goes next, so that the issuer signs the person out, too. Only after a sign-out, and if the issuer offers it.
                 */
                sign_out_url?: string;
            };
            warnings?: components["schemas"]["warnings"];
        };
        /**
         * @description A right of a token. `<group>.read` reads the records of a group, and `<group>.write` changes them.
         * @enum {string}
         */
        scope: "programs.read" | "programs.write" | "keys.read" | "keys.write" | "events.read" | "events.write" | "processors.read" | "processors.write" | "stats.read" | "members.read" | "members.write" | "audit-log.read" | "links.read" | "links.write" | "partners.read" | "partners.write" | "invitations.read" | "invitations.write" | "customers.read" | "customers.write" | "commissions.read" | "commissions.write" | "portal.read" | "portal.write";
        /** @description An API token, without its text. */
        "api-token": {
            /** @description The token. */
            id: components["schemas"]["id"];
            /** @description What it is for. */
            name: string;
            /** @description Its prefix and its last four characters. */
            masked: string;
            /** @description Its rights. */
            scopes: components["schemas"]["scope"][];
            /** @description Its programs; empty for a token for all programs. */
            program_ids: components["schemas"]["id"][];
            /** @description Whether it is for all programs of the account, also future ones. */
            all_programs: boolean;
            /** @description When it was created. */
            created_at: components["schemas"]["time"];
            /** @description When it expires. */
            expires_at: components["schemas"]["time"];
            /** @description When it was revoked. */
            revoked_at: components["schemas"]["time-or-null"];
            /** @description When it was last used, to five minutes. */
            last_used_at: components["schemas"]["time-or-null"];
        };
        "api-token-list": {
            /** @description The tokens of the page. */
            data: components["schemas"]["api-token"][];
            page: components["schemas"]["page"];
            warnings?: components["schemas"]["warnings"];
        };
        "create-token-request": {
            /** @description What the token is for. */
            name: string;
            /** @description Its rights. */
            scopes: components["schemas"]["scope"][];
            /** @description Its programs, of each of which the account is a member. */
            program_ids?: components["schemas"]["id"][] | null;
            /** @description Whether it is for all programs of the account, also future ones. */
            all_programs?: boolean | null;
            /**
             * Format: date-time
             * @description When it expires. In the future, and at most 366 days ahead.
             */
            expires_at: string;
        };
        "create-token-answer": {
            /** @description The new token. */
            data: {
                token: components["schemas"]["api-token"];
                /** @description The new token, in plain text only here. */
                api_token: string;
            };
            warnings?: components["schemas"]["warnings"];
        };
        "api-token-answer": {
            data: components["schemas"]["api-token"];
            warnings?: components["schemas"]["warnings"];
        };
        /** @description A login token of the command line, without its text. */
        "login-token": {
            /** @description The login token. */
            id: components["schemas"]["id"];
            /** @description Its prefix and its last four characters; null for a token that an earlier version of the service issued. */
            masked: string | null;
            /**
             * @description What it may do: act with the role of the account, or only call the operations of the command line. More may come.
             * @enum {string}
             */
            reach: "account" | "cli";
            /** @description When the person signed in. */
            created_at: components["schemas"]["time"];
            /** @description When it expires. */
            expires_at: components["schemas"]["time"];
            /** @description When it was revoked. */
            revoked_at: components["schemas"]["time-or-null"];
            /** @description When it was last used, to five minutes. */
            last_used_at: components["schemas"]["time-or-null"];
        };
        "login-token-list": {
            /** @description The tokens of the page. */
            data: components["schemas"]["login-token"][];
            page: components["schemas"]["page"];
            warnings?: components["schemas"]["warnings"];
        };
        "login-token-answer": {
            data: components["schemas"]["login-token"];
            warnings?: components["schemas"]["warnings"];
        };
        "invitation-token-request": {
            /** @description The token of the invitation: the part after `#` of its link. */
            token: string;
        };
        /** @description An invitation, as the person sees it who has its link. */
        "received-invitation": {
            /**
             * @description Whether to refer customers to the program, or to manage it. More may come.
             * @enum {string}
             */
            kind: "partner" | "member";
            /**
             * @description Only a `pending` invitation can be accepted or declined. More may come.
             * @enum {string}
             */
            status: "pending" | "accepted" | "declined" | "revoked" | "expired";
            /** @description The program that invites. */
            program: {
                /** @description The program. */
                id: components["schemas"]["id"];
                /** @description Its name. */
                name: string;
                /** @description Its domain. */
                domain: string;
            };
            /**
             * @description The role that a member gets. Null for a partner.
             * @enum {string|null}
             */
            role: "owner" | "admin" | "viewer" | null;
            /** @description Whether the invitation is for the e-mail address of the session's account. */
            addressed_to_you: boolean;
            /** @description Until when it can be accepted. */
            expires_at: components["schemas"]["time"];
        };
        "received-invitation-answer": {
            data: components["schemas"]["received-invitation"];
            warnings?: components["schemas"]["warnings"];
        };
        /** @description A partner, as they see themselves. */
        "partner-profile": {
            /** @description The partner, as programs see it. */
            id: components["schemas"]["id"];
            /** @description The name that programs see. */
            name: string;
            /** @description The e-mail address of the account. */
            email: string;
            /** @description When the partner was created. */
            created_at: components["schemas"]["time"];
        };
        "partner-profile-answer": {
            data: components["schemas"]["partner-profile"];
            warnings?: components["schemas"]["warnings"];
        };
        "partner-profile-request": {
            /** @description The name that programs see. */
            name: string;
        };
        /** @description A program, as its partner sees it. */
        "portal-program": {
            /** @description The program. */
            id: components["schemas"]["id"];
            /** @description Its name. */
            name: string;
            /** @description Its name in URLs, unique in the service: its first name in lower case, with hyphens, without accents. */
            slug: string;
            /** @description Its domain. */
            domain: string;
            status: components["schemas"]["partner-status"];
            /** @description Whether the program has ended: its links are disabled. */
            archived: boolean;
            /** @description Whether it is the demo of a first start, with invented events. */
            demo: boolean;
            /**
             * @description The commission type.
             * @enum {string}
             */
            commission_type: "percent" | "fixed" | "recurring_percent" | "recurring_fixed";
            /** @description Percent, or major units of the currency. */
            commission_rate: number;
            /**
             * @description The currency of the fixed types and of sales that name none.
             * @enum {string}
             */
            currency: "USD" | "EUR" | "VND";
            /**
             * Format: int64
             * @description Paid for each settled lead, in the smallest currency unit.
             */
            lead_commission_cents: number | null;
            /**
             * Format: int32
             * @description The lifetime of the click cookie.
             */
            cookie_window_days: number;
            /**
             * Format: int32
             * @description The greatest age of a click.
             */
            attribution_window_days: number;
            /** @description The number of days before a commission is approved. */
            holding_period_days: components["schemas"]["count"];
            /** @description The least amount of a payout, in the smallest currency unit. */
            minimum_payout_cents: components["schemas"]["count"];
            /** @description Whether partners may create links. */
            partner_links: boolean;
            /** @description When the partner first belonged to the program. */
            created_at: components["schemas"]["time"];
            /** @description When the status last changed. */
            changed_at: components["schemas"]["time"];
        };
        "portal-program-list": {
            /** @description The programs of the page. */
            data: components["schemas"]["portal-program"][];
            page: components["schemas"]["page"];
            warnings?: components["schemas"]["warnings"];
        };
        "join-program-request": {
            /** @description The name of the program in URLs. */
            slug: string;
        };
        "portal-program-answer": {
            data: components["schemas"]["portal-program"];
            warnings?: components["schemas"]["warnings"];
        };
        "create-own-link-request": {
            /** @description The value of `aff` in its address. A random one unless set. */
            code?: string | null;
            /**
             * Format: uri
             * @description The page that the link leads to, at the program's domain or one of its origins. The home page of the domain unless set.
             */
            destination?: string | null;
        };
        /** @description What the partner earned, or an adjustment of it. */
        "own-commission": {
            /** @description The commission. */
            id: components["schemas"]["id"];
            /**
             * @description What it is for: a sale, a settled lead, a refund after the payment (`clawback`), or what the program adjusted. More may come.
             * @enum {string}
             */
            kind: "sale" | "lead" | "clawback" | "adjustment" | "restoration";
            /**
             * @description `pending`, then `approved`, then `paid`; or `reversed` by a refund of the whole sale or by a rejection. More may come.
             * @enum {string}
             */
            status: "pending" | "approved" | "paid" | "reversed";
            /** @description A held commission is neither approved nor paid. */
            held: boolean;
            /** @description What is left of it, in the smallest currency unit. Negative for a clawback, and possibly for an adjustment. */
            amount_cents: components["schemas"]["signed-amount"];
            /**
             * @description Its currency.
             * @enum {string}
             */
            currency: "USD" | "EUR" | "VND";
            /** @description Where it comes from, and why it is held or was reversed. */
            why: string;
            /** @description When it was created. */
            created_at: components["schemas"]["time"];
            /** @description When it last changed. */
            changed_at: components["schemas"]["time"];
            /** @description When it was approved. */
            approved_at: components["schemas"]["time-or-null"];
            /** @description When it was paid. */
            paid_at: components["schemas"]["time-or-null"];
        };
        "own-commission-list": {
            /** @description The commissions of the page. */
            data: components["schemas"]["own-commission"][];
            page: components["schemas"]["page"];
            /** @description The totals of all commissions, with the first page only. */
            totals?: components["schemas"]["commission-totals"];
            warnings?: components["schemas"]["warnings"];
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
        /** @description Nothing has changed since the response whose `ETag` the request sent as `If-None-Match`. There is no body. */
        ManageNotModified: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                 *     service responds with 304 and without a body if nothing has changed.
                 * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                 */
                ETag: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A parameter is unknown or malformed. */
        ManageListInvalid: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description No usable credential. */
        ManageUnauthenticated: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The credential lacks the scope. */
        ManageScopeMissing: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The path knows other methods. */
        ManageMethodNotAllowed: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The methods that the path supports.
                 * @example POST
                 */
                Allow: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description Too many requests in this window. Nothing was done. */
        ManageRateLimited: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description Seconds to wait before the next request.
                 * @example 42
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The service failed. */
        ManageFailed: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The body or a field of it is missing or malformed. */
        ManageProgramInvalid: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The credential lacks the scope, the request comes from another site, or the account may not create programs. */
        ManageSignUpRefused: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The first request with this Idempotency-Key is still running. */
        ManageInFlight: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The body is too large. */
        ManagePayloadTooLarge: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The body is not declared as JSON, or it is compressed. */
        ManageUnsupportedMediaType: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The Idempotency-Key belongs to another request. */
        ManageKeyReused: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description A parameter is unknown or malformed. */
        ManageQueryInvalid: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description There is no such record, or the credential cannot see it. */
        ManageNotFound: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The body or a field of it is malformed. */
        ManageProgramPatchInvalid: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The credential lacks the scope, the account the role, or the request comes from another site. */
        ManageWriteForbidden: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The program is archived, or its currency is fixed. */
        ManageProgramUnchangeable: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The body or a field of it is missing or malformed. */
        ManageBodyInvalid: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The program is archived. */
        ManageProgramArchived: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The credential lacks the scope, or the account the role. */
        ManageReadForbidden: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The body or the deadline is missing or malformed. */
        ManageRotateByInvalid: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The credential lacks the scope, the account the role, the sign-in is too old, or the request comes from another site. */
        ManageRecentForbidden: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description Two keys are usable, the program is archived, or the first request is still running. */
        ManageRotateRefused: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The body or the deadline is missing or malformed. */
        ManageMarkInvalid: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The key is not usable, or the program is archived. */
        ManageKeyNotUsable: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The key is not usable, or the last one. */
        ManageRevokeRefused: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description A parameter is unknown or malformed. */
        ManageExportInvalid: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The event is not pending. */
        ManageReplayRefused: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The credential is of another kind or lacks the scope, or the account the role. */
        ManageTeamReadForbidden: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The body or a field of it is missing or malformed. */
        ManageProcessorInvalid: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The credential is of another kind or lacks the scope, the account the role, the sign-in is too old, or the request comes from another site. */
        ManageTeamWriteForbidden: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description A parameter is unknown or malformed. */
        ManageStatsInvalid: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description It is the last active owner of the program. */
        ManageLastOwner: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The person is a member or invited already, the program has reached the limit of a day, or the first request is still running. */
        ManageInvitationRefused: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description Too many requests in this window, or too many invitations in 24 hours. Nothing was done. */
        ManageInvitationsLimited: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description Seconds to wait before the next request, at most a day.
                 * @example 3600
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The invitation is no longer pending. */
        ManageMemberInvitationNotPending: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The body or a field of it is missing or malformed. */
        ManageLinkInvalid: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The code is taken, the partner has not joined, the program is archived, or the first request is still running. */
        ManageLinkRefused: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The body or a field of it is malformed. */
        ManageLinkPatchInvalid: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The body or the alias is missing or malformed. */
        ManageAliasInvalid: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The alias is taken, the link has too many, the program is archived, or the first request is still running. */
        ManageAliasRefused: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The status of the partner does not allow it, or the program is archived. */
        ManagePartnerTransition: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The body or a field of it is missing or malformed. */
        ManageInvitationsInvalid: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The program is archived, or the first request is still running. */
        ManageInviteRefused: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description A parameter is unknown or malformed. */
        ManageResendInvalid: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The invitation is not pending or was sent too often, the program is archived, or the first request is still running. */
        ManageResendRefused: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The invitation is not pending. */
        ManageRevokeInvitationRefused: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The kind of credential is not accepted, the credential lacks the scope, the account the role, the sign-in is too old, or the request comes from another site. */
        ManageEraseForbidden: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The body or a field of it is missing or malformed. */
        ManageAdjustmentInvalid: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description A parameter is unknown or malformed. */
        ManageCommissionQueryInvalid: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description Only a session of the browser can be used here. */
        ManageSessionOnly: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description Only a session of the browser can be used here, and a request from a page of the service. */
        ManageSessionWrite: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The body or a field of it is missing or malformed. */
        ManageTokenInvalid: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description Only a session of the browser with a recent sign-in can be used here, and a request from a page of the service. */
        ManageSessionRecent: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The account has too many tokens, or the first request is still running. */
        ManageTokenRefused: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description Only a session of the browser or a login token can be used here. */
        ManageSessionOrLogin: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description Only a session of the browser, with a request from a page of the service, or a login token can be used here. */
        ManageSessionOrLoginWrite: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description Only a session of the browser can be used here, for an invitation to become a member only one of a person who signed in as a member, and a request from a page of the service. */
        ManageAcceptForbidden: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description There is no such invitation, or it is for another e-mail address. */
        ManageInvitationUnknown: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The invitation is not pending, or the program is archived. */
        ManageAcceptRefused: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The invitation has expired. */
        ManageInvitationExpired: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The credential lacks the scope, or the request comes from another site. */
        ManageChangeRefused: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The partner is in the program, or was declined or removed; or the first request is still running. */
        ManageJoinRefused: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The partner is not in the program. */
        ManageLeaveRefused: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The body or a field of it is malformed. */
        ManageOwnLinkInvalid: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
            };
        };
        /** @description The code is taken, the partner has not joined or has 50 links, the program creates the links or is archived, or the first request is still running. */
        ManageOwnLinkRefused: {
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
                 * @description Caches must not store the response, which is private to its caller.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["management-error"];
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
    parameters: {
        /**
         * @description The greatest number of records in the page.
         * @example 25
         */
        limit: number;
        /**
         * @description Continues a list after a page, `page.next_cursor` of its answer. Send the same filters with it.
         * @example AQAAAAAAAAOq8y1bYQ7c2w4d
         */
        cursor: string;
        /**
         * @description The order of the list, by when the records were created.
         * @example newest
         */
        order: "newest" | "oldest";
        /**
         * @description Only records that were created at this time or later.
         * @example 2026-11-01T00:00:00Z
         */
        created_from: string;
        /**
         * @description Only records that were created before this time.
         * @example 2026-12-01T00:00:00Z
         */
        created_before: string;
        /**
         * @description Makes the request safe to repeat for 24 hours: a repeat with the same key, credential and body gets the first
         *     response again, with `Idempotent-Replayed: true`. Choose a random value for each new request.
         * @example 5f0c6f0e-8a54-4d8e-9c39-3a1d8b9f2f61
         */
        idempotency_key: string;
        /**
         * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
         * @example 3
         */
        program_id: components["schemas"]["id"];
        /**
         * @description The key.
         * @example 5
         */
        key_id: components["schemas"]["id"];
        /**
         * @description Only events of this kind.
         * @example sale
         */
        event_type: components["schemas"]["event-type"];
        /**
         * @description Whether to list the events of the test mode instead of the production events.
         * @example false
         */
        test: boolean;
        /**
         * @description Whether the file begins with a byte order mark, by which Excel recognises UTF-8.
         * @example true
         */
        bom: boolean;
        /**
         * @description Only events in this state.
         * @example pending
         */
        payment_event_state: components["schemas"]["payment-event-state"];
        /**
         * @description The event.
         * @example 17
         */
        payment_event_id: components["schemas"]["id"];
        /**
         * @description The connection.
         * @example 2
         */
        processor_id: components["schemas"]["id"];
        /**
         * @description The first day (UTC). Without it, 30 days before `to`.
         * @example 2026-11-01
         */
        from: string;
        /**
         * @description The day after the last one (UTC), at most 366 days after `from`. Without it, tomorrow.
         * @example 2026-12-01
         */
        to: string;
        /**
         * @description What to divide the totals by. Without it, the answer is one group at most.
         * @example day
         */
        group_by: "day" | "partner" | "link";
        /**
         * @description Only the totals of this partner.
         * @example 4
         */
        stats_partner_id: components["schemas"]["id"];
        /**
         * @description The account of the member.
         * @example 7
         */
        account_id: components["schemas"]["id"];
        /**
         * @description Only invitations in this state.
         * @example pending
         */
        invitation_status: components["schemas"]["member-invitation-status"];
        /**
         * @description The invitation.
         * @example 12
         */
        member_invitation_id: components["schemas"]["id"];
        /**
         * @description Only changes by this account.
         * @example 7
         */
        actor_id: components["schemas"]["id"];
        /**
         * @description Only changes of this kind.
         * @example program.update
         */
        action: string;
        /**
         * @description Only records of this partner.
         * @example 4
         */
        partner_filter: components["schemas"]["id"];
        /**
         * @description Only links that are enabled, or only those that are not.
         * @example true
         */
        enabled_filter: boolean;
        /**
         * @description The link.
         * @example 11
         */
        link_id: components["schemas"]["id"];
        /**
         * @description Only partners with this status.
         * @example joined
         */
        partner_status: components["schemas"]["partner-status"];
        /**
         * @description The partner.
         * @example 4
         */
        partner_id: components["schemas"]["id"];
        /**
         * @description Only invitations with this status.
         * @example pending
         */
        partner_invitation_status: components["schemas"]["partner-invitation-status"];
        /**
         * @description The invitation.
         * @example 9
         */
        invitation_id: components["schemas"]["id"];
        /**
         * @description Only the customer with this identifier of yours.
         * @example user_42
         */
        customer_key_filter: string;
        /**
         * @description Only the customer of this click.
         * @example clk_EAAAAAAAAAMAAAAAAAQAAAAAAAYBk1q3vABq8Jd0nqCk3o2p7fVwqT5xk6n2
         */
        click_id_filter: string;
        /**
         * @description Only customers that this text finds: the beginning of your identifier (the first hundred in their order), the `transaction_id` of a
         *     sale, the e-mail address of a sign-up, or a `click_id`.
         * @example order_1001
         */
        customer_search: string;
        /**
         * @description Only customers with this status.
         * @example lead
         */
        customer_status: "click" | "lead" | "conversion";
        /**
         * @description Only records of this partner.
         * @example 4
         */
        partner_id_filter: components["schemas"]["id"];
        /**
         * @description The customer.
         * @example 8
         */
        customer_id: components["schemas"]["id"];
        /**
         * @description Only commissions with this status.
         * @example pending
         */
        commission_status: "pending" | "approved" | "paid" | "reversed";
        /**
         * @description The related records that each commission contains.
         * @example partner
         */
        expand_commission: "customer" | "partner" | "customer,partner";
        /**
         * @description The commission.
         * @example 12
         */
        commission_id: components["schemas"]["id"];
        /**
         * @description The token.
         * @example 7
         */
        token_id: components["schemas"]["id"];
        /**
         * @description The login token.
         * @example 7
         */
        login_token_id: components["schemas"]["id"];
        /**
         * @description Only programs in which the partner has this status.
         * @example joined
         */
        own_status: components["schemas"]["partner-status"];
        /**
         * @description The program. Anything but the identifier of a program that the account is a partner of is answered with 404.
         * @example 3
         */
        portal_program_id: components["schemas"]["id"];
        /**
         * @description What to divide the totals by. Without it, the answer is one group at most.
         * @example day
         */
        own_group_by: "day" | "link";
        /**
         * @description Only commissions with this status.
         * @example pending
         */
        portal_commission_status: "pending" | "approved" | "paid" | "reversed";
    };
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
                     * @description Caches must not store the response, which is private to its caller.
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
            /** @description The referral link is turned off, or its partner has left, was removed or declined. No click is recorded. */
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
            /** @description The sale is already recorded, or another one has its `transaction_id` (see `error.details.matches`). */
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
                     * @description Caches must not store the response, which is private to its caller.
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
                     * @description Caches must not store the response, which is private to its caller.
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
    cliAuthLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token has ended. */
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
                    "application/json": components["schemas"]["cli-auth-logout-answer"];
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
                     * @description Caches must not store the response, which is private to its caller.
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
    listPrograms: {
        parameters: {
            query?: {
                /**
                 * @description The greatest number of records in the page.
                 * @example 25
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Continues a list after a page, `page.next_cursor` of its answer. Send the same filters with it.
                 * @example AQAAAAAAAAOq8y1bYQ7c2w4d
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
                /**
                 * @description Only records that were created at this time or later.
                 * @example 2026-11-01T00:00:00Z
                 */
                created_from?: components["parameters"]["created_from"];
                /**
                 * @description Only records that were created before this time.
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["created_before"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of programs. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["managed-program-list"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageListInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageScopeMissing"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    createProgram: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: a repeat with the same key, credential and body gets the first
                 *     response again, with `Idempotent-Replayed: true`. Choose a random value for each new request.
                 * @example 5f0c6f0e-8a54-4d8e-9c39-3a1d8b9f2f61
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["create-program-request"];
            };
        };
        responses: {
            /** @description The program and its key. */
            201: {
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Only if the request was a repeat, which got the stored response of the first one.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["create-program-answer"];
                };
            };
            400: components["responses"]["ManageProgramInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageSignUpRefused"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageInFlight"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            422: components["responses"]["ManageKeyReused"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    getProgram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["managed-program-answer"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageScopeMissing"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    updateProgram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["update-program-request"];
            };
        };
        responses: {
            /** @description The changed program. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["managed-program-answer"];
                };
            };
            400: components["responses"]["ManageProgramPatchInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageProgramUnchangeable"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    replaceOrigins: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["origins-request"];
            };
        };
        responses: {
            /** @description The program with its new origins. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["managed-program-answer"];
                };
            };
            400: components["responses"]["ManageBodyInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageProgramArchived"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    getProgramReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
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
                    /**
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["program-readiness-answer"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageScopeMissing"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    archiveProgram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archived program. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["managed-program-answer"];
                };
            };
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageProgramArchived"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /**
                 * @description The greatest number of records in the page.
                 * @example 25
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Continues a list after a page, `page.next_cursor` of its answer. Send the same filters with it.
                 * @example AQAAAAAAAAOq8y1bYQ7c2w4d
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
            };
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of keys. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["program-key-list"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageListInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageReadForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: a repeat with the same key, credential and body gets the first
                 *     response again, with `Idempotent-Replayed: true`. Choose a random value for each new request.
                 * @example 5f0c6f0e-8a54-4d8e-9c39-3a1d8b9f2f61
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["rotate-by-request"];
            };
        };
        responses: {
            /** @description The new key. */
            201: {
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Only if the request was a repeat, which got the stored response of the first one.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["rotate-key-answer"];
                };
            };
            400: components["responses"]["ManageRotateByInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageRecentForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageRotateRefused"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            422: components["responses"]["ManageKeyReused"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    markKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The key.
                 * @example 5
                 */
                key_id: components["parameters"]["key_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["rotate-by-request"];
            };
        };
        responses: {
            /** @description The marked key. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["program-key-answer"];
                };
            };
            400: components["responses"]["ManageMarkInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageRecentForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageKeyNotUsable"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The key.
                 * @example 5
                 */
                key_id: components["parameters"]["key_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked key. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["program-key-answer"];
                };
            };
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageRecentForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageRevokeRefused"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description The greatest number of records in the page.
                 * @example 25
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Continues a list after a page, `page.next_cursor` of its answer. Send the same filters with it.
                 * @example AQAAAAAAAAOq8y1bYQ7c2w4d
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
                /**
                 * @description Only events of this kind.
                 * @example sale
                 */
                type?: components["parameters"]["event_type"];
                /**
                 * @description Whether to list the events of the test mode instead of the production events.
                 * @example false
                 */
                test?: components["parameters"]["test"];
                /**
                 * @description Only records that were created at this time or later.
                 * @example 2026-11-01T00:00:00Z
                 */
                created_from?: components["parameters"]["created_from"];
                /**
                 * @description Only records that were created before this time.
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["created_before"];
            };
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event-list"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageListInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageScopeMissing"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    exportEvents: {
        parameters: {
            query?: {
                /**
                 * @description Only events of this kind.
                 * @example sale
                 */
                type?: components["parameters"]["event_type"];
                /**
                 * @description Whether to list the events of the test mode instead of the production events.
                 * @example false
                 */
                test?: components["parameters"]["test"];
                /**
                 * @description Only records that were created at this time or later.
                 * @example 2026-11-01T00:00:00Z
                 */
                created_from?: components["parameters"]["created_from"];
                /**
                 * @description Only records that were created before this time.
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["created_before"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
                /**
                 * @description Whether the file begins with a byte order mark, by which Excel recognises UTF-8.
                 * @example true
                 */
                bom?: components["parameters"]["bom"];
            };
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Browsers save the response as a file.
                     * @example attachment
                     */
                    "Content-Disposition": "attachment";
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["ManageExportInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageScopeMissing"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    listPaymentEvents: {
        parameters: {
            query?: {
                /**
                 * @description The greatest number of records in the page.
                 * @example 25
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Continues a list after a page, `page.next_cursor` of its answer. Send the same filters with it.
                 * @example AQAAAAAAAAOq8y1bYQ7c2w4d
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
                /**
                 * @description Only records that were created at this time or later.
                 * @example 2026-11-01T00:00:00Z
                 */
                created_from?: components["parameters"]["created_from"];
                /**
                 * @description Only records that were created before this time.
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["created_before"];
                /**
                 * @description Only events in this state.
                 * @example pending
                 */
                state?: components["parameters"]["payment_event_state"];
            };
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["payment-event-list"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageListInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageScopeMissing"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    replayPaymentEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The event.
                 * @example 17
                 */
                payment_event_id: components["parameters"]["payment_event_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["payment-event-answer"];
                };
            };
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageReplayRefused"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    listProcessors: {
        parameters: {
            query?: {
                /**
                 * @description The greatest number of records in the page.
                 * @example 25
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Continues a list after a page, `page.next_cursor` of its answer. Send the same filters with it.
                 * @example AQAAAAAAAAOq8y1bYQ7c2w4d
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
            };
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of processors. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["processor-list"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageListInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageTeamReadForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    connectProcessor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: a repeat with the same key, credential and body gets the first
                 *     response again, with `Idempotent-Replayed: true`. Choose a random value for each new request.
                 * @example 5f0c6f0e-8a54-4d8e-9c39-3a1d8b9f2f61
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["connect-processor-request"];
            };
        };
        responses: {
            /** @description The processor. */
            201: {
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Only if the request was a repeat, which got the stored response of the first one.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["processor-answer"];
                };
            };
            400: components["responses"]["ManageProcessorInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageTeamWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageInFlight"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            422: components["responses"]["ManageKeyReused"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    disconnectProcessor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The connection.
                 * @example 2
                 */
                processor_id: components["parameters"]["processor_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The processor that was removed. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["processor-answer"];
                };
            };
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageTeamWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    getStats: {
        parameters: {
            query?: {
                /**
                 * @description The first day (UTC). Without it, 30 days before `to`.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["from"];
                /**
                 * @description The day after the last one (UTC), at most 366 days after `from`. Without it, tomorrow.
                 * @example 2026-12-01
                 */
                to?: components["parameters"]["to"];
                /**
                 * @description What to divide the totals by. Without it, the answer is one group at most.
                 * @example day
                 */
                group_by?: components["parameters"]["group_by"];
                /**
                 * @description Only the totals of this partner.
                 * @example 4
                 */
                partner_id?: components["parameters"]["stats_partner_id"];
                /**
                 * @description The greatest number of records in the page.
                 * @example 25
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Continues a list after a page, `page.next_cursor` of its answer. Send the same filters with it.
                 * @example AQAAAAAAAAOq8y1bYQ7c2w4d
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
            };
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of totals. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stats-list"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageStatsInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageScopeMissing"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /**
                 * @description The greatest number of records in the page.
                 * @example 25
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Continues a list after a page, `page.next_cursor` of its answer. Send the same filters with it.
                 * @example AQAAAAAAAAOq8y1bYQ7c2w4d
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
            };
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["member-list"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageListInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageTeamReadForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The account of the member.
                 * @example 7
                 */
                account_id: components["parameters"]["account_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member that was removed. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["member-answer"];
                };
            };
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageTeamWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageLastOwner"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The account of the member.
                 * @example 7
                 */
                account_id: components["parameters"]["account_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["update-member-request"];
            };
        };
        responses: {
            /** @description The member. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["member-answer"];
                };
            };
            400: components["responses"]["ManageBodyInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageTeamWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageLastOwner"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    listMemberInvitations: {
        parameters: {
            query?: {
                /**
                 * @description The greatest number of records in the page.
                 * @example 25
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Continues a list after a page, `page.next_cursor` of its answer. Send the same filters with it.
                 * @example AQAAAAAAAAOq8y1bYQ7c2w4d
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
                /**
                 * @description Only records that were created at this time or later.
                 * @example 2026-11-01T00:00:00Z
                 */
                created_from?: components["parameters"]["created_from"];
                /**
                 * @description Only records that were created before this time.
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["created_before"];
                /**
                 * @description Only invitations in this state.
                 * @example pending
                 */
                status?: components["parameters"]["invitation_status"];
            };
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of invitations. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["member-invitation-list"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageListInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageTeamReadForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    createMemberInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: a repeat with the same key, credential and body gets the first
                 *     response again, with `Idempotent-Replayed: true`. Choose a random value for each new request.
                 * @example 5f0c6f0e-8a54-4d8e-9c39-3a1d8b9f2f61
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["create-member-invitation-request"];
            };
        };
        responses: {
            /** @description The new invitation. */
            201: {
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Only if the request was a repeat, which got the stored response of the first one.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["create-member-invitation-answer"];
                };
            };
            400: components["responses"]["ManageBodyInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageTeamWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageInvitationRefused"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            422: components["responses"]["ManageKeyReused"];
            429: components["responses"]["ManageInvitationsLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    revokeMemberInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The invitation.
                 * @example 12
                 */
                member_invitation_id: components["parameters"]["member_invitation_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked invitation. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["member-invitation-answer"];
                };
            };
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageTeamWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageMemberInvitationNotPending"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /**
                 * @description The greatest number of records in the page.
                 * @example 25
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Continues a list after a page, `page.next_cursor` of its answer. Send the same filters with it.
                 * @example AQAAAAAAAAOq8y1bYQ7c2w4d
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
                /**
                 * @description Only changes by this account.
                 * @example 7
                 */
                actor_id?: components["parameters"]["actor_id"];
                /**
                 * @description Only changes of this kind.
                 * @example program.update
                 */
                action?: components["parameters"]["action"];
                /**
                 * @description Only records that were created at this time or later.
                 * @example 2026-11-01T00:00:00Z
                 */
                created_from?: components["parameters"]["created_from"];
                /**
                 * @description Only records that were created before this time.
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["created_before"];
            };
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["audit-entry-list"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageListInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageReadForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    listLinks: {
        parameters: {
            query?: {
                /**
                 * @description The greatest number of records in the page.
                 * @example 25
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Continues a list after a page, `page.next_cursor` of its answer. Send the same filters with it.
                 * @example AQAAAAAAAAOq8y1bYQ7c2w4d
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
                /**
                 * @description Only records of this partner.
                 * @example 4
                 */
                partner_id?: components["parameters"]["partner_filter"];
                /**
                 * @description Only links that are enabled, or only those that are not.
                 * @example true
                 */
                enabled?: components["parameters"]["enabled_filter"];
                /**
                 * @description Only records that were created at this time or later.
                 * @example 2026-11-01T00:00:00Z
                 */
                created_from?: components["parameters"]["created_from"];
                /**
                 * @description Only records that were created before this time.
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["created_before"];
            };
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of links. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["managed-link-list"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageListInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageScopeMissing"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    createLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: a repeat with the same key, credential and body gets the first
                 *     response again, with `Idempotent-Replayed: true`. Choose a random value for each new request.
                 * @example 5f0c6f0e-8a54-4d8e-9c39-3a1d8b9f2f61
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["create-link-request"];
            };
        };
        responses: {
            /** @description The new link. */
            201: {
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Only if the request was a repeat, which got the stored response of the first one.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["managed-link-answer"];
                };
            };
            400: components["responses"]["ManageLinkInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageLinkRefused"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            422: components["responses"]["ManageKeyReused"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    getLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The link.
                 * @example 11
                 */
                link_id: components["parameters"]["link_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["managed-link-answer"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageScopeMissing"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    updateLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The link.
                 * @example 11
                 */
                link_id: components["parameters"]["link_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["update-link-request"];
            };
        };
        responses: {
            /** @description The changed link. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["managed-link-answer"];
                };
            };
            400: components["responses"]["ManageLinkPatchInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageProgramArchived"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    createAlias: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: a repeat with the same key, credential and body gets the first
                 *     response again, with `Idempotent-Replayed: true`. Choose a random value for each new request.
                 * @example 5f0c6f0e-8a54-4d8e-9c39-3a1d8b9f2f61
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The link.
                 * @example 11
                 */
                link_id: components["parameters"]["link_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["create-alias-request"];
            };
        };
        responses: {
            /** @description The link with its aliases. */
            201: {
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Only if the request was a repeat, which got the stored response of the first one.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["managed-link-answer"];
                };
            };
            400: components["responses"]["ManageAliasInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageAliasRefused"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            422: components["responses"]["ManageKeyReused"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    listPartners: {
        parameters: {
            query?: {
                /**
                 * @description The greatest number of records in the page.
                 * @example 25
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Continues a list after a page, `page.next_cursor` of its answer. Send the same filters with it.
                 * @example AQAAAAAAAAOq8y1bYQ7c2w4d
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
                /**
                 * @description Only partners with this status.
                 * @example joined
                 */
                status?: components["parameters"]["partner_status"];
                /**
                 * @description Only records that were created at this time or later.
                 * @example 2026-11-01T00:00:00Z
                 */
                created_from?: components["parameters"]["created_from"];
                /**
                 * @description Only records that were created before this time.
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["created_before"];
            };
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of partners. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["managed-partner-list"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageListInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageScopeMissing"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    exportPartners: {
        parameters: {
            query?: {
                /**
                 * @description Only partners with this status.
                 * @example joined
                 */
                status?: components["parameters"]["partner_status"];
                /**
                 * @description Only records that were created at this time or later.
                 * @example 2026-11-01T00:00:00Z
                 */
                created_from?: components["parameters"]["created_from"];
                /**
                 * @description Only records that were created before this time.
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["created_before"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
                /**
                 * @description Whether the file begins with a byte order mark, by which Excel recognises UTF-8.
                 * @example true
                 */
                bom?: components["parameters"]["bom"];
            };
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Browsers save the response as a file.
                     * @example attachment
                     */
                    "Content-Disposition": "attachment";
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["ManageExportInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageScopeMissing"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    getPartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The partner.
                 * @example 4
                 */
                partner_id: components["parameters"]["partner_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["partner-totals-answer"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageScopeMissing"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    approvePartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The partner.
                 * @example 4
                 */
                partner_id: components["parameters"]["partner_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changed partner. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["managed-partner-answer"];
                };
            };
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManagePartnerTransition"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    declinePartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The partner.
                 * @example 4
                 */
                partner_id: components["parameters"]["partner_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changed partner. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["managed-partner-answer"];
                };
            };
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManagePartnerTransition"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    removePartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The partner.
                 * @example 4
                 */
                partner_id: components["parameters"]["partner_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changed partner. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["managed-partner-answer"];
                };
            };
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManagePartnerTransition"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    reinstatePartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The partner.
                 * @example 4
                 */
                partner_id: components["parameters"]["partner_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changed partner. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["managed-partner-answer"];
                };
            };
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManagePartnerTransition"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /**
                 * @description The greatest number of records in the page.
                 * @example 25
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Continues a list after a page, `page.next_cursor` of its answer. Send the same filters with it.
                 * @example AQAAAAAAAAOq8y1bYQ7c2w4d
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
                /**
                 * @description Only invitations with this status.
                 * @example pending
                 */
                status?: components["parameters"]["partner_invitation_status"];
                /**
                 * @description Only records that were created at this time or later.
                 * @example 2026-11-01T00:00:00Z
                 */
                created_from?: components["parameters"]["created_from"];
                /**
                 * @description Only records that were created before this time.
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["created_before"];
            };
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of invitations. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["partner-invitation-list"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageListInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageReadForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    invitePartners: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: a repeat with the same key, credential and body gets the first
                 *     response again, with `Idempotent-Replayed: true`. Choose a random value for each new request.
                 * @example 5f0c6f0e-8a54-4d8e-9c39-3a1d8b9f2f61
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["invite-partners-request"];
            };
        };
        responses: {
            /** @description The results. */
            201: {
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Only if the request was a repeat, which got the stored response of the first one.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invite-partners-answer"];
                };
            };
            400: components["responses"]["ManageInvitationsInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageInviteRefused"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            422: components["responses"]["ManageKeyReused"];
            429: components["responses"]["ManageInvitationsLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: a repeat with the same key, credential and body gets the first
                 *     response again, with `Idempotent-Replayed: true`. Choose a random value for each new request.
                 * @example 5f0c6f0e-8a54-4d8e-9c39-3a1d8b9f2f61
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The invitation.
                 * @example 9
                 */
                invitation_id: components["parameters"]["invitation_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation with its new link. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Only if the request was a repeat, which got the stored response of the first one.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["resend-invitation-answer"];
                };
            };
            400: components["responses"]["ManageResendInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageResendRefused"];
            422: components["responses"]["ManageKeyReused"];
            429: components["responses"]["ManageInvitationsLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The invitation.
                 * @example 9
                 */
                invitation_id: components["parameters"]["invitation_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked invitation. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["partner-invitation-answer"];
                };
            };
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageRevokeInvitationRefused"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /**
                 * @description Only the customer with this identifier of yours.
                 * @example user_42
                 */
                customer_key?: components["parameters"]["customer_key_filter"];
                /**
                 * @description Only the customer of this click.
                 * @example clk_EAAAAAAAAAMAAAAAAAQAAAAAAAYBk1q3vABq8Jd0nqCk3o2p7fVwqT5xk6n2
                 */
                click_id?: components["parameters"]["click_id_filter"];
                /**
                 * @description Only customers that this text finds: the beginning of your identifier (the first hundred in their order), the `transaction_id` of a
                 *     sale, the e-mail address of a sign-up, or a `click_id`.
                 * @example order_1001
                 */
                search?: components["parameters"]["customer_search"];
                /**
                 * @description Only customers with this status.
                 * @example lead
                 */
                status?: components["parameters"]["customer_status"];
                /**
                 * @description Only records of this partner.
                 * @example 4
                 */
                partner_id?: components["parameters"]["partner_id_filter"];
                /**
                 * @description The greatest number of records in the page.
                 * @example 25
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Continues a list after a page, `page.next_cursor` of its answer. Send the same filters with it.
                 * @example AQAAAAAAAAOq8y1bYQ7c2w4d
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
                /**
                 * @description Only records that were created at this time or later.
                 * @example 2026-11-01T00:00:00Z
                 */
                created_from?: components["parameters"]["created_from"];
                /**
                 * @description Only records that were created before this time.
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["created_before"];
            };
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of customers. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["customer-list"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageListInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageReadForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    exportCustomers: {
        parameters: {
            query?: {
                /**
                 * @description Only the customer with this identifier of yours.
                 * @example user_42
                 */
                customer_key?: components["parameters"]["customer_key_filter"];
                /**
                 * @description Only the customer of this click.
                 * @example clk_EAAAAAAAAAMAAAAAAAQAAAAAAAYBk1q3vABq8Jd0nqCk3o2p7fVwqT5xk6n2
                 */
                click_id?: components["parameters"]["click_id_filter"];
                /**
                 * @description Only customers that this text finds: the beginning of your identifier (the first hundred in their order), the `transaction_id` of a
                 *     sale, the e-mail address of a sign-up, or a `click_id`.
                 * @example order_1001
                 */
                search?: components["parameters"]["customer_search"];
                /**
                 * @description Only customers with this status.
                 * @example lead
                 */
                status?: components["parameters"]["customer_status"];
                /**
                 * @description Only records of this partner.
                 * @example 4
                 */
                partner_id?: components["parameters"]["partner_id_filter"];
                /**
                 * @description Only records that were created at this time or later.
                 * @example 2026-11-01T00:00:00Z
                 */
                created_from?: components["parameters"]["created_from"];
                /**
                 * @description Only records that were created before this time.
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["created_before"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
                /**
                 * @description Whether the file begins with a byte order mark, by which Excel recognises UTF-8.
                 * @example true
                 */
                bom?: components["parameters"]["bom"];
            };
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Browsers save the response as a file.
                     * @example attachment
                     */
                    "Content-Disposition": "attachment";
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["ManageExportInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageReadForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The customer.
                 * @example 8
                 */
                customer_id: components["parameters"]["customer_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["customer-answer"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageScopeMissing"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    explainCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The customer.
                 * @example 8
                 */
                customer_id: components["parameters"]["customer_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events and their reasons. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["customer-explanation"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageReadForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    exportCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The customer.
                 * @example 8
                 */
                customer_id: components["parameters"]["customer_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records of the customer. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["customer-export"];
                };
            };
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    eraseCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The customer.
                 * @example 8
                 */
                customer_id: components["parameters"]["customer_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The erased customer. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["customer-answer"];
                };
            };
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageEraseForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    listCommissions: {
        parameters: {
            query?: {
                /**
                 * @description Only commissions with this status.
                 * @example pending
                 */
                status?: components["parameters"]["commission_status"];
                /**
                 * @description Only records of this partner.
                 * @example 4
                 */
                partner_id?: components["parameters"]["partner_id_filter"];
                /**
                 * @description Only records that were created at this time or later.
                 * @example 2026-11-01T00:00:00Z
                 */
                created_from?: components["parameters"]["created_from"];
                /**
                 * @description Only records that were created before this time.
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["created_before"];
                /**
                 * @description The related records that each commission contains.
                 * @example partner
                 */
                expand?: components["parameters"]["expand_commission"];
                /**
                 * @description The greatest number of records in the page.
                 * @example 25
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Continues a list after a page, `page.next_cursor` of its answer. Send the same filters with it.
                 * @example AQAAAAAAAAOq8y1bYQ7c2w4d
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
            };
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of commissions. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commission-list"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageListInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageScopeMissing"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    createAdjustment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: a repeat with the same key, credential and body gets the first
                 *     response again, with `Idempotent-Replayed: true`. Choose a random value for each new request.
                 * @example 5f0c6f0e-8a54-4d8e-9c39-3a1d8b9f2f61
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["create-adjustment-request"];
            };
        };
        responses: {
            /** @description The adjustment. */
            201: {
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Only if the request was a repeat, which got the stored response of the first one.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commission-answer"];
                };
            };
            400: components["responses"]["ManageAdjustmentInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageInFlight"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            422: components["responses"]["ManageKeyReused"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    exportCommissions: {
        parameters: {
            query?: {
                /**
                 * @description Only commissions with this status.
                 * @example pending
                 */
                status?: components["parameters"]["commission_status"];
                /**
                 * @description Only records of this partner.
                 * @example 4
                 */
                partner_id?: components["parameters"]["partner_id_filter"];
                /**
                 * @description Only records that were created at this time or later.
                 * @example 2026-11-01T00:00:00Z
                 */
                created_from?: components["parameters"]["created_from"];
                /**
                 * @description Only records that were created before this time.
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["created_before"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
                /**
                 * @description Whether the file begins with a byte order mark, by which Excel recognises UTF-8.
                 * @example true
                 */
                bom?: components["parameters"]["bom"];
            };
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Browsers save the response as a file.
                     * @example attachment
                     */
                    "Content-Disposition": "attachment";
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["ManageExportInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageScopeMissing"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    getCommission: {
        parameters: {
            query?: {
                /**
                 * @description The related records that each commission contains.
                 * @example partner
                 */
                expand?: components["parameters"]["expand_commission"];
            };
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
                /**
                 * @description The commission.
                 * @example 12
                 */
                commission_id: components["parameters"]["commission_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The commission and its history. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commission-detail"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageCommissionQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageScopeMissing"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    approveCommissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["commissions-request"];
            };
        };
        responses: {
            /** @description What became of each commission. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commission-results"];
                };
            };
            400: components["responses"]["ManageBodyInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    holdCommissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["commissions-reason-request"];
            };
        };
        responses: {
            /** @description What became of each commission. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commission-results"];
                };
            };
            400: components["responses"]["ManageBodyInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    releaseCommissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["commissions-request"];
            };
        };
        responses: {
            /** @description What became of each commission. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commission-results"];
                };
            };
            400: components["responses"]["ManageBodyInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    rejectCommissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the credential can see is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["program_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["commissions-reason-request"];
            };
        };
        responses: {
            /** @description What became of each commission. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commission-results"];
                };
            };
            400: components["responses"]["ManageBodyInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageWriteForbidden"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["session-answer"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageSessionOnly"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session, which has ended. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Deletes the cookie of the session in the browser.
                     * @example __Host-referral_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["session-answer"];
                };
            };
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageSessionWrite"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    listTokens: {
        parameters: {
            query?: {
                /**
                 * @description The greatest number of records in the page.
                 * @example 25
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Continues a list after a page, `page.next_cursor` of its answer. Send the same filters with it.
                 * @example AQAAAAAAAAOq8y1bYQ7c2w4d
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tokens. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["api-token-list"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageListInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageSessionOnly"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: a repeat with the same key, credential and body gets the first
                 *     response again, with `Idempotent-Replayed: true`. Choose a random value for each new request.
                 * @example 5f0c6f0e-8a54-4d8e-9c39-3a1d8b9f2f61
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["create-token-request"];
            };
        };
        responses: {
            /** @description The new token. */
            201: {
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Only if the request was a repeat, which got the stored response of the first one.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["create-token-answer"];
                };
            };
            400: components["responses"]["ManageTokenInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageSessionRecent"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageTokenRefused"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            422: components["responses"]["ManageKeyReused"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token.
                 * @example 7
                 */
                token_id: components["parameters"]["token_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked token. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["api-token-answer"];
                };
            };
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageSessionRecent"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    listLoginTokens: {
        parameters: {
            query?: {
                /**
                 * @description The greatest number of records in the page.
                 * @example 25
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Continues a list after a page, `page.next_cursor` of its answer. Send the same filters with it.
                 * @example AQAAAAAAAAOq8y1bYQ7c2w4d
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of login tokens. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["login-token-list"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageListInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageSessionOrLogin"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    revokeLoginToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The login token.
                 * @example 7
                 */
                login_token_id: components["parameters"]["login_token_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked login token. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["login-token-answer"];
                };
            };
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageSessionOrLoginWrite"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    previewInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["invitation-token-request"];
            };
        };
        responses: {
            /** @description The invitation. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["received-invitation-answer"];
                };
            };
            400: components["responses"]["ManageBodyInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageSessionWrite"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["invitation-token-request"];
            };
        };
        responses: {
            /** @description The accepted invitation. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["received-invitation-answer"];
                };
            };
            400: components["responses"]["ManageBodyInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageAcceptForbidden"];
            404: components["responses"]["ManageInvitationUnknown"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageAcceptRefused"];
            410: components["responses"]["ManageInvitationExpired"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["invitation-token-request"];
            };
        };
        responses: {
            /** @description The declined invitation. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["received-invitation-answer"];
                };
            };
            400: components["responses"]["ManageBodyInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageSessionWrite"];
            404: components["responses"]["ManageInvitationUnknown"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageRevokeInvitationRefused"];
            410: components["responses"]["ManageInvitationExpired"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["partner-profile-answer"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageScopeMissing"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    replaceProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["partner-profile-request"];
            };
        };
        responses: {
            /** @description The profile. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["partner-profile-answer"];
                };
            };
            400: components["responses"]["ManageBodyInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageChangeRefused"];
            405: components["responses"]["ManageMethodNotAllowed"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    listOwnPrograms: {
        parameters: {
            query?: {
                /**
                 * @description The greatest number of records in the page.
                 * @example 25
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Continues a list after a page, `page.next_cursor` of its answer. Send the same filters with it.
                 * @example AQAAAAAAAAOq8y1bYQ7c2w4d
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
                /**
                 * @description Only programs in which the partner has this status.
                 * @example joined
                 */
                status?: components["parameters"]["own_status"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of programs. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["portal-program-list"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageListInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageScopeMissing"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    joinProgram: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: a repeat with the same key, credential and body gets the first
                 *     response again, with `Idempotent-Replayed: true`. Choose a random value for each new request.
                 * @example 5f0c6f0e-8a54-4d8e-9c39-3a1d8b9f2f61
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["join-program-request"];
            };
        };
        responses: {
            /** @description The program, with the status of the partner. */
            201: {
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Only if the request was a repeat, which got the stored response of the first one.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["portal-program-answer"];
                };
            };
            400: components["responses"]["ManageBodyInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageChangeRefused"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageJoinRefused"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            422: components["responses"]["ManageKeyReused"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    leaveProgram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the account is a partner of is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["portal_program_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The program, with the status `left`. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["portal-program-answer"];
                };
            };
            400: components["responses"]["ManageQueryInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageChangeRefused"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageLeaveRefused"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    listOwnLinks: {
        parameters: {
            query?: {
                /**
                 * @description The greatest number of records in the page.
                 * @example 25
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Continues a list after a page, `page.next_cursor` of its answer. Send the same filters with it.
                 * @example AQAAAAAAAAOq8y1bYQ7c2w4d
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
                /**
                 * @description Only links that are enabled, or only those that are not.
                 * @example true
                 */
                enabled?: components["parameters"]["enabled_filter"];
                /**
                 * @description Only records that were created at this time or later.
                 * @example 2026-11-01T00:00:00Z
                 */
                created_from?: components["parameters"]["created_from"];
                /**
                 * @description Only records that were created before this time.
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["created_before"];
            };
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the account is a partner of is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["portal_program_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of links. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["managed-link-list"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageListInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageScopeMissing"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    createOwnLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: a repeat with the same key, credential and body gets the first
                 *     response again, with `Idempotent-Replayed: true`. Choose a random value for each new request.
                 * @example 5f0c6f0e-8a54-4d8e-9c39-3a1d8b9f2f61
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the account is a partner of is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["portal_program_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["create-own-link-request"];
            };
        };
        responses: {
            /** @description The new link. */
            201: {
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Only if the request was a repeat, which got the stored response of the first one.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["managed-link-answer"];
                };
            };
            400: components["responses"]["ManageOwnLinkInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageChangeRefused"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            409: components["responses"]["ManageOwnLinkRefused"];
            413: components["responses"]["ManagePayloadTooLarge"];
            415: components["responses"]["ManageUnsupportedMediaType"];
            422: components["responses"]["ManageKeyReused"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    getOwnStats: {
        parameters: {
            query?: {
                /**
                 * @description The first day (UTC). Without it, 30 days before `to`.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["from"];
                /**
                 * @description The day after the last one (UTC), at most 366 days after `from`. Without it, tomorrow.
                 * @example 2026-12-01
                 */
                to?: components["parameters"]["to"];
                /**
                 * @description What to divide the totals by. Without it, the answer is one group at most.
                 * @example day
                 */
                group_by?: components["parameters"]["own_group_by"];
                /**
                 * @description The greatest number of records in the page.
                 * @example 25
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Continues a list after a page, `page.next_cursor` of its answer. Send the same filters with it.
                 * @example AQAAAAAAAAOq8y1bYQ7c2w4d
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
            };
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the account is a partner of is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["portal_program_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of totals. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["stats-list"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageStatsInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageScopeMissing"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
        };
    };
    listOwnCommissions: {
        parameters: {
            query?: {
                /**
                 * @description The greatest number of records in the page.
                 * @example 25
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Continues a list after a page, `page.next_cursor` of its answer. Send the same filters with it.
                 * @example AQAAAAAAAAOq8y1bYQ7c2w4d
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description The order of the list, by when the records were created.
                 * @example newest
                 */
                order?: components["parameters"]["order"];
                /**
                 * @description Only commissions with this status.
                 * @example pending
                 */
                status?: components["parameters"]["portal_commission_status"];
                /**
                 * @description Only records that were created at this time or later.
                 * @example 2026-11-01T00:00:00Z
                 */
                created_from?: components["parameters"]["created_from"];
                /**
                 * @description Only records that were created before this time.
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["created_before"];
            };
            header?: never;
            path: {
                /**
                 * @description The program. Anything but the identifier of a program that the account is a partner of is answered with 404.
                 * @example 3
                 */
                program_id: components["parameters"]["portal_program_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of commissions. */
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
                     * @description Caches must not store the response, which is private to its caller.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Names what the response says, apart from `as_of` and `checked_at`. Send it as `If-None-Match` with the next request: the
                     *     service responds with 304 and without a body if nothing has changed.
                     * @example W/"RBNvo1WzZ4oRRq0W9-hkng"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["own-commission-list"];
                };
            };
            304: components["responses"]["ManageNotModified"];
            400: components["responses"]["ManageListInvalid"];
            401: components["responses"]["ManageUnauthenticated"];
            403: components["responses"]["ManageScopeMissing"];
            404: components["responses"]["ManageNotFound"];
            405: components["responses"]["ManageMethodNotAllowed"];
            429: components["responses"]["ManageRateLimited"];
            500: components["responses"]["ManageFailed"];
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
