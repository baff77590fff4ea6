// The session of a browser: its cookie, its time, and that a browser has one.
import { contract } from '@referral-tracking/shared/contract';
import { headerValue } from '../headers.ts';
import type { Kit } from '../kit.ts';
import { clockOf } from '../limits.ts';
import { expectThat } from '../outcome.ts';
import { openBrowser, setCookieOf, type SetCookie } from '../pages.ts';
import { emailForm, newAddress, signInPerson, type Person } from '../people.ts';
import { DAY } from '../days.ts';
import { expectError, expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { decisionForm, start } from './signed-in.ts';

const { shown } = rowsOf('people', 'getSession');
const SIGNS_IN: readonly Need[] = ['apiToken', 'write'];
const HOST_BOUND = '__Host-';
/** seconds; the guide says seven days */
const LIFETIME = (7 * DAY) / 1000;
const SLACK = 60;

/** Over plain http, browsers do not accept a name that is bound to the host. */
const isSession = ({ name }: SetCookie): boolean =>
  [contract.sessionCookie, contract.sessionCookie.replace(HOST_BOUND, '')].includes(name);

/** No script and no other site gets a cookie, and over https no other host and no plain connection does. */
function expectGuarded({ url, name, attributes }: SetCookie): void {
  const isSecure = url.startsWith('https:');
  const sites = String(attributes.samesite).toLowerCase();
  expectThat(attributes.httponly === true, `HttpOnly of ${name}`, attributes);
  expectThat(sites === 'lax' || sites === 'strict', `SameSite of ${name}`, attributes);
  expectThat((attributes.secure === true) === isSecure, `${isSecure ? '' : 'no '}Secure of ${name}`, attributes);
  expectThat(attributes.domain === undefined, `no Domain of ${name}`, attributes);
  expectThat(
    name.startsWith(HOST_BOUND) === isSecure,
    `a name that is ${isSecure ? '' : 'not '}bound to the host`,
    name,
  );
  const path = String(attributes.path);
  expectThat(isSecure ? path === '/' : path.startsWith('/'), `a Path of ${name}`, attributes);
}

/** Every cookie of both sign-ins, of which one is the session, and the header that deletes it. */
async function cookies(kit: Kit): Promise<void> {
  const browser = openBrowser();
  const person = await signInPerson(kit, undefined, browser);
  const all = [...browser.received()];
  for (const cookie of all) expectGuarded(cookie);
  const [session, ...more] = all.filter(isSession);
  expectThat(session !== undefined && more.length === 0, 'one cookie of a session', all);
  const { path, samesite, 'max-age': age } = session.attributes;
  expectFields({ path, samesite: String(samesite).toLowerCase() }, { path: '/', samesite: 'lax' });
  expectThat(Number(age) === LIFETIME, `Max-Age=${LIFETIME}`, age);
  // 128 random bits are 22 characters of base64.
  expectThat(/^[\w.~-]{22,}$/.test(session.value), 'a value that nobody guesses', session.value.length);
  const ended = await person.ask('endSession');
  const deleted = setCookieOf(headerValue(ended, 'deletedSession') ?? '', session.url);
  expectThat(deleted.value === '' && deleted.attributes['max-age'] === '0', 'a cookie that is deleted', deleted);
  expectThat(deleted.name === session.name, session.name, deleted.name);
  expectGuarded(deleted);
  expectFields(deleted.attributes, { path: '/', samesite });
}

/** The cookies with which a browser confirms a sign-in on the command line are guarded as well, and begin no session. */
async function cookiesOfCommandLine(kit: Kit): Promise<void> {
  const { browser, page } = await start(kit);
  const issuer = emailForm(await browser.submit(decisionForm(page, 'yes')));
  expectThat(issuer !== undefined, 'the page of the issuer', issuer);
  await browser.submit(issuer, { email: newAddress() });
  const all = browser.received();
  expectThat(all.length > 0, 'a cookie of the browser', all);
  for (const cookie of all) expectGuarded(cookie);
  expectThat(!all.some(isSession), 'no session of the browser', all);
}

/** A session ends seven days after it began at the latest, however often it is used. */
async function lifetime(kit: Kit): Promise<void> {
  const person = await signInPerson(kit);
  const reply = await person.ask('getSession');
  const now = clockOf(reply, kit.now());
  const { signed_in_at, expires_at, ended_at } = await person.done('getSession');
  const [began, ends] = [signed_in_at, expires_at].map((time) => Date.parse(String(time)) / 1000) as [number, number];
  // The issuer says when the person signed in, by its own clock.
  expectThat(began <= now + SLACK, 'a time of the sign-in that is over', signed_in_at);
  expectThat(Math.abs(ends - now - LIFETIME) <= SLACK, `an end in ${LIFETIME} seconds`, expires_at);
  expectFields({ ended_at }, { ended_at: null });
  await person.done('listPrograms');
  expectFields(await person.done('getSession'), { signed_in_at, expires_at, ended_at });
}

const expectEnded = async (person: Person): Promise<void> =>
  expectError('getSession', await person.ask('getSession'), 'credentialInvalid');
const expectOpen = async (person: Person): Promise<void> =>
  expectFields(await person.done('getSession'), { ended_at: null });

/** A browser has one session: a sign-in that is completed ends the one before, also that of another person. */
async function oneEach(kit: Kit): Promise<void> {
  const browser = openBrowser();
  const first = await signInPerson(kit, undefined, browser);
  const elsewhere = await signInPerson(kit, first.email);
  // A sign-in that is only begun ends nothing.
  await browser.open(`${kit.target.baseUrl}/sign-in`);
  await expectOpen(first);
  const again = await signInPerson(kit, first.email, browser);
  expectFields({ ...again }, { accountId: first.accountId, email: first.email });
  await expectEnded(first);
  await expectOpen(elsewhere);
  const other = await signInPerson(kit, undefined, browser);
  expectThat(other.accountId !== first.accountId, 'another account', other.accountId);
  await expectEnded(again);
  await expectOpen(elsewhere);
  await expectOpen(other);
}

export const browserSessionRows: Row[] = [
  shown('the cookies of a sign-in with the browser', 'guarded, and deleted at its end', cookies, SIGNS_IN),
  shown('the cookies of a sign-in on the command line', 'guarded, and no session', cookiesOfCommandLine, SIGNS_IN),
  shown('the end of a session', 'in seven days', lifetime, SIGNS_IN),
  shown('several sign-ins with one browser', 'one session', oneEach, SIGNS_IN),
];
