import { header, REQUEST_ID, type Mutation } from './change.ts';

// Answers that are each valid, and do not fit to others: what was sent, what another list shows, the sum of the parts.

/** Applies to the answers at the paths that end like this. */
export const at =
  (end: RegExp, change: Mutation['change']): Mutation['change'] =>
  (answer, asked) =>
    void (end.test(asked.path) && answer.status < 300 && change(answer, asked));

/** All commissions that were listed so far, in each list. */
function listOfAll(): Mutation['change'] {
  const known = new Map<number, { id: number }>();
  return at(/^\/api\/v1\/programs\/\d+\/commissions$/, ({ body }, { method }) => {
    if (method !== 'GET') return;
    for (const one of body.data) known.set(one.id, one);
    body.data = [...known.values()].sort((a, b) => b.id - a.id);
  });
}

const invalid = (request_id: unknown): object => ({
  error: {
    code: 'invalid_request',
    message: 'reason must be a string of 1 to 1000 characters, not blank.',
    status: 400,
    details: { field: 'reason' },
    request_id,
  },
});

/** The last customer that was listed. */
let clicked: unknown;

export const RELATIONS: Mutation[] = [
  {
    name: 'a change of one setting resets another one',
    only: ['managed-records'],
    asks: /^each setting of a program/,
    change: at(/\/programs\/\d+$/, ({ body }, { method }) => {
      if (method === 'PATCH') body.data.cookie_window_days = 60;
    }),
    tells:
      /^managed-records: each setting of a program changes: expected cookie_window_days as it was sent: 1; came 60/m,
  },
  {
    name: 'the audit log names another request',
    only: ['managed-records'],
    asks: /^each setting of a program/,
    change: at(/\/audit-log$/, ({ body }) => {
      for (const entry of body.data) entry.request_id = 'another';
    }),
    tells: /^managed-records: each setting of a program changes: expected request_id: .*came another/m,
  },
  {
    name: 'an error names another request than its header',
    only: ['managed-records'],
    asks: /^a program is archived/,
    change: ({ body }) => void (body?.error?.request_id && (body.error.request_id = 'another')),
    tells: /^managed-records: a program is archived: expected request_id: .* as in X-Request-ID; came another/m,
  },
  {
    name: 'the history of a commission begins with the newest entry',
    only: ['managed-records'],
    asks: /^the commissions of a customer/,
    change: at(/\/commissions\/\d+$/, ({ body }) => void body.data.entries.reverse()),
    tells: /^managed-records: the commissions of a customer: expected the oldest entry first/m,
  },
  {
    name: 'totals of links lack the clicks',
    only: ['managed-records'],
    asks: /^totals by day, partner and link/,
    change: at(/\/stats$/, ({ body }) => {
      for (const group of body.data) if (group.link_id !== null) group.clicks = 0;
    }),
    tells: /^managed-records: totals by day, partner and link: .* in the totals by link/m,
  },
  {
    name: 'an export lacks a lead',
    only: ['managed-records'],
    asks: /^the export of a customer/,
    change: at(/\/export$/, ({ body }) => void body.data.leads.pop()),
    tells: /^managed-records: the export of a customer: /m,
  },
  {
    name: 'the list of keys lacks the last use',
    only: ['managed-records'],
    asks: /^a key that was just used/,
    change: at(/\/keys$/, ({ body }, { method }) => {
      if (method === 'GET') for (const key of body.data) key.last_used_at = null;
    }),
    tells: /^managed-records: a key that was just used: /m,
  },
  {
    name: 'the audit log lacks the reasons of changes',
    only: ['managed-records'],
    asks: /^each change of an adjustment, in the audit log/,
    change: at(/\/audit-log$/, ({ body }) => {
      for (const { after } of body.data) delete after.reason;
    }),
    tells: /^managed-records: each change of an adjustment, in the audit log: expected .*"reason"/m,
  },
  {
    name: 'every click is a customer of every program',
    only: ['managed-records'],
    asks: /^a fresh click of another program/,
    change: at(/\/customers$/, ({ body }) => {
      if (body.data.length > 0) [clicked] = body.data;
      else body.data.push(clicked);
    }),
    tells: /^managed-records: a fresh click of another program: expected .*came \[1,1\]/m,
  },
  {
    name: 'an accepted invitation makes a viewer of an admin',
    only: ['people'],
    asks: /^each role in a program/,
    change: at(/\/members$/, ({ body }) => {
      for (const member of body.data) if (member.role === 'admin') member.role = 'viewer';
    }),
    tells: /^people: each role in a program: expected role: admin; came viewer/m,
  },
  {
    name: 'pages of other origins cannot load the snippet',
    only: ['http'],
    asks: /^GET \/referral/,
    change: (answer, asked) => {
      if (asked.path === '/referral.js') header('access-control-allow-origin', undefined)(answer, asked);
    },
    tells: /^http: GET \/referral\.js: expected Access-Control-Allow-Origin: \*/m,
  },
  {
    name: 'a list shows a later time than now',
    only: ['managed-records'],
    asks: /^the events of a customer/,
    change: at(/\/events$/, ({ body }) => void (body.data[0].created_at = '2999-01-01T00:00:00.000Z')),
    tells: /^managed-records: the events of a customer: expected created_at that is over at .*came 2999/m,
  },
  {
    name: 'a list has a record twice',
    only: ['managed-records'],
    asks: /^the events of a customer/,
    change: at(/\/events$/, ({ body }) => void (body.data[1] = body.data[0])),
    tells: /^managed-records: the events of a customer: expected each record once/m,
  },
  {
    name: 'a list begins with the oldest record',
    only: ['managed-records'],
    asks: /^the commissions of a customer/,
    change: at(/\/commissions$/, ({ body }, { method }) => void (method === 'GET' && body.data.reverse())),
    tells: /^managed-records: the commissions of a customer: expected the newest first/m,
  },
  {
    name: 'a created record is not what was sent',
    only: ['managed-records'],
    asks: /^the totals of customers/,
    change: at(/\/commissions$/, ({ body }, { method }) => {
      if (method === 'POST') body.data.amount_cents += 1;
    }),
    tells: /^managed-records: the totals of customers .*: expected amount_cents as it was sent: -12; came -11/m,
  },
  {
    name: 'a record has another number than its path',
    only: ['managed-records'],
    asks: /^the events of a customer|^customers whose/,
    change: at(/\/customers\/\d+$/, ({ body }) => void (body.data.id += 1)),
    tells: /^managed-records: customers whose events alternate: expected the record \d+; came/m,
  },
  {
    name: 'a list shows another time of creation than the record',
    only: ['managed-records'],
    asks: /^each field of a link/,
    change: at(/\/links\/\d+$/, ({ body }) => void (body.data.created_at = '2020-01-01T00:00:00.000Z')),
    tells: /^managed-records: each field of a link changes: expected created_at: .* as in an earlier answer/m,
  },
  {
    name: 'a list has the records of all programs',
    only: ['managed-records'],
    asks: /^the same requests in two programs/,
    change: listOfAll(),
    tells:
      /^managed-records: the same requests in two programs: expected no record of both programs in listCommissions/m,
  },
  {
    name: 'the longest reason is refused',
    only: ['managed-records'],
    asks: /^each field at its limits/,
    change: (answer, { path, method, body }) => {
      if (!path.endsWith('/commissions') || method !== 'POST' || body?.reason?.length !== 1000) return;
      answer.status = 400;
      answer.body = invalid(answer.headers[REQUEST_ID]);
    },
    tells: /^managed-records: each field at its limits, for POST .*commissions: expected a success; came 400/m,
  },
  {
    name: 'the audit log names no request',
    only: ['managed-records'],
    asks: /^the audit log, for PATCH/,
    change: at(/\/audit-log$/, ({ body }) => {
      for (const entry of body.data) entry.request_id = null;
    }),
    tells: /^managed-records: the audit log, for PATCH .*: expected the request of X-Request-ID; came/m,
  },
  {
    name: 'a customer signed up with their last lead',
    only: ['managed-records'],
    asks: /^customers whose events alternate/,
    change: at(/\/customers$/, ({ body }) => {
      for (const customer of body.data) if (customer.lead_at) customer.lead_at = customer.created_at;
    }),
    tells: /^managed-records: customers whose events alternate: expected lead_at: /m,
  },
];
