import { parseUrl } from '@referral-tracking/shared/formats';

/** The query parameter that carries a link's code. */
const PARAMETER = 'aff';

/** The address to publish: the destination, or else the home page of the domain, with the link's code. */
export function linkUrl(domain: string, destination: string | null, code: string): string {
  if (destination === null) return `https://${domain}/?${PARAMETER}=${code}`;
  const url = new URL(destination);
  // Added as text: a list of parameters that is written again would change how the others are encoded.
  url.search = `${url.search === '' ? '?' : `${url.search}&`}${PARAMETER}=${code}`;
  return url.href;
}

const hostOf = (url: string): string | undefined => parseUrl(url)?.host;

/** Whether a link may lead to this page: one of the program's domain or of one of its origins. */
export function isDestination(text: string, domain: string, origins: readonly string[]): boolean {
  const url = parseUrl(text);
  if (!url) return false;
  const { username, password, searchParams } = url;
  if (username !== '' || password !== '' || searchParams.has(PARAMETER)) return false;
  return [`https://${domain}`, ...origins].some((address) => hostOf(address) === url.host);
}
