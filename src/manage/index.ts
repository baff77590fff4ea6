import { account } from './account/index.ts';
import { auditLog } from './audit-log/index.ts';
import { commissions } from './commissions/index.ts';
import { customers } from './customers/index.ts';
import { events } from './events/index.ts';
import { invitations } from './invitations/index.ts';
import { keys } from './keys/index.ts';
import { links } from './links/index.ts';
import { partners } from './partners/index.ts';
import type { ManagedId } from '../contract/index.ts';
import type { Manage } from './context.ts';
import { members } from './members/index.ts';
import { portal } from './portal/index.ts';
import { processors } from './processors/index.ts';
import { programs } from './programs/index.ts';
import { stats } from './stats/index.ts';

/** The handler of every operation of the management API, by group; a missing handler is a compile error. */
export const management: { readonly [Op in ManagedId]: Manage<Op> } = {
  ...account,
  ...auditLog,
  ...commissions,
  ...customers,
  ...events,
  ...invitations,
  ...keys,
  ...links,
  ...members,
  ...partners,
  ...portal,
  ...processors,
  ...programs,
  ...stats,
};
