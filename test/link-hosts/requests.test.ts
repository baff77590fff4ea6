import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileTrustProxy } from '../../src/lib/client-address.ts';
import { createLookups } from '../../src/serving/lookups.ts';
import { targetAtLinkHost } from '../../src/serving/at-link-hosts.ts';
import { send, type Call } from '../support/client.ts';
import { visit } from '../support/journey.ts';
import type { Instance } from '../support/service.ts';
import { openHosts, startHostService, type Host, type HostService } from './support.ts';

// What the service answers under the host of a program.

let hosts: HostService;
let second: Instance;
let program: Awaited<ReturnType<typeof openHosts>>;
let host: Host;
beforeAll(async () => {
  hosts = await startHostService();
  second = await hosts.service.second({ trustProxy: compileTrustProxy('loopback') });
  program = await openHosts(hosts);
  host = await program.proved('go.brand.dev');
});
afterAll(() => hosts.stop());

/** A request under another name. */
const at = (name: string, path: string, call: Call = {}, { baseUrl }: Instance = hosts.service) =>
  send(baseUrl, path, { method: 'GET', ...call, headers: { host: name, ...call.headers } });
/** Whether the name is answered as a link host: others have the document of the API. */
const isLinkHost = async (name: string, on?: Instance, headers: Record<string, string> = {}) =>
  [404, 503].includes((await at(name, '/openapi.json', { headers }, on)).status);

test.each([
  ['/', '/r/'],
  ['/anna', '/r/anna'],
  ['/anna/tea?utm_source=a', '/r/anna/tea?utm_source=a'],
  ['/r/anna', '/r/r/anna'],
  ['/api/v1/programs', '/r/api/v1/programs'],
  ['/api/v1/track/sale', '/r/api/v1/track/sale'],
  ['/referral.js/', '/r/referral.js/'],
  ['/app', '/r/app'],
  ['//evil.example', '/r//evil.example'],
  ['/tls/allowed?domain=go.brand.dev', '/r/tls/allowed?domain=go.brand.dev'],
])('%s is the link %s', (path, target) => expect(targetAtLinkHost(path)).toBe(target));

test.each([
  ...['/referral.js', '/referral.js?v=1', '/api/v1/track/click', '/api/v1/track/lead', '/healthz', '/robots.txt'],
  ...['/favicon.ico', '/.well-known/acme-challenge/x', '*'],
])('%s stays', (path) => expect(targetAtLinkHost(path)).toBe(path));

describe('the host of a program', () => {
  test('serves the script, its health and what crawlers may read, and no page of the service', async () => {
    expect((await at('go.brand.dev', '/referral.js')).headers['content-type']).toContain('javascript');
    expect((await at('go.brand.dev', '/healthz')).status).toBe(200);
    expect((await at('go.brand.dev', '/robots.txt')).body).toBe('User-agent: *\nDisallow:\n');
    for (const path of ['/', '/app', '/docs/', '/openapi.json', '/sign-in', '/api/v1/programs', '/readyz'])
      expect((await at('go.brand.dev', path)).status, path).toBe(404);
  });

  test('is told from others by its name alone', async () => {
    for (const name of ['go.brand.dev', 'GO.brand.dev:8443', 'go.brand.dev.'])
      expect(await isLinkHost(name), name).toBe(true);
    for (const name of [
      'brand.dev',
      'x.go.brand.dev',
      'go.brand.dev.evil.example',
      'localhost',
      '127.0.0.1',
      '[::1]:80',
      '',
    ])
      expect(await isLinkHost(name), name).toBe(false);
    expect((await at('other.dev', '/robots.txt')).status).toBe(404);
  });

  test('is named by a trusted proxy, and by nobody else', async () => {
    const forwarded = (name: string) => ({ 'x-forwarded-host': name });
    expect(await isLinkHost('127.0.0.1', second, forwarded('go.brand.dev'))).toBe(true);
    expect(await isLinkHost('127.0.0.1', second, forwarded('go.brand.dev, 10.0.0.1'))).toBe(true);
    expect(await isLinkHost('go.brand.dev', second, forwarded('127.0.0.1'))).toBe(false);
    expect(await isLinkHost('127.0.0.1', hosts.service, forwarded('go.brand.dev'))).toBe(false);
    expect(await isLinkHost('go.brand.dev', hosts.service, forwarded('127.0.0.1'))).toBe(true);
  });

  test('takes clicks and leads of its program alone', async () => {
    const { service } = hosts;
    const [own, other] = [await service.make.campaign(), await service.make.campaign()];
    const name = `${own.code}.dev`.toLowerCase();
    const row = { program_id: own.id, host: name, is_domain: false, token: 'a', created_at: new Date() };
    await service.db.knex('link_hosts').insert({ ...row, verified_at: new Date(), checked_at: new Date() });
    const track = async (what: string, body: object, key?: string) => {
      const answer = await at(name, `/api/v1/track/${what}`, { method: 'POST', body, key });
      return [answer.status, answer.body.error?.name];
    };
    expect(await track('click', { affiliate_url: own.url })).toEqual([200, undefined]);
    const unknown = await at(name, '/api/v1/track/click', { method: 'POST', body: { affiliate_url: other.url } });
    const nowhere = await service.click({ affiliate_url: other.url.replace(other.code, 'nobodys-code') });
    expect([unknown.status, unknown.body.error?.message]).toEqual([nowhere.status, nowhere.body.error?.message]);
    const [mine, theirs] = [await visit(service, own), await visit(service, other)];
    const leads = [
      await track('lead', { click_id: theirs }),
      await track('lead', { click_id: theirs, customer_key: 'a' }, other.key),
      await track('lead', { click_id: mine, customer_key: 'a' }, own.key),
    ];
    expect(leads.map(([status]) => status)).toEqual([400, 400, 200]);
    const testMode = { test_mode: true, program_id: other.id };
    expect((await track('lead', { click_id: theirs, additional_data: testMode }))[0]).not.toBe(200);
  });
});

test('a host that is added, verified and removed is known at once on every instance', async () => {
  const name = 'new.brand.dev';
  const known = async () => [await isLinkHost(name), await isLinkHost(name, second)];
  const { data } = (await program.add(name)).body;
  expect(await known()).toEqual([false, false]);
  program.prove(data);
  await program.verify(data.id);
  expect(await known()).toEqual([true, true]);
  await program.call('DELETE', `/${data.id}`);
  expect(await known()).toEqual([false, false]);
});

test('the domain of a program is proved, and nothing is served there', async () => {
  const owner = await openHosts(hosts, { domain: 'own.dev' });
  await owner.proved('own.dev');
  expect(await isLinkHost('own.dev')).toBe(false);
});

test('that a name is nobody’s is remembered for less than a second', async () => {
  const { service } = hosts;
  const changes = { subscribe: () => undefined, close: () => undefined };
  const lookups = createLookups({ db: service.db, clock: service.clock, changes });
  const look = async () => (await lookups.linkHost(service.db, 'nobody.dev')).programId;
  for (let i = 0; i < 10; i++) expect(await look()).toBeNull();
  expect(lookups.counts.hosts).toEqual({ hits: 9, misses: 1 });
  service.clock.advance({ ms: 901 });
  expect(await look()).toBeNull();
  expect(lookups.counts.hosts.misses).toBe(2);
});

describe('/tls/allowed', () => {
  const asked = async (domain: string, headers: Record<string, string> = {}, on: Instance = hosts.service) =>
    (await send(on.baseUrl, `/tls/allowed?domain=${domain}`, { method: 'GET', headers })).status;

  test('allows the certificate of a verified host, and of no other name', async () => {
    expect(await asked(host.host)).toBe(200);
    await program.add('waits.brand.dev');
    const owner = await openHosts(hosts, { domain: 'proved.dev' });
    await owner.proved('proved.dev');
    for (const name of ['waits.brand.dev', 'proved.dev', 'nobody.dev', '127.0.0.1', '', 'a&domain=go.brand.dev', '%00'])
      expect(await asked(name), name).toBe(404);
    expect((await send(hosts.service.baseUrl, '/tls/allowed', { method: 'GET' })).status).toBe(404);
  });

  test.each(['x-forwarded-for', 'x-forwarded-host', 'forwarded'])('answers nobody with %s', async (name) => {
    for (const on of [hosts.service, second]) expect(await asked(host.host, { [name]: '192.0.2.1' }, on)).toBe(404);
  });
});

test('a database that is lost takes no known host away, and holds up no request for others', async () => {
  const lost = await startHostService();
  const owner = await openHosts(lost);
  await owner.proved('go.lost.dev');
  // It hears of no changes, so no request waits for them.
  const instance = await lost.service.second({ changesUrl: 'postgres://nobody@127.0.0.1:1/none' });
  expect(await isLinkHost('go.lost.dev', instance)).toBe(true);
  await lost.service.loseDatabase();
  lost.service.clock.advance({ seconds: 3600 });
  expect(await isLinkHost('go.lost.dev', instance)).toBe(true);
  const begun = performance.now();
  for (let i = 0; i < 5; i++) expect(await isLinkHost(`n${i}.lost.dev`, instance)).toBe(false);
  expect(performance.now() - begun).toBeLessThan(2_000);
  lost.service.clock.advance({ days: 1 });
  expect(await isLinkHost('go.lost.dev', instance)).toBe(false);
  await lost.stop();
});
