import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { as, ownedProgram, type Owned } from '../manage/support.ts';

// The link that a partner has from the moment they join.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
let program: Owned;
beforeEach(async () => void (program = await ownedProgram(service)));

const call = (method: string, path: string) => as(service, program.token)(method, `programs/${program.id}/${path}`);
const codes = async (): Promise<string[]> =>
  (await call('GET', 'links')).body.data.map(({ code }: { code: string }) => code);

/** Approves an applicant of this name; returns the codes of the program's links. */
async function approve(name: string, email = `${service.make.unique('partner')}@partner.dev`): Promise<string[]> {
  const [{ id }] = await service.db.knex('partners').insert({ name, email, created_at: new Date() }, 'id');
  await service.make.partnership(program.id, id, 'applied');
  expect((await call('POST', `partners/${id}/approve`)).status).toBe(200);
  return codes();
}

describe('its code is the name', () => {
  test.each([
    ['Ada’s Shop', 'ada-s-shop'],
    ['Élodie Müller', 'elodie-muller'],
    ['A very long name of a shop in Zurich', 'a-very-long-name-of-a-shop-i'],
    ['Blog at the end-', 'blog-at-the-end'],
  ])('%s: %s', async (name, code) => expect(await approve(name)).toEqual([code]));

  test('with a number if another link has it, in any program', async () => {
    expect(await approve('Twin')).toEqual(['twin']);
    program = await ownedProgram(service);
    expect(await approve('Twin')).toEqual(['twin-2']);
  });

  test.each([
    ['is a part of the address', 'anna', 'anna@partner.dev'],
    ['has no letters of a code', '日本語', undefined],
    ['is too short', 'B', undefined],
  ])('or random, if the name %s', async (_, name, email) => {
    expect(await approve(name, email)).toEqual([expect.stringMatching(/^[a-z0-9]{8,}$/)]);
  });
});

test('who has a link gets no other, also after they left and came back', async () => {
  const partnerId = await service.make.partner();
  await service.make.partnership(program.id, partnerId);
  await as(service, program.token)('POST', `programs/${program.id}/links`, { body: { partner_id: partnerId } });
  const before = await codes();
  for (const act of ['remove', 'reinstate'])
    expect((await call('POST', `partners/${partnerId}/${act}`)).status).toBe(200);
  expect(await codes()).toEqual(before);
});

test('a click on it is recorded at once', async () => {
  const [code] = await approve('First clicks');
  expect((await service.click({ affiliate_url: `https://brand.dev/?aff=${code}` })).status).toBe(200);
});
