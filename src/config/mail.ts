import { parseUrl } from '@referral-tracking/shared/formats';
import { ConfigError, read, type Environment } from './environment.ts';

export interface MailConfig {
  /** the mail server, with credentials if it needs some */
  url: string;
  /** an address, or a name with an address in angle brackets */
  from: string;
}

/** The address in `Name <address>`, or the whole text. */
function addressIn(text: string): string {
  const start = text.lastIndexOf('<');
  return start >= 0 && text.endsWith('>') ? text.slice(start + 1, -1) : text;
}

function isSender(text: string): boolean {
  const parts = addressIn(text).split('@');
  const isAddress = parts.length === 2 && parts.every((part) => part !== '' && !/[\s<>,;:"\p{Cc}]/u.test(part));
  return isAddress && !/\p{Cc}/u.test(text);
}

/** The messages do not repeat SMTP_URL, which may contain a password. */
export function readMail(env: Environment): MailConfig | undefined {
  const [url, from] = [read(env, 'SMTP_URL'), read(env, 'MAIL_FROM')];
  if (url === undefined) {
    if (from !== undefined) throw new ConfigError('SMTP_URL is required when MAIL_FROM is set');
    return undefined;
  }
  const parsed = /^smtps?:\/\//.test(url) ? parseUrl(url) : undefined;
  if (!parsed || parsed.hostname === '') throw new ConfigError('SMTP_URL must be an smtp:// or smtps:// URL');
  if (from === undefined) throw new ConfigError('MAIL_FROM is required when SMTP_URL is set');
  if (!isSender(from)) {
    throw new ConfigError(`MAIL_FROM must be an e-mail address, or a name with one in < >; it is "${from}"`);
  }
  return { url, from };
}
