// A sign-in to its end. The kit can do it only where the development issuer runs, which signs in any address.
import type { Kit } from '../kit.ts';
import { clockOf } from '../limits.ts';
import { eventually, operate } from '../operator.ts';
import { expectThat, NotAsked } from '../outcome.ts';
import { formsOf, openBrowser, type Browser, type Form, type Page } from '../pages.ts';
import { emailForm, expectIssuer, newAddress } from '../people.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { LIFETIME } from './session-lifetime.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('session', 'cliAuthPoll');
const SIGNS_IN: readonly Need[] = ['testEvents', 'write'];

export const poll = (kit: Kit, state: string) => kit.ask('cliAuthPoll', { query: { state } });
export const dataOf = async (kit: Kit, state: string): Promise<Body> =>
  expectSuccess(await poll(kit, state)).data as Body;
const programsWith = (kit: Kit, token: string) => kit.ask('cliPrograms', { key: token });

export const decisionForm = (page: Page, decision: string): Form => {
  const form = formsOf(page).find(({ fields }) => fields.decision === decision);
  if (!form) throw new NotAsked('the page of the sign-in has no buttons that the kit knows');
  return form;
};

interface Started {
  state: string;
  browser: Browser;
  /** the page that asks for the confirmation */
  page: Page;
}

export async function start(kit: Kit): Promise<Started> {
  const reply = await kit.ask('cliAuthStart');
  expectIssuer(kit, clockOf(reply, kit.now()));
  const { state, auth_url, user_code } = expectSuccess(reply).data as Record<string, string>;
  const browser = openBrowser();
  const page = await browser.open(auth_url!);
  expectThat(page.status === 200 && page.text.includes(user_code!), `a page that shows ${user_code}`, page.status);
  return { state: state!, browser, page };
}

/** Goes through the pages of a sign-in with this address; returns the last one. */
async function enter(kit: Kit, email: string): Promise<{ state: string; last: Page }> {
  const { state, browser, page } = await start(kit);
  expectFields(await dataOf(kit, state), { status: 'pending' });
  const issuer = await browser.submit(decisionForm(page, 'yes'));
  const form = emailForm(issuer);
  if (!form) throw new NotAsked('a person signs in through a browser');
  return { state, last: await browser.submit(form, { email }) };
}

/** Signs in an address, which the session's state then stands for. */
export async function signIn(kit: Kit, email: string): Promise<string> {
  const { state, last } = await enter(kit, email);
  expectThat(last.status === 200, 'a page that says that you are signed in', last.status);
  return state;
}

/** The login token of an account, which the command line gets. */
export const loginTokenOf = async (kit: Kit, email: string): Promise<string> =>
  String((await dataOf(kit, await signIn(kit, email))).token);

/** The first poll hands out the token; every later one finds the session consumed. */
async function completed(kit: Kit): Promise<void> {
  const email = newAddress();
  const state = await signIn(kit, email);
  const callback = await kit.ask('cliAuthCallback', { body: { state, id_token: 'x' } });
  expectError('cliAuthCallback', callback, 'sessionNotFound');
  const { token, ...rest } = await dataOf(kit, state);
  expectFields(rest, { status: 'complete', email });
  expectThat(Number.isInteger(rest.advertiser_id), 'the advertiser of the account', rest.advertiser_id);
  for (let i = 0; i < 2; i++) expectError('cliAuthPoll', await poll(kit, state), 'sessionConsumed');
  expectThat(typeof token === 'string', 'a token in the first poll', typeof token);
  expectFields({ programs: (expectSuccess(await programsWith(kit, token)).data as unknown[]).length }, { programs: 0 });
  // With the token, the person uses the management API too.
  const managed = await kit.ask('listPrograms', { key: token });
  expectFields({ programs: (expectSuccess(managed).data as unknown[]).length }, { programs: 0 });
  // Another sign-in of the same person is the same account, with a token of its own.
  const again = await dataOf(kit, await signIn(kit, email));
  expectFields(again, { status: 'complete', email, advertiser_id: rest.advertiser_id });
  expectThat(again.token !== token, 'a token of its own for each sign-in', 'the same');
  expectSuccess(await programsWith(kit, token));
}

/** A consumed session is consumed, also after its end; a token that nobody has fetched by then is not handed out. */
async function afterTheEnd(kit: Kit): Promise<void> {
  const [consumed, complete] = [await signIn(kit, newAddress()), await signIn(kit, newAddress())];
  await dataOf(kit, consumed);
  await kit.wait(LIFETIME + 2, 'a sign-in session expires.');
  expectError('cliAuthPoll', await poll(kit, consumed), 'sessionConsumed');
  for (let i = 0; i < 2; i++) expectFields(await dataOf(kit, complete), { status: 'expired', token: undefined });
}

async function stopped(kit: Kit): Promise<void> {
  const { state, browser, page } = await start(kit);
  await browser.submit(decisionForm(page, 'no'));
  expectFields(await dataOf(kit, state), { status: 'expired', token: undefined });
  const reply = await kit.ask('cliAuthCallback', { body: { state, id_token: 'x' } });
  expectError('cliAuthCallback', reply, 'sessionExpired');
}

/** A suspension ends the tokens of an account, also one that was not handed out yet. */
async function suspended(kit: Kit): Promise<void> {
  const email = newAddress();
  const { token } = await dataOf(kit, await signIn(kit, email));
  const waiting = await signIn(kit, email);
  await operate(kit, 'account suspend', { email });
  await eventually(kit, async () =>
    expectError('cliPrograms', await programsWith(kit, String(token)), 'loginTokenInvalid'),
  );
  expectFields(await dataOf(kit, waiting), { status: 'expired', token: undefined });
  const refused = await enter(kit, email);
  expectThat(refused.last.status !== 200, 'a page that refuses the sign-in', refused.last.status);
  expectFields(await dataOf(kit, refused.state), { status: 'pending', token: undefined });
  await operate(kit, 'account reinstate', { email });
  expectError('cliPrograms', await programsWith(kit, String(token)), 'loginTokenInvalid');
  const again = await dataOf(kit, await signIn(kit, email));
  expectSuccess(await programsWith(kit, String(again.token)));
}

export const signedInRows: Row[] = [
  shown('a sign-in with the development issuer', 'the token, once', completed, SIGNS_IN),
  shown('a sign-in that is stopped on its page', 'expired', stopped, SIGNS_IN),
  shown('an account that is suspended', 'no token, until it is reinstated', suspended, [...SIGNS_IN, 'operator']),
  shown(
    'sessions that were completed, after five minutes',
    '400 sessionConsumed, or expired',
    afterTheEnd,
    [...SIGNS_IN, 'slow'],
    { lane: 'consumed session' },
  ),
];
