import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { MailSettings } from '../../src/mail/transport.ts';
import { bundled } from './bundled.ts';
import type { Behaviour, FromMailServer, ReceivedMail, ToMailServer } from './mail-process.ts';

export const MAIL_FROM = 'Referrals <referrals@brand.dev>';

/** A mail as its reader sees it. */
export interface Mail extends ReceivedMail {
  headers: Record<string, string>;
  /** as people read it */
  subject: string;
  text: string;
  html: string;
}

export interface MailServer {
  settings: MailSettings;
  /** the accepted mails, oldest first */
  mails: Mail[];
  /** the recipients of each mail whose text the server began to receive */
  begun: string[][];
  behave(behaviour: Behaviour): Promise<void>;
  /** stops the server, as in an outage; `resume` starts it again at the same address */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Decodes quoted-printable text. */
const decode = (text: string): string =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** A header as people read it: encoded words (RFC 2047) of either kind, between which white space does not count. */
const decodeWords = (text: string): string =>
  text
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, content: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(content, 'base64').toString('utf8')
        : decode(content.replaceAll('_', ' ')),
    );

/** Splits headers and body, and joins the lines of a folded header. */
function partOf(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { headers, body: raw.slice(end + 4) };
}

function bodyOf(raw: string, type: string): string {
  const { headers, body } = partOf(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type']!)![1]!;
  const parts = body.split(`--${boundary}`).map((part) => partOf(part.replace(/^\r\n/, '')));
  const found = parts.find((part) => part.headers['content-type']?.startsWith(type))!;
  const encoding = found.headers['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(found.body, 'base64').toString('utf8');
  return (encoding === 'quoted-printable' ? decode(found.body) : found.body).replaceAll('\r\n', '\n').trimEnd();
}

function readMail(mail: ReceivedMail): Mail {
  const { headers } = partOf(mail.raw);
  const subject = decodeWords(headers.subject ?? '');
  return { ...mail, headers, subject, text: bodyOf(mail.raw, 'text/plain'), html: bodyOf(mail.raw, 'text/html') };
}

/** Starts a mail server on a free port, which accepts every mail. */
export async function startMailServer(): Promise<MailServer> {
  const [mails, begun]: [Mail[], string[][]] = [[], []];
  let behaviour: Behaviour = {};
  let child: ChildProcess;

  async function tell(message: ToMailServer): Promise<number> {
    const done = new Promise<number>((resolve) => {
      const listener = (answer: FromMailServer): void => {
        if (answer.kind !== 'done') return;
        child.off('message', listener);
        resolve(answer.port);
      };
      child.on('message', listener);
    });
    child.send(message);
    return done;
  }
  async function launch(port: number): Promise<number> {
    const { PATH = '', HOME = '' } = process.env;
    const path = await bundled('test/support/mail-process.ts');
    child = fork(path, { execArgv: [], env: { PATH, HOME } });
    child.on('message', (message: FromMailServer) => {
      if (message.kind === 'mail') mails.push(readMail(message.mail));
      if (message.kind === 'begun') begun.push(message.to);
    });
    const chosen = await tell({ kind: 'listen', port });
    await tell({ kind: 'behave', behaviour });
    return chosen;
  }
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  async function pause(): Promise<void> {
    if (!isRunning()) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  const port = await launch(0);
  return {
    settings: { url: `smtp://127.0.0.1:${port}`, from: { name: 'Referrals', address: 'referrals@brand.dev' } },
    mails,
    begun,
    async behave(next) {
      behaviour = next;
      if (isRunning()) await tell({ kind: 'behave', behaviour });
    },
    pause,
    resume: async () => void (await launch(port)),
    stop: pause,
  };
}
