let last: { text: string; url: URL | undefined } = { text: '', url: undefined };

/**
 * The URL that a text is; undefined for one that does not parse. Not by `URL.canParse`: on Node 20 it refuses hosts with
 * a letter of Latin-1 as soon as it has been optimised. Who asks twice in a row gets the same object, since the rules of
 * a field and its operation read the same text: it must not be changed.
 */
export function parseUrl(text: string): Readonly<URL> | undefined {
  if (text !== last.text) last = { text, url: parse(text) };
  return last.url;
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Whether a text is a URL with scheme `http` or `https` and a host. */
export const isHttpUrl = (text: string): boolean => /^https?:\/\//i.test(text) && parseUrl(text) !== undefined;

const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:Z|[+-](\d{2}):(\d{2}))$/;

/**
 * Whether a text is an existing ISO 8601 date and time with an offset. February 30, hour 24 and leap seconds are
 * rejected. Seconds are optional; an offset needs hours and minutes.
 */
export function isDateTime(text: string): boolean {
  const match = DATE_TIME.exec(text);
  if (!match) return false;
  const [year, month, day, hour, minute, second, offsetHour, offsetMinute] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const date = new Date(Date.UTC(2000, month! - 1, day));
  date.setUTCFullYear(year!, month! - 1, day);
  const exists = date.getUTCMonth() === month! - 1 && date.getUTCDate() === day;
  return exists && hour! < 24 && minute! < 60 && second! < 60 && offsetHour! < 24 && offsetMinute! < 60;
}

/** Whether a text is an existing ISO 8601 date. */
export const isDate = (text: string): boolean => /^[\d-]{10}$/.test(text) && isDateTime(`${text}T00:00:00Z`);

/** Removes trailing slashes. It uses a loop because `/\/+$/` takes quadratic time for slashes in the middle. */
export function withoutEndSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}

/** Whether a host name or address means this machine. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|(?:[^.]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
