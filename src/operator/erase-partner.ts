// Erases a partner: amounts, times and statuses stay; everything that could lead to the person goes.
import { statement, type Transaction } from '../database/db.ts';
import { forgetCodes } from '../codes/write.ts';
import { forgetNames } from '../links/first-link.ts';
import type { Note } from '../common/audit.ts';
import { forgetPayee } from '../payouts/forget.ts';
import { identifyPartner } from '../partners/records.ts';

const erase = statement<object>('erase_partner', 'delete from partners where id = $1 returning id');

/** Deletes invitations, and what their mails that were not sent yet contain. */
const invitations = (kind: 'partner' | 'member') =>
  statement<object>(
    `erase_${kind}_invitations`,
    `with gone as (delete from ${kind}_invitations where email = any ($1::text[]) or id = any ($3::bigint[]) returning id)
     update mails m set state = 'canceled', sealed = null, ended_at = $2 from gone
     where m.kind = '${kind}-invitation' and m.subject_id = gone.id and m.state = 'queued'`,
  );
const ERASE_INVITATIONS = { partner: invitations('partner'), member: invitations('member') };

const eraseNotices = statement<object>(
  'erase_notices_of_payout_methods',
  `update mails set state = 'canceled', sealed = null, ended_at = $2
   where kind = 'payout-method' and state = 'queued'
     and subject_id in (select id from payout_methods where partner_id = $1)`,
);

const eraseTexts = statement<object>(
  'erase_texts_about_partner',
  `update partnerships set application = null, decline_reason = null, notes = null, tags = '{}'
   where partner_id = $1 and (application is not null or decline_reason is not null or notes is not null or tags <> '{}')`,
);

const isNeeded = statement<object>(
  'erased_partners_account_is_needed',
  `select from memberships where account_id = $1
   union all select from advertisers v join programs p on p.advertiser_id = v.id where v.account_id = $1 limit 1`,
);
const eraseAdvertiser = statement<object>(
  'erase_advertiser_of_partner',
  'delete from advertisers where account_id = $1',
);
const eraseFormerAddresses = statement<object>(
  'erase_former_addresses_of_partner',
  'delete from former_addresses where account_id = $1',
);
// A change of somebody else may name an address of the person.
const eraseAddressChanges = statement<object>(
  'erase_address_changes_of_partner',
  `with gone as (
     delete from address_changes where account_id = $1 or new_email = any ($2::text[]) or former_email = any ($2::text[])
     returning id)
   update mails m set state = 'canceled', sealed = null, ended_at = $3 from gone
   where m.kind in ('address-confirmation', 'address-changed') and m.subject_id = gone.id and m.state = 'queued'`,
);
const eraseAccount = statement<object>('erase_account_of_partner', 'delete from accounts where id = $1');

/** What became of the account with which the person signs in: `kept`, because it manages programs; null if there is none. */
export interface ErasedPartner {
  account: { account_id: number; status: 'erased' | 'kept' } | null;
}

/**
 * Erases the person: the partner with their payout methods, invitations to them, and their account, unless it is a member of a program or its
 * advertiser has programs. The partnerships, links, clicks, sales and commissions stay, without a partner. Undefined if
 * the partner does not exist.
 */
export async function erasePartner(
  tx: Transaction,
  note: Note,
  { partnerId, at }: { partnerId: number; at: Date },
): Promise<ErasedPartner | undefined> {
  const names = await identifyPartner(tx, partnerId);
  const { accountId, emails } = names;
  await tx.run(eraseNotices, [partnerId, at]);
  await forgetPayee(tx, partnerId, at);
  await tx.run(eraseTexts, [partnerId]);
  await forgetNames(tx, partnerId);
  await forgetCodes(tx, partnerId);
  if ((await tx.run(erase, [partnerId])).length === 0) return undefined;
  const kept = accountId !== null && (await tx.run(isNeeded, [accountId])).length > 0;
  await tx.run(ERASE_INVITATIONS.partner, [emails, at, names.partnerInvitationIds]);
  if (!kept) await tx.run(ERASE_INVITATIONS.member, [emails, at, names.memberInvitationIds]);
  if (accountId !== null) await tx.run(eraseFormerAddresses, [accountId]);
  await tx.run(eraseAddressChanges, [accountId, emails, at]);
  if (accountId !== null && !kept) {
    await tx.run(eraseAdvertiser, [accountId]);
    await tx.run(eraseAccount, [accountId]);
    await note({ action: 'account.erase', targetId: accountId, after: { erased_at: at } });
  }
  await note({ action: 'partner.erase', targetId: partnerId, after: { erased_at: at } });
  return { account: accountId === null ? null : { account_id: accountId, status: kept ? 'kept' : 'erased' } };
}
