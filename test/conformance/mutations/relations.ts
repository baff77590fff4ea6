import { header, REMAINING, type Mutation } from './change.ts';

// Answers that are each valid, and do not fit to others: what was sent, what another list shows, the sum of the parts.

/** Applies to the answers at the paths that end like this. */
const at =
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
  {
    name: 'a gate counts a link too many',
    only: ['managed-records'],
    change: at(/\/readiness$/, ({ body }) => {
      const { tracking } = (body.data ?? body).gates;
      tracking.detail = tracking.detail.replace('1 enabled link,', '2 enabled links,');
    }),
    tells:
      /^managed-records: the gates of a program that changes: expected 1 as the number of "link" of gate tracking/m,
  },
  {
    name: 'a gate says that there is 1 links',
    only: ['managed-records'],
    change: at(/\/readiness$/, ({ body }) => {
      const { tracking } = (body.data ?? body).gates;
      tracking.detail = tracking.detail.replace('1 enabled link,', '1 enabled links,');
    }),
    tells: /^managed-records: the gates of a program that changes: expected a singular after 1/m,
  },
  {
    name: 'a gate without a link asks for an origin',
    only: ['managed-records'],
    change: at(/\/readiness$/, ({ body }) => {
      const { tracking } = (body.data ?? body).gates;
      if (tracking.next_action) tracking.next_action = 'Allow an origin.';
    }),
    tells: /^managed-records: the gates of a program that changes: expected a next action of gate tracking about link/m,
  },
  {
    name: 'readiness shows an earlier sale',
    only: ['managed-records'],
    change: at(/\/readiness$/, ({ body }) => {
      const { last_event_at: last } = body.data ?? body;
      if (last.sale) last.sale = '2026-01-01T00:00:00.000Z';
    }),
    tells: /^managed-records: the last events of a program: expected sale: /m,
  },
  {
    name: 'a step of a partner does not change the time of the last one',
    only: ['managed-records'],
    change: at(/\/partners(?:\/\d+)?(?:\/[a-z]+)?$/, ({ body }) => {
      for (const one of [body.data].flat()) if (one.changed_at) one.changed_at = one.created_at;
    }),
    tells: /^managed-records: each step of a partner: /m,
  },
  {
    name: 'the list of the command line lacks the newest program',
    only: ['managed-records'],
    change: at(/\/cli\/programs$/, ({ body }) => void body.data.pop()),
    tells: /^managed-records: the programs of an account: expected the programs /m,
  },
  {
    name: 'a forwarded address has a limit of its own',
    only: ['limits'],
    change: (answer, asked) => {
      if (asked.headers['x-forwarded-for']) header(REMAINING, '59')(answer, asked);
    },
    tells: /^limits: bucket click, with x-forwarded-for: /m,
  },
];
