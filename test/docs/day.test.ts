import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../src/lib/clock.ts';
import { openTestDb, type TestDb } from '../support/database.ts';
import { fixtures } from '../support/fixtures.ts';
import { sources } from './support/pages.ts';
import { docs, startShell, type Shell } from './support/shell.ts';

// The commands of the guide about a day run in one shell, as a reader pastes them.

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

const DAY = [
  ...['program', 'key', 'invite', 'approve', 'links', 'events'],
  ...['commissions', 'explain', 'erase', 'audit-log'],
].map((name) => `commands/day/${name}.sh`);

const INVITE = 'commands/day/invite.sh';
/** The owner's invitation, then what Anna does in her browser with the link. */
const INVITED = `echo "== ${INVITE}"; . '${docs}/${INVITE}' > invited.txt; cat invited.txt
TOKEN=$(grep '^anna' invited.txt | grep -o 'refinv_[A-Za-z0-9]*')
curl -sS --fail "$REFERRAL_BASE_URL/api/v1/account/invitations/accept" -d '{"token": "'$TOKEN'"}' \\
  -H 'Content-Type: application/json' -H 'Sec-Fetch-Site: same-origin' -H "Cookie: $ANNA_COOKIE" -w '\\n'`;

async function people(): Promise<Record<string, string>> {
  const make = fixtures(db, systemClock);
  const owner = await make.person();
  const anna = await make.person('anna@partner.dev');
  const bo = await make.person('bo@partner.dev');
  return {
    REFERRAL_BASE_URL: shell.baseUrl,
    REFERRAL_API_TOKEN: await make.apiToken(owner.accountId),
    BO_TOKEN: await make.apiToken(bo.accountId),
    ANNA_COOKIE: (await make.session(anna.accountId)).cookie!,
  };
}

test('the commands of the day work, one after another', { timeout: 240_000 }, async () => {
  expect(DAY.map((file) => file.slice('commands/day/'.length)).sort()).toEqual(sources('commands/day'));
  const files = DAY.map((file) => (file === INVITE ? INVITED : file));
  const said = await shell.paste(files, await people());
  const output = (name: string) => said[`commands/day/${name}.sh`]!;

  expect(output('key')).toMatch(/active .*\n1 .* marked [^]*Status +revoked/);
  expect(output('invite').match(/ done .*invitation#refinv_/g)).toHaveLength(2);
  expect(output('approve')).toMatch(/Status +applied[^]*Name +bo[^]*Status +joined/);
  expect(output('links')).toMatch(/pricing\?aff=anna-1[^]*brand\.dev\/\?aff=bo-1/);
  expect(output('events').match(/"attributed":true/g)).toHaveLength(3);
  expect(output('events')).toMatch(/sale +3 +2 [^]*sale +2 +1 [^]*sale +1 +1 /);
  expect(output('commissions')).toContain('3 done, 0 unchanged, 0 failed');
  expect(output('commissions')).toMatch(/^1 +2 +2 +USD +2 +20000 +0 +0 +4500$/m);
  expect(output('explain')).toContain('"code":"no_attribution"');
  expect(output('explain')).toContain('A new sale is rejected: the partner was removed from the program.');
  expect(output('erase')).toMatch(/Customer key +-\n/);
  expect(output('audit-log')).toMatch(/customer\.erase[^]*partner\.apply[^]*key\.revoke[^]*program\.create/);
});
