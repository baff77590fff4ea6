// The three ways in which operations of the management API are called, and how the pages of a list follow each other.
import { facts } from '../generated/facts.ts';
import { call, type CallOptions, type ClientSettings, type Send } from '../call.ts';
import { errorOfMisuse, recordOf } from '../error.ts';

export interface CreateOptions extends CallOptions {
  /**
   * makes the request safe to repeat for 24 hours: a repeat with the same key and body gets the first answer again. By
   * default each call has a random key, the same for all its attempts.
   */
  idempotencyKey?: string | undefined;
}

/** The arguments of a call: the identifiers in its path, and its body if it has one. */
interface Given {
  ids?: Readonly<Record<string, number>>;
  body?: object;
  options: CreateOptions | undefined;
}

/** A record that is also a page or a file to others is JSON here, which is what the service sends unless asked otherwise. */
type Call = <T>(send: Send<T>, given: Given) => Promise<Exclude<T, string>>;

export interface ManagementCalls {
  /** creates something: sent again after a failure with the same `Idempotency-Key` */
  create: Call;
  /** may be sent again after a failure as it is */
  repeat: Call;
  /** sent again only if the service refused it before it was processed */
  once: Call;
  /** reads a file; sent again if it fails before the first byte */
  file: <T>(send: Send<T>, given: Given) => Promise<NonNullable<T>>;
}

/** What is wrong with the arguments; TypeScript prevents it, JavaScript does not. */
function misuseOf(given: Given): string | undefined {
  const [wrong] = Object.entries(given.ids ?? {}).find(([, id]) => !Number.isSafeInteger(id) || id < 1) ?? [];
  if (wrong !== undefined) return `${wrong} must be a positive integer`;
  return 'body' in given && !recordOf(given.body) ? 'the body is no object' : undefined;
}

export function managementCalls(link: ClientSettings): ManagementCalls {
  const send =
    (
      repeatable: boolean,
      headersOf: (options: CreateOptions) => Record<string, string> = () => ({}),
      success: { hasData: true } | { type: string } = { hasData: true },
    ): Call =>
    (request, given) => {
      const misuse = misuseOf(given);
      if (misuse !== undefined) return Promise.reject(errorOfMisuse(misuse));
      const { signal, attempts, ...more } = given.options ?? {};
      return call(link, request, {
        repeatable,
        ...success,
        signal,
        attempts,
        headers: headersOf(more),
      }) as Promise<never>;
    };
  return {
    create: send(true, ({ idempotencyKey }) => ({
      [facts.headers.idempotencyKey]: idempotencyKey ?? crypto.randomUUID(),
    })),
    repeat: send(true),
    once: send(false),
    file: send(true, () => ({}), { type: 'text/csv' }) as ManagementCalls['file'],
  };
}

/** The parameters of a query as openapi-fetch wants them; it does not send those that are undefined. */
export const sent = <Q extends object>(query: Q | undefined) =>
  (query ?? {}) as { [K in keyof Q]: Exclude<Q[K], undefined> };

interface Page<T> {
  data: T[];
  page: { next_cursor: string | null };
}

/** Goes through the records of all pages; each page is read when its first record is needed. */
export async function* allPages<T>(read: (after: { cursor?: string }) => Promise<Page<T>>): AsyncIterableIterator<T> {
  let after: { cursor?: string } = {};
  for (;;) {
    const { data, page } = await read(after);
    yield* data;
    if (page.next_cursor === null) return;
    after = { cursor: page.next_cursor };
  }
}
