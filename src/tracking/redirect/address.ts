// The short address as it was sent, and the address that it leads to. Without I/O.
import { nameIn, SUB_NAMES, trimEnd, type SubName, type Subs } from '@referral-tracking/shared/link-names';
import { keptSubs } from '../../clicks/subs.ts';

/** What a short address says. */
export interface SentAddress {
  /** the codes and aliases that it may mean, as they are stored, the most likely one first */
  names: string[];
  /** the path after the name, as it was sent, without the first slash; undefined: none */
  rest: string | undefined;
  to: string | undefined;
  subs: Subs;
  channel: 'redirect' | 'qr';
  /** the visitor's other parameters, as they were sent */
  others: string[];
}

/** What a chat or mail program adds to an address, where a path could be. */
const ADDED = /^["'`/.,)\s]*$/;

/** Parameters that are not passed on: they are the service's own, or name another link. */
const OWN = ['to', 'ch', 'aff', 'amp;aff', 'click_id', ...SUB_NAMES];

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The name of a parameter that was sent as text. */
const nameOf = (piece: string): string => [...new URLSearchParams(piece).keys()][0] ?? '';

/**
 * @param path what follows `/r/`, as it was sent
 * @param search the query, without the question mark
 */
export function readAddress(path: string, search: string): SentAddress {
  const slash = path.indexOf('/');
  const [first, rest] = slash < 0 ? [path, ''] : [path.slice(0, slash), path.slice(slash + 1)];
  const name = nameIn(decoded(first) ?? '');
  const parameters = new URLSearchParams(search);
  return {
    // An alias may end with a dot, which a chat program may have added as well.
    names: name === undefined ? [] : [...new Set([name, trimEnd(name, '.')])].filter(Boolean),
    rest: ADDED.test(decoded(rest) ?? '') ? undefined : rest,
    to: parameters.get('to') ?? undefined,
    subs: keptSubs(Object.fromEntries(SUB_NAMES.map((name) => [name, parameters.get(name)]))),
    channel: parameters.get('ch') === 'qr' ? 'qr' : 'redirect',
    others: search.split('&').filter((piece) => piece !== '' && !OWN.includes(nameOf(piece).toLowerCase())),
  };
}

/** The pages of a link: its own, and the hosts of its program. */
export interface Pages {
  domain: string;
  /** null: the home page of the domain */
  destination: string | null;
  origins: ReadonlySet<string>;
}

/** What a URL parser reads as a slash, removes or skips. */
// oxlint-disable-next-line no-control-regex
const MISLEADING = /[\u0000-\u001f\u007f\\]/;

const ofDomain = (domain: string): string[] => {
  const bare = domain.replace(/^www\./, '');
  return [`https://${bare}`, `https://www.${bare}`];
};

function parse(text: string, base?: string): URL | undefined {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  return url?.username === '' && url.password === '' ? url : undefined;
}

/** The page that `to` means; undefined if it is not the program's. */
function chosen(to: string, base: URL, { domain, origins }: Pages): URL | undefined {
  if (MISLEADING.test(to)) return undefined;
  if (/^\/(?!\/)/.test(to)) {
    const url = parse(to, base.href);
    return url?.origin === base.origin ? url : undefined;
  }
  const url = /^https?:\/\/(?!\/)/i.test(to) ? parse(to) : undefined;
  return url && (ofDomain(domain).includes(url.origin) || origins.has(url.origin)) ? url : undefined;
}

/** The link's own page. One of a domain or an origin that the program has given up is not its page any more. */
function ownPage({ domain, destination, origins }: Pages): URL {
  const hosts = [...ofDomain(domain), ...origins].map((origin) => parse(origin)?.host);
  const page = destination === null ? undefined : parse(destination);
  return page && hosts.includes(page.host) ? page : new URL(`https://${domain}/`);
}

/** The page that a visitor is sent to, without what is added to its address; always of the program's own hosts. */
export function pageOf(pages: Pages, { rest, to }: Pick<SentAddress, 'rest' | 'to'>): URL {
  const own = ownPage(pages);
  if (to !== undefined) return chosen(to, own, pages) ?? own;
  if (rest === undefined || MISLEADING.test(rest)) return own;
  const { origin } = own;
  const page = new URL(own);
  page.pathname = `/${rest}`;
  return page.origin === origin ? page : own;
}

/** Addresses that are longer reach some servers cut, or not at all. */
const LONGEST = 2_000;

/** What is added to an address, in this order. */
export type Marks = Readonly<Partial<Record<'aff' | 'click_id' | SubName, string>>>;

/**
 * The page's address with the visitor's parameters and the marks. Parameters are added as text, because a list that is written
 * again would change how others are encoded.
 */
export function locationOf(page: URL, others: readonly string[], marks: Marks): string {
  const replaced = ['aff', 'click_id', ...Object.keys(marks)];
  const pieces = page.search.slice(1).split('&');
  const own = pieces.filter((piece) => piece !== '' && !replaced.includes(nameOf(piece)));
  const known = new Set(own.map(nameOf));
  const added = Object.entries(marks).map(([name, value]) => `${name}=${value}`);
  const written = (passed: readonly string[]): URL => {
    const url = new URL(page);
    url.search = [...own, ...passed, ...added].join('&');
    return url;
  };
  let left = LONGEST - written([]).href.length;
  // As the URL parser writes them, which encodes some characters and no `&`.
  const passed = written(others.filter((piece) => !known.has(nameOf(piece))))
    .search.slice(1)
    .split('&')
    .slice(own.length, -added.length || undefined);
  const fitting = passed.findIndex((piece) => (left -= piece.length + 1) < 0);
  return written(fitting < 0 ? passed : passed.slice(0, fitting)).href;
}
