// Reads from a payment processor what it failed to deliver, page by page. The service and the command line share it.

/** A key that may only read. */
export interface PullKey {
  key: string;
  /** the other half, where the processor has one */
  secret?: string | undefined;
  /** the address of the shop, where each has its own */
  site?: string | undefined;
}

export interface Period {
  from: Date;
  to: Date;
  /** only what the processor knows that it failed to deliver, where it says so */
  undelivered?: boolean;
}

/** A request for a page. It is a part of the stored progress, so it has no key in it. */
export interface Page {
  /** which of the processor's lists it is of */
  list: string;
  /** where in the list: the processor's own cursor, or a number; unset at the beginning */
  after?: string;
}

export interface PullRequest {
  url: string;
  method?: 'POST';
  headers: Record<string, string>;
  body?: string;
}

export interface PullAnswer {
  status: number;
  /** by lower-case names */
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

/** A processor's lists, and how a page of one is asked for and read. */
export interface Puller {
  /** the lists, in the order in which they are read */
  lists(period: Period, now: Date): readonly string[];
  /** the host that the key is sent to, and no other */
  origin(key: PullKey): string;
  /** fetches what requests need besides the key, such as a token of a day */
  open?(key: PullKey, origin: string): PullRequest;
  /** whether an answer with status 200 says that too much was asked */
  isThrottled?(answer: PullAnswer): boolean;
  request(page: Page, period: Period, access: Access): PullRequest;
  /** @throws if the answer is not a page: an error is never an empty page */
  read(answer: PullAnswer, page: Page, period: Period): { objects: object[]; after?: string | undefined };
}

export interface Access {
  key: PullKey;
  origin: string;
  /** the answer to `open` */
  opened?: string | undefined;
}

/** The processor did not give a page; what it has is unknown. `page` is where to go on. */
export class PullFailure extends Error {
  override name = 'PullFailure';
  readonly page: Page;
  constructor(message: string, page: Page) {
    super(message);
    this.page = page;
  }
}

/** The address must not be asked, so that waiting does not help. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

export interface PullDeps {
  /** @throws if there is no answer */
  send(request: PullRequest): Promise<PullAnswer>;
  wait(ms: number): Promise<void>;
  now(): Date;
}

const MOST_ATTEMPTS = 6;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 300_000;

/** How long the processor asks to wait, in milliseconds; undefined if it does not say. */
function askedWait(answer: PullAnswer | undefined, now: Date): number | undefined {
  const value = answer?.headers['retry-after'];
  if (value === undefined) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now.getTime();
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, LONGEST_WAIT_MS) : undefined;
}

const maySucceedLater = (puller: Puller, answer: PullAnswer): boolean =>
  answer.status === 408 || answer.status === 429 || answer.status >= 500 || puller.isThrottled?.(answer) === true;

/** Sends a request until there is an answer that waiting does not change. */
async function answerTo(puller: Puller, request: PullRequest, deps: PullDeps): Promise<PullAnswer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await deps.send(request).catch((error: unknown) => error as Error);
    const last = attempt === MOST_ATTEMPTS;
    if (answer instanceof Error) {
      if (last || answer instanceof Unreachable) throw answer;
    } else if (!maySucceedLater(puller, answer) || last) {
      return answer;
    }
    const asked = askedWait(answer instanceof Error ? undefined : answer, deps.now());
    await deps.wait(asked ?? FIRST_WAIT_MS * 2 ** (attempt - 1));
  }
}

/** The JSON object of an answer. @throws for every answer but a 200 with one */
export function objectOf({ status, body }: PullAnswer): Record<string, unknown> {
  if (status === 401 || status === 403) throw new Error(`the processor refused the key (${status})`);
  if (status !== 200) throw new Error(`the processor answered ${status}`);
  const parsed = parsedOf(body);
  if (typeof parsed !== 'object' || parsed === null) throw new Error('the processor answered something else than JSON');
  return parsed as Record<string, unknown>;
}

function parsedOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Error('the processor answered half a page');
  }
}

/** The objects of a field. @throws if it is not a list of objects */
export function listOf(value: unknown): object[] {
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null);
  if (!isList) throw new Error('the processor answered a page without a list');
  return value as object[];
}

async function accessOf(puller: Puller, key: PullKey, origin: string, deps: PullDeps): Promise<Access> {
  const request = puller.open?.(key, origin);
  if (!request) return { key, origin };
  const { access_token: opened } = objectOf(await answerTo(puller, request, deps));
  if (typeof opened !== 'string') throw new Error('the processor gave no access token');
  return { key, origin, opened };
}

export interface Pulled {
  page: Page;
  objects: object[];
  /** the page after it; undefined at the end of all lists */
  next: Page | undefined;
}

/**
 * The pages of all lists in a period, from one page on if a run broke off there.
 * @throws {PullFailure} as soon as a page cannot be read: what it has is unknown then
 */
export async function* pull(
  puller: Puller,
  { key, period, from, origin = puller.origin(key) }: { key: PullKey; period: Period; from?: Page; origin?: string },
  deps: PullDeps,
): AsyncGenerator<Pulled> {
  const lists = puller.lists(period, deps.now());
  let page: Page | undefined = from ?? (lists[0] === undefined ? undefined : { list: lists[0] });
  let access: Access | undefined;
  while (page) {
    const asked: Page = page;
    try {
      access ??= await accessOf(puller, key, origin, deps);
      const answer = await answerTo(puller, puller.request(asked, period, access), deps);
      const { objects, after } = puller.read(answer, asked, period);
      if (after !== undefined && after === asked.after) throw new Error('the processor gave the same page again');
      const nextList = lists[lists.indexOf(asked.list) + 1];
      const next: Page | undefined =
        after !== undefined ? { list: asked.list, after } : nextList === undefined ? undefined : { list: nextList };
      yield { page: asked, objects, next };
      page = next;
    } catch (error) {
      if (error instanceof PullFailure) throw error;
      throw new PullFailure(error instanceof Error ? error.message : String(error), asked);
    }
  }
}
