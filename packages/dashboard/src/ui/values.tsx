// How values are shown: amounts, times, statuses.
import { moneyText } from '../lib/money.ts';
import { classes } from './classes.ts';
import styles from './values.module.css';

/** An amount in the smallest unit of its currency. */
export const Money = ({ cents, currency }: { cents: number; currency: string }) => (
  <span className={styles.money}>{moneyText(cents, currency)}</span>
);

const DATE_PARTS: readonly string[] = ['weekday', 'day', 'month', 'year', 'era'];

/** The date, the clock, and what is between them: a line breaks only there. */
function partsOf(time: Date, format: Intl.DateTimeFormatOptions): string[] {
  const parts = new Intl.DateTimeFormat(undefined, format).formatToParts(time);
  const between = parts.findIndex(
    ({ type }, at) =>
      type === 'literal' && DATE_PARTS.includes(parts[at - 1]?.type ?? '') && parts[at + 1]?.type === 'hour',
  );
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('');
  return between < 0 ? [text(0)] : [text(0, between), text(between, between + 1), text(between + 1)];
}

/** A time in the reader's zone; null is a dash. */
export function DateTime({ value, dateOnly = false }: { value: string | null; dateOnly?: boolean }) {
  if (value === null) return <None />;
  const time = new Date(value);
  const format: Intl.DateTimeFormatOptions = dateOnly ? {} : { timeStyle: 'short' };
  const [date, between, clock] = partsOf(time, { dateStyle: 'medium', ...format });
  return (
    <time dateTime={value} title={time.toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'long' })}>
      <span className={styles.whole}>{date}</span>
      {between}
      {clock && <span className={styles.whole}>{clock}</span>}
    </time>
  );
}

/** A time of today (ms) in the reader's zone, with seconds. */
export const clockText = (time: number): string =>
  new Date(time).toLocaleTimeString(undefined, { timeStyle: 'medium' });

const LONGEST_CODE = 22;

const shortened = (text: string): string =>
  text.length > LONGEST_CODE ? `${text.slice(0, 10)}…${text.slice(-8)}` : text;

/** A long identifier, such as a click's: its beginning and its end; the rest when the pointer rests on it. */
export const Code = ({ text }: { text: string }) => <code title={text}>{shortened(text)}</code>;

/** The same of a text that may be a name, such as the identifier of a customer. The record's page has all of it. */
export const Short = ({ text }: { text: string }) => <span title={text}>{shortened(text)}</span>;

/** The place of a value that is missing. */
export const None = ({ label = 'none' }: { label?: string }) => (
  <span className={styles.soft} data-none>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">{label}</span>
  </span>
);

type Tone = 'good' | 'bad' | 'warn' | 'neutral';

/** What the statuses of all records mean for their reader. */
const TONES: Record<string, Tone> = {
  active: 'good',
  enabled: 'good',
  joined: 'good',
  linked: 'good',
  approved: 'good',
  paid: 'good',
  accepted: 'good',
  applied: 'warn',
  pass: 'good',
  sent: 'good',
  conversion: 'good',
  pending: 'warn',
  held: 'warn',
  marked: 'warn',
  queued: 'warn',
  unknown: 'warn',
  reversed: 'bad',
  declined: 'bad',
  removed: 'bad',
  revoked: 'bad',
  failed: 'bad',
  fail: 'bad',
};

/** A status as a word in its colour. `applied` means an application of a partner, so give a tone elsewhere. */
export const StatusBadge = ({ status, tone, text }: { status: string; tone?: Tone; text?: string }) => (
  <span className={classes(styles.badge, styles[tone ?? TONES[status] ?? 'neutral'])}>
    <span className={styles.word}>{text ?? wordsOf(status)}</span>
  </span>
);

/** A status as the text of an option: with a capital letter. */
export const asOption = (status: string, text = wordsOf(status)) =>
  [status, text.charAt(0).toUpperCase() + text.slice(1)] as const;

/** The words of a value of the contract: `recurring_percent` is "recurring percent". */
export const wordsOf = (value: string): string => value.replaceAll('_', ' ');
