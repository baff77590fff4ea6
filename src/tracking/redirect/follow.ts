// Sends visitors on through links. The answer waits only for the link: what is recorded is written behind it.
import type { NewClick } from '../../clicks/write.ts';
import { violatedConstraint } from '../../database/db.ts';
import type { Operation } from '../../common/operation.ts';
import { linkAt, type NamedLink, type ReadLink } from '../../links/named.ts';
import { locationOf, pageOf, readAddress, type Marks, type SentAddress } from './address.ts';
import type { FilterReason } from '../../stats/visits.ts';
import { machineOf } from './machine.ts';
import { linkTo, NOT_FOUND, UNAVAILABLE } from './page.ts';

type Visit = Parameters<Operation<'followLink'>>[0];
/** A link that leads somewhere. */
type LeadingLink = NamedLink & { program_id: number; domain: string };

const leads = (link: NamedLink | undefined): link is LeadingLink => link?.domain != null && link.program_id !== null;

/** The link of the first name that is known; an address that asks for many unknown ones is answered from memory alone. */
async function findLink(
  { deps, client, hostProgram }: Visit,
  names: readonly string[],
): Promise<NamedLink | undefined> {
  const guesses = deps.redirects.guesses(client());
  const read: ReadLink = guesses.areOver()
    ? (...wanted) => deps.lookups.linkInMemory(...wanted)
    : (...wanted) => deps.lookups.linkOfVisitor(deps.db, ...wanted);
  for (const name of names) {
    const link = await linkAt(read, name, () => hostProgram);
    // At the host of a program, only its own links lead somewhere.
    if (link && (hostProgram === undefined || link.program_id === hostProgram)) return link;
    // Also if a later one is known: each unknown name is a read.
    guesses.note();
  }
  return undefined;
}

/** Whether the host of the request may send visitors to the program's pages. */
const isTrusted = ({ deps, hostProgram }: Visit, link: LeadingLink): boolean =>
  hostProgram !== undefined || link.is_proved || !deps.redirects.needsProof;

/** Why the visit does not count; undefined: it is a click. */
async function filterOf({ headers, spend }: Visit, isHead: boolean): Promise<FilterReason | undefined> {
  if (isHead) return 'head';
  return machineOf(headers) ?? ((await spend('redirect')) ? undefined : 'limit');
}

/** Records the click without making the visitor wait; what is lost is recorded when the landing page sends it. */
function record({ deps, now, log }: Visit, link: LeadingLink, sent: SentAddress): string {
  const { id: linkId, program_id: programId, partnership_id } = link;
  const partnershipId = partnership_id!;
  const clickId = deps.clickIds.mint('production', { programId, partnershipId, linkId, at: now });
  const click: NewClick = {
    ...{ clickId, linkId, programId, partnershipId, at: now },
    ...{ pageUrl: undefined, referrerUrl: undefined, additionalData: undefined },
    subs: sent.subs,
    channel: sent.channel,
  };
  deps.batches.clicks.add(click, deps.db).catch((cause: unknown) => {
    // Its landing page was faster.
    if (violatedConstraint(cause) === undefined) log(cause, 'a click of a redirect was not recorded');
  });
  return clickId;
}

/** What is added to the address of a link: nothing if nobody earns by it. */
async function marksOf(visit: Visit, link: LeadingLink, sent: SentAddress, isHead: boolean): Promise<Marks> {
  const { deps, now } = visit;
  if (!link.enabled || link.partner_id === null) return {};
  // The page's host may know another link by a name that several programs have.
  const aff = link.is_shared || sent.names.includes(link.code) ? link.code : sent.names[0]!;
  const reason = await filterOf(visit, isHead);
  deps.redirects.visits.count({ programId: link.program_id, linkId: link.id, outcome: reason ?? 'sent', at: now });
  return { aff, ...(reason === undefined && { click_id: record(visit, link, sent) }), ...sent.subs };
}

async function visit(request: Visit, isHead: boolean) {
  const { answer, concerns, log, parameters, search } = request;
  const sent = readAddress(parameters.name, search);
  let link: NamedLink | undefined;
  try {
    link = await findLink(request, sent.names);
  } catch (cause) {
    log(cause, 'a link could not be read');
    return answer(503, { html: UNAVAILABLE });
  }
  if (!leads(link) || !isTrusted(request, link)) return answer(404, { html: NOT_FOUND });
  concerns(link.program_id);
  const page = pageOf(link, sent);
  const location = locationOf(page, sent.others, await marksOf(request, link, sent, isHead));
  return answer(302, { html: linkTo(location), location });
}

export const followLink: Operation<'followLink'> = (request) => visit(request, false);
export const previewLink: Operation<'previewLink'> = (request) => visit(request as unknown as Visit, true) as never;
