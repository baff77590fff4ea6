// Adopts the click of a redirect, so that the visit through a short address and its landing page are one click.
import { VISIT_MS } from '@referral-tracking/shared/link-names';
import { completeClick, noteLanding } from '../clicks/landing.ts';
import { chainClicks, type NewClick } from '../clicks/write.ts';
import type { Operation } from '../common/operation.ts';
import { storeLoggedClicks } from './logged-clicks.ts';

type Click = Parameters<Operation<'trackClick'>>[0];

/** The click that the visitor had before, if it is of the same program. */
export function previousOf({ body, deps }: Click, programId: number): string | undefined {
  const existing = body.existing_click_id;
  return existing && deps.clickIds.read('production', existing)?.programId === programId ? existing : undefined;
}

/**
 * The identifier that a redirect has made, if it is this visit's; undefined if it is not a click_id, of another link, too old, or
 * was sent before. The click is stored when this resolves, also if the batch of the redirect was lost.
 * @param made the click that the page's call would record, without its identifier and time
 */
export async function adopt(click: Click, made: Omit<NewClick, 'clickId' | 'at'>): Promise<string | undefined> {
  const { body, deps, now } = click;
  const clickId = body.redirect_click_id;
  const known = clickId ? deps.clickIds.read('production', clickId) : undefined;
  if (!clickId || known?.linkId !== made.linkId || known.programId !== made.programId) return undefined;
  if (now.getTime() - known.at.getTime() > VISIT_MS) return undefined;
  const adopted: NewClick = { ...made, clickId, at: known.at, channel: 'redirect' };
  const { is_first, is_stored } = await noteLanding(deps.db, adopted, now);
  if (!is_first) return undefined;
  if (is_stored) await chainClicks(deps.db, [adopted]);
  else await storeLoggedClicks(deps.db, deps.clickIds, [adopted], now);
  await completeClick(deps.db, adopted);
  const { programId, linkId } = adopted;
  deps.redirects.visits.count({ programId, linkId, outcome: 'landed', at: now });
  return clickId;
}
