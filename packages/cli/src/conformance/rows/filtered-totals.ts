// The totals of commissions with every filter: only `partner_id` changes them, and each partner's are those of its own.
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { newPartner } from '../operator.ts';
import { NO_RECORD } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { rowsOf, type Need, type Row } from '../row.ts';
import { querySchemas } from '../schema.ts';
import { within } from './managed-flows.ts';
import { expectSame } from './managed-settings.ts';
import { totalsOf } from './own-totals.ts';

type Body = Record<string, unknown>;
type Query = Record<string, string>;
const { shown } = rowsOf('managed-records', 'listCommissions');
const OPERATES: readonly Need[] = ['apiToken', 'write', 'operator'];

interface Listed {
  data: Body[];
  page: { next_cursor: string | null };
  totals?: { currencies: Body[] };
}

/** Values of each parameter but the partner and the cursor, from the document. */
function queriesFor(at: string): Query[] {
  const others = Object.entries(querySchemas('listCommissions')).filter(
    ([name]) => name !== 'partner_id' && name !== 'cursor',
  );
  return others.flatMap(([name, { enum: values, type }]) => {
    if (values) return values.filter((value) => value !== null).map((value): Query => ({ [name]: value }));
    return [{ [name]: type === 'integer' ? '1' : at }];
  });
}

/** Two partners with commissions of each status and of two currencies, and one with none. */
async function fill(kit: Kit) {
  const program = await makeJoined(kit);
  const { done, ask } = within(kit, program);
  const partners = [program.partnerId, await newPartner(kit, program.id), await newPartner(kit, program.id)];
  for (const [place, partner_id] of partners.slice(0, 2).entries()) {
    const made: unknown[] = [];
    for (const amount_cents of [100, 20, 3, -7].map((cents) => cents * (place + 1))) {
      made.push((await done('createAdjustment', {}, { partner_id, amount_cents, reason: 'A correction' })).id);
    }
    const [approved, rejected, held] = made;
    await done('approveCommissions', {}, { commission_ids: [approved] });
    await done('rejectCommissions', {}, { commission_ids: [rejected], reason: 'A reason' });
    await done('holdCommissions', {}, { commission_ids: [held], reason: 'A reason' });
  }
  const list = async (query: Query): Promise<Listed> => {
    const { body, status } = await ask('listCommissions', {}, undefined, query);
    expectThat(status === 200, '200', body);
    return body as Listed;
  };
  return { partners, list };
}

async function totals(kit: Kit): Promise<void> {
  const { partners, list } = await fill(kit);
  const { data } = await list({ limit: '100' });
  const whose: [named: Query, own: Body[]][] = [
    [{}, data],
    ...[...partners, NO_RECORD].map((id): [Query, Body[]] => [
      { partner_id: String(id) },
      data.filter(({ partner_id }) => partner_id === id),
    ]),
  ];
  for (const [named, own] of whose) {
    for (const query of [{}, ...queriesFor(String(data[1]!.created_at))]) {
      const asked = { ...named, ...query };
      const { totals: found, page } = await list(asked);
      expectSame(found?.currencies, totalsOf(own), `the totals with ${new URLSearchParams(asked).toString()}`);
      if (page.next_cursor === null) continue;
      const next = await list({ ...asked, cursor: page.next_cursor });
      expectThat(next.totals === undefined, 'totals on the first page alone', next.totals);
    }
  }
}

export const filteredTotalRows: Row[] = [
  shown('the totals of commissions with each filter', 'of all, or of the partner', totals, OPERATES),
];
