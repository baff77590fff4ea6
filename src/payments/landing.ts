// Attribution without the page's script: a shop says on which page the visit began, and a partner's link leads there.
import { insertClicks } from '../clicks/record.ts';
import type { Program } from '../common/types.ts';
import { findLink, linkAt, type NamedLink } from '../links/named.ts';
import { linkNames } from '../links/rules.ts';
import { findProgramEvent } from './events.ts';
import { namesAnybody, type PaymentNotice } from './notice.ts';
import type { PaymentEvent } from './processor.ts';
import type { ReceivingDeps } from './receive.ts';
import { findReferenceOwner } from './references.ts';

/** The program's link in the address, if its clicks count. */
async function linkIn({ db }: ReceivingDeps, programId: number, landing: string): Promise<NamedLink | undefined> {
  if (!URL.canParse(landing, 'https://shop.invalid')) return undefined;
  for (const name of linkNames(new URL(landing, 'https://shop.invalid'))) {
    const link = await linkAt(
      (wanted, ofProgram) => findLink(db, wanted, ofProgram),
      name,
      () => programId,
    );
    if (link?.program_id === programId) return link.enabled ? link : undefined;
  }
  return undefined;
}

/** Whether something else says who the customer is, or the event was stored before. */
const isKnown = async ({ db }: ReceivingDeps, programId: number, id: string, notice: PaymentNotice): Promise<boolean> =>
  namesAnybody(notice.customer) ||
  (await findProgramEvent(db, programId, id)) !== undefined ||
  (notice.processorCustomer !== undefined &&
    (await findReferenceOwner(db, programId, notice.processorCustomer)) !== undefined);

/**
 * The event, whose payment names the click of the link on which the visit began. The click is recorded with the first delivery. If the
 * process ends before the event is stored, the next delivery records another one, which earns nothing.
 */
export async function namedByLanding(
  deps: ReceivingDeps,
  program: Program,
  event: PaymentEvent,
): Promise<PaymentEvent> {
  const { notice, landing, livemode, id, occurredAt } = event;
  if (landing === undefined || notice?.kind !== 'payment' || livemode === false) return event;
  if (await isKnown(deps, program.id, id, notice)) return event;
  const link = await linkIn(deps, program.id, landing);
  if (!link || link.partnership_id === null) return event;
  // A visit begins before its order.
  const at = occurredAt && occurredAt < deps.now ? occurredAt : deps.now;
  const made = { programId: program.id, partnershipId: link.partnership_id, linkId: link.id, at };
  const clickId = deps.clickIds.mint('production', made);
  const unsaid = { pageUrl: undefined, referrerUrl: undefined, additionalData: undefined };
  await insertClicks(deps.db, [{ ...made, ...unsaid, clickId }]);
  return { ...event, notice: { ...notice, customer: { ...notice.customer, clickId } } };
}
