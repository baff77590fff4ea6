import { account } from '../accounts/acts.ts';
import { auditLog } from '../audit-log/acts.ts';
import { codes } from '../codes/acts.ts';
import { commissions } from '../commissions/acts.ts';
import { customers } from '../customers/acts.ts';
import { emailChange } from '../email-changes/acts.ts';
import { events } from '../serving/event-acts.ts';
import { groups } from '../groups/acts.ts';
import { invitations } from '../invitations/acts.ts';
import { keys } from '../keys/acts.ts';
import { linkHosts } from '../link-hosts/acts.ts';
import { links } from '../links/acts.ts';
import { ownLinks } from '../portal/link-acts.ts';
import { partners } from '../partners/acts.ts';
import type { ManagedId } from '../contract/index.ts';
import type { Manage } from '../common/context.ts';
import { mailSettings } from '../mail/acts.ts';
import { members } from '../members/acts.ts';
import { payoutExports } from '../payouts/export-acts.ts';
import { payoutMethods } from '../payout-methods/acts.ts';
import { payoutSettings } from '../payouts/settings-acts.ts';
import { payouts } from '../payouts/acts.ts';
import { portal } from '../portal/acts.ts';
import { postbacks } from '../postbacks/acts.ts';
import { catchUp } from '../payments/catch-up/acts.ts';
import { processors } from '../payments/acts.ts';
import { programs } from '../programs/acts.ts';
import { simulations } from '../simulations/acts.ts';
import { statements } from '../statements/acts.ts';
import { readiness } from '../integration/acts.ts';
import { receivedInvitations } from '../received-invitations/acts.ts';
import { sales } from '../sales/acts.ts';
import { stats } from '../stats/acts.ts';
import { terms } from '../terms/acts.ts';
import { webhookDeliveries } from '../webhooks/delivery-acts.ts';
import { webhooks } from '../webhooks/acts.ts';
import { balances } from '../statements/balance-acts.ts';

/** The handler of every operation of the management API, by group; a missing handler is a compile error. */
export const management: { readonly [Op in ManagedId]: Manage<Op> } = {
  ...account,
  ...auditLog,
  ...catchUp,
  ...balances,
  ...codes,
  ...commissions,
  ...customers,
  ...emailChange,
  ...events,
  ...groups,
  ...invitations,
  ...keys,
  ...linkHosts,
  ...links,
  ...mailSettings,
  ...members,
  ...ownLinks,
  ...partners,
  ...payoutExports,
  ...payoutMethods,
  ...payoutSettings,
  ...payouts,
  ...portal,
  ...postbacks,
  ...processors,
  ...programs,
  ...readiness,
  ...receivedInvitations,
  ...simulations,
  ...statements,
  ...sales,
  ...stats,
  ...terms,
  ...webhookDeliveries,
  ...webhooks,
};
