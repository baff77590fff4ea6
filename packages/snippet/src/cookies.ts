import { guarded } from './guard.ts';
import { tag } from './tag.ts';

const PROBE = 'service_probe';

/** Values that could not be stored in cookies. They last as long as the page. */
const memory: Record<string, string | undefined> = {};

/** The domain on which cookies can be set; undefined until the first one is written. */
let found: string | undefined;

const inJar = guarded(
  (name: string): string | undefined => new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1],
);

const put = guarded((name: string, value: string, seconds: number, domain: string): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const where = domain && `; Domain=${domain}`;
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${where}${secure}`;
});

/**
 * The domains to try, from the host's shortest suffix to the longest. Browsers reject cookies for public suffixes, so
 * the first accepted one is the registrable domain. The last entry is empty and means only this host.
 */
function candidates(): string[] {
  const { hostname } = location;
  const labels = /^[\d.]+$/.test(hostname) ? [] : hostname.split('.');
  const suffixes = labels.map((_, i) => labels.slice(i).join('.')).reverse();
  return [...(tag.domain ? [tag.domain] : suffixes.slice(1)), ''];
}

function sticks(domain: string): boolean {
  put(PROBE, '1', 9, domain);
  const stored = inJar(PROBE) !== undefined;
  put(PROBE, '', 0, domain);
  return stored;
}

export const readCookie = (name: string): string | undefined => inJar(name) ?? memory[name];

export function writeCookie(name: string, value: string, seconds: number): void {
  found ??= candidates().find(sticks);
  put(name, value, seconds, found ?? '');
  memory[name] = inJar(name) === value ? undefined : value;
}

export function removeCookie(name: string): void {
  memory[name] = undefined;
  for (const domain of candidates()) put(name, '', 0, domain);
}
