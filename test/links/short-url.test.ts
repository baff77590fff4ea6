import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, ownedProgram } from '../manage/support.ts';
import { startService, type Service } from '../support/service.ts';

// The address of a link for places whose pages have no script.

let service: Service;
let open: Service;
beforeAll(async () => {
  service = await startService();
  open = await startService({ signUp: 'open', production: true });
});
afterAll(() => Promise.all([service.stop(), open.stop()]));

async function newLink(on: Service) {
  const program = await ownedProgram(on);
  const partnerId = await on.make.partner();
  await on.make.partnership(program.id, partnerId);
  const path = `programs/${program.id}/links`;
  const { body } = await as(on, program.token)('POST', path, { body: { partner_id: partnerId } });
  const at = on.clock.now();
  const row = { program_id: program.id, token: 'x', created_at: at, verified_at: at };
  return {
    code: body.data.code as string,
    shortUrl: async () =>
      (await as(on, program.token)('GET', `${path}/${body.data.id}`)).body.data.short_url as string | null,
    addHost: (host: string, changes: object = {}) =>
      on.db.knex('link_hosts').insert({ ...row, host, is_domain: false, ...changes }),
  };
}

test('is at the oldest verified host of the program, or else at the service', async () => {
  const { code, shortUrl, addHost } = await newLink(service);
  expect(await shortUrl()).toBe(`${service.baseUrl}/r/${code}`);
  const name = service.make.unique('host');
  await addHost(`a.${name}.dev`, { verified_at: null });
  await addHost('brand.dev', { is_domain: true });
  expect(await shortUrl()).toBe(`${service.baseUrl}/r/${code}`);
  await addHost(`b.${name}.dev`);
  await addHost(`c.${name}.dev`);
  expect(await shortUrl()).toBe(`https://b.${name}.dev/${code}`);
});

test('is at the port of the service where the host is one of this machine', async () => {
  const { code, shortUrl, addHost } = await newLink(service);
  const host = `${service.make.unique('go')}.localhost`;
  await addHost(host);
  expect(await shortUrl()).toBe(`http://${host}:${new URL(service.baseUrl).port}/${code}`);
});

test('is none where strangers may create programs, until the program proves its domain or a host', async () => {
  const first = await newLink(open);
  expect(await first.shortUrl()).toBeNull();
  await first.addHost('brand.dev', { is_domain: true });
  expect(await first.shortUrl()).toBe(`${open.baseUrl}/r/${first.code}`);
  const second = await newLink(open);
  await second.addHost('go.brand.dev');
  expect(await second.shortUrl()).toBe(`https://go.brand.dev/${second.code}`);
});
