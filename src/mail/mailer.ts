// Sends the mails that are due. Every instance may send: each mail is claimed before an attempt.
import type { Logger } from 'pino';
import type { Db, Transaction } from '../database/db.ts';
import { MAIL_CHOICE_PATH, refusalOf, refusalToken } from './choice-rules.ts';
import type { Clock } from '../lib/clock.ts';
import { tlsAdvice, tlsFaultOf } from '../lib/tls-fault.ts';
import { isUnwanted } from './choice.ts';
import {
  claimMail,
  endMail,
  isWanted,
  MOST_ATTEMPTS,
  noteFailedAttempt,
  queueMails,
  type ClaimedMail,
  type NewMail,
} from './mails.ts';
import { messageIdOf, writeMail } from './texts.ts';
import { createTransport, type MailSettings, type Sent } from './transport.ts';

export interface Mailer {
  /** Stores mails in the transaction of what they report, and returns how many; `sendSoon` sends them after the commit. */
  queue(tx: Transaction, ...mails: NewMail[]): Promise<number>;
  /** Sends what is due, in the background. */
  sendSoon(): void;
  /** Sends what is due; rejects if the mail server cannot be reached. Mails that are not sent are tried again later. */
  send(signal?: AbortSignal): Promise<void>;
  /** Begins no attempt. Waits some seconds for the one that is under way, and then interrupts it. */
  close(): Promise<void>;
}

export interface MailerOptions {
  db: Db;
  clock: Pick<Clock, 'now'>;
  secretKey: Buffer;
  /** earlier keys, under which readers may have refused mails; the latest first */
  previousKeys?: readonly Buffer[];
  baseUrl: string;
  mail: MailSettings;
  log: Pick<Logger, 'warn'>;
}

type Attempt = Sent | { kind: 'unwanted' };

/** How long the end of the service waits for an attempt (ms). */
const PATIENCE_MS = 5_000;
const NEVER = new AbortController().signal;

function reasonOf(problem: string): string {
  const fault = tlsFaultOf(problem);
  return `the mail server does not accept mail: ${problem}${fault ? `. ${tlsAdvice(fault, 'SMTP_URL')}` : ''}`;
}

/** Returns the function that sends one mail; false if none is due. */
function createSender(options: MailerOptions, signal: AbortSignal) {
  const { db, clock, secretKey, previousKeys = [], baseUrl, mail, log } = options;
  const transport = createTransport(mail);
  const { hostname } = new URL(baseUrl);

  async function attempt(claimed: ClaimedMail): Promise<Attempt> {
    const { kind, content, expiresAt } = claimed;
    if (!(await isWanted(db, claimed, clock.now()))) return { kind: 'unwanted' };
    // The process ended during the last attempt.
    if (claimed.attempt > MOST_ATTEMPTS) return { kind: 'refused', problem: 'interrupted' };
    if (content === undefined) return { kind: 'refused', problem: 'unreadable' };
    const { to, programId } = content;
    const refusal = refusalOf(secretKey, { kind, to, programId });
    if (refusal && (await isUnwanted(db, [secretKey, ...previousKeys], { kind, to, programId: programId! })))
      return { kind: 'unwanted' };
    const unsubscribe = refusal && `${baseUrl}${MAIL_CHOICE_PATH}/${refusalToken(secretKey, refusal)}`;
    const text = writeMail(kind, content, { expiresAt, baseUrl, unsubscribe });
    return transport.send({ ...text, to, unsubscribe, messageId: messageIdOf(claimed, hostname) }, signal);
  }

  async function settle(claimed: ClaimedMail, result: Attempt): Promise<void> {
    const at = clock.now();
    if (result.kind === 'unwanted') return endMail(db, claimed, { state: 'canceled', problem: null, at });
    if (result.kind === 'sent') return endMail(db, claimed, { state: 'sent', problem: null, at });
    const { problem } = result;
    const isLast = result.kind === 'refused' || claimed.attempt >= MOST_ATTEMPTS;
    log.warn(
      { mail: claimed.id, kind: claimed.kind, attempt: claimed.attempt, problem, isLast },
      'a mail was not sent',
    );
    if (isLast) return endMail(db, claimed, { state: 'failed', problem, at });
    return noteFailedAttempt(db, claimed, problem);
  }

  return async (): Promise<boolean> => {
    const claimed = await claimMail(db, secretKey, clock.now());
    if (!claimed) return false;
    const result = await attempt(claimed);
    await settle(claimed, result);
    // The other mails would fail too, and each would use up an attempt.
    if (result.kind === 'unreachable') throw new Error(reasonOf(result.problem));
    return true;
  };
}

export function createMailer(options: MailerOptions): Mailer {
  const { secretKey, log } = options;
  const [closing, cutting] = [new AbortController(), new AbortController()];
  const sendOne = createSender(options, cutting.signal);
  let sending: Promise<void> = Promise.resolve();
  let waiting = false;

  async function sendDue(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && !closing.signal.aborted && (await sendOne()));
  }

  /** Begins after the run that is under way, because that may have looked before a mail was stored. */
  function send(signal = NEVER): Promise<void> {
    waiting = true;
    const begin = (): Promise<void> => {
      waiting = false;
      return sendDue(signal);
    };
    sending = sending.catch(() => undefined).then(begin);
    return sending;
  }

  return {
    queue: (tx, ...mails) => queueMails(tx, secretKey, mails),
    send,
    sendSoon() {
      // A run that has not begun will find the mail.
      if (waiting) return;
      send().catch((err: unknown) => log.warn({ err }, 'mails are not sent at present; they are tried again'));
    },
    async close() {
      closing.abort();
      const timer = setTimeout(() => cutting.abort(), PATIENCE_MS);
      await sending.catch(() => undefined);
      clearTimeout(timer);
    },
  };
}
