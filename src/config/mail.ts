import { parseAddress } from '../common/email.ts';
import { parseUrl } from '@referral-tracking/shared/formats';
import { ConfigError, read, type Environment } from './environment.ts';

export interface MailConfig {
  /** the mail server, with credentials if it needs some */
  url: string;
  from: { name: string; address: string };
}

/** The parameters of SMTP_URL that the service takes; the mail guide explains them. */
const PARAMETERS = [
  'requireTLS',
  'ignoreTLS',
  'name',
  'authMethod',
  'tls.servername',
  'tls.rejectUnauthorized',
  'tls.minVersion',
];

/** The name and the address in `Name <address>`, with or without quotes, or the address alone; undefined if it is neither. */
function parseSender(text: string): MailConfig['from'] | undefined {
  const [, name = '', within] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(text) ?? [];
  const address = parseAddress(within ?? text);
  return address === undefined ? undefined : { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
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
  const unknown = [...parsed.searchParams.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined) {
    throw new ConfigError(`SMTP_URL has the unknown parameter "${unknown}"; known are ${PARAMETERS.join(', ')}`);
  }
  if (from === undefined) throw new ConfigError('MAIL_FROM is required when SMTP_URL is set');
  const sender = parseSender(from);
  if (!sender) {
    throw new ConfigError(`MAIL_FROM must be an e-mail address, or a name with one in < >; it is "${from}"`);
  }
  return { url, from: sender };
}
