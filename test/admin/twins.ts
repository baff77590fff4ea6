import { anotherPartner, payoutCampaign } from '../payouts/support.ts';
import type { Service } from '../support/service.ts';
import type { Operator } from './support.ts';

/** A program with two partners, who are one person. */
export async function twinsOf(service: Service, admin: Operator) {
  const { campaign, calls } = await payoutCampaign(service);
  const second = await anotherPartner(service, campaign);
  const flags = (from: number, into: number) =>
    ['--program-id', campaign.id, '--partner-id', from, '--into-partner-id', into].map(String);
  const merge = (from = second.partnerId, into = campaign.partnerId) =>
    admin.perform('partner', 'merge', ...flags(from, into), '--yes');
  const tryOut = () => admin.perform('partner', 'merge', ...flags(second.partnerId, campaign.partnerId));
  /** what is left of all commissions of a partnership, and what of it is approved and free */
  async function sums(partnershipId: number) {
    const rows = await service.db.knex('commissions').where({ partnership_id: partnershipId });
    const sum = (some: typeof rows) => some.reduce((all, { amount_cents }) => all + Number(amount_cents), 0);
    const free = rows.filter(
      ({ payout_item_id: item, status, amount_cents: cents, held_at: held }) =>
        item === null &&
        ((status === 'approved' && (held === null || cents < 0)) || (status === 'pending' && cents < 0)),
    );
    return { all: sum(rows), free: sum(free) };
  }
  const both = () => Promise.all([sums(campaign.partnershipId), sums(second.partnershipId)]);
  return { campaign, calls, second, merge, tryOut, both };
}
