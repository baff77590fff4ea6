// The connection to the mail server. Its library is loaded when the first mail is sent.
import { getSystemErrorName } from 'node:util';
import { isLoopback } from '@referral-tracking/shared/formats';

export interface MailSettings {
  /** the mail server, with credentials if it needs some */
  url: string;
  from: { name: string; address: string };
}

export interface OutgoingMail {
  to: string;
  /** the name of the sender; undefined: that of the settings. The address is always theirs */
  from?: string | undefined;
  /** where answers go; undefined: to the sender */
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** where its reader refuses such mails, with one click of the mail program (RFC 8058) */
  unsubscribe?: string | undefined;
}

/**
 * `refused`: the mail server will not accept this mail. `failed`: it may accept it later. `unreachable`: nothing can be
 * sent at present. The problem is a code, such as `550` or `ECONNREFUSED`.
 */
export type Sent = { kind: 'sent' } | { kind: 'refused' | 'failed' | 'unreachable'; problem: string };

export interface Transport {
  /** Never rejects; takes a minute at most. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<Sent>;
}

/** The longest time of an attempt, and of each of its waits (ms). */
const ATTEMPT_MS = 60_000;
const WAIT_MS = 20_000;

/** Errors of nodemailer have these fields. */
interface SmtpError {
  code?: unknown;
  /** what the system or OpenSSL said, where the library has a code of its own */
  originalCode?: unknown;
  errno?: unknown;
  command?: unknown;
  responseCode?: unknown;
}

/** The replies to these commands are about the mail. All others are about the service: its connection, account or address. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];

function judge(error: unknown): Sent {
  const { code, originalCode = code, errno, command, responseCode } = error as SmtpError;
  const isAboutMail = typeof command === 'string' && ABOUT_THE_MAIL.includes(command);
  // A server that refuses STARTTLS has a reply, too, which says less.
  if (typeof responseCode === 'number' && code !== 'ETLS') {
    const problem = String(responseCode);
    if (!isAboutMail) return { kind: 'unreachable', problem };
    return { kind: responseCode >= 500 ? 'refused' : 'failed', problem };
  }
  // The library's own code, such as ESOCKET, hides what the system said.
  const named = typeof errno === 'number' && errno < 0 ? getSystemErrorName(errno) : originalCode;
  const problem = typeof named === 'string' && /^[A-Z_]+$/.test(named) ? named : 'unknown';
  return { kind: problem === 'EENVELOPE' ? 'refused' : 'unreachable', problem };
}

/** A password must not be sent unencrypted to another machine, unless the URL allows it. */
const needsTls = (url: URL): boolean =>
  url.protocol === 'smtp:' && url.username !== '' && !isLoopback(url.hostname) && !url.searchParams.has('requireTLS');

async function connect({ url }: MailSettings, waitMs = WAIT_MS) {
  const { createTransport } = await import('nodemailer');
  const options = {
    url,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
    dnsTimeout: waitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(needsTls(new URL(url)) ? { requireTLS: true } : {}),
  };
  return createTransport(options, { headers: { 'Auto-Submitted': 'auto-generated' } });
}

/** Connects and signs in, without sending a mail; undefined if that works, otherwise the problem as a code. */
export async function tryConnection(settings: MailSettings, waitMs: number): Promise<string | undefined> {
  const connection = await connect(settings, waitMs);
  try {
    await connection.verify();
    return undefined;
  } catch (error) {
    const sent = judge(error);
    return 'problem' in sent ? sent.problem : undefined;
  } finally {
    connection.close();
  }
}

/** The headers with which mail programs show a button that refuses such mails. */
const oneClick = (address: string | undefined) =>
  address === undefined
    ? {}
    : {
        list: { unsubscribe: address },
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      };

export function createTransport(settings: MailSettings): Transport {
  let connecting: ReturnType<typeof connect> | undefined;
  return {
    async send({ unsubscribe, replyTo, ...mail }, signal) {
      try {
        connecting ??= connect(settings);
        const limit = AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]);
        // An object: the library would read a text as a header, which may name other addresses.
        const to = { name: '', address: mail.to };
        const from = { name: mail.from ?? settings.from.name, address: settings.from.address };
        const answers = replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } };
        await (await connecting).sendMail({ ...mail, ...oneClick(unsubscribe), ...answers, to, from, signal: limit });
        return { kind: 'sent' };
      } catch (error) {
        return judge(error);
      }
    },
  };
}
