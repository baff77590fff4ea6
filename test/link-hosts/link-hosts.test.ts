import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, managementError } from '../manage/support.ts';
import { openHosts, startHostService, type HostService } from './support.ts';

let hosts: HostService;
let program: Awaited<ReturnType<typeof openHosts>>;
beforeAll(async () => void (hosts = await startHostService({ baseUrl: 'https://referrals.service.dev' })));
afterAll(() => hosts.stop());
beforeEach(async () => void (program = await openHosts(hosts, { domain: 'brand.dev' })));

let count = 0;
/** A name that no other test has. */
const newName = (): string => `go${++count}.brand.dev`;

describe('addLinkHost', () => {
  test('answers with the records to set, and the host waits for its proof', async () => {
    const host = newName();
    const { status, body } = await program.add(host);
    expect([status, body.data]).toMatchObject([
      201,
      {
        host,
        is_domain: false,
        status: 'pending',
        cname_target: 'referrals.service.dev',
        txt_name: `_referral-challenge.${host}`,
        txt_value: expect.stringMatching(/^referral-challenge=[\w-]{24}$/),
        verified_at: null,
        checked_at: null,
        failing_since: null,
      },
    ]);
    expect(await program.list()).toEqual([body.data]);
    expect((await auditEntries(hosts.service)).at(-1)).toMatchObject({
      action: 'link-host.add',
      target_id: body.data.id,
      after: { host, is_domain: false },
    });
  });

  test.each([
    ['GO.Brand.DEV', 'go.brand.dev'],
    [' go.brand.dev. ', 'go.brand.dev'],
    ['los.müller.example', 'los.xn--mller-kva.example'],
    ['go.brand.dev。', 'go.brand.dev'],
  ])('stores %j as browsers send it', async (sent, stored) => {
    expect((await program.add(sent)).body.data.host).toBe(stored);
  });

  test.each([
    ...[
      'https://go.brand.dev',
      'go.brand.dev/path',
      'go.brand.dev:8443',
      'user@go.brand.dev',
      'go.brand.dev?a',
      'go .dev',
    ],
    ...['referrals.service.dev', 'REFERRALS.service.dev.', 'localhost', 'go.localhost', 'brand', 'brand.'],
    ...['127.0.0.1', '127.1.1', '0x7f.0.0.1', '[::1]', '::1', '203.0.113.7', '..', '-go.brand.dev', 'go_1.brand.dev'],
    ...['*.brand.dev', `${'a'.repeat(64)}.dev`, `${'a.'.repeat(120)}dev`, 'a'.repeat(254)],
  ])('refuses %j', async (host) => {
    const answer = await program.add(host);
    const message = 'host must be a full name such as go.brand.dev, and not that of the service';
    const details = { details: { field: 'host' } };
    expect(answer.body).toEqual(managementError(answer, [400, 'invalid_request', message], details));
  });

  test.each(['brand.dev', 'www.brand.dev'])('%s is the domain of the program, which is proved alone', async (host) => {
    const { data } = (await program.add(host)).body;
    expect(data).toMatchObject({ is_domain: true, cname_target: null, txt_name: `_referral-challenge.${host}` });
  });

  test('a program has a host once, and five of them', async () => {
    const host = newName();
    await program.add(host);
    const again = await program.add(host.toUpperCase());
    const known = [409, 'already_exists', `The program has the host ${host}`] as [number, string, string];
    expect(again.body).toEqual(managementError(again, known, { details: { field: 'host' } }));
    for (let i = 0; i < 4; i++) expect((await program.add(newName())).status).toBe(201);
    const more = await program.add(newName());
    const many = [409, 'invalid_transition', 'A program can have at most 5 link hosts'] as [number, string, string];
    expect(more.body).toEqual(managementError(more, many));
    expect(await program.list()).toHaveLength(5);
  });

  test('of ten at once, five are added', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => program.add(newName())));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(5).fill(409)]);
  });
});

describe('verifyLinkHost', () => {
  test('finds the record among others, and in quotes', async () => {
    const { data } = (await program.add(newName())).body;
    hosts.names.texts.set(data.txt_name, ['v=spf1 -all', `"${data.txt_value}"`]);
    const { status, body } = await program.verify(data.id);
    const at = hosts.service.clock.now().toISOString();
    expect([status, body.data]).toMatchObject([200, { status: 'verified', verified_at: at, checked_at: at }]);
    expect((await auditEntries(hosts.service)).at(-1)).toMatchObject({
      action: 'link-host.verify',
      before: { verified_at: null },
      after: { verified_at: at },
    });
  });

  test('a verified host stays as it is, and nothing is noted', async () => {
    const host = await program.proved(newName());
    const entries = await auditEntries(hosts.service);
    expect((await program.verify(host.id)).body.data).toEqual(host);
    expect(await auditEntries(hosts.service)).toEqual(entries);
  });

  test.each([
    ['nothing', undefined],
    ['"v=spf1 -all", "referral-challenge=other"', ['v=spf1 -all', 'referral-challenge=other']],
    [`"${'a'.repeat(100)}"`, ['a'.repeat(600)]],
  ])('says that it found %s', async (found, texts) => {
    const { data } = (await program.add(newName())).body;
    if (texts) hosts.names.texts.set(data.txt_name, texts);
    const answer = await program.verify(data.id);
    const message = `The TXT record ${data.txt_name} does not have the expected value. It has ${found}`;
    const details = { name: data.txt_name, expected: data.txt_value, found };
    const hint = expect.stringContaining('details.expected');
    expect(answer.body).toEqual(managementError(answer, [409, 'invalid_transition', message], { details, hint }));
  });

  test.each(['servfail', 'silent'] as const)('says that the name servers did not answer: %s', async (failure) => {
    const { data } = (await program.add(newName())).body;
    hosts.names.texts.set(data.txt_name, failure);
    const answer = await program.verify(data.id);
    const message = `The name servers did not say whether ${data.txt_name} has a TXT record`;
    expect(answer.body).toEqual(managementError(answer, [409, 'invalid_transition', message]));
  });

  test('of two programs that prove a host at once, one has it', async () => {
    const host = newName();
    const other = await openHosts(hosts);
    const both = await Promise.all([program.add(host), other.add(host)]);
    const made = both.map(({ body }) => body.data);
    hosts.names.texts.set(
      made[0].txt_name,
      made.map(({ txt_value }) => txt_value as string),
    );
    const answers = await Promise.all([program.verify(made[0].id), other.verify(made[1].id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    const message = `Another program has proved the host ${host}`;
    expect(refused.body).toEqual(managementError(refused, [409, 'already_exists', message]));
    // The other one gets it when the first one gives it up.
    const [winner, loser] = answers[0].status === 200 ? [program, other] : [other, program];
    const idOf = async ({ list }: typeof program) => (await list())[0]!.id;
    expect((await winner.call('DELETE', `/${await idOf(winner)}`)).status).toBe(200);
    expect((await loser.verify(await idOf(loser))).status).toBe(200);
  });

  test('several programs prove one domain', async () => {
    const other = await openHosts(hosts, { domain: 'brand.dev' });
    const [one, two] = [(await program.add('brand.dev')).body.data, (await other.add('brand.dev')).body.data];
    hosts.names.texts.set(one.txt_name, [one.txt_value, two.txt_value]);
    expect([(await program.verify(one.id)).status, (await other.verify(two.id)).status]).toEqual([200, 200]);
  });

  test('a program can ask ten times a minute', async () => {
    const { data } = (await program.add(newName())).body;
    const statuses: number[] = [];
    for (let i = 0; i < 10; i++) statuses.push((await program.verify(data.id)).status);
    expect(new Set(statuses)).toEqual(new Set([409]));
    hosts.service.clock.advance({ seconds: 20 });
    const answer = await program.verify(data.id);
    const message = 'A program can look for proofs of hosts 10 times a minute';
    const wait = { retry_after_seconds: 40 };
    expect(answer.body).toEqual(managementError(answer, [429, 'rate_limited', message], wait));
    expect(answer.headers['retry-after']).toBe('40');
    hosts.service.clock.advance({ seconds: 41 });
    program.prove(data);
    expect((await program.verify(data.id)).status).toBe(200);
  });
});

test('a removed host can be added again, with another proof', async () => {
  const host = await program.proved(newName());
  const removed = await program.call('DELETE', `/${host.id}`);
  expect([removed.status, removed.body.data]).toEqual([200, host]);
  expect((await auditEntries(hosts.service)).at(-1)).toMatchObject({
    action: 'link-host.remove',
    before: { host: host.host },
    after: {},
  });
  expect((await program.call('DELETE', `/${host.id}`)).status).toBe(404);
  const { data } = (await program.add(host.host)).body;
  expect(data.txt_value).not.toBe(host.txt_value);
  expect((await program.verify(data.id)).status).toBe(409);
});

test('a host whose use changes with the domain of the program has to be proved again', async () => {
  const [domain, link, other] = [
    await program.proved('brand.dev'),
    await program.proved('b2.dev'),
    await program.proved(newName()),
  ];
  const { service } = hosts;
  const call = { method: 'PATCH', key: program.token, body: { domain: 'b2.dev' } };
  expect((await service.call(`/api/v1/programs/${program.id}`, call)).status).toBe(200);
  const states = (await program.list()).map(({ id, is_domain, status }) => [id, is_domain, status]);
  expect(states).toEqual([
    [other.id, false, 'verified'],
    [link.id, true, 'pending'],
    [domain.id, false, 'pending'],
  ]);
});
