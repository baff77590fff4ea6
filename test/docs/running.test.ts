import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCredentials } from '../../packages/cli/src/credential-store.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { openTestDb, type TestDb } from '../support/database.ts';
import { fixtures } from '../support/fixtures.ts';
import { sources } from './support/pages.ts';
import { docs, startShell, type Shell } from './support/shell.ts';

// The commands of the first chain with a service that already runs, in one shell, with nothing but a sign-in.

let shell: Shell;
let db: TestDb;
beforeAll(async () => {
  shell = await startShell();
  db = openTestDb(shell.databaseUrl);
});
afterAll(async () => {
  await db.close();
  await shell.stop();
});

const PROGRAM = 'commands/running/program.sh';
/** What `login` has done before; then what the invited person does in a browser, and the key that a reader copies. */
const PROGRAM_AND_KEY = `echo "== ${PROGRAM}"; . '${docs}/${PROGRAM}' > program.txt; cat program.txt
TOKEN=$(grep -o 'refinv_[A-Za-z0-9]*' program.txt)
curl -sS --fail "$REFERRAL_BASE_URL/api/v1/account/invitations/accept" -d '{"token": "'$TOKEN'"}' \\
  -H 'Content-Type: application/json' -H 'Sec-Fetch-Site: same-origin' -H "Cookie: $COOKIE" -w '\\n'
export REFERRAL_API_KEY=$(grep -o 'refkey_[A-Za-z0-9]*' program.txt)`;

test('the commands need a login alone, and work one after another', { timeout: 240_000 }, async () => {
  const files = ['program', 'link', 'chain', 'result'].map((name) => `commands/running/${name}.sh`);
  expect(files.map((file) => file.slice('commands/running/'.length)).sort()).toEqual(sources('commands/running'));
  const make = fixtures(db, systemClock);
  const you = await make.person('you@brand.dev');
  const credentials = openCredentials(shell.baseUrl, join(shell.folder, 'referral-tracking'));
  const login = { email: 'you@brand.dev', advertiser_id: null, signed_in_at: new Date().toISOString() };
  credentials.saveLogin({ token: you.token, ...login });
  const said = await shell.paste(
    files.map((file) => (file === PROGRAM ? PROGRAM_AND_KEY : file)),
    { REFERRAL_BASE_URL: shell.baseUrl, COOKIE: (await make.session(you.accountId)).cookie! },
  );
  const output = (name: string) => said[`commands/running/${name}.sh`]!;
  expect(output('program')).toMatch(/^API key: refkey_[^]* done .*invitation#refinv_/m);
  expect(output('link')).toMatch(/ joined [^]*brand\.dev\/\?aff=/);
  expect(output('chain')).toMatch(/"commission_id":\d[^]*"deduction_cents":1980/);
  expect(output('result')).toMatch(/ refund [^]* sale [^]* lead [^]* click /);
  expect(output('result')).toContain('A new sale is attributed.');
});
