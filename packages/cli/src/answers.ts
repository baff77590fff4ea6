// Checks of the response fields that the command line uses, before it uses any: a deployment is not trusted. Other
// fields are not checked, so a newer service may send more.
import type {
  InitResponse,
  StartedSignIn,
  Named,
  Poll,
  Programs,
  Readiness,
  Status,
  TestEventResponse,
  Warning,
} from './contract.ts';
import {
  anyOf,
  boolean,
  check,
  wholeNumber,
  fields,
  recordId,
  list,
  oneOf,
  optional,
  textUpTo,
  url,
  type Check,
} from './check.ts';

/** Checks that every named field of a response has a check. */
const shape = <T extends object>(checks: Record<Named<T>, Check>): Check => fields(checks);

/** A credential that can be sent in a header and stored in a file. */
const credential = check((value) => typeof value === 'string' && /^[\x21-\x7e]{1,255}$/.test(value));
const orNull = (inner: Check): Check => anyOf(oneOf(null), inner);
const time = textUpTo(64);
const seconds = check((value) => Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= 3600);
const unread: Check = () => undefined;
const data = (inner: Check): Check => fields({ data: inner });

const warning = shape<Warning>({
  code: textUpTo(255),
  message: textUpTo(1000),
  hint: textUpTo(1000),
  rotate_by: time,
  docs_url: textUpTo(8192),
});
export const isWarning = (value: unknown): value is Warning => warning(value, '') === undefined;

export const loginSession = data(
  shape<StartedSignIn>({
    state: textUpTo(255),
    user_code: check((value) => typeof value === 'string' && /^[A-Z0-9-]{4,16}$/.test(value)),
    auth_url: url,
    poll_url: url,
    expires_at: time,
    interval_seconds: seconds,
  }),
);

export const poll = data(
  shape<Poll>({
    status: oneOf('pending', 'complete', 'expired'),
    token: optional(credential),
    email: optional(textUpTo(320)),
    advertiser_id: optional(recordId),
  }),
);

export const signedOut = data(fields({ status: oneOf('signed_out') }));

export const initResponse = data(
  shape<InitResponse['data']>({
    program_id: recordId,
    program_slug: textUpTo(1000),
    name: textUpTo(1000),
    domain: textUpTo(1000),
    api_key: credential,
  }),
);

export const programs = data(
  list(
    shape<Programs['data'][number]>({
      id: recordId,
      name: textUpTo(1000),
      slug: unread,
      domain: textUpTo(1000),
      status: textUpTo(64),
      commission: shape<Programs['data'][number]['commission']>({
        type: textUpTo(64),
        rate: check((value) => typeof value === 'number'),
        currency: textUpTo(16),
      }),
      partners: wholeNumber,
      created_at: unread,
    }),
  ),
);

export const status = data(
  shape<Status['data']>({
    program_id: recordId,
    name: textUpTo(1000),
    domain: textUpTo(1000),
    lead_auth: oneOf('server_required', 'browser_allowed'),
    key: shape<Status['data']['key']>({ masked: textUpTo(255), created_at: time, rotate_by: orNull(time) }),
    stripe_connected: boolean,
    integration_verified: boolean,
    recent_events: shape<Status['data']['recent_events']>({
      clicks_24h: wholeNumber,
      leads_24h: wholeNumber,
      sales_24h: wholeNumber,
    }),
    active_partners: wholeNumber,
    pending_commissions: wholeNumber,
  }),
);

const gate = shape<Readiness['gates']['live']>({
  status: oneOf('pass', 'fail', 'unknown'),
  detail: textUpTo(4096),
  next_action: orNull(textUpTo(1000)),
  checked_at: unread,
});

export const readiness = shape<Readiness>({
  program_id: recordId,
  state: oneOf('draft', 'configuring', 'ready', 'integration_verified', 'live_verified'),
  integration_verified: boolean,
  blocker: unread,
  gates: shape<Readiness['gates']>({ profile: gate, economics: gate, payout: gate, tracking: gate, live: gate }),
  last_event_at: unread,
  counts_24h: shape<Readiness['counts_24h']>({ clicks: wholeNumber, leads: wholeNumber, sales: wholeNumber }),
  key_rotated_at: unread,
  poll: unread,
  warnings: unread,
});

type Chain = Extract<TestEventResponse['data'], { type: 'chain' }>;
const verdict = oneOf('attributed', 'unattributed', 'pending');

export const testEvent = data(
  anyOf(
    shape<Chain>({
      type: oneOf('chain'),
      short_code: textUpTo(255),
      customer_key: textUpTo(255),
      verdict: shape<Chain['verdict']>({ click: verdict, lead: verdict, sale: verdict }),
      attributed: boolean,
    }),
    shape<Exclude<TestEventResponse['data'], Chain>>({
      event_type: oneOf('click', 'lead', 'sale'),
      event_id: recordId,
      received: unread,
      attributed: unread,
      message: textUpTo(1000),
    }),
  ),
);
