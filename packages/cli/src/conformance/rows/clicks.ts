// What a click_id is, and which link an address means.
import { unique } from '../call.ts';
import { clickOn, ownCampaign, pageWith, saleIn, saleOf } from '../campaign.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Row } from '../row.ts';

type Body = Record<string, unknown>;
const { refused, shown } = rowsOf('clicks', 'trackClick');
const TEST = { test_mode: true };

const testClick = async (kit: Kit, more: Body = {}): Promise<Body> =>
  expectSuccess(
    await kit.ask('trackClick', {
      as: 'program',
      body: { affiliate_url: pageWith(kit.target.aff), additional_data: TEST, ...more },
    }),
  );

/** At least 128 random bits in base64url take 22 characters; a cookie holds these characters without encoding. */
const IDENTIFIER = /^[A-Za-z0-9._~-]{22,64}$/;
const SAMPLE = 5;

/** Identifiers are opaque, differ in many characters, and do not count up. */
async function opaque(next: () => Promise<string>): Promise<void> {
  const ids: string[] = [];
  for (let i = 0; i < SAMPLE; i++) ids.push(await next());
  for (const id of ids) expectThat(IDENTIFIER.test(id), 'a click_id of 22 to 64 characters for a cookie', id);
  for (const [i, id] of ids.slice(1).entries()) {
    const different = [...id].filter((character, at) => character !== ids[i]![at]).length;
    expectThat(different >= 16, 'a click_id that differs in many characters from the one before', [ids[i], id]);
  }
}

/** The cookie window belongs to the program: each click has the same. */
async function sameWindow(kit: Kit): Promise<void> {
  const [first, second] = [await testClick(kit), await testClick(kit, { page_url: 'https://example.com/pricing' })];
  const { cookie_window_days } = first;
  expectFields(second, { cookie_window_days });
  const none = first.data as Body;
  expectThat(none.eventId !== (second.data as Body).eventId, 'an eventId of its own for each test click', none);
}

/** A click of one mode is unknown to the other. */
async function modesApart(kit: Kit): Promise<void> {
  const page = { affiliate_url: pageWith(kit.target.aff) };
  const { click_id, cookie_window_days } = expectSuccess(await kit.ask('trackClick', { body: page }));
  const production = String(click_id);
  expectFields(await testClick(kit), { cookie_window_days });
  const test = (await testClick(kit)).click_id;
  const again = await clickOn(kit, ownCampaign(kit), { existing_click_id: test });
  expectThat(again !== test, 'a new click_id for that of a test click', again);
  const tested = (await testClick(kit, { existing_click_id: production })).click_id;
  expectThat(tested !== production, 'a test click_id for that of a production click', tested);
  const sale = saleOf(1000, { click_id: test });
  expectError('trackSale', await saleIn(kit, ownCampaign(kit), sale), 'customerUnknown');
  expectError('trackLead', await kit.ask('trackLead', { body: { click_id: test } }), 'customerNotFound');
}

/** A changed click_id is replaced. */
async function changedId(kit: Kit): Promise<void> {
  const id = await clickOn(kit, ownCampaign(kit));
  for (const changed of [`${id}x`, id.slice(0, -1), id.toUpperCase(), ` ${id}`]) {
    const came = await clickOn(kit, ownCampaign(kit), { existing_click_id: changed });
    expectThat(came !== changed && came !== id, `a click_id of its own for ${changed}`, came);
  }
}

const page = (aff: string) => (kit: Kit) => ({ body: { affiliate_url: aff.replace('{aff}', kit.target.aff) } });
const long = unique('x').replaceAll('_', '-');

export const clicksRows: Row[] = [
  shown(
    'test clicks, one after the other',
    'a click_id that nobody can guess',
    (kit) => opaque(async () => String((await testClick(kit)).click_id)),
    ['testEvents'],
  ),
  shown(
    'clicks, one after the other',
    'a click_id that nobody can guess',
    (kit) => opaque(() => clickOn(kit, ownCampaign(kit))),
    ['write'],
  ),
  shown('two test clicks', 'the same cookie_window_days', sameWindow, ['testEvents']),
  shown('the click_id of the other mode', 'a new one, or unknown', modesApart, ['write', 'testEvents']),
  shown('an existing_click_id that was changed', 'a new one', changedId, ['write']),
  refused('the code in the fragment', page('https://example.com/#?aff={aff}'), 'affMissing'),
  refused('the code in a parameter AFF', page('https://example.com/?AFF={aff}'), 'affMissing'),
  refused('the code in a parameter ref', page('https://example.com/?ref={aff}'), 'affMissing'),
  refused('the code in the path', page('https://example.com/aff={aff}'), 'affMissing'),
  refused('a code with a blank after it', page('https://example.com/?aff={aff}%20'), 'referralLinkNotFound'),
  refused('a code with one more character', page('https://example.com/?aff={aff}x'), 'referralLinkNotFound'),
  refused('a code of 2 characters', page('https://example.com/?aff=ab'), 'referralLinkNotFound'),
  refused(
    'a code of 33 characters',
    page(`https://example.com/?aff=${long.padEnd(33, 'x').slice(0, 33)}`),
    'referralLinkNotFound',
  ),
  refused('a code with an underscore', page(`https://example.com/?aff=${long.slice(0, 20)}_`), 'referralLinkNotFound'),
  refused('a code beyond ASCII', page(`https://example.com/?aff=%C3%A4${long.slice(0, 20)}`), 'referralLinkNotFound'),
];
