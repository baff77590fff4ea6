// The audit log of a program after the operator's commands: each change as the operator's, with the fields that differ, and
// nothing for a command that is refused.
import { clickOn, leadIn } from '../campaign.ts';
import { inDays } from '../days.ts';
import { makeJoined, type JoinedProgram } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { newCode, operate, type Flags } from '../operator.ts';
import { Mismatch } from '../outcome.ts';
import { newSecret } from '../payment-events.ts';
import { newAddress } from '../people.ts';
import { expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { within } from './managed-flows.ts';
import { expectSame } from './managed-settings.ts';

type Body = Record<string, unknown>;
type Calls = ReturnType<typeof within>;
const { shown } = rowsOf('managed-records', 'listAuditLog');
const OPERATES: readonly Need[] = ['apiToken', 'write', 'operator'];

/** An entry that a command adds: the action, the record, and the fields that differ if they are known. */
type Entry = [action: string, target?: number | undefined, before?: Body | undefined, after?: Body | undefined];
interface Step {
  command: string;
  flags: Flags;
  /** the newest first */
  adds: Entry[];
}

const logOf = ({ done }: Calls): Promise<Body[]> => done<Body[]>('listAuditLog', {}, undefined, { limit: '100' });

function expectEntry(entry: Body, [action, target, before, after]: Entry): void {
  const { kind, id, email } = entry.actor as Body;
  expectFields({ kind, id, email }, { kind: 'operator', id: null, email: null });
  expectFields(entry, { action, credential: null, request_id: null });
  const about = entry.target as Body;
  expectFields(about, { kind: action.split('.')[0], ...(target !== undefined && { id: target }) });
  if (before) expectSame(entry.before, before, `the fields before ${action}`);
  if (after) expectSame(entry.after, after, `the fields after ${action}`);
}

/** The command adds these entries, and no others. */
async function expectStep(kit: Kit, calls: Calls, { command, flags, adds }: Step): Promise<void> {
  const before = await logOf(calls);
  await operate(kit, command, flags).catch((error: unknown) => {
    if (adds.length > 0) throw error;
  });
  const after = await logOf(calls);
  const added = after.slice(0, after.length - before.length);
  const [found, expected] = [added.map(({ action }) => action).join(), adds.map(([action]) => action).join()];
  if (found !== expected) throw new Mismatch(`expected ${expected || 'no entry'} after ${command}; came ${found}`);
  for (const [place, entry] of adds.entries()) expectEntry(added[place]!, entry);
  expectSame(after.slice(added.length), before, `the earlier entries after ${command}`);
}

/** What the operator does with a partner and a link. */
async function ofPartner(kit: Kit, { id, partnerId }: JoinedProgram): Promise<Step[]> {
  const { partner_id } = await operate(kit, 'partner create', { name: 'Ada', email: newAddress() });
  const partner = partner_id as number;
  const [code, which] = [newCode(), { 'partner-id': partner, 'program-id': id }];
  const [joined, left] = [{ status: 'joined' }, { status: 'left' }];
  const [on, off] = [{ enabled: true }, { enabled: false }];
  return [
    { command: 'partner leave', flags: which, adds: [] },
    { command: 'partner join', flags: which, adds: [['partner.join', partner, {}, joined]] },
    { command: 'partner leave', flags: which, adds: [['partner.leave', partner, joined, left]] },
    { command: 'partner leave', flags: which, adds: [] },
    { command: 'partner join', flags: which, adds: [['partner.join', partner, left, joined]] },
    {
      command: 'link create',
      flags: { code, 'program-id': id, 'partner-id': partnerId },
      adds: [['link.create', undefined, {}]],
    },
    { command: 'link create', flags: { code, ...which }, adds: [] },
    { command: 'link disable', flags: { code }, adds: [['link.update', undefined, on, off]] },
    { command: 'link enable', flags: { code }, adds: [['link.update', undefined, off, on]] },
  ];
}

/** What the operator does with the program itself. */
const ofProgram = (kit: Kit, { id, domain }: JoinedProgram): Step[] => {
  const program = { 'program-id': id };
  const [added, secret] = [`https://shop.${domain}`, newSecret()];
  const account = `acct_${newCode()}`;
  const origins = [`https://${domain}`, `https://www.${domain}`];
  const renamed: Entry = ['program.update', id, { name: 'Conformance' }, { name: 'Of the operator' }];
  const rotate_by = inDays(kit, 7);
  return [
    { command: 'program update', flags: { ...program, name: 'Of the operator' }, adds: [renamed] },
    { command: 'program update', flags: { ...program, 'commission-rate': 101 }, adds: [] },
    {
      command: 'program update',
      flags: { ...program, 'add-allowed-origin': added },
      adds: [['program.origins', id, { origins }, { origins: [...origins, added].sort() }]],
    },
    {
      command: 'stripe connect',
      flags: { ...program, 'webhook-secret': secret, account },
      adds: [
        ['program.accounts', id, { stripe_accounts: [] }, { stripe_accounts: [account] }],
        ['processor.connect', undefined, {}],
      ],
    },
    {
      command: 'stripe disconnect',
      flags: { ...program, 'webhook-secret': secret },
      adds: [
        ['program.accounts', id, { stripe_accounts: [account] }, { stripe_accounts: [] }],
        ['processor.disconnect', undefined, undefined, {}],
      ],
    },
    { command: 'stripe disconnect', flags: { ...program, 'webhook-secret': secret }, adds: [] },
    { command: 'key mark', flags: { ...program, 'rotate-by': rotate_by }, adds: [['key.mark']] },
    {
      command: 'key regenerate',
      flags: program,
      adds: [['key.create', undefined, {}], ['key.revoke']],
    },
  ];
};

/** What the operator does with a commission and a customer. */
async function ofCustomer(kit: Kit, program: JoinedProgram, { done }: Calls): Promise<Step[]> {
  const { code } = await done('createOwnLink', {}, {});
  const click_id = await clickOn(kit, { aff: String(code) });
  expectSuccess(await leadIn(kit, program, { click_id }));
  const adjustment = { partner_id: program.partnerId, amount_cents: 5, reason: 'A correction' };
  const commission = (await done('createAdjustment', {}, adjustment)).id as number;
  const [customer] = await done<{ id: number }[]>('listCustomers');
  const [which, whose] = [{ 'commission-id': commission }, { 'program-id': program.id, 'click-id': click_id }];
  const step = (from: string, to: string): [Body, Body] => [{ status: from }, { status: to }];
  return [
    { command: 'commission pay', flags: which, adds: [] },
    {
      command: 'commission approve',
      flags: which,
      adds: [['commission.approve', commission, ...step('pending', 'approved')]],
    },
    { command: 'commission pay', flags: which, adds: [['commission.pay', commission, ...step('approved', 'paid')]] },
    { command: 'commission pay', flags: which, adds: [] },
    { command: 'customer export', flags: whose, adds: [['customer.export', customer!.id, {}, {}]] },
    { command: 'customer erase', flags: whose, adds: [['customer.erase', customer!.id, { erased_at: null }]] },
  ];
}

async function log(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  const calls = within(kit, program);
  const steps = [
    ...(await ofPartner(kit, program)),
    ...(await ofCustomer(kit, program, calls)),
    ...ofProgram(kit, program),
  ];
  for (const step of steps) await expectStep(kit, calls, step);
}

export const operatorLogRows: Row[] = [
  shown('each command that changes a program, in the audit log', 'the operator, and what differs', log, OPERATES),
];
