// What is created: the answer is what its list shows, and what is read alone.
import type { OperationId } from '@referral-tracking/shared/contract';
import { unique } from '../call.ts';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { newCode } from '../operator.ts';
import { newSecret } from '../payment-events.ts';
import { rowsOf, type Need, type Row } from '../row.ts';
import { within } from './managed-flows.ts';
import { expectSame } from './managed-settings.ts';
import { inDays } from '../days.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'getProgram');
const WRITES: readonly Need[] = ['apiToken', 'write'];

interface Creation {
  create: OperationId;
  list: OperationId;
  body: Body;
  /** the record in the answer, if it is not the answer itself */
  record?: (data: Body) => unknown;
  /** the request is about another record, too */
  ofAnother?: true;
}

const itself = (data: Body): unknown => data;
const address = (): string => `${unique('person')}@conformance.example`;
const invitation = ({ invitation: made }: Body): unknown => made;

/** Whatever can be created in a program; of fields that may be left out, all. */
const creations = (kit: Kit, domain: string, partner_id: number): Creation[] => {
  const destination = `https://${domain}/pricing?via=x`;
  const adjustment = { partner_id, amount_cents: -7, reason: unique('A reason'), currency: 'USD' };
  const rotate_by = inDays(kit, 7);
  const invited = { invitations: [{ email: address(), name: unique('Ada') }] };
  return [
    { create: 'createOwnLink', list: 'listOwnLinks', body: { code: newCode(), destination } },
    { create: 'createOwnLink', list: 'listLinks', body: { code: newCode(), destination: null } },
    { create: 'createLink', list: 'listLinks', body: { partner_id, code: newCode(), destination, enabled: false } },
    { create: 'createAdjustment', list: 'listCommissions', body: adjustment },
    { create: 'connectProcessor', list: 'listProcessors', body: { type: 'stripe', webhook_secret: newSecret() } },
    {
      create: 'connectProcessor',
      list: 'listProcessors',
      body: { type: 'stripe', webhook_secret: newSecret(), account: `acct_${unique('a').replaceAll('-', '')}` },
    },
    {
      create: 'createMemberInvitation',
      list: 'listMemberInvitations',
      body: { email: address(), role: 'viewer' },
      record: invitation,
    },
    {
      create: 'invitePartners',
      list: 'listInvitations',
      body: invited,
      record: (results) => invitation((results as unknown as Body[])[0]!),
    },
    { create: 'rotateKey', list: 'listKeys', body: { rotate_by }, record: ({ key }) => key, ofAnother: true },
  ];
};

/** The newest record of the list is the one that was created, with what was sent. */
async function created(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  const { done } = within(kit, program);
  for (const one of creations(kit, program.domain, program.partnerId)) {
    const { create, list, body, record = itself, ofAnother = false } = one;
    const made = record(await done(create, {}, body)) as Body;
    const [newest] = await done<Body[]>(list, {}, undefined, { limit: '1' });
    expectSame(newest, made, `${list} after ${create}`);
    if (ofAnother) continue;
    const shows = Object.fromEntries(Object.keys(body).flatMap((name) => (name in made ? [[name, made[name]]] : [])));
    const sent = Object.fromEntries(Object.keys(shows).map((name) => [name, body[name]]));
    expectSame(shows, sent, `the answer to ${create}`);
  }
}

/** The accounts of a processor are those that were named when it was connected. */
async function accounts(kit: Kit): Promise<void> {
  const { done } = within(kit, await makeJoined(kit));
  const named = [1, 2].map(() => `acct_${unique('a').replaceAll('-', '')}`);
  const known: string[] = [];
  for (const account of [undefined, ...named]) {
    if (account !== undefined) known.push(account);
    const webhook_secret = newSecret();
    const made = await done('connectProcessor', {}, { type: 'stripe', webhook_secret, ...(account && { account }) });
    const sorted = (list: unknown): string[] => [...(list as string[])].sort();
    expectSame(sorted(made.accounts), [...known].sort(), 'the accounts of a processor');
    for (const one of await done<Body[]>('listProcessors')) {
      expectSame(sorted(one.accounts), [...known].sort(), 'the accounts in the list of processors');
    }
  }
}

/** A link whose page the program has given up still changes in all other fields. */
async function orphaned(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  const { done, refused } = within(kit, program);
  const [own, other] = [`https://${program.domain}`, `https://${unique('shop')}.example`];
  await done('replaceOrigins', {}, { origins: [own, other] });
  const link = await done('createOwnLink', {}, { code: newCode(), destination: `${other}/a` });
  const ids = { link_id: link.id };
  await done('replaceOrigins', {}, { origins: [own] });
  for (const enabled of [false, true, false]) {
    expectSame(await done('updateLink', ids, { enabled }), { ...link, enabled }, 'a link that is switched');
  }
  await refused('destinationInvalid', 'updateLink', ids, { destination: `${other}/b` });
  const without = await done('updateLink', ids, { destination: null });
  expectSame(without, { ...link, enabled: false, destination: null, url: without.url }, 'a link without a destination');
}

export const managedCreatedRows: Row[] = [
  shown('everything that can be created', 'in its list as it was answered', created, WRITES),
  shown('processors with accounts', 'the accounts that were named', accounts, WRITES),
  shown('a link to a page that is given up', 'it can be switched off', orphaned, WRITES),
];
