import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureDemo } from '../../src/demo/demo.ts';
import { noteSecrets } from '../support/secrets.ts';
import { startService, type Service } from '../support/service.ts';
import { makeDemo, writePast } from './support.ts';

// The links of the demo program lead to the service, whose address another start may change.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('a start at another address makes the links lead there, but for those to a page of their own', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'referral-demo-'));
  const start = (baseUrl: string) => ensureDemo({ ...service, dataDir, baseUrl });
  const demo = await start('http://127.0.0.1:3000');
  noteSecrets(demo.api_key);
  const links = () => service.db.knex('links').where({ program_id: demo.program_id });
  const destinations = () => links().pluck('destination');
  expect(await destinations()).toEqual(['http://127.0.0.1:3000/']);
  await start('http://127.0.0.1:4444');
  expect(await destinations()).toEqual(['http://127.0.0.1:4444/']);
  await links().update({ destination: 'http://127.0.0.1:4444/pricing' });
  await start('http://127.0.0.1:3000');
  expect(await destinations()).toEqual(['http://127.0.0.1:4444/pricing']);
  rmSync(dataDir, { recursive: true, force: true });
});

test('all links of the history lead to the service', async () => {
  const demo = await makeDemo(service);
  expect(await writePast(service, demo)).toBe(true);
  const rows = service.db.knex('links').where({ program_id: demo.program_id });
  const destinations: string[] = await rows.pluck('destination');
  expect(destinations.length).toBeGreaterThan(3);
  expect(new Set(destinations)).toEqual(new Set([`${service.baseUrl}/`]));
  // Also that of somebody who joins now.
  const { apiToken: key } = await service.make.member(demo.program_id, 'owner');
  const call = (method: string, path: string) =>
    service.call(`/api/v1/programs/${demo.program_id}/${path}`, { method, key });
  const { body } = await call('GET', 'partners?status=applied');
  const [{ id, name }] = body.data as [{ id: number; name: string }];
  expect(name).toBe('Brew Notes');
  expect((await call('POST', `partners/${id}/approve`)).status).toBe(200);
  const { body: links } = await call('GET', `links?partner_id=${id}`);
  expect(links.data).toMatchObject([{ code: 'brew-notes', url: `${service.baseUrl}/?aff=brew-notes` }]);
});
