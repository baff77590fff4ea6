// What `expand` adds needs the scope of the added records, in every operation that has it.
import { operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { inDays } from '../days.ts';
import { newProgram, type Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { dataOf, type Ids } from '../owned.ts';
import { signInPerson, type Person } from '../people.ts';
import { SCOPES } from '../pictures/world.ts';
import { expectError, rowsOf, type Need, type Row } from '../row.ts';
import { querySchemas } from '../schema.ts';
import { MANAGED, nameOf } from './harmless.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('people', 'listCommissions');
const SIGNS_IN: readonly Need[] = ['apiToken', 'write'];

const EXPANDING = MANAGED.filter((id) => 'expand' in querySchemas(id));
const valuesOf = (id: OperationId): string[] => (querySchemas(id).expand!.enum ?? []).filter((one) => one !== null);
const scopeOf = (id: OperationId): string => operationEntry(id).access!.scope!;
/** The scope of the operation that shows a record of this kind. */
const scopeFor = (name: string): string => scopeOf(`get${name[0]!.toUpperCase()}${name.slice(1)}` as OperationId);

async function tokenOf(kit: Kit, { done }: Person, scopes: readonly string[]): Promise<string> {
  const body = { name: 'Conformance', scopes, all_programs: true, expires_at: inDays(kit, 30) };
  return String((await done('createToken', {}, body)).api_token);
}

/** A commission of a program whose owner is its partner too. */
async function commissionOf({ done }: Person): Promise<Ids> {
  const { program } = await done<{ program: Body }>('createProgram', {}, newProgram({ join_policy: 'open' }));
  await done('joinProgram', {}, { slug: program.slug });
  const ids = { program_id: program.id as number };
  const { id: partner_id } = await done('getProfile');
  const adjustment = { partner_id, amount_cents: 5, reason: 'A correction' };
  return { ...ids, commission_id: (await done('createAdjustment', ids, adjustment)).id as number };
}

/** With only the operation's own scope, with that and those of the value, and with all but one of these. */
async function scopes(kit: Kit, id: OperationId): Promise<void> {
  const person = await signInPerson(kit);
  const ids = await commissionOf(person);
  const ask = (key: string, query: Record<string, string> = {}) => kit.ask(id, { key, ids, query });
  const only = await tokenOf(kit, person, [scopeOf(id)]);
  dataOf(await ask(only));
  for (const expand of valuesOf(id)) {
    const needed = expand.split(',').map(scopeFor);
    const { error } = (await ask(only, { expand })).seen;
    expectThat(error === 'scopeMissing', `scopeMissing for expand=${expand} with ${scopeOf(id)} alone`, error);
    dataOf(await ask(await tokenOf(kit, person, [scopeOf(id), ...needed]), { expand }));
    for (const scope of needed) {
      const others = await tokenOf(
        kit,
        person,
        SCOPES().filter((one) => one !== scope),
      );
      expectError(id, await ask(others, { expand }), 'scopeMissing', { scope });
    }
  }
}

export const expandedScopeRows: Row[] = EXPANDING.map((id) =>
  shown(
    `each value of expand with and without its scopes, for ${nameOf(id)}`,
    '200, 403',
    (kit) => scopes(kit, id),
    SIGNS_IN,
  ),
);
