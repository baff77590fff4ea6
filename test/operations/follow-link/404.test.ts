import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERSON } from '../../support/agents.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1 })));
afterAll(() => service.stop());

const follow = (path: string) => service.call(`/r/${path}`, { method: 'GET', headers: { 'user-agent': PERSON } });

test('a name that no link has gets a page that loads nothing', async () => {
  const { status, headers, body } = await follow('nobody-here');
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(body).toContain('<h1>This link leads nowhere</h1>');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
});

test('who asks for many unknown names is answered from memory alone', async () => {
  const { code } = await service.make.campaign();
  expect((await follow(code)).status).toBe(302);
  const fresh = await service.make.campaign();
  for (let i = 0; i < 61; i++) expect((await follow(`unknown-${i}`)).status).toBe(404);
  expect((await follow(code)).status).toBe(302);
  expect((await follow(fresh.code)).status).toBe(404);
});

test('a name that is known without its dots counts as an unknown one with them', async () => {
  service.clock.advance({ ms: 120_000 });
  const { code } = await service.make.campaign();
  const fresh = await service.make.campaign();
  for (let i = 0; i < 61; i++) expect((await follow(`${code}${'.'.repeat(1 + (i % 20))}`)).status).toBe(302);
  expect((await follow(fresh.code)).status).toBe(404);
});

test('where strangers may create programs, only a proved domain has short addresses at the service’s own host', async () => {
  const open = await startService({ signUp: 'open', production: true });
  const to = (code: string) =>
    open.call(`/r/${code}`, { method: 'GET', headers: { 'user-agent': PERSON } }).then(({ status }) => status);
  const { id, code } = await open.make.campaign();
  expect(await to(code)).toBe(404);
  const at = open.clock.now();
  const row = { program_id: id, token: 'x', created_at: at };
  await open.db.knex('link_hosts').insert({ ...row, host: 'go.brand.dev', is_domain: false, verified_at: at });
  open.clock.advance({ ms: 901 });
  expect(await to(code)).toBe(404);
  await open.db.knex('link_hosts').insert({ ...row, host: 'www.brand.dev', is_domain: true, verified_at: at });
  open.clock.advance({ ms: 901 });
  expect(await to(code)).toBe(302);
  await open.stop();
});

test.each(['POST', 'PUT', 'DELETE'])('%s is not allowed', async (method) => {
  const { status, headers } = await service.call('/r/anna', { method });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});
