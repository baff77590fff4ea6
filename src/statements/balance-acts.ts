import type { Runner } from '../database/db.ts';
import { nextPayday, nextPayout, type NextPayout } from '../payouts/next.ts';
import { termsOf } from '../payouts/create.ts';
import { findDue, findOwnMinimum, findPartnerships } from '../payouts/due.ts';
import { findOwnPayout, partiesOf, payoutsOfPartnership, receiptLinesOf, type OwnPayout } from '../payouts/own.ts';
import { balancesOf, type Balance, type BalancePart } from './balance.ts';
import type { Manage } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';
import { iso, timesOf } from '../common/times.ts';

/** The partner in the program; undefined if there is none. */
export const partnershipOf = async (db: Runner, programId: number, partnerId: number): Promise<number | undefined> =>
  (await findPartnerships(db, programId, [partnerId]))?.[0];

/** The same of a caller whose partnership has been checked: an erasure may end it meanwhile. */
const ownPartnership = async (db: Runner, programId: number, partnerId: number): Promise<number> =>
  (await partnershipOf(db, programId, partnerId)) ?? 0;

const getPartnerBalance: Manage<'getPartnerBalance'> = async ({ deps, ids, query, now, answer, fail }) => {
  const at = query.at === undefined ? undefined : new Date(query.at);
  if (at && at > now) throw fail('atAhead');
  const partnershipId = await partnershipOf(deps.db, ids.program_id, ids.partner_id);
  if (partnershipId === undefined) throw fail('notFound');
  const currencies = await balancesOf(deps.db, ids.program_id, partnershipId, at);
  const as_of = (at ?? now).toISOString();
  return answer(200, { data: { partner_id: ids.partner_id, partnership_id: partnershipId, as_of, currencies } });
};

/** A part without its commissions: the partner lists them elsewhere, with the reason for each. */
const showPart = ({ amount_cents, count }: BalancePart) => ({ amount_cents, count });
const showOwn = ({ currency, pending, held, approved, in_payout, paid, owed_cents }: Balance, next: NextPayout) => ({
  currency,
  pending: showPart(pending),
  held: showPart(held),
  approved: showPart(approved),
  in_payout: showPart(in_payout),
  paid: showPart(paid),
  owed_cents,
  next_payout: {
    date: next.date?.toISOString().slice(0, 10) ?? null,
    amount_cents: next.amountCents,
    commissions: next.commissions,
    minimum_cents: next.minimumCents,
    missing_cents: next.missingCents,
    blocked_by: next.blockedBy,
    usable_from: iso(next.usableFrom),
    ...(next.methodCurrencies && { method_currencies: [...next.methodCurrencies] }),
    method: next.method,
  },
});

const getOwnBalance: Manage<'getOwnBalance'> = async ({ deps, ids, partnerId, now, answer }) => {
  const { db, secretKey } = deps;
  const programId = ids.program_id;
  const partnershipId = await ownPartnership(db, programId, partnerId);
  const currencies = [];
  for (const balance of await balancesOf(db, programId, partnershipId)) {
    const { currency } = balance;
    const terms = await termsOf(db, programId, { currency }, now);
    const date = terms.payoutDay === null ? null : nextPayday(terms.payoutDay, now);
    const query = { ...terms, partnerships: [partnershipId], at: now };
    const [due] = await findDue(db, secretKey, query);
    const own = terms.ownMinimums ? await findOwnMinimum(db, partnershipId) : undefined;
    const minimumCents = own ?? terms.minimumCents;
    currencies.push(showOwn(balance, nextPayout({ minimumCents, date }, due, now)));
  }
  return answer(200, { data: { as_of: now.toISOString(), currencies } });
};

const showOwnPayout = ({ paid_at, created_at, ...payout }: OwnPayout) => ({
  ...payout,
  paid_at: iso(paid_at),
  created_at: created_at.toISOString(),
});

const listOwnPayouts: Manage<'listOwnPayouts'> = async (context) => {
  const { deps, ids, partnerId, query, answer } = context;
  const filters = { partnershipId: await ownPartnership(deps.db, ids.program_id, partnerId), ...timesOf(query) };
  const page = await readPage(
    context,
    (request) => payoutsOfPartnership(deps.db, ids.program_id, filters, request),
    showOwnPayout,
  );
  return answer(200, page);
};

const getOwnPayout: Manage<'getOwnPayout'> = async ({ deps, ids, partnerId, answer, fail }) => {
  const { program_id: programId, payout_item_id: id } = ids;
  const found = await findOwnPayout(deps.db, programId, await ownPartnership(deps.db, programId, partnerId), id);
  if (!found) throw fail('notFound');
  const lines = await receiptLinesOf(deps.db, programId, id);
  const shown = lines.map(({ created_at, sold_at, ...line }) => ({
    ...line,
    created_at: created_at.toISOString(),
    sold_at: iso(sold_at),
  }));
  const parties = await partiesOf(deps.db, programId, partnerId);
  return answer(200, { data: { ...showOwnPayout(found), ...parties, lines: shown } });
};

export const balances = { getPartnerBalance, getOwnBalance, listOwnPayouts, getOwnPayout };
