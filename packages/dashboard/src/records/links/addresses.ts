// The addresses of a link: which is the first to share, and what its QR code contains.
import type { ManagedLink } from './paths.ts';

/** The addresses of a link, or of one of its aliases. */
export type Addresses = Pick<ManagedLink, 'code' | 'url' | 'short_url'>;

/** An address with one more parameter. Added as text: the others stay as they are written. */
export function withParameter(address: string, parameter: string): string {
  const url = new URL(address);
  url.search = url.search === '' ? `?${parameter}` : `${url.search}&${parameter}`;
  return url.href;
}

/** The address to share: the short one works everywhere. */
export const firstAddress = ({ url, short_url }: Addresses): string => short_url ?? url;

/** What the QR code contains: a short address says that it was in one. */
export const qrAddress = ({ url, short_url }: Addresses): string =>
  short_url === null ? url : withParameter(short_url, 'ch=qr');

function directWith(url: string, alias: string): string {
  const address = new URL(url);
  address.searchParams.set('aff', alias);
  return address.href;
}

/**
 * The addresses of a link with one of its other names. If another program has the name, too, those where it could lead to
 * that program have the code: at a link host of this program it never does, otherwise only on its own pages.
 */
export function namedAddresses({ code, url, short_url, names }: ManagedLink, alias: string): Addresses {
  const direct = directWith(url, alias);
  const short = short_url && new URL(alias, short_url).href;
  if (names.find(({ name }) => name === alias)?.scope !== 'program')
    return { code: alias, url: direct, short_url: short };
  // The addresses of the service have `/r/` before the name.
  const atOwnHost = short_url !== null && new URL(short_url).pathname === `/${code}`;
  return atOwnHost ? { code: alias, url, short_url: short } : { code: alias, url: direct, short_url };
}
