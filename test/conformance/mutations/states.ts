import type { Mutation } from './change.ts';
import { at } from './relations.ts';

// Answers that are each valid, and break what states, names and programs have to do with each other.

const only = ['managed-records'];

export const STATES: Mutation[] = [
  {
    name: 'a click is listed under another link',
    only,
    asks: /^codes and aliases of every length/,
    change: at(/\/events$/, ({ body }) => {
      for (const event of body.data) event.link_id += 1;
    }),
    tells: /^managed-records: codes and aliases of every length.*: expected link_id: \d+/m,
  },
  {
    name: 'an existing click_id is returned for every link',
    only,
    asks: /^an existing_click_id at other links/,
    change: at(/\/track\/click$/, ({ body }, asked) => {
      body.click_id = asked.body.existing_click_id ?? body.click_id;
    }),
    tells: /^managed-records: an existing_click_id at other links: expected a click_id of its own for/m,
  },
  {
    name: 'the last customer_key is shown',
    only,
    asks: /^each request that saves a customer_key, after/,
    change: (() => {
      let last: unknown;
      return (answer, { path, body: sent }) => {
        last = sent?.customer_key ?? last;
        if (path.endsWith('/customers') && answer.body.data?.[0]) answer.body.data[0].customer_key = last;
      };
    })(),
    tells: /^managed-records: each request that saves a customer_key, after each other one: expected the customer_key/m,
  },
  {
    name: 'the commission of a lead is in dollars',
    only,
    asks: /^a program in EUR/,
    change: at(/\/commissions$/, ({ body }) => {
      for (const one of body.data) if (one.kind === 'lead') one.currency = 'USD';
    }),
    tells: /^managed-records: a program in EUR: expected currency: EUR; came USD/m,
  },
  {
    name: 'no held commission is counted',
    only,
    asks: /^the totals of a partner, after each change/,
    change: at(/\/partner\/programs\/\d+\/commissions$/, ({ body }) => {
      for (const totals of body.totals?.currencies ?? []) totals.pending.held = 0;
    }),
    tells: /^managed-records: the totals of a partner, after each change: expected .*"held":1/m,
  },
  {
    name: 'a range begins 31 days before its end',
    only,
    asks: /^totals without a first or a last day/,
    change: at(/\/stats$/, ({ body }) => {
      body.from = new Date(Date.parse(body.from) - 86_400_000).toISOString().slice(0, 10);
    }),
    tells: /^managed-records: totals without a first or a last day: expected from: /m,
  },
  {
    name: 'a partner stays what it was',
    only,
    asks: /^every act on a partner who is applied/,
    change: at(/\/partners\/\d+$/, ({ body }) => void (body.data.status = 'applied')),
    tells: /^managed-records: every act on a partner who is applied: expected status: joined; came applied/m,
  },
  {
    name: 'everybody is a partner already',
    only,
    asks: /^an invitation of a partner who is left/,
    change: at(/\/programs\/\d+\/invitations$/, ({ body }) => {
      body.data[0] = { email: body.data[0].email, result: 'failed', reason: 'already_partner', invitation_url: null };
    }),
    tells: /^managed-records: an invitation of a partner who is left: expected done,done/m,
  },
  {
    name: 'status counts one commission more',
    only,
    asks: /^status while commissions and settings change/,
    change: at(/\/cli\/status$/, ({ body }) => void (body.data.pending_commissions += 1)),
    tells: /^managed-records: status while commissions and settings change: expected pending_commissions: 1; came 2/m,
  },
  {
    name: 'the export has no livemode',
    only,
    asks: /^each value of livemode in a sale/,
    change: at(/\/export$/, ({ body }) => {
      for (const sale of body.data.sales) sale.livemode = null;
    }),
    tells: /^managed-records: each value of livemode in a sale: expected livemode: false/m,
  },
  {
    name: 'the integration is verified at once',
    only,
    asks: /^test events with and without the key/,
    change: at(/\/programs\/\d+\/readiness$/, ({ body }) => void (body.data.integration_verified = true)),
    tells:
      /^managed-records: test events with and without the key.*: expected integration_verified: false after a sale/m,
  },
  {
    name: 'an event that waited stays pending',
    only,
    asks: /^a replay of a payment that others wait for/,
    change: at(/\/payment-events$/, ({ body }) => {
      for (const event of body.data) if (event.event_type === 'charge.refunded') event.result = 'sale_unknown';
    }),
    tells: /^managed-records: a replay of a payment that others wait for: expected all three events applied/m,
  },
  {
    name: 'a repeated refund has no refund_id',
    only,
    asks: /^refunds that are sent again, with/,
    change: at(/\/track\/refund$/, ({ body }) => void (body.status === 'skipped' && (body.refund_id = null))),
    tells: /^managed-records: refunds that are sent again, with their references: expected refund_id: \d+; came null/m,
  },
  {
    name: 'a test event has no click',
    only,
    asks: /^test events that name a click/,
    change: at(/\/events$/, ({ body }) => {
      for (const event of body.data) event.click_id = null;
    }),
    tells: /^managed-records: test events that name a click: expected click_id: clk\S+; came null/m,
  },
  {
    name: 'a session lasts thirty days',
    only: ['people'],
    asks: /^the end of a session/,
    change: at(/\/account\/session$/, ({ body }) => {
      body.data.expires_at = new Date(Date.parse(body.data.expires_at) + 23 * 86_400_000).toISOString();
    }),
    tells: /^people: the end of a session: expected an end in 604800 seconds/m,
  },
  {
    name: 'a chargeback counts as a refund',
    only: ['payments'],
    asks: /^a dispute, then a reported refund/,
    change: at(/\/webhooks\/stripe\/\d+$/, (answer, { body: sent }) => {
      if (sent.type === 'charge.refunded') answer.body.result = 'nothing_due';
    }),
    tells: /^payments: a dispute, then a reported refund: expected result refund_recorded of charge.refunded/m,
  },
];
