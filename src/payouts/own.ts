// What a partner sees of the payments to them.
import { statement, type Runner } from '../database/db.ts';
import type { CommissionKind } from '../common/types.ts';
import { NO_DETAILS, type LegalDetails } from '../portal/read.ts';
import { createList, type ListPage } from '../common/lists.ts';
import { createdFilters } from '../common/page-order.ts';
import type { ItemView } from './read.ts';
import { findPayoutSettings } from './settings.ts';

export interface OwnPayout extends Omit<
  ItemView,
  'payout_id' | 'partner_id' | 'partnership_id' | 'exported_at' | 'changed_at' | 'replaced_by'
> {
  payer_name: string;
  payee_name: string | null;
}

const STORED = `c.program_id, c.id, c.amount_cents, c.currency, c.commissions, c.method, c.label, c.reference, c.status, c.paid_at,
  c.external_reference, c.reason, c.holder as payee_name, c.created_at`;
/** SQL of what is shown of `stored` rows. The program may be on another server. */
const SHOWN = `id, amount_cents, currency, commissions, method, label, reference, status, paid_at, external_reference, reason,
  payee_name, created_at, (select p.name from programs p where p.id = program_id) as payer_name`;

const list = createList<OwnPayout, 'partnershipId' | 'createdFrom' | 'createdBefore'>({
  name: 'payouts_of_partnership',
  columns: STORED,
  from: 'payout_items c',
  id: 'c.id',
  always: { where: 'c.program_id = :owner' },
  filters: {
    partnershipId: { is: 'c.partnership_id = :partnershipId::bigint' },
    ...createdFilters('payout_items', 'c'),
  },
  show: SHOWN,
});
/** A page of the payments to a partner of a program. */
export const payoutsOfPartnership = (
  db: Runner,
  programId: number,
  filters: { partnershipId: number; createdFrom?: Date | undefined; createdBefore?: Date | undefined },
  page: ListPage,
): Promise<OwnPayout[]> => list(db, programId, filters, page);

const one = statement<OwnPayout>(
  'payout_of_partnership',
  `with stored as materialized (
     select ${STORED} from payout_items c where c.program_id = $1 and c.partnership_id = $2 and c.id = $3)
   select ${SHOWN} from stored`,
);
export const findOwnPayout = async (
  db: Runner,
  programId: number,
  partnershipId: number,
  id: number,
): Promise<OwnPayout | undefined> => (await db.run(one, [programId, partnershipId, id]))[0];

export interface ReceiptLine {
  commission_id: number;
  /** when the sale was; null for what has none */
  sold_at: Date | null;
  kind: CommissionKind;
  amount_cents: number;
  /** the name of the link that led to the customer */
  link: string | null;
  created_at: Date;
}

/** The number of commissions that a receipt names. */
const MOST_LINES = 1000;
const lines = statement<ReceiptLine>(
  'lines_of_receipt',
  // The links may be on another server.
  `with stored as materialized (
     select c.id, c.kind, c.amount_cents, c.created_at,
       (select s.occurred_at from sales s where s.program_id = $1 and s.id = c.sale_id) as sold_at,
       (select u.link_id from customers u where u.program_id = $1 and u.id = c.customer_id) as link_id
     from commissions c where c.program_id = $1 and c.payout_item_id = $2 order by c.id limit ${MOST_LINES})
   select id as commission_id, kind, amount_cents, (select l.code from links l where l.id = link_id) as link, created_at, sold_at
   from stored order by id`,
);
export const receiptLinesOf = (db: Runner, programId: number, itemId: number): Promise<ReceiptLine[]> =>
  db.run(lines, [programId, itemId]);

const payee = statement<LegalDetails>(
  'payee_of_receipt',
  'select legal_name, legal_address, tax_id from partners where id = $1',
);

/** What receipts and statements say of the program, as it is now. */
export async function payerOf(db: Runner, programId: number): Promise<LegalDetails> {
  const { legal_name, legal_address, tax_id } = await findPayoutSettings(db, programId);
  return { legal_name, legal_address, tax_id };
}

/** What a receipt says of its two sides: as it is now, so that a correction is on every receipt. */
export async function partiesOf(db: Runner, programId: number, partnerId: number) {
  return { payer: await payerOf(db, programId), payee: (await db.run(payee, [partnerId]))[0] ?? NO_DETAILS };
}
