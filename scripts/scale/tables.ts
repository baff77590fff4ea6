// The tables of docs/scaling.md for a load, as lines of Markdown.
import { ESTIMATES, EVENTS, HALF, LOGGED, RECORDED, STORED, WRITTEN, type Event, type Load } from './figures.ts';
import { DAY_SECONDS, mostOfMonths, simulateYear } from './simulate.ts';

const MONTH_DAYS = 30;
const SHOWN_MONTHS = [1, 2, 3, 6, 12];

const sum = (each: (event: Event) => number): number => EVENTS.reduce((total, event) => total + each(event), 0);
const grouped = (value: number): string => Math.round(value).toLocaleString('en-US');
/** At least two digits. */
const short = (value: number): string => (value >= 9.95 ? grouped(value) : value.toFixed(1));
const bytes = (value: number): string => {
  const units = ['KB', 'MB', 'GB', 'TB', 'PB'];
  const at = Math.max(0, Math.min(units.length - 1, Math.floor(Math.log10(Math.max(value, 1)) / 3) - 1));
  return `${short(value / 1000 ** (at + 1))} ${units[at]}`;
};
const table = (head: string[], rows: string[][]): string[] =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

const ofTime = (name: string, rate: number, form: (value: number) => string): string[] => [
  name,
  form(rate),
  form(rate * DAY_SECONDS),
  form(rate * DAY_SECONDS * MONTH_DAYS),
];

/** What arrives and is written. */
export function flow(load: Load): string[] {
  const log = sum((event) => load[event] * LOGGED[event]);
  const [least, most] = ESTIMATES.fullPages;
  const deleted = ([name, second, day]: string[]): string[] => [name!, second!, day!, 'deleted'];
  const range = (factor: number) => [bytes(log * factor), bytes(log * factor * DAY_SECONDS)];
  const [[fewSecond, fewDay], [manySecond, manyDay]] = [range(least), range(most)];
  return table(
    ['Of the load', 'A second', 'A day', `In ${MONTH_DAYS} days`],
    [
      ...EVENTS.map((event) => ofTime(event, load[event], grouped)),
      ...EVENTS.map((event) => ofTime(`rows of ${event}`, load[event] * STORED[event], bytes)),
      deleted(ofTime('write-ahead log', log, bytes)),
      ['log with full pages (estimate)', `${fewSecond} to ${manySecond}`, `${fewDay} to ${manyDay}`, 'deleted'],
      ofTime('network of the clients (estimate)', sum((event) => load[event]) * ESTIMATES.exchanged, bytes),
      ofTime('from the service to the database (estimate)', sum((event) => load[event]) * ESTIMATES.sent, bytes),
    ],
  );
}

/** What a year stores. */
export function year(load: Load): string[] {
  const shown = mostOfMonths(simulateYear(load)).filter(({ month }) => SHOWN_MONTHS.includes(month));
  return table(
    ['Month', 'Clicks of', 'Rows of clicks', 'Rows of leads and sales', 'Machines with rows (estimate)'],
    shown.map(({ month, clickDays, clicks, others }) => [
      String(month),
      `${clickDays} days`,
      bytes(clicks),
      bytes(others),
      grouped(Math.ceil((clicks + others) / ESTIMATES.disk)),
    ]),
  );
}

const mostOfYear = (load: Load): number => Math.max(...simulateYear(load).map(({ clicks, others }) => clicks + others));
/** The processes of the service that the load keeps completely busy. */
const processes = (load: Load): number => sum((event) => load[event] / RECORDED[event]);
const requests = (load: Load): number => sum((event) => load[event]);

/** The size at which one of each is full, the smallest first. */
export function limits(load: Load): string[] {
  const all: [name: string, fullAt: number, basis: string][] = [
    ['a machine with 20 TB for rows, after a year', (load.clicks * ESTIMATES.disk) / mostOfYear(load), 'estimate'],
    ['the coordinator, on two cores for all servers', WRITTEN.coordinator, 'measured, clicks only'],
    ['a core of the service', load.clicks / processes(load), 'measured'],
    ['one PostgreSQL, on two cores with its client', WRITTEN.plain, 'measured, clicks only'],
    ['one Redis', (load.clicks * ESTIMATES.redis) / requests(load), 'estimate'],
    [
      'a network card of 10 Gbit/s',
      (load.clicks * ESTIMATES.network) / (requests(load) * ESTIMATES.exchanged),
      'estimate',
    ],
  ];
  return table(
    ['One of these', 'is full at', 'The load is', 'Basis'],
    all
      .toSorted(([, a], [, b]) => a - b)
      .map(([name, at, basis]) => [name, `${grouped(at)} clicks/s`, `${short(load.clicks / at)} times that`, basis]),
  );
}

/** The machines after a year, and what they cost. */
export function machines(load: Load): string[] {
  const rows = Math.ceil(mostOfYear(load) / ESTIMATES.disk);
  const cores = processes(load) / HALF;
  const counts: [name: string, count: number][] = [
    ['workers with rows, and a standby for each', 2 * rows],
    ['the coordinator and its standby', 2],
    [`the service: ${short(cores)} cores at half load, and a spare machine`, Math.ceil(cores / ESTIMATES.cores) + 1],
    ['the log of clicks', 3],
    [`Redis with replicas, and etcd`, Math.max(3, Math.ceil(requests(load) / (ESTIMATES.redis * HALF)))],
    ['load balancers', 2],
  ];
  const all = counts.reduce((total, [, count]) => total + count, 0);
  const [least, most] = ESTIMATES.price;
  return table(
    ['Machines after a year (estimate)', 'Number'],
    [
      ...counts.map(([name, count]) => [name, grouped(count)]),
      [`all, at ${grouped(least * all)} to ${grouped(most * all)} EUR a month`, grouped(all)],
    ],
  );
}
