import { account } from './account.ts';
import { auditLog } from './audit-log.ts';
import { codes } from './codes.ts';
import { commissions } from './commissions.ts';
import { customers } from './customers.ts';
import { emailChange } from './email-change.ts';
import { events } from './events.ts';
import { groups } from './groups.ts';
import { invitations } from './invitations.ts';
import { keys } from './keys.ts';
import { links } from './links.ts';
import { ownLinks } from './own-links.ts';
import { partners } from './partners.ts';
import type { ManagedId } from '../contract/index.ts';
import type { Manage } from './context.ts';
import { mailSettings } from './mail-settings.ts';
import { members } from './members.ts';
import { payoutExports } from './payout-exports.ts';
import { payoutMethods } from './payout-methods.ts';
import { payoutSettings } from './payout-settings.ts';
import { payouts } from './payouts.ts';
import { portal } from './portal.ts';
import { postbacks } from './postbacks.ts';
import { processors } from './processors.ts';
import { programs } from './programs.ts';
import { simulations } from './simulations.ts';
import { statements } from './statements.ts';
import { readiness } from './readiness.ts';
import { receivedInvitations } from './received-invitations.ts';
import { sales } from './sales.ts';
import { stats } from './stats.ts';
import { terms } from './terms.ts';
import { webhookDeliveries } from './webhook-deliveries.ts';
import { webhooks } from './webhooks.ts';
import { balances } from './balances.ts';

/** The handler of every operation of the management API, by group; a missing handler is a compile error. */
export const management: { readonly [Op in ManagedId]: Manage<Op> } = {
  ...account,
  ...auditLog,
  ...balances,
  ...codes,
  ...commissions,
  ...customers,
  ...emailChange,
  ...events,
  ...groups,
  ...invitations,
  ...keys,
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
