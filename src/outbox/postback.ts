// One attempt of a partner's postback: an address is filled and called, or a signed body posted to it.
import { fillTemplate, isTemplate, sampleOf, type PostbackBody } from '../domain/postback.ts';
import type { Attempted } from '../domain/webhook-schedule.ts';
import { addressProblem, type Reach } from '../lib/reach.ts';
import type { Post, Poster } from './post.ts';

const FORBIDDEN: Attempted = { code: null, ms: 0, problem: 'forbidden_address', answer: null, retryAfterMs: null };

/** Whether a partner cannot have this address. A signed postback has no placeholders: its body says everything. */
export function isRefused(reach: Reach, method: 'get' | 'post', url: string): boolean {
  if (!isTemplate(url) || (method === 'post' && url.includes('{'))) return true;
  return addressProblem({ ...reach, networks: [] }, sampleOf(url)) !== undefined;
}

/** The address is checked again after it is filled. The answer of the receiver is not stored. */
export async function postBack(
  poster: Poster,
  { method = 'get', url, body, ...rest }: Post & { body: PostbackBody },
  at: Date,
  signal?: AbortSignal,
): Promise<Attempted> {
  const filled = method === 'get' ? fillTemplate(url, body) : url;
  if (filled === undefined) return FORBIDDEN;
  return { ...(await poster.post({ ...rest, method, url: filled, body }, at, signal)), answer: null };
}
