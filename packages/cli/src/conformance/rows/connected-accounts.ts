// The accounts of Stripe Connect of a program stay while any of its secrets does, and go with the last one.
import type { Kit } from '../kit.ts';
import { eventually, operate } from '../operator.ts';
import { makeOwned } from '../owned.ts';
import { unique } from '../call.ts';
import { expectThat } from '../outcome.ts';
import { checkout, expectResult, newSecret, type Connection } from '../payment-events.ts';
import { expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { within } from './managed-flows.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'stripeWebhook');
const WRITES: readonly Need[] = ['apiToken', 'write'];
type Calls = ReturnType<typeof within>;

const newAccount = (): string => `acct_${unique('conformance').replaceAll('-', '')}`;

/** The results of events of an account that the program accepts, and of one that it does not. Nobody is named. */
const ACCEPTED = 'customer_not_named';

/** The connections that are left, each with these accounts, whose events are accepted and no others. */
async function expectAccounts(
  kit: Kit,
  { done }: Calls,
  {
    connection,
    secrets,
    accounts,
    others,
  }: { connection: Connection; secrets: number } & Record<'accounts' | 'others', string[]>,
): Promise<void> {
  const listed = await done<Body[]>('listProcessors');
  expectThat(listed.length === secrets, `${secrets} secrets`, listed);
  const expected = [...accounts].sort().join();
  for (const { accounts: found } of listed) {
    const sorted = [...(found as string[])].sort().join();
    expectThat(sorted === expected, `the accounts ${expected}`, found);
  }
  for (const account of accounts) await expectResult(kit, checkout({}, { account }), ACCEPTED, connection);
  for (const account of others) await expectResult(kit, checkout({}, { account }), 'ignored', connection);
  await expectResult(kit, checkout({}), ACCEPTED, connection);
}

/** Secrets come and go. */
async function bySecrets(kit: Kit): Promise<void> {
  const { id: programId } = await makeOwned(kit);
  const calls = within(kit, { id: programId });
  const [first, second, third] = [newAccount(), newAccount(), newAccount()];
  const connect = async (account?: string) => {
    const secret = newSecret();
    const body = { type: 'stripe', webhook_secret: secret, ...(account !== undefined && { account }) };
    const { id } = await calls.done('connectProcessor', {}, body);
    return { processor_id: id, connection: { programId, secret } };
  };
  const disconnect = ({ processor_id }: Body) => calls.done('disconnectProcessor', { processor_id });
  const expected = async (connection: Connection, secrets: number, accounts: string[]) => {
    const others = [first, second, third].filter((one) => !accounts.includes(one));
    await expectAccounts(kit, calls, { connection, secrets, accounts, others });
  };
  const oldest = await connect(first);
  await expected(oldest.connection, 1, [first]);
  const next = await connect(second);
  await expected(oldest.connection, 2, [first, second]);
  await disconnect(oldest);
  await expected(next.connection, 1, [first, second]);
  const plain = await connect();
  await disconnect(next);
  await expected(plain.connection, 1, [first, second]);
  // A fourth secret takes the place of the oldest.
  for (let n = 1; n <= 3; n++) await connect();
  const last = await connect(third);
  await expected(last.connection, 3, [first, second, third]);
  for (const { id } of await calls.done<Body[]>('listProcessors')) await disconnect({ processor_id: id });
  const anew = await connect();
  await expected(anew.connection, 1, []);
}

/** The operator removes a secret, an account, or everything. */
async function byCommands(kit: Kit): Promise<void> {
  const { id: programId } = await makeOwned(kit);
  const calls = within(kit, { id: programId });
  const [first, second] = [newAccount(), newAccount()];
  const stripe = (verb: string, flags: Record<string, string>) =>
    operate(kit, `stripe ${verb}`, { 'program-id': programId, ...flags });
  const [old, present] = [newSecret(), newSecret()];
  const connection = { programId, secret: present };
  await stripe('connect', { 'webhook-secret': old, account: first });
  await stripe('connect', { 'webhook-secret': present, account: second });
  await stripe('disconnect', { 'webhook-secret': old });
  const both = { connection, secrets: 1, accounts: [first, second], others: [] };
  await eventually(kit, () => expectAccounts(kit, calls, both));
  expectFields(await stripe('disconnect', { account: first }), { program_id: programId, connected: true });
  await eventually(kit, () => expectAccounts(kit, calls, { ...both, accounts: [second], others: [first] }));
  expectFields(await stripe('disconnect', {}), { program_id: programId, connected: false });
  await stripe('connect', { 'webhook-secret': present });
  await eventually(kit, () => expectAccounts(kit, calls, { ...both, accounts: [], others: [first, second] }));
}

export const connectedAccountRows: Row[] = [
  shown('accounts of Stripe Connect while secrets come and go', 'accepted until the last one', bySecrets, WRITES),
  shown('accounts of Stripe Connect, by commands', 'accepted until they are removed', byCommands, [
    ...WRITES,
    'operator',
  ]),
];
