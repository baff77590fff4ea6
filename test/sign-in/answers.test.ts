import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from '../support/browser.ts';
import { startServiceWithIssuer } from '../support/issuer.ts';
import { captureLog } from '../support/log.ts';
import type { Service } from '../support/service.ts';
import { poll, signInToTheDoor } from '../support/sign-in.ts';

// The browser returns from the issuer with parameters that were changed or belong to another sign-in.

let service: Service;
let stop: () => Promise<void>;
const { log, text } = captureLog();
beforeAll(async () => void ({ service, stop } = await startServiceWithIssuer({ log })));
afterAll(() => stop());

const NOT_HERE = 'This sign-in cannot continue here';
const atTheDoor = (email?: string) => signInToTheDoor(service, email);

function expectPage(page: Page, status: number, title: string): void {
  expect(page.text).toContain(`<h1>${title}</h1>`);
  expect(page.status).toBe(status);
}

test.each(['x', '', undefined])('the OAuth state %j is not this sign-in’s', async (wrong) => {
  const { browser, door } = await atTheDoor();
  const right = door.searchParams.get('state')!;
  if (wrong === undefined) door.searchParams.delete('state');
  else door.searchParams.set('state', wrong);
  expectPage(await browser.open(door.href), 403, NOT_HERE);
  door.searchParams.set('state', right);
  expectPage(await browser.open(door.href), 200, 'You are signed in');
});

/** The page returns 401, only the log contains the reason, and the sign-in stays pending. */
async function expectNoAnswer(page: Page, state: string, reason: string): Promise<void> {
  expectPage(page, 401, 'Your identity provider did not identify you');
  const line = text()
    .trim()
    .split('\n')
    .findLast((entry) => entry.includes('a sign-in was refused'));
  expect(JSON.parse(line!)).toMatchObject({ level: 30, reason });
  expect((await poll(service, state)).body).toEqual({ data: { status: 'pending' } });
}

test('a changed code is rejected; the original one still works', async () => {
  const { state, browser, door } = await atTheDoor();
  const code = door.searchParams.get('code')!;
  for (const [wrong, reason] of [
    [`${code}x`, 'invalid_grant'],
    ['x', 'invalid_grant'],
    ['', 'missing_code'],
  ] as const) {
    door.searchParams.set('code', wrong);
    await expectNoAnswer(await browser.open(door.href), state, reason);
  }
  door.searchParams.set('code', code);
  expectPage(await browser.open(door.href), 200, 'You are signed in');
});

test('another person’s code with this sign-in’s state is rejected, because its verifier differs', async () => {
  const [one, two] = [await atTheDoor(), await atTheDoor('ben@brand.dev')];
  one.door.searchParams.set('code', two.door.searchParams.get('code')!);
  await expectNoAnswer(await one.browser.open(one.door.href), one.state, 'invalid_grant');
});

test.each<[string, (params: URLSearchParams) => void, string]>([
  ['an answer that names another issuer', (params) => params.set('iss', 'https://issuer.dev'), 'other_iss'],
  ['an answer that names an empty issuer', (params) => params.set('iss', ''), 'other_iss'],
  ['an answer that names none, though this issuer does', (params) => params.delete('iss'), 'missing_iss'],
  ['neither code nor error', (params) => params.delete('code'), 'missing_code'],
  ['two codes', (params) => params.append('code', 'x'), 'repeated_parameter'],
  ['two issuers', (params) => params.append('iss', 'https://issuer.dev'), 'repeated_parameter'],
  ['an ID token beside the code', (params) => params.set('id_token', 'x'), 'other_flow'],
  ['an answer as a JWT', (params) => params.set('response', 'x'), 'other_flow'],
  [
    'another issuer’s refusal',
    (params) => {
      params.delete('code');
      params.set('error', 'access_denied');
      params.set('iss', 'https://issuer.dev');
    },
    'other_iss',
  ],
])('%s is rejected; the correct response still works', async (_, change, reason) => {
  const { state, browser, door } = await atTheDoor();
  const wrong = new URL(door);
  change(wrong.searchParams);
  await expectNoAnswer(await browser.open(wrong.href), state, reason);
  expectPage(await browser.open(door.href), 200, 'You are signed in');
});

test('none of this is logged as a failure', () => expect(text()).not.toContain('a sign-in failed'));
