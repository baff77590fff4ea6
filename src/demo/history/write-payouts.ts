// How the steps about payouts are written: by the functions that requests use.
import { contract } from '../../contract/index.ts';
import { DEMO_OWNER } from '../../common/demo.ts';
import type { Act } from '../../payouts/rules.ts';
import { SECOND } from '../../lib/clock.ts';
import { changeOwnPartner } from '../../portal/read.ts';
import { addPayoutMethod } from '../../payout-methods/write.ts';
import { actOnItems } from '../../payouts/items.ts';
import { createPayout, termsOf } from '../../payouts/create.ts';
import { itemsOfProgram, type ItemFilter } from '../../payouts/read.ts';
import { changePayoutSettings } from '../../payouts/settings.ts';
import type { Note } from '../../common/audit.ts';
import { accountOfAddress } from '../../accounts/people.ts';
import type { StepOf } from './steps.ts';
import { existing, programIdOf, type World } from './world.ts';
import type { Writers } from './write-steps.ts';

const LIMITS = {
  waitMs: contract.limits.payoutMethodWaitSeconds * SECOND,
  mostInADay: contract.limits.payoutMethodsPerDay,
};
/** More than the demo has partners. */
const ALL_ITEMS = { after: undefined, ascending: true, limit: 100 };

const partnerOf = ({ partners }: World, email: string): number => existing(partners, email);

/** As the partner, whom the audit log then names. */
function noteOf(world: World, partnerId: number, at: Date): Note {
  const note = world.noteAt(at);
  return (entries) => note([entries].flat().map((entry) => ({ ...entry, partnerId })));
}

async function addMethod(world: World, { name, email, paypal, at }: StepOf<'method'>): Promise<void> {
  const { parseDestination } = await import('../../payout-methods/rules.ts');
  const partnerId = partnerOf(world, email);
  const account = { holder: name, holderKind: 'institution', destination: parseDestination('email', paypal)! } as const;
  const wanted = { partnerId, kind: 'paypal', currency: null, ...account, at } as const;
  await addPayoutMethod(world.tx, noteOf(world, partnerId, at), world.deps.secretKey, wanted, LIMITS);
}

async function create(world: World, { at }: StepOf<'payout'>): Promise<void> {
  const { tx, deps } = world;
  const note = world.noteAt(at);
  const { account_id: by } = await accountOfAddress(tx, DEMO_OWNER, at, note);
  const terms = await termsOf(tx, programIdOf(world), {}, at);
  const nothing = { partnerships: undefined, note: undefined, expectedVersion: undefined, maxTotalCents: undefined };
  const created = await createPayout(tx, note, deps.secretKey, { ...terms, ...nothing, by, at });
  if (created.kind !== 'created') throw new Error(`the payout of the history was refused: ${created.error}`);
  world.payoutId = created.id;
}

/** Does an act to the items of the newest payout. */
async function actOn(world: World, act: Act, at: Date, filter: ItemFilter = {}): Promise<void> {
  const [programId, payoutId] = [programIdOf(world), world.payoutId!];
  const items = await itemsOfProgram(world.tx, programId, { ...filter, payoutId }, ALL_ITEMS);
  const which = { ids: items.map(({ id }) => id) };
  await actOnItems(world.tx, world.noteAt(at), { programId, payoutId, which, act, at });
}

export const PAYOUT_WRITERS: Pick<Writers, 'settings' | 'method' | 'details' | 'payout' | 'pay' | 'return'> = {
  settings: (world, { change, at }) =>
    changePayoutSettings(world.tx, world.noteAt(at), world.deps.secretKey, { programId: programIdOf(world), change }),
  method: addMethod,
  details(world, { email, name, details, at }) {
    const id = partnerOf(world, email);
    return changeOwnPartner(world.tx, noteOf(world, id, at), { id, name, ...details });
  },
  payout: create,
  pay: (world, { reference, at }) => actOn(world, { kind: 'pay', paidAt: at, reference }, at),
  return: (world, { email, reason, at }) =>
    actOn(world, { kind: 'fail', reason }, at, { partnerId: partnerOf(world, email) }),
};
