import { header, type Mutation } from './change.ts';

// Answers that are each valid, and do not fit to others: what was sent, what another list shows, the sum of the parts.

/** Applies to the answers at the paths that end like this. */
export const at =
  (end: RegExp, change: Mutation['change']): Mutation['change'] =>
  (answer, asked) =>
    void (end.test(asked.path) && answer.status < 300 && change(answer, asked));

export const RELATIONS: Mutation[] = [
  {
    name: 'a change of one setting resets another one',
    only: ['managed-records'],
    change: at(/\/programs\/\d+$/, ({ body }, { method }) => {
      if (method === 'PATCH') body.data.cookie_window_days = 60;
    }),
    tells:
      /^managed-records: each setting of a program changes: expected \[\["cookie_window_days",1\]\] in the answer/m,
  },
  {
    name: 'the audit log names another request',
    only: ['managed-records'],
    change: at(/\/audit-log$/, ({ body }) => {
      for (const entry of body.data) entry.request_id = 'another';
    }),
    tells: /^managed-records: each setting of a program changes: expected request_id: .*came another/m,
  },
  {
    name: 'an error names another request than its header',
    only: ['managed-records'],
    change: ({ body }) => void (body?.error?.request_id && (body.error.request_id = 'another')),
    tells: /^managed-records: a program is archived: expected request_id: .* as in X-Request-ID; came another/m,
  },
  {
    name: 'the history of a commission begins with the newest entry',
    only: ['managed-records'],
    change: at(/\/commissions\/\d+$/, ({ body }) => void body.data.entries.reverse()),
    tells: /^managed-records: the commissions of a customer: expected the oldest entry first/m,
  },
  {
    name: 'totals of links lack the clicks',
    only: ['managed-records'],
    change: at(/\/stats$/, ({ body }) => {
      for (const group of body.data) if (group.link_id !== null) group.clicks = 0;
    }),
    tells: /^managed-records: totals by day, partner and link: .* in the totals by link/m,
  },
  {
    name: 'an export lacks a lead',
    only: ['managed-records'],
    change: at(/\/export$/, ({ body }) => void body.data.leads.pop()),
    tells: /^managed-records: the export of a customer: /m,
  },
  {
    name: 'the list of keys lacks the last use',
    only: ['managed-records'],
    change: at(/\/keys$/, ({ body }, { method }) => {
      if (method === 'GET') for (const key of body.data) key.last_used_at = null;
    }),
    tells: /^managed-records: a key that was just used: /m,
  },
  {
    name: 'an accepted invitation makes a viewer of an admin',
    only: ['people'],
    change: at(/\/members$/, ({ body }) => {
      for (const member of body.data) if (member.role === 'admin') member.role = 'viewer';
    }),
    tells: /^people: each role in a program: expected the role admin in the list of members; came viewer/m,
  },
  {
    name: 'pages of other origins cannot load the snippet',
    only: ['http'],
    change: (answer, asked) => {
      if (asked.path === '/referral.js') header('access-control-allow-origin', undefined)(answer, asked);
    },
    tells: /^http: GET \/referral\.js: expected Access-Control-Allow-Origin: \*/m,
  },
];
