// When a payment may have happened, by the service's own clock.
import { clockOf } from '../limits.ts';
import { unique, type Call } from '../call.ts';
import type { CheckedResponse, Kit } from '../kit.ts';
import { expectThat, NotAsked } from '../outcome.ts';
import { expectError, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { requestSchema, resolve } from '../schema.ts';
import { operationEntry } from '@referral-tracking/shared/contract';
import { serviceTime } from '../service-time.ts';

const { shown } = rowsOf('occurred-at', 'trackSale');
const { path, method } = operationEntry('trackSale');
const { maxAgeSeconds, maxAheadSeconds } = resolve(requestSchema(path, method)!.properties!.occurred_at!)[
  'x-time-window'
]!;

const testSale = (occurred_at: string): Call => ({
  as: 'program',
  body: {
    transaction_id: unique('conformance'),
    amount_cents: 1000,
    occurred_at,
    additional_data: { test_mode: true },
  },
});
const sell = (kit: Kit, occurred_at: string): Promise<CheckedResponse> => kit.ask('trackSale', testSale(occurred_at));

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();

const DAY = 86_400;

/** How often to try if the service's clock passes the edge while the request is under way. */
const ATTEMPTS = 5;
/** The precision of the `Date` header and of this test, in seconds. */
const TICK = 1;

/** Whether a time is inside by the clock before and after the request; undefined if it depends on the fraction. */
function isInside(time: number, before: number, after: number): boolean | undefined {
  const [earliest, latest] = [before, after + TICK];
  if (time >= latest - maxAgeSeconds && time <= earliest + maxAheadSeconds) return true;
  return time < earliest - maxAgeSeconds || time > latest + maxAheadSeconds ? false : undefined;
}

/** The milliseconds after which an answer is too late to show on which side of the edge the request was. */
const LATE = 1000;

/** Sends a time at this distance from the edge, until the clock leaves no doubt on which side it was. */
async function atEdge(kit: Kit, edge: number, distance: number): Promise<void> {
  let late = 0;
  for (let i = 0; i < ATTEMPTS; i++) {
    const began = performance.now();
    const before = await serviceTime(kit);
    const time = before + edge + distance;
    const reply = await sell(kit, iso(time));
    const inside = isInside(time, before, clockOf(reply, kit.now()));
    if (performance.now() - began > LATE) late += 1;
    if (inside === undefined) continue;
    if (inside) expectSuccess(reply);
    else expectError('trackSale', reply, 'occurredAtInvalid');
    return;
  }
  if (late > 0) throw new NotAsked('the answers came too late to ask at an exact second');
  expectThat(false, 'a clock that runs evenly', 'none');
}

/** A time at an offset from UTC, in the local form: the same instant, another text. */
export function withOffset(seconds: number, offset: string): string {
  const [hours, minutes] = offset.slice(1).split(':').map(Number) as [number, number];
  const shift = (offset.startsWith('-') ? -60 : 60) * (hours * 60 + minutes);
  return iso(seconds + shift).replace('Z', offset);
}

const OFFSETS = ['+00:00', '-00:00', '+14:00', '-12:00', '+05:30'];

/** The offset counts: the same local time is an hour ahead in one zone, and hours ago in another. */
async function offsets(kit: Kit): Promise<void> {
  const now = await serviceTime(kit);
  for (const offset of OFFSETS) expectSuccess(await sell(kit, withOffset(now - 5, offset)));
  const ahead = withOffset(now + 3600, '-12:00');
  expectError('trackSale', await sell(kit, ahead), 'occurredAtInvalid');
  const old = withOffset(now - maxAgeSeconds - 3600, '+14:00');
  expectError('trackSale', await sell(kit, old), 'occurredAtInvalid');
}

/** Forms of a time an hour ago that ISO 8601 has, and that the contract accepts. */
async function forms(kit: Kit): Promise<void> {
  const text = iso((await serviceTime(kit)) - 3600);
  const [minutes, seconds] = [text.slice(0, 16), text.slice(0, 19)];
  for (const form of [`${minutes}Z`, `${seconds}Z`, `${seconds}.5Z`, `${seconds}.123456789Z`, `${seconds}+00:00`]) {
    expectSuccess(await sell(kit, form));
  }
}

/** A past day as a day of the month before, which has no such day: `2026-10-33` for 2 November. */
function overflowing(time: number): { text: string; day: number } {
  const at = new Date(time * 1000);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  const before = new Date(Date.UTC(year, month, 0));
  const day = before.getUTCDate() + at.getUTCDate();
  return { text: `${before.toISOString().slice(0, 7)}-${day}T12:00:00Z`, day };
}

/** The last day that a lenient reader accepts in every month. */
const MOST_DAYS = 31;

/** Days that do not exist. A lenient reader would take them for days inside of the time window. */
function missingDays(now: number): string[] {
  const days = Array.from({ length: maxAgeSeconds / DAY - 2 }, (_, i) => overflowing(now - (i + 1) * DAY));
  const likely = days.find(({ day }) => day <= MOST_DAYS);
  const text = iso(now - 2 * DAY);
  const monthOfYearBefore = `${Number(text.slice(0, 4)) - 1}-${Number(text.slice(5, 7)) + 12}${text.slice(7)}`;
  return [days[1]!.text, monthOfYearBefore, ...(likely ? [likely.text] : [])];
}

/** Texts that are no time, or no existing one, or leave open which one. */
async function malformed(kit: Kit): Promise<void> {
  // Two days ago, so that no other reading of these texts is outside the time window.
  const now = await serviceTime(kit);
  const text = iso(now - 2 * DAY);
  const [day, time] = text.split('T') as [string, string];
  const wrong = [
    '',
    'now',
    String(Date.parse(text)),
    day,
    `${day}T${time.slice(0, 8)}`,
    `${day} ${time}`,
    `${day}T24:00:00Z`,
    `${day}T${time.slice(0, 3)}60:00Z`,
    `${day}T${time.slice(0, 6)}60Z`,
    `${day}T${time.slice(0, 8)}+02`,
    `${day}T${time.slice(0, 8)}+24:00`,
    `${day}T${time.slice(0, 8)}-25:00`,
    `${day}T${time.slice(0, 8)}+05:60`,
    `${day}T${time.slice(0, 8)}+0500`,
    ...missingDays(now),
    `${day.slice(0, 5)}13-01T00:00:00Z`,
    `${day.slice(0, 8)}32T00:00:00Z`,
    `${day.slice(0, 4)}-02-30T00:00:00Z`,
    `${day.slice(2)}T${time}`,
    ` ${text}`,
  ];
  for (const one of wrong) expectError('trackSale', await sell(kit, one), 'occurredAtInvalid');
}

const EDGES: [asks: string, edge: number, inward: number][] = [
  [`${maxAgeSeconds / DAY} days ago`, -maxAgeSeconds, 1],
  [`${maxAheadSeconds / 60} minutes ahead`, maxAheadSeconds, -1],
];

const MAKES: readonly Need[] = ['testEvents'];

export const occurredAtRows: Row[] = [
  ...EDGES.flatMap(([asks, edge, inward]) => [
    shown(`${asks}, less 3 seconds`, '200', (kit) => atEdge(kit, edge, 3 * inward), MAKES),
    shown(`${asks}, and 3 seconds`, '400 occurredAtInvalid', (kit) => atEdge(kit, edge, -3 * inward), MAKES),
  ]),
  shown('the same time at other offsets', '200, and 400 for other times', offsets, MAKES),
  shown('every form of a time', '200', forms, MAKES),
  shown('texts that are no time', '400 occurredAtInvalid', malformed, MAKES),
];
