import { afterAll, beforeAll, expect, test } from 'vitest';
import { RECOVERED } from '../../support/code-cases.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

/** The number of the link to which the click of this query belongs. */
async function linkOf(query: string): Promise<number> {
  const { status, body } = await service.click({ affiliate_url: `https://brand.dev/?${query}` });
  expect([status, body]).toMatchObject([200, { success: true }]);
  const [click] = await service.db.knex('clicks').where({ click_id: body.click_id as string });
  return click.link_id as number;
}

const alias = async (linkId: number, name: string): Promise<string> => {
  await service.db.knex('link_names').insert({ name, link_id: linkId, added_at: service.clock.now() });
  return name;
};

test.each(RECOVERED)('the code is found with %s', async (_, query) => {
  const { code, linkId } = await service.make.campaign();
  expect(await linkOf(query(code))).toBe(linkId);
});

test.each(['tea.journal', 'tea~journal', 'tea_journal', 'tea-journal', '.tea.', '...', 'x', 'x'.repeat(64)])(
  'the alias %s leads to its link, also with what a mail program adds',
  async (name) => {
    const { linkId } = await service.make.campaign();
    await alias(linkId, name);
    for (const query of [name, name.toUpperCase(), `${name}/`, `${name}),`]) {
      expect(await linkOf(`aff=${query}`)).toBe(linkId);
    }
  },
);

test('a code with a dot after it is that of the alias with the dot, if there is one', async () => {
  const [plain, dotted] = [await service.make.campaign(), await service.make.campaign()];
  await alias(dotted.linkId, `${plain.code}.`);
  expect(await linkOf(`aff=${plain.code}.`)).toBe(dotted.linkId);
  expect(await linkOf(`aff=${plain.code}`)).toBe(plain.linkId);
  expect(await linkOf(`aff=${plain.code}..`)).toBe(plain.linkId);
});

test('the first known one counts, also against an exact one after it', async () => {
  const [first, second] = [await service.make.campaign(), await service.make.campaign()];
  expect(await linkOf(`aff=nobody&aff=${first.code}/&aff=${second.code}`)).toBe(first.linkId);
  expect(await linkOf(`AFF=${first.code}&aff=${second.code}`)).toBe(second.linkId);
});

test('a disabled link decides like any other known one', async () => {
  const [first, second] = [await service.make.campaign(), await service.make.campaign()];
  await service.db.knex('links').where({ code: first.code }).update({ enabled: false });
  const answer = await service.click({ affiliate_url: `https://brand.dev/?aff=${first.code}/&aff=${second.code}` });
  expect([answer.status, answer.body.error.code]).toEqual([410, 'link_disabled']);
});
