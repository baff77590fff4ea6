import { afterAll, beforeAll, expect, test } from 'vitest';
import { clickIds } from '../support/rows.ts';
import { PERSON } from '../support/agents.ts';
import { send } from '../support/client.ts';
import { erasePartner } from '../../src/operator/erase-partner.ts';
import { as } from '../manage/support.ts';
import { openHosts, startHostService, type HostService } from './support.ts';

// Names of links are unique in a deployment. A name that another program has becomes one of this program alone, at hosts that it has
// proved: nobody takes another's clicks by writing down its domain.

let hosts: HostService;
beforeAll(async () => void (hosts = await startHostService()));
afterAll(() => hosts.stop());

let count = 0;

/** A program with a domain of its own, a partner and a link. */
async function newProgram(domain = `brand-${++count}.dev`) {
  const { service } = hosts;
  const program = await openHosts(hosts, { domain });
  const partnerId = await service.make.partner();
  await service.make.partnership(program.id, partnerId);
  const links = (method: string, path = '', body: object = {}) =>
    as(service, program.token)(method, `programs/${program.id}/links${path}`, { body });
  const { id, code } = (await links('POST', '', { partner_id: partnerId })).body.data as { id: number; code: string };
  return {
    ...program,
    domain,
    linkId: id,
    code,
    addName: (alias: string) => links('POST', `/${id}/aliases`, { alias }),
  };
}

const linkOf = (clickId: unknown) => clickIds.read('production', clickId as string)?.linkId;
/** The link that the page of the host gets a click of. */
const clicked = async (host: string, name: string) =>
  linkOf((await hosts.service.click({ affiliate_url: `https://${host}/?aff=${name}` })).body.click_id);
/** Where a short address leads. */
async function followed(host: string | undefined, name: string) {
  const path = host === undefined ? `/r/${name}` : `/${name}`;
  const headers = { 'user-agent': PERSON, ...(host !== undefined && { host }) };
  const { headers: answered } = await send(hosts.service.baseUrl, path, { method: 'GET', headers });
  const url = new URL(answered.location!);
  return { host: url.host, aff: url.searchParams.get('aff'), link: linkOf(url.searchParams.get('click_id')) };
}

test('a name of another program is refused to who has proved no host', async () => {
  const [first, second] = [await newProgram(), await newProgram()];
  await first.addName(`anna-${first.id}`);
  const { status, body } = await second.addName(`anna-${first.id}`);
  expect([status, (body.error as { code: string }).code]).toEqual([409, 'already_exists']);
  // To write the other's domain down is no proof.
  await second.add(first.domain);
  expect((await second.addName(`anna-${first.id}`)).status).toBe(409);
});

test('at a link host it leads to the link of its program, and elsewhere to the other one', async () => {
  const [first, second] = [await newProgram(), await newProgram()];
  const name = `anna-${first.id}`;
  await first.addName(name);
  await second.proved(`go.${second.domain}`);
  expect(await clicked(first.domain, name)).toBe(first.linkId);
  const { status, body } = await second.addName(name);
  expect([status, body.data.aliases, body.data.names]).toEqual([
    201,
    [name],
    [
      { name: second.code, scope: 'deployment' },
      { name, scope: 'program' },
    ],
  ]);
  // The page knows the link by its code, whatever its host knows.
  expect(await followed(`go.${second.domain}`, name.toUpperCase())).toEqual({
    host: second.domain,
    aff: second.code,
    link: second.linkId,
  });
  expect(await followed(undefined, name)).toMatchObject({ host: first.domain, link: first.linkId });
  expect(await clicked(first.domain, name)).toBe(first.linkId);
  // Its domain is not proved.
  expect(await clicked(second.domain, name)).toBe(first.linkId);
  expect((await second.addName(name)).status).toBe(409);
});

test('at the domain, names are those of the program that has proved it first', async () => {
  const first = await newProgram();
  const second = await newProgram();
  const late = await newProgram(second.domain);
  const [name, other] = [`nora-${first.id}`, `ines-${first.id}`];
  for (const one of [name, other]) await first.addName(one);
  expect(await clicked(second.domain, name)).toBe(first.linkId);
  await second.proved(second.domain);
  await late.proved(`www.${second.domain}`);
  expect((await second.addName(name)).status).toBe(201);
  for (const host of [second.domain, `www.${second.domain}`]) expect(await clicked(host, name)).toBe(second.linkId);
  expect(await clicked('elsewhere.dev', name)).toBe(first.linkId);
  expect((await late.addName(other)).status).toBe(409);
  // The proof goes: the names lead to the other program again, and to none of the late one.
  const { data } = (await second.call('GET')).body as { data: { id: number }[] };
  await second.call('DELETE', `/${data[0]!.id}`);
  expect(await clicked(second.domain, name)).toBe(first.linkId);
});

test('at a domain of two programs, none takes the names of the other', async () => {
  const first = await newProgram();
  const second = await newProgram(`www.${first.domain}`);
  const name = `mona-${first.id}`;
  await second.addName(name);
  await first.proved(first.domain);
  await first.proved(`go.${first.domain}`);
  expect((await first.addName(name)).status).toBe(409);
  expect((await first.addName(second.code)).status).toBe(409);
  expect(await clicked(first.domain, name)).toBe(second.linkId);
});

test('it stays when the partner who had the name in another program is erased', async () => {
  const { db, clock, make } = hosts.service;
  const [first, second] = [await newProgram(), await newProgram()];
  const [{ id: partnerId }] = await db
    .knex('partners')
    .insert({ name: 'Erased Anna', email: 'erased.anna@partner.dev', created_at: clock.now() }, 'id');
  await make.partnership(first.id, partnerId, 'applied');
  const path = `programs/${first.id}/partners/${partnerId}/approve`;
  expect((await as(hosts.service, first.token)('POST', path)).status).toBe(200);
  await second.proved(`go.${second.domain}`);
  await second.proved(second.domain);
  expect((await second.addName('erased-anna')).body.data.names.at(-1)).toMatchObject({ scope: 'program' });
  await db.transaction((tx) => erasePartner(tx, () => Promise.resolve(), { partnerId, at: clock.now() }));
  const { status } = await send(hosts.service.baseUrl, '/r/erased-anna', { method: 'GET' });
  expect(status).toBe(404);
  expect(await followed(`go.${second.domain}`, 'erased-anna')).toMatchObject({ link: second.linkId });
  expect(await clicked(second.domain, 'erased-anna')).toBe(second.linkId);
});

test('one of two requests for a name gets it', async () => {
  const [first, second] = [await newProgram(), await newProgram()];
  const name = `race-${first.id}`;
  await first.addName(name);
  await second.proved(`go.${second.domain}`);
  const answers = await Promise.all([second.addName(name), second.addName(name)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});
