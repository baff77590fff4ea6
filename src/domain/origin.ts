import { parseUrl } from '../lib/formats.ts';

/** `scheme://host[:port]` and nothing after it, as browsers write it; undefined for anything else. */
export function parseOrigin(text: string): string | undefined {
  if (!/^https?:\/\/[^\s/?#@\\]+$/i.test(text) || !parseUrl(text)) return undefined;
  return new URL(text).origin;
}

/** What a host name is made of: labels of letters, digits and inner dashes; letters beyond ASCII are written so too. */
const HOST = /^(?!-)[\p{L}\p{N}-]{1,63}(?<!-)(?:\.(?!-)[\p{L}\p{N}-]{1,63}(?<!-))*(?::\d{1,5})?$/u;

/** A program's domain: a host name, with a port where need be, in lower case; undefined for anything else. */
export function parseDomain(text: string): string | undefined {
  const domain = text.trim().toLowerCase();
  return HOST.test(domain) && parseOrigin(`https://${domain}`) !== undefined ? domain : undefined;
}

/** The origins that a new program lists for its domain; no `www.` where there can be none, as before an address. */
export function originsOfDomain(domain: string): string[] {
  const origins = [`https://${domain}`, `https://www.${domain}`].map(parseOrigin);
  return origins.filter((origin) => origin !== undefined);
}
