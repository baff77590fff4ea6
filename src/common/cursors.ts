// Pages of lists that are ordered by identifier. Commits do not change the order, so a page starts after the last
// identifier of the one before: no record is lost or repeated while others are added.
import { timingSafeEqual } from 'node:crypto';
import { failure } from '../contract/failure.ts';
import { keyedHash } from '../lib/hashing.ts';

/** Version and identifier, then the hash: divisible by three, so that each cursor has one text. */
const ID_BYTES = 7;
const HASH_BYTES = 10;
const VERSION = 1;
/** of a cursor with a text in place of the identifier */
const TEXT_VERSION = 2;

/** What to read for a page. */
export interface PageRequest {
  /** the page starts after this identifier; undefined: at the beginning of the list */
  after: number | undefined;
  ascending: boolean;
  /** the number of rows to read: one more than the page has, which shows whether there is another page */
  limit: number;
}

/** The list that a cursor belongs to. */
export interface ListContext {
  operation: { id: string };
  deps: { secretKey: Buffer };
  caller: { accountId: number };
  ids: Readonly<Record<string, number>>;
  query: { limit?: number | undefined; cursor?: string | undefined; order?: string | undefined };
}

/** The hash of a cursor, which is valid only for the same list with the same filters. */
function hashOf({ operation, deps, caller, ids, query }: ListContext, head: Buffer): Buffer {
  const filters = Object.entries(query).filter(([name]) => name !== 'limit' && name !== 'cursor');
  const list = JSON.stringify([operation.id, caller.accountId, Object.entries(ids).sort(), filters.sort()]);
  return keyedHash(deps.secretKey, `cursor ${list} ${head.toString('hex')}`).subarray(0, HASH_BYTES);
}

const sealCursor = (context: ListContext, head: Buffer): string =>
  Buffer.concat([head, hashOf(context, head)]).toString('base64url');

/** The bytes before the hash of a cursor; throws `cursorInvalid` for one of another list. */
function openCursor(context: ListContext, text: string, version: number): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  const head = bytes.subarray(0, Math.max(bytes.length - HASH_BYTES, 0));
  const valid =
    bytes.toString('base64url') === text &&
    head.length > 0 &&
    timingSafeEqual(bytes.subarray(head.length), hashOf(context, head)) &&
    head.readUInt8() === version;
  if (!valid) throw failure('cursorInvalid');
  return head;
}

function writeCursor(context: ListContext, id: number): string {
  const head = Buffer.alloc(1 + ID_BYTES);
  head.writeBigUInt64BE((BigInt(VERSION) << 56n) + BigInt(id));
  return sealCursor(context, head);
}

/** The identifier in a cursor. */
const readCursor = (context: ListContext, text: string): number =>
  Number(openCursor(context, text, VERSION).readBigUInt64BE() & ((1n << 56n) - 1n));

/**
 * Reads a page of a list.
 * @param read returns the rows after `after` in the order of their identifiers, at most `limit`
 * @throws the failure `cursorInvalid`
 */
export async function readPage<Row extends { id: number }, Shown>(
  context: ListContext,
  read: (page: PageRequest) => Promise<Row[]>,
  show: (row: Row) => Shown,
): Promise<{ data: Shown[]; page: { next_cursor: string | null; has_more: boolean } }> {
  const { limit, cursor, order } = context.query;
  if (limit === undefined) throw new Error('a list declares the parameter limit with a default');
  const after = cursor === undefined ? undefined : readCursor(context, cursor);
  const rows = await read({ after, ascending: order === 'oldest', limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const has_more = rows.length > limit;
  const next_cursor = has_more ? writeCursor(context, shown.at(-1)!.id) : null;
  return { data: shown.map(show), page: { next_cursor, has_more } };
}

/**
 * Reads a page of a list whose records have no common identifier. It has an order of its own, which commits do not change.
 * @param read returns the rows after the one with the text `after`, at most `limit`
 * @param placeOf returns the text that names a row's place in the list, at most 150 bytes
 * @throws the failure `cursorInvalid`
 */
export async function readPageByPlace<Row, Shown>(
  context: ListContext,
  read: (page: Omit<PageRequest, 'after'> & { after: string | undefined }) => Promise<Row[]>,
  placeOf: (row: Row) => string,
  show: (row: Row) => Shown,
): Promise<{ data: Shown[]; page: { next_cursor: string | null; has_more: boolean } }> {
  const { limit, cursor, order } = context.query;
  if (limit === undefined) throw new Error('a list declares the parameter limit with a default');
  const after = cursor === undefined ? undefined : openCursor(context, cursor, TEXT_VERSION).subarray(1).toString();
  const rows = await read({ after, ascending: order === 'oldest', limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const has_more = rows.length > limit;
  const last = () => Buffer.concat([Buffer.from([TEXT_VERSION]), Buffer.from(placeOf(shown.at(-1)!))]);
  return { data: shown.map(show), page: { next_cursor: has_more ? sealCursor(context, last()) : null, has_more } };
}
