import { document, operationEntry } from '@referral-tracking/shared/contract';
import { errorName } from './answer.ts';
import { pageWith } from './events.ts';
import type { Kit } from './kit.ts';
import { ForeignServer, KeyRefused, LinkUnusable, Mismatch, show, Unreachable } from './outcome.ts';
import type { ServiceResponse } from './response.ts';
import type { Row } from './row.ts';

async function answerOf(kit: Kit): Promise<ServiceResponse> {
  try {
    return await kit.askRaw('cliStatus', { as: 'program' });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new Unreachable(`${kit.target.baseUrl} cannot be reached: ${message || code}`);
  }
}

/** Whether the body is one that the document declares. Rules check everything else. */
function isDeclared(answer: ServiceResponse): boolean {
  const { data } = (answer.body ?? {}) as { data?: { program_id?: unknown } | null };
  if (answer.status === 200) return Number.isInteger(data?.program_id);
  try {
    return errorName('cliStatus', answer) !== '';
  } catch {
    return false;
  }
}

/** Whether the server publishes the service's document. A deployment with faults does so, too. */
async function hasDocument(kit: Kit): Promise<boolean> {
  const { title } = document.info as { title: string };
  try {
    const { body } = await kit.askRaw('getHealth', { path: '/openapi.json' });
    return (body as { info?: { title?: unknown } } | null)?.info?.title === title;
  } catch {
    return false;
  }
}

/**
 * Checks that a server answers, that it is the service, and that it accepts the key.
 * @throws Unreachable, ForeignServer or KeyRefused
 */
export async function meet(kit: Kit): Promise<void> {
  const { baseUrl } = kit.target;
  const answer = await answerOf(kit);
  if (!isDeclared(answer) && !(await hasDocument(kit))) {
    const { status, headers, body } = answer;
    const elsewhere = headers.location === undefined ? '' : `, and refers to ${headers.location}`;
    const came = `GET ${operationEntry('cliStatus').path} is answered with ${status} ${show(body)}${elsewhere}`;
    throw new ForeignServer(`The server at ${baseUrl} is not the referral tracking service: ${came}`);
  }
  if (answer.status === 401) throw new KeyRefused(`The service refuses the key: ${show(answer.body)}`);
}

const PROBLEMS: Record<string, string> = { referralLinkNotFound: 'unknown', linkDisabled: 'turned off' };

interface ListedLink {
  code?: unknown;
  aliases?: unknown;
  enabled?: unknown;
}
const hasLink = (links: readonly ListedLink[], aff: string): boolean =>
  links.some(({ code, aliases, enabled }) => {
    const names: unknown[] = [code, ...(Array.isArray(aliases) ? (aliases as unknown[]) : [])];
    return enabled === true && names.some((name) => String(name).toLowerCase() === aff.toLowerCase());
  });

/** Whether the program's enabled links have the name, as the API token sees it. */
async function isListed(kit: Kit, programId: number): Promise<boolean> {
  const query: Record<string, string> = { enabled: 'true', limit: '100' };
  for (;;) {
    const { status, body } = await kit.askRaw('listLinks', { as: 'api', ids: { program_id: programId }, query });
    if (status !== 200) return false;
    const { data, page } = body as { data: ListedLink[]; page: { next_cursor: string | null } };
    if (hasLink(data, kit.target.aff)) return true;
    if (page.next_cursor === null) return false;
    query.cursor = page.next_cursor;
  }
}

/** Whether the token confirms that the program has the link, and that it is enabled. */
async function isConfirmed(kit: Kit): Promise<boolean> {
  return kit.target.apiToken !== undefined && isListed(kit, (await kit.program()).id);
}

/**
 * Checks that the link of the target is enabled, if the service says so. No click is recorded.
 * @throws LinkUnusable if the link is refused; Mismatch if it is, although somebody confirms that it is enabled
 */
async function meetLink(kit: Kit): Promise<void> {
  const { aff } = kit.target;
  // No program lists this origin.
  const call = { body: { affiliate_url: pageWith(aff) }, origin: 'https://conformance.invalid' };
  const answer = await kit.askRaw('trackClick', call);
  let problem: string | undefined;
  try {
    problem = PROBLEMS[errorName('trackClick', answer)];
  } catch {
    // Rules check what the answer is.
  }
  if (problem === undefined) return;
  if (!(await isConfirmed(kit).catch(() => false))) throw new LinkUnusable(`The link ${aff} is ${problem}.`);
  throw new Mismatch(`expected that the link ${aff}, which is enabled, is not refused; came ${show(answer.body)}`);
}

/** The question before a run that needs a link. It is in the report only if it failed. */
export const linkRow: Row = {
  endpoint: 'click',
  asks: 'the link of the run, from an origin that is not listed',
  expects: '403 originNotAllowed',
  needs: [],
  run: meetLink,
};
