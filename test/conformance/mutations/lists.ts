import type { Mutation } from './change.ts';
import { at } from './relations.ts';

// Answers that do not fit to a list, to readiness or to what was sent. Each breaks a rule of its own, so that one run of the
// kit shows them all.

interface Event {
  provisional: boolean | null;
}

export const LISTS: Omit<Mutation, 'only'>[] = [
  {
    name: 'a gate without a link asks for an origin',
    change: at(/\/readiness$/, ({ body }) => {
      const { tracking } = (body.data ?? body).gates;
      if (tracking.next_action) tracking.next_action = 'Allow an origin.';
    }),
    tells: /^managed-records: the gates of a program that changes: expected a next action of gate tracking about link/m,
  },
  {
    name: 'readiness shows an earlier sale',
    change: at(/\/readiness$/, ({ body }) => {
      const { last_event_at: last } = body.data ?? body;
      if (last.sale) last.sale = '2026-01-01T00:00:00.000Z';
    }),
    // The rule asks again, because numbers may lag; the tests have nothing to wait for.
    tells: /^managed-records: the last events of a program: nothing here is to wait for$/m,
  },
  {
    name: 'a step of a partner does not change the time of the last one',
    change: at(/\/partners(?:\/\d+)?(?:\/[a-z]+)?$/, ({ body }) => {
      for (const one of [body.data].flat()) if (one.changed_at) one.changed_at = one.created_at;
    }),
    tells: /^managed-records: each step of a partner: /m,
  },
  {
    name: 'the list of the command line lacks the newest program',
    change: at(/\/cli\/programs$/, ({ body }) => void body.data.pop()),
    tells: /^managed-records: the programs of an account: expected the programs /m,
  },
  {
    name: 'test sales of a program in euros are in dollars',
    change: at(/\/events$/, ({ body }) => {
      for (const event of body.data) if (event.test && event.currency === 'EUR') event.currency = 'USD';
    }),
    tells: /^managed-records: test events of a program with its own settings: expected currency: EUR; came USD/m,
  },
  {
    name: 'a browser lead that is sent again is not listed',
    change: at(/\/events$/, ({ body }) => {
      const isAgain = ({ provisional }: Event, i: number): boolean =>
        provisional === true && body.data[i + 1]?.provisional === true;
      body.data = body.data.filter((event: Event, i: number) => !isAgain(event, i));
    }),
    tells: /^managed-records: a browser lead that is sent again: expected 2 leads after 2 requests/m,
  },
  {
    name: 'the export lacks why a sale was charged back',
    change: at(/\/export$/, ({ body }) => {
      for (const refund of body.data.refunds) if (refund.reason === 'chargeback') refund.refund_reason = null;
    }),
    tells: /^managed-records: sales and refunds that are alike: /m,
  },
  {
    name: 'the list of invitations lacks the name',
    change: at(/\/invitations$/, ({ body }, { method }) => {
      if (method === 'GET') for (const invitation of body.data) invitation.name = null;
    }),
    tells: /^managed-records: everything that can be created: .* in listInvitations after invitePartners/m,
  },
  {
    name: 'a link to a page that is given up stays on',
    change: at(/\/links\/\d+$/, ({ body }, { method }) => {
      if (method === 'PATCH') body.data.enabled = true;
    }),
    tells: /^managed-records: a link to a page that is given up: .* in a link that is switched/m,
  },
  {
    name: 'a released commission shows why it was held',
    change: at(/\/commissions\/\d+$/, ({ body }) => {
      const { commission, entries } = body.data;
      if (entries.at(-1).kind === 'released') commission.reason = entries.at(-2).reason;
    }),
    tells: /^managed-records: each change of a commission in each state: expected reason: /m,
  },
];
