// Answers that a reload finds again: totals, of which the service allows few requests in a minute. They have no names, stay
// in this window alone, for one account and for a minute, and go at once when nobody is signed in any more.

/** Any other account starts with nothing. */
interface Kept {
  account: number;
  entries: Record<string, Entry>;
}
interface Entry<Value = unknown> {
  /** when it was answered */
  at: number;
  data: Value;
}

const NOTE = 'referral-tracking-totals';
const KEPT_MS = 60_000;

function read(): Kept | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(NOTE) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    // A browser without storage: a reload asks again.
    return undefined;
  }
}

function write(kept: Kept): void {
  try {
    sessionStorage.setItem(NOTE, JSON.stringify(kept));
  } catch {
    // As above, or there is too much of it.
  }
}

export function forgetKept(): void {
  try {
    sessionStorage.removeItem(NOTE);
  } catch {
    // There is nothing to forget.
  }
}

const freshOf = (entries: Kept['entries']): Kept['entries'] =>
  Object.fromEntries(Object.entries(entries).filter(([, { at }]) => at <= Date.now() && Date.now() - at < KEPT_MS));

/** Forgets what is older than a minute. */
export function forgetStale(): void {
  const kept = read();
  if (!kept) return;
  const entries = freshOf(kept.entries);
  if (Object.keys(entries).length === 0) forgetKept();
  else write({ ...kept, entries });
}

/** What was answered to this account within the last minute. */
export function keptFor<Value>(account: number | undefined, key: readonly unknown[]): Entry<Value> | undefined {
  const kept = read();
  if (kept === undefined || kept.account !== account) return undefined;
  return freshOf(kept.entries)[JSON.stringify(key)] as Entry<Value> | undefined;
}

/** Keeps an answer; nothing, if nobody is signed in. */
export function keep(account: number | undefined, key: readonly unknown[], data: unknown): void {
  if (account === undefined) return;
  const kept = read();
  const others = kept?.account === account ? freshOf(kept.entries) : {};
  write({ account, entries: { ...others, [JSON.stringify(key)]: { at: Date.now(), data } } });
  setTimeout(forgetStale, KEPT_MS);
}

// A window that the browser opens again brings its old storage.
forgetStale();
