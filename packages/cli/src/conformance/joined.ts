// Programs of which the account of the API token is a partner.
import type { OperationId } from '@referral-tracking/shared/contract';
import { clickOn } from './campaign.ts';
import type { Kit } from './kit.ts';
import { newCode } from './operator.ts';
import { dataOf, makeOwned, manage, type OwnedProgram } from './owned.ts';
import { NotAsked } from './outcome.ts';

type Body = Record<string, unknown>;
type Asking = Pick<Kit, 'ask' | 'target'>;

/** A program of the account that the account has joined too. */
export interface JoinedProgram extends OwnedProgram {
  /** the account */
  partnerId: number;
}

/** Creates a program that every partner may join, and joins it. An account that is no partner becomes one. */
export async function makeJoined(kit: Asking, more: Body = {}): Promise<JoinedProgram> {
  const program = await makeOwned(kit, { join_policy: 'open', partner_links: true, ...more });
  dataOf(await manage(kit, 'joinProgram', {}, { body: { slug: program.slug } }));
  const { id } = dataOf<{ id: number }>(await manage(kit, 'getProfile'));
  return { ...program, partnerId: id };
}

/** Two records of the partner for each list of the program. */
async function fill(kit: Asking, { id, partnerId }: JoinedProgram): Promise<void> {
  const make = async (operation: OperationId, body: Body) =>
    dataOf(await manage(kit, operation, { program_id: id }, { body }));
  for (const amount_cents of [100, 200]) {
    await clickOn(kit, { aff: (await make('createOwnLink', { code: newCode() })).code as string });
    await make('createAdjustment', { partner_id: partnerId, amount_cents, reason: 'A correction' });
  }
}

/** A program of the partner that the account is: with `write` a new one with records, otherwise the newest one. */
export async function readJoined(kit: Asking): Promise<number> {
  if (kit.target.write) {
    const program = await makeJoined(kit);
    await fill(kit, program);
    return program.id;
  }
  const programs = dataOf<{ id: number }[]>(await manage(kit, 'listOwnPrograms', {}, { query: { limit: '1' } }));
  if (!programs[0]) throw new NotAsked('the account of the API token is a partner of no program; needs --write');
  return programs[0].id;
}
