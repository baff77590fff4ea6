// Conditional requests (RFC 9110, section 13): a client that polls gets no body while nothing has changed.
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';

export const NOT_MODIFIED = 304;

// Totals and gates are those of the time of the request, which must not make each answer another one.
const READ_AT = /"(?:as_of|checked_at)":"[^"]*"/g;
const TAG_CHARACTERS = 22;

/** A weak entity tag: equal for two answers that differ only in when they were read. */
export const entityTagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text.replace(READ_AT, '')).digest('base64url').slice(0, TAG_CHARACTERS)}"`;

/**
 * Whether the client needs the answer with this tag. `Cache-Control` does not count here: browsers add `no-cache` to each
 * request of a page that has `If-None-Match`.
 */
export const wantsChange = (headers: IncomingHttpHeaders, etag: string): boolean =>
  !fresh({ 'if-none-match': headers['if-none-match'] }, { etag });
