import type { HeaderEntry } from '../contract/index.ts';
import { fill } from '../contract/template.ts';
import { SECOND } from '../lib/clock.ts';
import { rotationOf, type Exchange } from './exchange.ts';

type Value = string | number | undefined;

const seconds = (milliseconds: number): number => Math.ceil(milliseconds / SECOND);
const isCors = (x: Exchange): boolean => x.originListed && !x.originRefused;

/** Every value that a header of the document may stand for (`x-value`); which header goes out is the document's say. */
const VALUES: Record<string, (x: Exchange, entry: HeaderEntry, docsUrl: string) => Value> = {
  requestId: (x) => x.requestId,
  rateLimitLimit: (x) => x.spent?.limit,
  rateLimitRemaining: (x) => x.spent?.remaining,
  rateLimitReset: (x) => x.spent && seconds(x.spent.resetAt),
  retryAfter: (x) => x.retryAfter,
  allowedMethods: (x) => x.allow.join(', '),
  deprecation: (x) => {
    const rotation = rotationOf(x.token);
    return rotation && `@${Math.floor(rotation.markedAt.getTime() / SECOND)}`;
  },
  sunset: (x) => rotationOf(x.token)?.rotateBy.toUTCString(),
  rotationLink: (x, { text = '' }, docsUrl) => rotationOf(x.token) && fill(text, { docs_url: docsUrl }),
  allowOrigin: (x) => (isCors(x) ? x.origin : undefined),
  varyOrigin: (x, { text }) => (isCors(x) ? text : undefined),
  contentTypeOptions: (_x, { text }) => text,
  cacheControl: (_x, { text }) => text,
  exposeHeaders: (x, { text }) => (isCors(x) ? text : undefined),
};

/** The headers of an answer: those that the document declares for it and that have a value in this exchange. */
export function headersFor(x: Exchange, entries: readonly HeaderEntry[], docsUrl: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const entry of entries) {
    const value = VALUES[entry.value]?.(x, entry, docsUrl);
    if (value !== undefined) headers[entry.name] = String(value);
  }
  return headers;
}
