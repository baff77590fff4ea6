import { unique } from '../call.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Row } from '../row.ts';
import { fieldRows } from './fields.ts';
import { methodRows, readingRows } from './reading.ts';

type Body = Record<string, unknown>;
const start = rowsOf('auth-start', 'cliAuthStart');
const poll = rowsOf('auth-poll', 'cliAuthPoll');
const callback = rowsOf('auth-callback', 'cliAuthCallback');

/** Starts a session in which nobody will sign in. It expires after five minutes. */
async function startSession(kit: Kit): Promise<Body> {
  return expectSuccess(await kit.ask('cliAuthStart')).data as Body;
}

async function expectPending(kit: Kit, state: unknown): Promise<void> {
  const { data } = expectSuccess(await kit.ask('cliAuthPoll', { query: { state: String(state) } }));
  expectFields(data as Body, { status: 'pending', token: undefined, email: undefined, advertiser_id: undefined });
}

/** Of a repeated parameter the first value counts. */
async function repeatState(kit: Kit): Promise<void> {
  const state = String((await startSession(kit)).state);
  const pollWith = (...states: string[]) =>
    kit.ask('cliAuthPoll', { query: states.map((one): [string, string] => ['state', one]) });
  const { data } = expectSuccess(await pollWith(state, unique('state')));
  expectFields(data as Body, { status: 'pending' });
  expectError('cliAuthPoll', await pollWith(unique('state'), state), 'sessionNotFound');
  expectError('cliAuthPoll', await pollWith('', state), 'stateMissing');
}

/** An ID token with a valid form that no issuer has signed. */
const forged = (): string =>
  [{ alg: 'none' }, { sub: 'nobody', email: 'nobody@example.com', exp: 4102444800 }, 'signature']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');

/** A forged token is rejected and does not change the session. */
async function forge(kit: Kit): Promise<void> {
  const { state } = await startSession(kit);
  for (const id_token of [forged(), 'x']) {
    expectError('cliAuthCallback', await kit.ask('cliAuthCallback', { body: { state, id_token } }), 'idTokenInvalid');
  }
  await expectPending(kit, state);
}

/** Two starts create two sessions, and their URLs belong to the deployment. */
async function startTwice(kit: Kit): Promise<void> {
  const [first, second] = [await startSession(kit), await startSession(kit)];
  expectThat(first.state !== second.state, 'a state of its own for each session', second.state);
  const named = new URL(String(first.poll_url)).searchParams.get('state');
  expectThat(named === first.state, `an address with the state ${String(first.state)}`, first.poll_url);
  // The page's URL must not contain the state: URLs are stored in browser histories and logs.
  const shown = String(first.auth_url).includes(String(first.state));
  expectThat(!shown, 'a page whose address does not contain the state', first.auth_url);
}

const unknown = (more: Body = {}): { body: Body } => ({ body: { state: unique('state'), id_token: 'x', ...more } });

export const authRows: Row[] = [
  start.shown('two sessions', '200', startTwice, ['testEvents']),
  start.answered('a body that nobody asks for', { body: '{"x":' }),
  ...methodRows('auth-start', 'cliAuthStart', undefined),
  poll.shown(
    'a session that waits',
    '200 pending',
    async (kit) => expectPending(kit, (await startSession(kit)).state),
    ['testEvents'],
  ),
  poll.refused('no state', {}, 'stateMissing'),
  poll.refused('an empty state', { query: { state: '' } }, 'stateMissing'),
  poll.refused('the state in a parameter State', { query: { State: unique('state') } }, 'stateMissing'),
  poll.shown('two states', 'the first counts', repeatState, ['testEvents']),
  poll.refused('an unknown state', { query: { state: unique('state') } }, 'sessionNotFound'),
  poll.refused('U+0000 in the state', { query: { state: 'x\0' } }, 'textNotStorable'),
  ...methodRows('auth-poll', 'cliAuthPoll', undefined),
  ...fieldRows({ endpoint: 'auth-callback', id: 'cliAuthCallback', valid: () => Promise.resolve(unknown()) }),
  callback.refused('neither field', { body: {} }, 'fieldsMissing'),
  callback.refused('an unknown state', () => unknown(), 'sessionNotFound'),
  callback.shown('a forged id_token', '401 idTokenInvalid, and the session waits', forge, ['testEvents']),
  ...readingRows('auth-callback', 'cliAuthCallback', undefined),
  ...methodRows('auth-callback', 'cliAuthCallback', undefined),
];
