import { document, operationEntry } from '../generated/contract.ts';
import { errorName, type ServiceResponse } from './answer.ts';
import { pageWith } from './campaign.ts';
import type { Kit } from './kit.ts';
import { ForeignServer, KeyRefused, LinkUnusable, show, Unreachable } from './outcome.ts';

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

/**
 * Checks that the link of the target is enabled, if the service says so. No click is recorded.
 * @throws LinkUnusable
 */
export async function meetLink(kit: Kit): Promise<void> {
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
  if (problem !== undefined) throw new LinkUnusable(`The link ${aff} is ${problem}.`);
}
