import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseCommandLine } from '../../src/admin/command-line.ts';
import { monthStart, partitionOf } from '../../src/database/partitions.ts';
import { rollUp } from '../../src/stats/roll-up.ts';
import type { Campaign } from '../support/fixtures.ts';
import { sell, signUp, visit } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { checkout, connectAccount, newId } from '../support/stripe.ts';
import { operator, type Operator } from './support.ts';
import { twinsOf } from './twins.ts';

// Every command that changes a record appends to the audit log what it did.

let service: Service;
let admin: Operator;
beforeAll(async () => {
  service = await startService();
  admin = operator(service.databaseUrl, service.db, service.clock);
});
afterAll(async () => {
  admin.clean();
  await service.stop();
});

const program = ({ id }: Pick<Campaign, 'id'>) => ['--program-id', String(id)];
const both = (campaign: Campaign) => ['--partner-id', String(campaign.partnerId), ...program(campaign)];
const campaign = (settings: object = {}) => service.make.campaign(settings);
const commission = async (status = 'pending') => {
  const { commission_id } = await sell(service, await campaign());
  await service.db.knex('commissions').where({ id: commission_id }).update({ status });
  return ['--commission-id', String(commission_id)];
};
const link = async () => ['--code', (await campaign()).code];
const account = async () => {
  const { email, advertiserId } = await service.make.person();
  await service.make.program({ advertiser_id: advertiserId });
  return ['--email', email];
};
const TERMS = ['--commission-type', 'percent', '--commission-rate', '20'];
const SECRET = ['--webhook-secret', `whsec_${'a1b2'.repeat(8)}`];

/** What a command needs, and the actions of the entries that it appends. */
interface Written {
  args: () => Promise<string[]> | string[];
  actions: string[];
}

const WRITING: Record<string, Written> = {
  'account create': {
    args: () => ['--email', `${service.make.unique('new')}@brand.dev`],
    actions: ['account.create'],
  },
  'account suspend': {
    args: async () => [...(await account()), '--with-keys'],
    actions: ['account.suspend', 'login-token.revoke', 'key.revoke'],
  },
  'account reinstate': { args: account, actions: ['account.reinstate'] },
  'account rebind': { args: account, actions: ['account.rebind', 'login-token.revoke'] },
  'program create': {
    args: () => ['--name', 'New', '--domain', 'brand.dev', ...TERMS],
    actions: ['program.create'],
  },
  'program update': {
    args: async () => [...program(await campaign()), '--name', 'Other'],
    actions: ['program.update'],
  },
  'program owner': {
    args: async () => [...program(await campaign()), '--email', 'owner@brand.dev'],
    actions: ['member-invitation.create'],
  },
  'key regenerate': { args: async () => program(await campaign()), actions: ['key.revoke', 'key.create'] },
  'key mark': {
    args: async () => [...program(await campaign()), '--rotate-by', '2099-01-01T00:00:00Z'],
    actions: ['key.mark'],
  },
  'partner create': { args: () => ['--name', 'Vera', '--email', 'vera@partner.dev'], actions: ['partner.create'] },
  'partner join': {
    args: async () => ['--partner-id', String(await service.make.partner()), ...program(await campaign())],
    actions: ['partner.join'],
  },
  'partner merge': {
    async args() {
      const { campaign: first, second } = await twinsOf(service, admin);
      const ids = ['--partner-id', String(second.partnerId), '--into-partner-id', String(first.partnerId)];
      return [...program(first), ...ids, '--yes'];
    },
    actions: ['partner.merge'],
  },
  'partner leave': { args: async () => both(await campaign()), actions: ['partner.leave'] },
  'partner erase': { args: async () => both(await campaign()).slice(0, 2), actions: ['partner.erase'] },
  'partner export': { args: async () => both(await campaign()).slice(0, 2), actions: ['partner.export'] },
  'link create': { args: () => ['--code', service.make.unique('new')], actions: ['link.create'] },
  'link disable': { args: link, actions: ['link.update'] },
  'link enable': { args: link, actions: ['link.update'] },
  'commission approve': { args: commission, actions: ['commission.approve'] },
  'commission pay': { args: () => commission('approved'), actions: ['payout.create', 'payout-item.pay'] },
  'commission repair': {
    async args() {
      const one = await campaign();
      const { commission_id } = await sell(service, one);
      await service.db.knex('commissions').where({ id: commission_id }).delete();
      return program(one);
    },
    actions: ['commission.repair'],
  },
  'customer export': {
    async args() {
      const one = await campaign();
      return [...program(one), '--click-id', await visit(service, one)];
    },
    actions: ['customer.export'],
  },
  'customer erase': {
    async args() {
      const one = await campaign();
      return [...program(one), '--click-id', (await signUp(service, one)).click_id];
    },
    actions: ['customer.erase'],
  },
  // It stores what visitors did, as the service would have: nothing is changed by the operator.
  'clicks retry': { args: () => Promise.resolve([]), actions: [] },
  'clicks prune': {
    async args() {
      const one = await campaign({ attribution_window_days: 1 });
      await visit(service, one);
      service.clock.advance({ days: 100 });
      await rollUp(service.db, service.clock.now());
      return ['--older-than', '60'];
    },
    actions: ['clicks.prune'],
  },
  'stripe connect': { args: async () => [...program(await campaign()), ...SECRET], actions: ['processor.connect'] },
  'stripe disconnect': {
    async args() {
      const args = program(await campaign());
      await admin.done('stripe', 'connect', ...args, ...SECRET);
      return args;
    },
    actions: ['processor.disconnect'],
  },
  'stripe replay': {
    async args() {
      const one = await campaign();
      const stripe = await connectAccount(service, one);
      const waiting = checkout(stripe.source, { reference: 'user_late', paymentIntent: newId('pi') });
      await stripe.tell(waiting);
      return ['--event-id', waiting.id];
    },
    actions: ['payment-event.replay'],
  },
  'demo seed': {
    args: () => [],
    actions: ['program.create', 'account.create', 'partner.create', 'partner.join', 'link.create'],
  },
};

/** The commands that only read, with what their usage requires. */
const READING: Record<string, string[]> = {
  'account list': [],
  'program list': [],
  'program show': ['--program-id', '1'],
  'key list': ['--program-id', '1'],
  'partner list': [],
  'partner show': ['--partner-id', '1'],
  'link list': [],
  'commission list': ['--program-id', '1'],
  'clicks refused': [],
  'customer explain': ['--program-id', '1', '--click-id', 'click'],
  'sale conflicts': ['--program-id', '1'],
  'stripe events': ['--program-id', '1'],
  'job list': [],
};

const silent = { out: () => undefined, err: () => undefined };
const parse = (...args: string[]) => parseCommandLine(args, service.clock, silent);

/** The commands in a help text. */
function listed(...args: string[]): string[] {
  let help = '';
  parseCommandLine([...args, '--help'], service.clock, { out: (text) => (help += text), err: () => undefined });
  const commands = help.slice(help.indexOf('Commands:')).matchAll(/^ {2}([a-z]+)\b/gm);
  // Below the list, the help shows how to begin.
  return [...new Set([...commands].map(([, name]) => name!))].filter((name) => name !== 'help');
}

test('every command either reads or is in this test', () => {
  const commands = listed().flatMap((noun) => listed(noun).map((verb) => `${noun} ${verb}`));
  expect(Object.keys({ ...WRITING, ...READING }).sort()).toEqual(commands.sort());
  for (const [name, args] of Object.entries(READING)) {
    expect([name, parse(...name.split(' '), ...args)]).toMatchObject([name, { kind: 'job', access: 'reads' }]);
  }
});

interface Entry {
  actor_kind: string;
  actor_id: number | null;
  action: string;
  at: Date;
}

test.each(Object.entries(WRITING))('%s', async (name, { args, actions }) => {
  const given = await args();
  const last = (await service.db.knex('audit_log').max<{ max: number | null }[]>('id'))[0]!.max ?? 0;
  await admin.done(...name.split(' '), ...given);
  const entries = await service.db.knex<Entry>('audit_log').where('id', '>', last).orderBy('id');
  expect(entries.map(({ action }) => action)).toEqual(actions);
  // The demo is made by the service itself at its first start.
  const actor_kind = name === 'demo seed' ? 'system' : 'operator';
  for (const entry of entries) expect(entry).toMatchObject({ actor_kind, actor_id: null, credential: null });
  const text = JSON.stringify(entries);
  for (const secret of ['vera', 'Vera', '@brand.dev', SECRET[1]!]) expect(text).not.toContain(secret);
});

test('the entry of a pruning names the end of the deleted month', async () => {
  const entry = await service.db.knex('audit_log').where({ action: 'clicks.prune' }).first();
  expect(entry).toMatchObject({ program_id: null, target_kind: 'clicks', target_id: null, before: {} });
  const until = new Date((entry.after as { until: string }).until);
  expect(until).toEqual(monthStart(until));
  const gone = partitionOf(monthStart(until, -1));
  expect((await service.db.knex.raw('select to_regclass(?) as name', [gone])).rows).toEqual([{ name: null }]);
});
