import { unique, type Call } from '../call.ts';
import type { Kit } from '../kit.ts';
import { clickOn, pageWith, TEST as TEST_DATA } from '../events.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectSuccess, rowsOf, type Row } from '../row.ts';
import { fieldRows } from './fields.ts';
import { methodRows, readingRows } from './reading.ts';

const { refused, answered, shown } = rowsOf('click', 'trackClick');

type Body = Record<string, unknown>;
const TEST = TEST_DATA.additional_data;

const testClick = (kit: Kit, more: Body = {}): Call & { body: Body } => ({
  as: 'program',
  body: { affiliate_url: pageWith(kit.target.aff), additional_data: TEST, ...more },
});

/** Records a production click, or repeats one with its `click_id`. */
const click = (kit: Kit, existing?: string): Promise<string> =>
  clickOn(kit, kit.target.aff, existing === undefined ? {} : { existing_click_id: existing });

async function clickInTestMode(kit: Kit, more: Body = {}): Promise<string> {
  return expectSuccess(await kit.ask('trackClick', testClick(kit, more))).click_id as string;
}

/** A repeated click keeps its `click_id`, and every other click gets a new one. */
async function expectIdentity(again: (existing?: string) => Promise<string>): Promise<void> {
  const first = await again();
  const second = await again();
  expectThat(first !== second, 'a click_id of its own for each click', second);
  expectThat((await again(first)) === first, `the existing click_id ${first}, unchanged`, 'another');
  const other = unique('clk');
  expectThat((await again(other)) !== other, 'a click_id of its own for one that nobody has', other);
}

/** What a click may have besides its address. */
const further = (): Body => ({
  page_url: 'https://example.com/pricing',
  referrer_url: 'https://partner.example/',
  existing_click_id: unique('clk'),
  additional_data: { note: 'x' },
});

const withUrl = (affiliate_url: unknown): Call => ({ body: { affiliate_url } });

export const clickRows: Row[] = [
  ...fieldRows({ endpoint: 'click', id: 'trackClick', valid: (kit) => Promise.resolve(testClick(kit)) }),
  refused('an address without aff', withUrl('https://example.com/'), 'affMissing'),
  refused('an empty aff', withUrl('https://example.com/?aff='), 'affMissing'),
  refused('a relative address', withUrl('/?aff=anna'), 'affiliateUrlInvalid'),
  refused('an unknown link', withUrl(pageWith(unique('no').slice(0, 30))), 'referralLinkNotFound'),
  refused('an aff that no code can be', withUrl(pageWith('%00%00%00')), 'referralLinkNotFound'),
  answered(
    'test mode, with the key',
    (kit) => testClick(kit),
    async (body, kit) => {
      const { id } = await kit.program();
      expectThat((body.data as Body | undefined)?.programId === id, `data of program ${id}`, body.data);
    },
  ),
  answered(
    'test mode, without a key',
    (kit) => ({ body: testClick(kit).body }),
    (body) => expectThat(body.data !== undefined, 'data', body),
  ),
  answered('the code in capitals', (kit) => testClick(kit, { affiliate_url: pageWith(kit.target.aff.toUpperCase()) })),
  answered('null for each field that may be left out', (kit) =>
    testClick(kit, { page_url: null, referrer_url: null, existing_click_id: null }),
  ),
  answered('fields and query parameters that nobody knows', (kit) => ({
    ...testClick(kit, { unheard_of: 1 }),
    query: { unheard_of: '1' },
  })),
  shown(
    'existing_click_id, in test mode',
    'the same click_id',
    (kit) => expectIdentity((existing) => clickInTestMode(kit, existing ? { existing_click_id: existing } : {})),
    ['testEvents'],
  ),
  refused(
    "test mode, a program_id that is not the key's",
    async (kit) => testClick(kit, { additional_data: { ...TEST, program_id: (await kit.program()).id + 1 } }),
    'programMismatch',
  ),
  refused(
    'test mode, without a key, a program_id of nobody',
    (kit) => ({ body: testClick(kit, { additional_data: { ...TEST, program_id: -1 } }).body }),
    'testProgramUnknown',
  ),
  refused('test mode, a token of nobody', (kit) => ({ ...testClick(kit), as: 'unknown' }), 'invalidApiToken'),
  refused('test mode, no Bearer', (kit) => ({ ...testClick(kit), as: 'malformed' }), 'malformedAuthorization'),
  refused(
    'a disabled link',
    (kit) => ({ body: { affiliate_url: pageWith(kit.target.disabledAff!) } }),
    'linkDisabled',
    {
      needs: ['disabledAff'],
    },
  ),
  refused(
    'a disabled link, with every field that may be left out',
    (kit) => ({ body: { affiliate_url: pageWith(kit.target.disabledAff!), ...further() } }),
    'linkDisabled',
    { needs: ['disabledAff'] },
  ),
  ...(['program', 'nobody'] as const).map((as) =>
    refused(
      `test mode, a disabled link, as ${as}`,
      (kit) => ({ ...testClick(kit, { affiliate_url: pageWith(kit.target.disabledAff!) }), as }),
      'linkDisabled',
      { needs: ['disabledAff'] },
    ),
  ),
  shown('a click, and existing_click_id', 'the same click_id', (kit) => expectIdentity((id) => click(kit, id)), [
    'write',
  ]),
  shown(
    'the click_id of a test click, in production',
    '400 customerNotFound',
    async (kit) => {
      const click_id = await clickInTestMode(kit);
      expectError('trackLead', await kit.ask('trackLead', { as: 'program', body: { click_id } }), 'customerNotFound');
    },
    ['testEvents'],
  ),
  ...readingRows('click', 'trackClick', undefined),
  ...methodRows('click', 'trackClick', undefined),
];
