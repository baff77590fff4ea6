// What was done, in words.
import { wordsOf } from '../../ui/values.tsx';
import type { NameOf } from '../partners/partner-names.ts';
import type { AuditEntry } from './paths.ts';

/** The actions that the service knows today; a newer one is shown as it is named. */
export const ACTIONS: Readonly<Record<string, string>> = {
  'program.create': 'Created the program',
  'program.update': 'Changed the settings',
  'program.origins': 'Changed the allowed origins',
  'program.accounts': 'Changed the payment accounts',
  'program.archive': 'Archived the program',
  'link.create': 'Created a link',
  'link.update': 'Changed a link',
  'link.alias': 'Gave a link another code',
  'code.create': 'Gave a partner a discount code',
  'code.update': 'Changed a discount code',
  'partner.join': 'Became a partner',
  'partner.apply': 'Applied as a partner',
  'partner.approve': 'Approved a partner',
  'partner.decline': 'Declined a partner',
  'partner.remove': 'Removed a partner',
  'partner.reinstate': 'Reinstated a partner',
  'partner.update': 'Changed notes or tags of a partner',
  'partner.leave': 'Left as a partner',
  'invitation.create': 'Invited a partner',
  'invitation.resend': 'Sent an invitation of a partner again',
  'invitation.accept': 'Accepted the invitation as a partner',
  'invitation.decline': 'Declined the invitation as a partner',
  'invitation.revoke': 'Revoked an invitation of a partner',
  'invitation.expire': 'An invitation of a partner expired',
  'commission.approve': 'Approved a commission',
  'commission.hold': 'Held a commission',
  'commission.release': 'Released a commission',
  'commission.reject': 'Rejected a commission',
  'commission.pay': 'Marked a commission as paid',
  'commission.adjust': 'Created an adjustment',
  'commission.repair': 'Repaired a commission',
  'payout.create': 'Created a payout',
  'payout.export': 'Made a file of a payout',
  'payout-settings.update': 'Changed the payout settings',
  'payout-item.pay': 'Reported a payout item as paid',
  'payout-item.fail': 'Reported a payout item as failed',
  'payout-item.cancel': 'Cancelled a payout item',
  'payout-item.reopen': 'Reopened a payout item',
  'customer.export': 'Exported the data of a customer',
  'customer.erase': 'Erased a customer',
  'key.create': 'Created an API key',
  'key.mark': 'Set the deadline of an API key',
  'key.revoke': 'Revoked an API key',
  'processor.connect': 'Connected a payment processor',
  'processor.disconnect': 'Disconnected a payment processor',
  'webhook.create': 'Created a webhook',
  'webhook.update': 'Changed a webhook',
  'webhook.disable': 'Disabled a webhook',
  'webhook.delete': 'Deleted a webhook',
  'webhook.rotate_secret': 'Rotated the secret of a webhook',
  'webhook.test': 'Tested a webhook',
  'webhook.retry': 'Sent an event of a webhook again',
  'webhook.replay': 'Replayed events of a webhook',
  'postback.create': 'Created a postback',
  'postback.update': 'Changed a postback',
  'postback.disable': 'Disabled a postback',
  'postback.delete': 'Deleted a postback',
  'postback.rotate_secret': 'Rotated the secret of a postback',
  'postback.test': 'Tested a postback',
  'payment-event.replay': 'Applied a payment event again',
  'member.join': 'Became a member',
  'member.update': 'Changed the role of a member',
  'member.remove': 'Removed a member',
  'member-invitation.create': 'Invited a member',
  'member-invitation.accept': 'Accepted the invitation as a member',
  'member-invitation.decline': 'Declined the invitation as a member',
  'member-invitation.revoke': 'Revoked an invitation of a member',
  'member-invitation.expire': 'An invitation of a member expired',
};

/** `key.create` becomes `key: create` if it is unknown. */
export const actionText = (action: string): string => ACTIONS[action] ?? action.replace('.', ': ').replaceAll('-', ' ');

/** Who did it; partners have no address here. */
export function actorText({ kind, id, email }: AuditEntry['actor'], names: NameOf): string {
  if (email !== null) return email;
  if (kind === 'operator') return 'Operator of the service';
  if (kind === 'system') return 'The service';
  return kind === 'partner' ? names(id) : 'An erased account';
}

const FIELDS: Readonly<Record<string, string>> = {
  commission_type: 'what a partner earns',
  commission_rate: 'percent or amount',
  lead_commission_cents: 'for a lead',
  lead_auth: 'accepted leads',
  cookie_window_days: 'cookie lifetime, days',
  attribution_window_days: 'attribution window, days',
  holding_period_days: 'holding period, days',
  minimum_payout_cents: 'minimum payout',
  payer_iban_label: 'account that pays',
  template_header: 'template of Wise',
  minimums: 'minimums in other currencies',
  payout_day: 'payout day',
  net_days: 'days before a payout',
  auto_approve: 'approves automatically',
  join_policy: 'who becomes a partner',
  commission_base: 'base of commissions',
  commission_on_shipping: 'shipping counts',
  partner_links: 'partners can create links',
  partner_postbacks: 'partners can have postbacks',
  code_policy: 'click or code',
  processor_id: 'identifier of the payment processor',
  brand: 'look for partners',
  questions: 'questions to new partners',
  muted_mails: 'mails that are not sent',
  origins: 'allowed origins',
  archived_at: 'archived',
  stripe_accounts: 'payment accounts',
  partner_id: 'partner',
  resends: 'sent again, times',
  masked: 'key',
  rotate_by: 'works until',
  marked_at: 'deadline set',
  amount_cents: 'amount',
  changed: 'what changed',
};

/** The name of a field; times such as `revoked_at` are named by what happened. */
export const fieldText = (name: string): string => FIELDS[name] ?? wordsOf(name.replace(/_at$/, ''));
