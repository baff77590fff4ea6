// What partners are mailed about payments: that they were made, and that they came back.
import { statement, type Transaction } from '../database/db.ts';
import type { Act } from './rules.ts';
import { DAY } from '../lib/clock.ts';
import type { MailKind } from '../mail/rules.ts';
import { cancelMails, programInMail, type NewMail } from '../mail/mails.ts';
import type { HeldItem } from './items.ts';

export const ITEM_MAILS = ['payout-paid', 'payout-returned'] as const satisfies MailKind[];
/** How long a mail is tried to be sent. */
const LIFETIME = 7 * DAY;

// To the address at which the partner signs in now. An erased partner has none.
const payees = statement<{ partnership_id: number; email: string; name: string }>(
  'payees_to_mail',
  `select s.id as partnership_id, coalesce(a.email, p.email) as email, p.name
   from partnerships s join partners p on p.id = s.partner_id left join accounts a on a.id = p.account_id
   where s.id = any ($1::bigint[])`,
);
const mark = statement<{ id: number }>(
  'mark_mailed_items',
  `update payout_items set mailed_reference = $3
   where program_id = $1 and id = any ($2::bigint[]) and mailed_reference is null returning id`,
);
const unmark = statement<object>(
  'unmark_mailed_items',
  'update payout_items set mailed_reference = null where program_id = $1 and id = any ($2::bigint[])',
);

export interface ActToMail {
  programId: number;
  act: Act;
  /** the items that the act has changed, as they were before */
  items: readonly HeldItem[];
  baseUrl: string;
  at: Date;
}

/**
 * Which of the items a mail is about, and what it says. An item is one payment: it is mailed once, however often it is
 * reopened and paid.
 */
async function newsOf(tx: Transaction, { programId, act, items, at }: ActToMail) {
  if (act.kind === 'pay') {
    const marked = await tx.run(mark, [programId, items.map(({ id }) => id), act.reference ?? '']);
    const news = new Set(marked.map(({ id }) => id));
    return { kind: 'payout-paid' as const, about: items.filter(({ id }) => news.has(id)) };
  }
  const paid = items.filter(({ status }) => status === 'paid');
  if (paid.length === 0) return { kind: 'payout-returned' as const, about: [] };
  const unsent = await cancelMails(
    tx,
    ['payout-paid'],
    paid.map(({ id }) => id),
    at,
  );
  if (unsent.length > 0) await tx.run(unmark, [programId, unsent]);
  return { kind: 'payout-returned' as const, about: act.kind === 'fail' ? paid : [] };
}

/** What a mail says of an item that was paid, or whose money came back. */
function paymentOf({ reference, amount_cents: amountCents, currency, ...before }: HeldItem, act: Act) {
  const [paidAt, external] =
    act.kind === 'pay' ? [act.paidAt, act.reference] : [before.paid_at!, before.external_reference ?? undefined];
  const reason = act.kind === 'fail' ? act.reason : undefined;
  return {
    amountCents,
    currency,
    reference,
    paidOn: paidAt.toISOString().slice(0, 10),
    externalReference: external,
    reason,
  };
}

/** The mails of an act, one for each item of which there is news; those of a payment that it takes back are cancelled. */
export async function mailsOfAct(tx: Transaction, wanted: ActToMail): Promise<NewMail[]> {
  const { programId, act, baseUrl, at } = wanted;
  const { kind, about } = await newsOf(tx, wanted);
  if (about.length === 0) return [];
  const found = await tx.run(payees, [about.map(({ partnership_id }) => partnership_id)]);
  const payeeOf = new Map(found.map((payee) => [payee.partnership_id, payee]));
  const program = await programInMail(tx, programId);
  const link = `${baseUrl}/partner/${kind === 'payout-paid' ? `programs/${programId}/payouts` : 'profile'}`;
  const expiresAt = new Date(at.getTime() + LIFETIME);
  return about.flatMap((item) => {
    const payee = payeeOf.get(item.partnership_id);
    if (!payee) return [];
    const content = { to: payee.email, name: payee.name, link, ...program, payment: paymentOf(item, act) };
    return [{ kind, subjectId: item.id, content, at, expiresAt }];
  });
}
