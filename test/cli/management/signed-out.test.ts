import { expect, test } from 'vitest';
import { person } from '../support.ts';
import { desk, type Desk } from './support.ts';

// A management command without a sign-in says what a person must do first. No service is needed for that.

const NOWHERE = 'http://127.0.0.1:9';

async function withoutToken(work: (anna: Desk) => Promise<void>): Promise<void> {
  const anna = desk(NOWHERE);
  try {
    await work(anna);
  } finally {
    anna.clean();
  }
}

test.each([
  ['partner', 'list'],
  ['commission', 'approve', '--all-before', '2026-11-01'],
  ['customer', 'show', '--customer-key', 'user_42'],
])('%s %s without a sign-in says to sign in, before it asks for a program', (...args) =>
  withoutToken(async ({ run, credentials }) => {
    const none = await run(...args);
    expect([none.code, none.notes]).toEqual([
      3,
      expect.stringMatching(/^Error: Not signed in at .+Sign in \(npx @referral-tracking\/cli login\)/s),
    ]);
    expect(none.notes).not.toMatch(/--program|key of a program/);
    credentials.saveProgram({ program_id: 3, name: 'Brand', api_key: 'refkey_x' });
    expect((await run(...args)).notes).toContain('The API key of a program is not enough for this command.');
  }),
);

test('the key of a program in REFERRAL_API_KEY is not a sign-in, and the message says so', async () => {
  const anna = person(NOWHERE);
  const run = await anna.runWith({ REFERRAL_API_KEY: 'refkey_x' }, 'partner', 'list');
  anna.clean();
  expect([run.code, run.stdout]).toEqual([3, '']);
  expect(run.stderr).toMatch(
    /^Error: Not signed in at .+npx @referral-tracking\/cli login.+ key of a program is not enough/s,
  );
});
