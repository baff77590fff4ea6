// Terms, groups and discount codes on the distributed service: what each sale earns for whom, and what is left afterwards.
import { isDeepStrictEqual } from 'node:util';
import { openFound } from '../../src/database/distributed/find.ts';
import { DAY } from '../../src/lib/clock.ts';
import { findViolations } from '../../src/ledger/invariants.ts';
import { openTermsProgram, type TermsProgram, type Tracked } from './terms-program.ts';
import type { DistributedWorld } from './world.ts';

interface Stage {
  world: DistributedWorld;
  program: TermsProgram;
  /** notes a problem unless both are equal */
  expect: (what: string, is: unknown, due: unknown) => void;
}

const codesIn = ({ notices = [] }: Tracked): string[] => notices.map(({ code }) => code);

/** What a sale earned: the cents and the partner, or why it earned nothing. */
async function earned({ ask }: TermsProgram, sale: Tracked): Promise<readonly [number, number] | string> {
  if (typeof sale.commission_id !== 'number') return sale.commission_reason ?? `${sale.status}`;
  const { commission } = await ask<{ commission: { earned_cents: number; partner_id: number } }>(
    'GET',
    'getCommission',
    {
      ids: { commission_id: sale.commission_id },
    },
  );
  return [commission.earned_cents, commission.partner_id];
}

/** A customer of the partner's link, who buys as often as it is called. */
const customerOf = async ({ click, sale }: TermsProgram, link: string) => {
  const click_id = await click(link);
  return () => sale({ click_id });
};

const commissions = (earnings: readonly (readonly number[] | string)[]) =>
  earnings.filter((one) => typeof one !== 'string');

/** Anna has terms of her own, and Ben those of a group, which is returned. */
async function levels({ world, program, expect }: Stage): Promise<number> {
  const { change, anna, ben } = program;
  const group = await change<{ id: number }>('POST', 'createGroup', { name: 'Gold' });
  await change('POST', 'createTerms', { level: 'group', group_id: group.id, commission_rate: 20, max_commissions: 2 });
  await change('POST', 'movePartners', { partner_ids: [ben] }, { group_id: group.id });
  await change('POST', 'createTerms', {
    ...{ level: 'partnership', partner_id: anna, commission_rate: 30, max_months: 1 },
  });
  const ofAnna = await customerOf(program, 'anna');
  expect('a sale by the terms of a partner', await earned(program, await ofAnna()), [3_000, anna]);
  const longAgo = new Date(Date.now() - 40 * DAY);
  await world.postgres.query('update customers set first_sale_at = $2 where program_id = $1', [program.id, longAgo]);
  expect('a sale after the last month', await earned(program, await ofAnna()), 'months_reached');
  const ofBen = await customerOf(program, 'ben');
  // All at once, at both instances: the customer's limit holds nevertheless.
  const sold = await Promise.all(Array.from({ length: 8 }, ofBen));
  const earnings = await Promise.all(sold.map((sale) => earned(program, sale)));
  expect('sales of a group', commissions(earnings), Array(2).fill([2_000, ben]));
  expect('sales beyond the limit', earnings.filter((one) => one === 'commissions_reached').length, 6);
  return group.id;
}

/** Cara has the program's terms, which change, and is moved into the group. */
async function changes({ program, expect }: Stage, groupId: number): Promise<void> {
  const { change, cara } = program;
  const ofCara = await customerOf(program, 'cara');
  expect('a sale by the terms of the program', await earned(program, await ofCara()), [1_000, cara]);
  await change('POST', 'createTerms', { level: 'program', commission_rate: 15 });
  expect('a sale after a change of terms', await earned(program, await ofCara()), [1_500, cara]);
  await change('PATCH', 'updateProgram', { grandfather: true });
  await change('POST', 'movePartners', { partner_ids: [cara] }, { group_id: groupId });
  expect('a sale of a known customer', await earned(program, await ofCara()), [1_000, cara]);
  const newcomer = await customerOf(program, 'cara');
  expect('a sale of a moved partner', await earned(program, await newcomer()), [2_000, cara]);
  await change('PATCH', 'updateProgram', { grandfather: false });
  expect('a known customer of a moved partner', await earned(program, await ofCara()), 'commissions_reached');
}

/** What customers bring with a code, with and without a click. */
async function codes({ program, expect }: Stage): Promise<void> {
  const { change, click, lead, sale, unique, ben, cara } = program;
  const brew = await change<{ id: number }>('POST', 'createCode', { partner_id: ben, code: 'BREW5' });
  await change('POST', 'createCode', { partner_id: cara, code: 'TEA10' });
  const both = await sale({ click_id: await click('cara'), discount_code: 'brew5' });
  expect('a click of one partner with the code of another', await earned(program, both), [2_000, ben]);
  const customer_key = unique('user');
  const first = await Promise.all([1, 2, 3].map(() => sale({ customer_key, discount_code: 'BREW5' })));
  const earnings = await Promise.all(first.map((one) => earned(program, one)));
  expect('first sales by a code', commissions(earnings), Array(2).fill([2_000, ben]));
  const signedUp = unique('user');
  expect('a lead by a code', (await lead({ customer_key: signedUp, discount_code: 'TEA10' })).status, 200);
  const later = await sale({ customer_key: signedUp, discount_code: 'BREW5' });
  expect('a later code', await earned(program, later), [2_000, cara]);
  const unknown = await sale({ click_id: await click('cara'), discount_code: 'SUMMER' });
  expect('an unknown code', [unknown.status, codesIn(unknown)], [200, ['discount_code_unknown']]);
  const nobody = await sale({ customer_key: unique('user'), discount_code: 'SUMMER' });
  expect('an unknown code without a click', nobody.status, 400);
  await change('PATCH', 'updateCode', { status: 'disabled' }, { code_id: brew.id });
  const disabled = await sale({ click_id: await click('cara'), discount_code: 'BREW5' });
  expect('a disabled code', codesIn(disabled), ['discount_code_inactive']);
  expect('a click with a disabled code', await earned(program, disabled), [2_000, cara]);
  await change('PATCH', 'updateCode', { status: 'active' }, { code_id: brew.id });
}

interface ListedCode {
  code: string | null;
  customers: number;
  sales: number;
}
const listed = (found: readonly ListedCode[]) => found.map(({ code, customers, sales }) => [code, customers, sales]);

/** The lists of terms, groups and codes, newest first; `code` is Ben's. */
async function lists({ program: { ask }, expect }: Stage, code: string | null): Promise<void> {
  const terms = await ask<{ level: string; in_force: boolean }[]>('GET', 'listTerms');
  expect(
    'the terms',
    terms.map(({ level, in_force }) => `${level}${in_force ? ' in force' : ''}`),
    ['program in force', 'partnership in force', 'group in force', 'program'],
  );
  const groups = await ask<{ name: string; partners: number }[]>('GET', 'listGroups');
  const members = code === null ? 1 : 2;
  expect(
    'the groups',
    groups.map(({ name, partners }) => [name, partners]),
    [
      ['Gold', members],
      ['Everyone', 1],
    ],
  );
  expect('the codes', listed(await ask('GET', 'listCodes')), [
    ['TEA10', 1, 1],
    [code, 2, 4],
  ]);
}

interface Simulation {
  totals: { sales: number; earned_cents: number; difference_cents: number }[];
}

/** What is asked without other terms makes no difference, and was earned as the commissions say. */
async function whatIf({ world, program, expect }: Stage): Promise<void> {
  const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
  const period = { from: day(-1), to: day(1) };
  const ask = (terms: object | null) =>
    program.ask<Simulation>('POST', 'simulateTerms', { body: { ...period, level: 'program', terms } });
  const [stored] = await world.postgres.query(
    `select sum(earned_cents)::bigint as cents from commissions where program_id = ${program.id} and kind = 'sale'`,
  );
  const [same] = (await ask(null)).totals;
  expect('what was earned, and the difference', [same?.earned_cents, same?.difference_cents], [stored!.cents, 0]);
  const [more] = (await ask({ commission_rate: 50 })).totals;
  expect('what other terms would have cost', more?.difference_cents, 4_000 + 3_500 + 4_000);
}

/** Of an erased partner's code nothing is left, and nobody else gets it. */
async function erasure(stage: Stage): Promise<void> {
  const { world, program, expect } = stage;
  const { ben, cara, sale, click, status, unique } = program;
  await world.admin('partner', 'erase', '--partner-id', String(ben));
  await lists(stage, null);
  expect('the code of an erased partner', await status('createCode', { partner_id: cara, code: 'Brew5' }), 409);
  const sold = await sale({ click_id: await click('cara'), discount_code: 'BREW5' });
  expect('a sale with it', [codesIn(sold), await earned(program, sold)], [['discount_code_unknown'], [2_000, cara]]);
  expect('one without a click', (await sale({ customer_key: unique('user'), discount_code: 'BREW5' })).status, 400);
}

/** Every sale names its terms, and the ledger is sound. */
async function invariants({ world: { postgres }, program: { id }, expect }: Stage): Promise<void> {
  const unnamed = await postgres.query(`select id from sales where program_id = ${id} and terms_id is null`);
  expect('sales without terms', unnamed, []);
  const db = await openFound({ url: postgres.url(), applicationName: 'harness' });
  expect('the ledger', await findViolations(db).finally(() => db.close()), []);
}

/** Does what owners and customers do with terms and codes. Returns what was not as it should be. */
export async function checkTerms(world: DistributedWorld): Promise<string[]> {
  const problems: string[] = [];
  const expect: Stage['expect'] = (what, is, due) => {
    if (!isDeepStrictEqual(is, due)) problems.push(`${what}: ${JSON.stringify(is)}, and not ${JSON.stringify(due)}`);
  };
  const stage = { world, program: await openTermsProgram(world), expect };
  await changes(stage, await levels(stage));
  await codes(stage);
  await lists(stage, 'BREW5');
  await whatIf(stage);
  await erasure(stage);
  await whatIf(stage);
  await invariants(stage);
  return problems;
}
