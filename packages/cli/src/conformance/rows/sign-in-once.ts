// A sign-in on the command line has one outcome: for one poll, of the last confirmation, and by its own state.
import { checkAnswer } from '../answer.ts';
import { operationEntry } from '@referral-tracking/shared/contract';
import { foreignTo } from '../foreign.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { openBrowser, type Form } from '../pages.ts';
import { emailForm, newAddress } from '../people.ts';
import { expectError, expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { dataOf, decisionForm, poll, signIn, start } from './signed-in.ts';

const { shown } = rowsOf('session', 'cliAuthPoll');
const SIGNS_IN: readonly Need[] = ['testEvents', 'write'];
const TIMES = 5;

/** Of polls at the same time, one gets the token. They are not sent in turn, as others of one rate limit are. */
async function polls(kit: Kit): Promise<void> {
  const state = await signIn(kit, newAddress());
  const sent = Array.from({ length: TIMES }, () => kit.askRaw('cliAuthPoll', { query: { state } }));
  const { method, path } = operationEntry('cliAuthPoll');
  const replies = (await Promise.all(sent)).map((reply) => ({
    ...reply,
    seen: checkAnswer({ method: method.toUpperCase(), path, headers: {} }, reply, foreignTo(kit.target.baseUrl)),
  }));
  const statuses = replies.map(({ status }) => status);
  expectThat(
    statuses.filter((status) => status === 200).length === 1,
    `one of ${TIMES} polls to get the token`,
    statuses,
  );
  for (const reply of replies) if (reply.status !== 200) expectError('cliAuthPoll', reply, 'sessionConsumed');
}

/** What the page's address names is not the state: nobody who sees the address can get the token. */
async function handles(kit: Kit): Promise<void> {
  const { state, page } = await start(kit);
  const handle = new URL(page.url).searchParams.get('handle') ?? '';
  expectThat(handle !== '' && handle !== state, 'a handle that is not the state', handle);
  expectError('cliAuthPoll', await poll(kit, handle), 'sessionNotFound');
  const callback = await kit.ask('cliAuthCallback', { body: { state: handle, id_token: 'x' } });
  expectError('cliAuthCallback', callback, 'sessionNotFound');
  expectFields(await dataOf(kit, state), { status: 'pending', token: undefined });
}

const confirm = async (browser: ReturnType<typeof openBrowser>, form: Form): Promise<Form> => {
  const issuer = emailForm(await browser.submit(form));
  expectThat(issuer !== undefined, 'the page of the issuer after the confirmation', issuer);
  return issuer;
};

/** The last confirmation counts, and what somebody decides afterwards on an old page changes nothing. */
async function confirmations(kit: Kit): Promise<void> {
  const { state, browser, page } = await start(kit);
  const [yes, no] = [decisionForm(page, 'yes'), decisionForm(page, 'no')];
  const first = await confirm(browser, yes);
  const other = openBrowser();
  const [email, stranger] = [newAddress(), newAddress()];
  const second = await confirm(other, decisionForm(await other.open(page.url), 'yes'));
  const late = await browser.submit(first, { email: stranger });
  expectThat(late.status >= 400, 'a page that refuses a confirmation that was replaced', late.status);
  expectFields(await dataOf(kit, state), { status: 'pending', token: undefined });
  const done = await other.submit(second, { email });
  expectThat(done.status === 200, 'a page that says that you are signed in', done.status);
  for (const form of [no, yes]) {
    const used = await browser.submit(form);
    expectThat(used.status >= 400 && emailForm(used) === undefined, 'a page that says that it is over', used.url);
  }
  expectFields(await dataOf(kit, state), { status: 'complete', email });
}

/** A sign-in that was stopped cannot be confirmed any more, by no page and no browser. */
async function stopped(kit: Kit): Promise<void> {
  const { state, browser, page } = await start(kit);
  const confirmed = await confirm(browser, decisionForm(page, 'yes'));
  const other = openBrowser();
  await other.submit(decisionForm(await other.open(page.url), 'no'));
  for (const form of [confirmed, decisionForm(page, 'yes')]) {
    const refused = await browser.submit(form, { email: newAddress() });
    expectThat(emailForm(refused) === undefined, 'a page that says that it is over', refused.url);
  }
  expectFields(await dataOf(kit, state), { status: 'expired', token: undefined });
}

export const signInOnceRows: Row[] = [
  shown('several polls of a sign-in at once', 'the token for one of them', polls, SIGNS_IN),
  shown("the handle in the address of a sign-in's page", '404 sessionNotFound', handles, SIGNS_IN),
  shown('a sign-in that two browsers confirm', 'the last confirmation counts', confirmations, SIGNS_IN),
  shown('a sign-in that was confirmed and then stopped', 'expired', stopped, SIGNS_IN),
];
