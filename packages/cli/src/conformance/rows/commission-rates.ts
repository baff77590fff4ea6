// The most that a rate may be, for each commission type, in every operation and command that sets one.
import { contract, operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { newProgram, type Kit } from '../kit.ts';
import { newCampaign, operate, type Flags } from '../operator.ts';
import { dataOf, makeOwned, NO_RECORD, type Ids } from '../owned.ts';
import { Mismatch, show } from '../outcome.ts';
import { expectError, expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { enumOf, requestSchema, resolve, type Schema } from '../schema.ts';
import { nameOf } from './harmless.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('init', 'cliInit');
const FIELDS = ['commission_type', 'commission_rate'] as const;

function schemaOf(id: OperationId): Schema {
  const { path, method, body } = operationEntry(id);
  return (body ? requestSchema(path, method) : undefined) ?? {};
}
const SETTING = (Object.keys(contract.operations) as OperationId[]).filter((id) =>
  FIELDS.every((name) => name in (schemaOf(id).properties ?? {})),
);

/** The greatest rate of a type. The types of a condition have another one than the field itself. */
function mostOf(id: OperationId, type: string): number {
  const schema = schemaOf(id);
  const { enum: named = [] } = schema.if?.properties?.commission_type ?? {};
  const { commission_rate } = ((named.includes(type) ? schema.then : undefined) ?? schema).properties!;
  return resolve(commission_rate!).maximum!;
}
const past = (most: number): number[] => [most + 0.01, most + 1, 2 * most];

const isLogin = (id: OperationId): boolean => operationEntry(id).credential === 'login';
const inProgram = (id: OperationId): boolean => operationEntry(id).path.includes('{program_id}');
const needsOf = (id: OperationId): Need[] => [isLogin(id) ? 'loginToken' : 'apiToken'];

/** Sends the terms, with all else that the request must have. */
async function send(kit: Kit, id: OperationId, ids: Ids, terms: Body) {
  const body = (schemaOf(id).required ?? []).includes('name') ? newProgram(terms) : terms;
  return kit.ask(id, { as: isLogin(id) ? 'login' : 'api', ids, body });
}

async function refused(kit: Kit, id: OperationId, programId: number): Promise<void> {
  for (const commission_type of enumOf(id, 'commission_type')) {
    for (const commission_rate of past(mostOf(id, commission_type))) {
      const reply = await send(kit, id, { program_id: programId }, { commission_type, commission_rate });
      expectError(id, reply, 'commissionRateTooHigh');
    }
  }
}

/** A rate alone is one of the type that the program has. */
async function refusedAlone(kit: Kit, id: OperationId): Promise<void> {
  for (const commission_type of enumOf(id, 'commission_type')) {
    const { id: program_id } = await makeOwned(kit, { commission_type });
    const most = mostOf(id, commission_type);
    for (const commission_rate of past(most)) {
      expectError(id, await send(kit, id, { program_id }, { commission_rate }), 'commissionRateTooHigh');
    }
    expectFields(dataOf(await send(kit, id, { program_id }, { commission_rate: most })), { commission_rate: most });
  }
}

async function accepted(kit: Kit, id: OperationId): Promise<void> {
  const ids: Ids = inProgram(id) ? { program_id: (await makeOwned(kit)).id } : {};
  for (const commission_type of enumOf(id, 'commission_type')) {
    for (const commission_rate of [0.01, mostOf(id, commission_type)]) {
      const terms = { commission_type, commission_rate };
      const data = dataOf(await send(kit, id, ids, terms));
      // The answer of the command line does not say the terms.
      const program = (data.program ?? data) as Body;
      if ('commission_rate' in program) expectFields(program, terms);
    }
  }
}

/** A command fails, and says why to the operator alone. */
async function expectRefused(kit: Kit, command: string, flags: Flags): Promise<void> {
  const printed = await operate(kit, command, flags).catch(() => undefined);
  if (printed !== undefined)
    throw new Mismatch(`expected that ${command} refuses ${show(flags)}; came ${show(printed)}`);
}

async function commands(kit: Kit): Promise<void> {
  const { id } = await newCampaign(kit);
  for (const type of enumOf('createProgram', 'commission_type')) {
    const most = mostOf('createProgram', type);
    const terms = (rate: number): Flags => ({ 'commission-type': type, 'commission-rate': rate });
    await expectRefused(kit, 'program create', { name: 'Conformance', domain: 'a.example', ...terms(most + 1) });
    await expectRefused(kit, 'program update', { 'program-id': id, ...terms(most + 1) });
    await operate(kit, 'program update', { 'program-id': id, ...terms(most) });
    // The rate alone is checked against the type that the program has.
    await expectRefused(kit, 'program update', { 'program-id': id, 'commission-rate': most + 1 });
    await newCampaign(kit, terms(most));
  }
}

export const commissionRateRows: Row[] = [
  ...SETTING.flatMap((id) => [
    shown(
      `a rate above the most of each commission type, for ${nameOf(id)}`,
      '400 commissionRateTooHigh',
      async (kit) => refused(kit, id, inProgram(id) ? (await makeOwned(kit)).id : NO_RECORD),
      inProgram(id) ? [...needsOf(id), 'write'] : needsOf(id),
    ),
    shown(`the least and the most of each commission type, for ${nameOf(id)}`, 'done', (kit) => accepted(kit, id), [
      ...needsOf(id),
      'write',
    ]),
  ]),
  ...SETTING.filter(inProgram).map((id) =>
    shown(
      `a rate alone in a program of each commission type, for ${nameOf(id)}`,
      'at most that of the type',
      (kit) => refusedAlone(kit, id),
      [...needsOf(id), 'write'],
    ),
  ),
  shown('rates of each commission type, in commands', 'at most that of the type', commands, ['operator', 'write']),
];
