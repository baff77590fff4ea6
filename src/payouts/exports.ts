// The files of payouts. Making one changes nothing but when its items were last exported.
import { statement, type Transaction } from '../database/db.ts';
import type { Debtor, NoFile, PayoutFile, PayoutFileFormat } from './files/index.ts';
import type { MethodKind } from '../payout-methods/rules.ts';
import type { Currency } from '../common/types.ts';
import type { Decimal } from '../lib/csv.ts';
import { unseal } from '../lib/sealing.ts';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { purposeOf } from './create.ts';

interface Head {
  reference: string;
  currency: Currency;
  created_at: Date;
  name: string;
}
const head = statement<Head>(
  'payout_to_export',
  `select o.reference, o.currency, o.created_at, p.name
   from payouts o join programs p on p.id = o.program_id where o.program_id = $1 and o.id = $2`,
  `with o as materialized (select * from payouts where program_id = $1 and id = $2)
   select o.reference, o.currency, o.created_at, p.name from o join programs p on p.id = o.program_id`,
);

interface Row {
  id: number;
  partnership_id: number;
  reference: string;
  amount_cents: number;
  method: MethodKind;
  destination: Buffer;
  holder: string;
  holder_kind: 'person' | 'institution';
  email: string | null;
  commissions: number;
  period_from: Date | null;
  period_to: Date | null;
}
// Locked, so that no item is paid or ends while the file is made.
const lock = statement<object>(
  'lock_items_to_export',
  `select from payout_items
   where program_id = $1 and payout_id = $2 and status = 'open' order by id for no key update`,
);
const rows = statement<Row>(
  'items_to_export',
  `select i.id, i.partnership_id, i.reference, i.amount_cents, i.method, i.destination, i.holder, i.holder_kind, i.email,
     i.commissions, c.period_from, c.period_to
   from payout_items i join lateral (
     select min(created_at) as period_from, max(created_at) as period_to from commissions
     where program_id = $1 and payout_item_id = i.id) c on true
   where i.program_id = $1 and i.payout_id = $2 and i.status = 'open' and i.destination is not null
   order by i.id`,
);
const partners = statement<{ id: number; partner_id: number | null }>(
  'partners_of_items',
  'select id, partner_id from partnerships where id = any ($1::bigint[])',
);
const exported = statement<object>(
  'note_export',
  `update payout_items set exported_at = $4 where program_id = $1 and id = any ($2::bigint[])
   and (method = $3 or $3 = 'csv')`,
);

/** The destination of an item; undefined if it cannot be decrypted, because the key was replaced. */
function opened(secretKey: Buffer, { destination, reference }: Row): string | undefined {
  try {
    return unseal(secretKey, destination, purposeOf(reference));
  } catch {
    return undefined;
  }
}

export interface WantedExport {
  programId: number;
  payoutId: number;
  format: PayoutFileFormat;
  part: number;
  /** when SEPA is to pay; a payout may be from a later clock */
  executionDate: string;
  decimal: Decimal | undefined;
  templateHeader: string | undefined;
  debtor: Debtor | undefined;
  at: Date;
}

/** The file of a payout's open items. */
export async function exportPayout(
  tx: Transaction,
  note: Note,
  secretKey: Buffer,
  wanted: WantedExport,
): Promise<(PayoutFile & { executionDate: string }) | NoFile | Refused<'notFound' | 'destinationUnreadable'>> {
  const { programId, payoutId, format, part, templateHeader, decimal, debtor, at } = wanted;
  const [found] = await tx.run(head, [programId, payoutId]);
  if (!found) return refused('notFound');
  await tx.run(lock, [programId, payoutId]);
  const items = await tx.run(rows, [programId, payoutId]);
  const partnerOf = new Map(
    (await tx.run(partners, [items.map(({ partnership_id }) => partnership_id)])).map((one) => [
      one.id,
      one.partner_id,
    ]),
  );
  const { reference, currency, created_at, name } = found;
  const created = created_at.toISOString().slice(0, wanted.executionDate.length);
  const executionDate = created > wanted.executionDate ? created : wanted.executionDate;
  const destinations = items.map((item) => opened(secretKey, item));
  if (destinations.includes(undefined)) return refused('destinationUnreadable');
  // Loaded when it is needed: most instances never make a file.
  const { payoutFile } = await import('./files/index.ts');
  const file = payoutFile({
    payout: { reference, currency, created_at, program: { name, debtor }, wise_header: templateHeader, decimal },
    items: items.map(({ partnership_id, ...item }, place) => ({
      ...item,
      destination: destinations[place]!,
      partner_id: partnerOf.get(partnership_id) ?? null,
      note: name,
    })),
    ...{ format, part, executionDate },
  });
  if (file.kind !== 'file') return file;
  await tx.run(exported, [programId, items.map(({ id }) => id), format, at]);
  await note({ action: 'payout.export', programId, targetId: payoutId, after: { format, part, sha256: file.sha256 } });
  return { ...file, executionDate };
}
