import { error, next, on, saying, success, type Mutation } from './change.ts';

// Broken rules about what requests record: edges, order, money, totals, programs, payment events and rotation.

const later = (time: string, seconds: number): string => new Date(Date.parse(time) + seconds * 1000).toISOString();

/** Payments that were reported before. */
const reported = new Set<unknown>();

export const RECORDS: Mutation[] = [
  {
    name: 'an identifier of the longest length rejected',
    only: ['boundaries'],
    change: (answer, { body }) => {
      if (answer.status !== 200 || body.transaction_id?.length !== 255) return;
      answer.status = 400;
      answer.body = {
        data: null,
        error: {
          status: 400,
          name: 'BadRequestError',
          message: 'transaction_id must be a string of at most 254 characters',
          details: {},
          code: 'invalid_request',
        },
      };
    },
    tells: /^boundaries: sale: transaction_id has 255 characters: expected 200; came 400/m,
  },
  {
    name: 'a size checked before a content type',
    only: ['order'],
    change: on(415, (answer, { headers }) => {
      if (Number(headers['content-length']) <= 65_536) return;
      answer.status = 413;
      Object.assign(answer.body.error, {
        status: 413,
        name: 'PayloadTooLargeError',
        message: 'Request body must be at most 64 KiB',
      });
    }),
    tells: /^order: click: every fault at once, corrected one by one: expected 415 unsupportedMediaType .*came 413/m,
  },
  {
    name: 'a payment six minutes ahead accepted',
    only: ['occurred-at'],
    change: saying('occurred_at must be', (answer, { body }) => {
      const ahead = Date.parse(body.occurred_at) - Date.now();
      if (!(ahead > 0 && ahead < 360_000)) return;
      answer.status = 200;
      answer.body = {
        success: true,
        attributed: false,
        sale_id: null,
        commission_id: null,
        message: 'Test sale event tracked successfully',
        data: { eventId: 1, programId: 1, test_mode: true },
      };
    }),
    tells: /^occurred-at: 5 minutes ahead, and 3 seconds: expected 400 occurredAtInvalid/m,
  },
  {
    name: 'click_ids that count up',
    only: ['clicks'],
    change: success((body) => body.click_id && (body.click_id = `clk_${String(next()).padStart(40, '0')}`)),
    tells: /^clicks: clicks, one after the other: expected a click_id that differs in many characters/m,
  },
  {
    name: 'a cookie window of each click',
    only: ['clicks'],
    change: success((body) => body.click_id && (body.cookie_window_days = 1 + next())),
    tells: /^clicks: two test clicks: expected cookie_window_days/m,
  },
  {
    name: 'a lead by another customer_key taken',
    only: ['chain'],
    change: saying('Customer not found', (answer) => {
      answer.status = 200;
      answer.body = { success: true, message: 'Lead tracked successfully' };
    }),
    tells: /^chain: customer_keys that differ a little: expected 400 customerNotFound/m,
  },
  {
    name: 'an expired click without its reason',
    only: ['chain'],
    change: success((body) => void delete body.reason),
    tells: /^chain: a payment after the attribution window: expected reason: attribution_window_expired/m,
  },
  {
    name: 'a deduction rounded down',
    only: ['money'],
    change: success((body) => body.deduction_cents === 1 && (body.deduction_cents = 0)),
    tells: /^money: commissions that must be rounded: expected deduction_cents: 1; came 0/m,
  },
  {
    name: 'a later sale of a subscription with a commission',
    only: ['money'],
    change: success((body) => body.commission_id === null && (body.commission_id = 1)),
    tells: /^money: sales of a subscription: /m,
  },
  {
    name: 'a skipped refund without the identifier of the first',
    only: ['money'],
    change: success((body) => body.status === 'skipped' && (body.refund_id = null)),
    tells: /^money: a repeated refund_reference: expected refund_id/m,
  },
  {
    name: 'sales counted twice',
    only: ['totals'],
    change: success(({ counts_24h: counts, data }) => {
      if (counts) counts.sales *= 2;
      if (data?.recent_events) data.recent_events.sales_24h *= 2;
    }),
    tells: /^totals: a sale: expected \d+ \+ 1 sales; came/m,
  },
  {
    name: 'other counts in status than in readiness',
    only: ['totals'],
    change: success(({ data }) => data?.recent_events && (data.recent_events.leads_24h += 1)),
    tells: /^totals: a click: expected in status what readiness has/m,
  },
  {
    name: 'pending commissions that stay',
    only: ['totals'],
    change: success(({ data }) => data?.recent_events && (data.pending_commissions = 7)),
    tells: /^totals: a sale: expected 7 \+ 1 pending commissions; came 7/m,
  },
  {
    name: 'a last event an hour ago',
    only: ['totals'],
    change: success(({ last_event_at: last }) => last?.lead && (last.lead = later(last.lead, -3600))),
    tells: /^totals: the times of the last events: expected the last lead between/m,
  },
  {
    name: 'a state that does not follow from the gates',
    only: ['totals'],
    change: success((body) => body.gates && (body.state = 'draft')),
    tells: /^totals: the gates: expected state \w+, from the gates/m,
  },
  {
    name: 'an integration verified by two kinds of events',
    only: ['gates'],
    change: success((body) => {
      if (body.gates) Object.assign(body, { integration_verified: true, state: 'integration_verified' });
      if (body.data?.recent_events) body.data.integration_verified = true;
    }),
    tells: /^gates: test events with the key: expected integration_verified: false after nothing/m,
  },
  {
    name: "the other program's click as an unknown one",
    only: ['two-programs'],
    change: saying(
      'does not belong to this program',
      error((e) => (e.message = 'Customer not found. Provide a valid click_id or customer_key.')),
    ),
    tells: /^two-programs: the other program's click_id: expected 400 customerNotInProgram/m,
  },
  {
    name: 'an old signature accepted',
    only: ['signatures'],
    change: saying('more than 5 minutes old', (answer) => {
      answer.status = 200;
      answer.body = { received: true, result: 'ignored' };
    }),
    tells: /^signatures: a signature 303 seconds old: expected 400 signatureTooOld/m,
  },
  {
    name: 'a payment of a known sale as a new one, the first time',
    only: ['payments'],
    change: on(200, ({ body }, { body: event }) => {
      const { payment_intent: payment } = event?.data?.object ?? {};
      if (body.result !== 'sale_known' || reported.has(payment)) return;
      reported.add(payment);
      body.result = 'sale_recorded';
    }),
    tells: /^payments: a payment whose sale was sent before: expected result sale_known/m,
  },
  {
    name: 'a repeated event applied again',
    only: ['payments'],
    change: success((body) => body.result === 'repeated' && (body.result = 'sale_recorded')),
    tells: /^payments: a paid checkout, reported several times: expected result repeated/m,
  },
  {
    name: 'a Sunset of another time',
    only: ['rotation'],
    change: ({ headers }) => headers.sunset && (headers.sunset = new Date(0).toUTCString()),
    tells: /^rotation: a marked key, on every endpoint: expected Sunset/m,
  },
  {
    name: 'a Deprecation in the future',
    only: ['rotation'],
    change: ({ headers }) => headers.deprecation && (headers.deprecation = `@${Math.floor(Date.now() / 1000) + 99}`),
    tells: /^rotation: a marked key, on every endpoint: expected a Deprecation before now/m,
  },
  {
    name: 'a retired key on one endpoint',
    only: ['rotation'],
    change: on(401, (answer, { path }) => {
      if (!path.endsWith('/readiness')) return;
      answer.body = { error: { code: 'invalid_key', message: 'Invalid API token.' } };
    }),
    tells: /^rotation: a retired key, on every endpoint: expected 401 apiKeyRetired/m,
  },
  {
    name: 'a session of ten minutes',
    only: ['session'],
    change: success(({ data }) => data?.expires_at && (data.expires_at = later(data.expires_at, 300))),
    tells: /^session: a started session: expected a session that expires in 300 seconds/m,
  },
  {
    name: 'another sale named by a request at the same time',
    only: ['at-once'],
    change: on(
      409,
      error((e) => (e.details.sale_id += 1)),
    ),
    tells: /^at-once: one sale, several times: expected 409 duplicateTransaction/m,
  },
];
