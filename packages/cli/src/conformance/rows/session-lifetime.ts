// How long a sign-in session lives. The guides say five minutes.
import type { Kit } from '../kit.ts';
import { clockOf } from '../limits.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Row } from '../row.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('session', 'cliAuthPoll');
export const LIFETIME = 300;
const SLACK = 2;

async function start(kit: Kit): Promise<{ state: string; left: number; data: Body }> {
  const reply = await kit.ask('cliAuthStart');
  const data = expectSuccess(reply).data as Body;
  const left = Date.parse(String(data.expires_at)) / 1000 - clockOf(reply, kit.now());
  return { state: String(data.state), left, data };
}

async function announced(kit: Kit): Promise<void> {
  const { left, data } = await start(kit);
  expectThat(Math.abs(left - LIFETIME) <= SLACK, `a session that expires in ${LIFETIME} seconds`, left);
  const interval = Number(data.interval_seconds);
  expectThat(interval >= 1 && interval <= 10, 'an interval of some seconds', interval);
  const texts = [data.state, data.user_code, data.auth_url].map(String);
  const again = (await start(kit)).data;
  const others = [again.state, again.user_code, again.auth_url].map(String);
  expectThat(
    texts.every((text, i) => text !== others[i]),
    'a state, a code and an address for each session',
    others,
  );
  expectThat(/^[\w.~-]{22,}$/.test(String(data.state)), 'a state of at least 128 random bits', data.state);
}

const pollOf = (kit: Kit, state: string) => kit.ask('cliAuthPoll', { query: { state } });
const stateOf = async (kit: Kit, state: string): Promise<Body> => expectSuccess(await pollOf(kit, state)).data as Body;

/** The session waits until shortly before its end, and has expired shortly after it. */
async function expires(kit: Kit): Promise<void> {
  const { state } = await start(kit);
  await kit.wait(LIFETIME - 10, 'a sign-in session expires.');
  expectFields(await stateOf(kit, state), { status: 'pending' });
  await kit.wait(10 + SLACK, 'a sign-in session expires.');
  expectFields(await stateOf(kit, state), { status: 'expired', token: undefined });
  const reply = await kit.ask('cliAuthCallback', { body: { state, id_token: 'x' } });
  expectError('cliAuthCallback', reply, 'sessionExpired');
}

export const sessionRows: Row[] = [
  shown('a started session', 'five minutes, and secrets of its own', announced, ['testEvents']),
  shown('a session after five minutes', 'expired', expires, ['testEvents', 'slow']),
];
