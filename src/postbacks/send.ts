// One attempt of a partner's postback: an address is filled and called, or a signed body posted to it.
import { isIP } from 'node:net';
import { isLoopback } from '@referral-tracking/shared/formats';
import { fillTemplate, isTemplate, sampleOf, type PostbackBody } from './rules.ts';
import type { Attempted } from '../webhooks/rules.ts';
import { addressProblem, type Egress } from '../lib/egress.ts';
import type { Post, Poster } from '../webhooks/post.ts';

/** The same for a name that does not exist and for one that leads inside: a partner must not learn which names do. */
const NOT_FOUND: Attempted = { code: null, ms: 0, problem: 'unknown_host', answer: null, retryAfterMs: null };

/** Which names the service's own servers have is not said either: where a name leads is checked at each connection. */
const forPartners = ({ own, ...egress }: Egress): Egress => ({
  ...egress,
  networks: [],
  own: own.filter(({ host, named }) => named === true || isIP(host) !== 0 || isLoopback(host)),
});

/** Whether a partner cannot have this address. A signed postback has no placeholders: its body says everything. */
export function isRefused(egress: Egress, method: 'get' | 'post', url: string): boolean {
  if (!isTemplate(url) || (method === 'post' && url.includes('{'))) return true;
  return addressProblem(forPartners(egress), sampleOf(url)) !== undefined;
}

/** The address is checked again after it is filled. The answer of the receiver is not stored. */
export async function postBack(
  poster: Poster,
  { method = 'get', url, body, ...rest }: Post & { body: PostbackBody },
  at: Date,
  signal?: AbortSignal,
): Promise<Attempted> {
  const filled = method === 'get' ? fillTemplate(url, body) : url;
  if (filled === undefined) return NOT_FOUND;
  const attempted = await poster.post({ ...rest, method, url: filled, body }, at, signal);
  const isUnknown = attempted.problem === 'forbidden_address' || attempted.problem === 'unknown_host';
  return isUnknown ? NOT_FOUND : { ...attempted, answer: null };
}
