import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { linkHostsJob } from '../../src/jobs/jobs.ts';
import { runDueJobs } from '../../src/jobs/scheduler.ts';
import { auditEntries } from '../manage/support.ts';
import { openHosts, startHostService, type Host, type HostService } from './support.ts';

// The proof of a host is asked for again each day.

let hosts: HostService;
let program: Awaited<ReturnType<typeof openHosts>>;
let host: Host;
beforeAll(async () => void (hosts = await startHostService()));
afterAll(() => hosts.stop());
let count = 0;
beforeEach(async () => {
  await hosts.service.db.knex('link_hosts').delete();
  program = await openHosts(hosts);
  host = await program.proved(`go${++count}.brand.dev`);
});

const log = { error: (fields: unknown) => expect.fail(JSON.stringify(fields)) };

/** What the job does after these hours. */
async function checkAfter(hours: number): Promise<void> {
  const { db, clock } = hosts.service;
  clock.advance({ seconds: hours * 3600 });
  await runDueJobs({ db, clock, log, jobs: [linkHostsJob({ servers: [hosts.names.address] })] });
}
const row = async () => hosts.service.db.knex('link_hosts').where({ id: host.id }).first();
/** The acts of the service itself on the host. */
const acts = async () =>
  (await auditEntries(hosts.service))
    .filter(({ actor_kind, target_id }) => actor_kind === 'system' && target_id === host.id)
    .map(({ action }) => action);
const lose = () => hosts.names.texts.delete(host.txt_name);

test('a proof that stays is asked for once a day, and nothing is noted', async () => {
  hosts.names.asked.length = 0;
  for (let hour = 0; hour < 23; hour++) await checkAfter(1);
  expect(hosts.names.asked).toEqual([]);
  await checkAfter(1);
  expect(hosts.names.asked).toEqual([host.txt_name]);
  expect(await row()).toMatchObject({ checked_at: hosts.service.clock.now(), failing_since: null });
  expect(await acts()).toEqual([]);
});

test('without a proof the host fails, answers for seven days, and stops', async () => {
  const proved = hosts.service.clock.now();
  lose();
  for (let day = 1; day < 7; day++) {
    await checkAfter(24);
    expect(await row()).toMatchObject({ verified_at: proved, failing_since: proved });
  }
  expect(await acts()).toEqual(['link-host.fail']);
  await checkAfter(24);
  expect(await row()).toMatchObject({ verified_at: null, failing_since: null });
  expect(await acts()).toEqual(['link-host.fail', 'link-host.stop']);
  await checkAfter(24);
  expect(await acts()).toHaveLength(2);
});

test('a proof that is back ends the wait, found by the service or by a member', async () => {
  lose();
  await checkAfter(24);
  program.prove(host);
  await checkAfter(24);
  expect(await row()).toMatchObject({ failing_since: null });
  expect(await acts()).toEqual(['link-host.fail', 'link-host.verify']);
  lose();
  await checkAfter(24);
  program.prove(host);
  await hosts.service.db.knex('api_tokens').update({ expires_at: '2100-01-01T00:00:00Z' });
  expect((await program.verify(host.id)).body.data.status).toBe('verified');
});

test('name servers that do not answer are asked again each hour, and end a host after seven days', async () => {
  hosts.names.texts.set(host.txt_name, 'servfail');
  hosts.names.asked.length = 0;
  await checkAfter(24);
  const asked = hosts.names.asked.length;
  await checkAfter(1);
  expect(hosts.names.asked.length).toBeGreaterThan(asked);
  expect(await row()).toMatchObject({ failing_since: null });
  expect(await acts()).toEqual([]);
  await checkAfter(6 * 24 - 2);
  expect((await row()).verified_at).not.toBeNull();
  await checkAfter(1);
  expect((await row()).verified_at).toBeNull();
  expect(await acts()).toEqual(['link-host.stop']);
});

test('the domain of a program is asked for again, too', async () => {
  const other = await openHosts(hosts, { domain: 'own.dev' });
  host = await other.proved('own.dev');
  lose();
  for (let day = 1; day <= 7; day++) await checkAfter(24);
  expect((await row()).verified_at).toBeNull();
});

test('however many hosts are not answered for, the others have their turn', async () => {
  const { db, clock } = hosts.service;
  const [checked_at, created_at] = [new Date(clock.now().getTime() - 1_000), clock.now()];
  const others = Array.from({ length: 1_000 }, (_, i) => `silent-${i}.dev`);
  const common = {
    program_id: program.id,
    is_domain: false,
    token: 'x',
    verified_at: checked_at,
    checked_at,
    created_at,
  };
  await db.knex('link_hosts').insert(others.map((name) => ({ ...common, host: name })));
  for (const name of others) hosts.names.texts.set(`_referral-challenge.${name}`, 'servfail');
  lose();
  await checkAfter(24);
  expect(await acts()).toEqual(['link-host.fail']);
});
