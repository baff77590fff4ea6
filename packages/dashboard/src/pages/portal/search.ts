import { daysIn, given, oneOf, orderIn, textIn } from '../../lib/search.ts';
import { COMMISSION_STATES } from '../../records/commissions/paths.ts';

/** `?join=acme` opens the dialog to join that program. */
export const ownProgramsSearch = ({ join }: Record<string, unknown>) =>
  given({ join: typeof join === 'string' && join !== '' ? join.slice(0, 255) : undefined });

export const ownLinksSearch = (raw: Record<string, unknown>) =>
  given({ enabled: oneOf(raw.enabled, ['true', 'false']), ...daysIn(raw), order: orderIn(raw) });

export const ownCommissionsSearch = (raw: Record<string, unknown>) =>
  given({
    status: oneOf(raw.status, COMMISSION_STATES),
    ...daysIn(raw),
    order: orderIn(raw),
  });

export const ownOpenStatementSearch = ({ currency }: Record<string, unknown>) => given({ currency: textIn(currency) });
