import { parseUrl } from '@referral-tracking/shared/formats';

/** Normalises an origin `scheme://host[:port]`, as browsers write it; undefined for any other text. */
export function parseOrigin(text: string): string | undefined {
  if (!/^https?:\/\/[^\s/?#@\\*]+$/i.test(text) || !parseUrl(text)) return undefined;
  return new URL(text).origin;
}

/** A host name: labels of letters, digits and inner hyphens, with an optional port. Non-ASCII letters are allowed. */
const HOST = /^(?!-)[\p{L}\p{N}-]{1,63}(?<!-)(?:\.(?!-)[\p{L}\p{N}-]{1,63}(?<!-))*(?::\d{1,5})?$/u;

/** Normalises a program's domain to lower case: a host name with an optional port; undefined for any other text. */
export function parseDomain(text: string): string | undefined {
  const domain = text.trim().toLowerCase();
  return HOST.test(domain) && parseOrigin(`https://${domain}`) !== undefined ? domain : undefined;
}

/**
 * The origins that a new program lists for its domain, with and without `www.` (for an IP address only without). The domain
 * itself may begin with `www.`.
 */
export function originsOfDomain(domain: string): string[] {
  const apex = /^www\.(?=[^.]+\.)/.test(domain) ? domain.slice('www.'.length) : domain;
  const origins = [`https://${apex}`, `https://www.${apex}`].map(parseOrigin);
  return origins.filter((origin) => origin !== undefined);
}
