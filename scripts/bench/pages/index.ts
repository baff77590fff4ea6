// `npm run bench -- --pages 10000000`: how long the pages of the dashboard and of the portal take over a program with this
// number of clicks and a tenth of it in sales, compared with an empty program, and the requests that each page makes.
import { chromium, type Browser } from 'playwright-core';
import { addOwner, OWNER } from '../owner.ts';
import type { Postgres } from '../postgres.ts';
import { fillHistory, untilRolledUp } from '../rows/index.ts';
import { defineService } from '../service/service.ts';
import { visitPage, type PageVisit } from './visit.ts';

/** The pages of a program, below its address: of its owner, and of the partner to whom all its sales belong. */
const PAGES = {
  app: ['', 'links', 'partners', 'commissions', 'customers', 'setup', 'keys', 'payments'],
  partner: ['', 'links', 'commissions'],
} as const;
type Area = keyof typeof PAGES;
const TIMES = 5;
/** A page over the long history may take this much longer, or this many milliseconds. */
const GOAL = { ratio: 1.5, ms: 150 };

export interface PageResult {
  page: string;
  /** the shortest of several tries in milliseconds, until nothing on the page is loading */
  empty: number;
  filled: number;
  /** of the filled program: the operations' paths, and how often each was asked for */
  requests: PageVisit['requests'];
}

interface Measured {
  baseUrl: string;
  cookie: { name: string; value: string };
  programId: number;
}

const PROGRAM = '--name Pages --domain brand.example --commission-type percent --commission-rate 20'.split(' ');

/** A service with one program, which is empty or has a history. */
async function start(postgres: Postgres, folder: string, database: string, rows: number): Promise<Measured> {
  await postgres.sql('postgres', `create database ${database}`);
  const service = defineService(postgres.url(database), folder);
  const programId = (await service.admin('program', 'create', ...PROGRAM)).program_id as number;
  for (let number = 1; number <= 5; number++) {
    const partner = await service.admin(
      'partner',
      'create',
      '--name',
      `P${number}`,
      '--email',
      `p${number}@brand.example`,
    );
    const names = ['--partner-id', String(partner.partner_id), '--program-id', String(programId)];
    await service.admin('partner', 'join', ...names);
    await service.admin('link', 'create', '--code', `page-${number}`, ...names);
  }
  if (rows > 0) await fillHistory(postgres, database, programId, rows);
  const { session } = await addOwner(postgres, database, programId);
  // The history has all sales at the first link.
  await postgres.sql(
    database,
    `update partners set account_id = ${OWNER}
     where id = (select p.partner_id from links l join partnerships p on p.id = l.partnership_id order by l.id limit 1)`,
  );
  const { port } = await service.start();
  if (rows > 0) await untilRolledUp(postgres, database, programId);
  return { baseUrl: `http://127.0.0.1:${port}`, cookie: session, programId };
}

/** The shortest of several visits; each has a browser context of its own, so nothing is in a cache. */
async function measure(
  browser: Browser,
  { baseUrl, cookie, programId }: Measured,
  place: string[],
): Promise<PageVisit> {
  const [area, ...page] = place;
  const path = [`/${area}/programs/${programId}`, ...page].join('/');
  const visits: PageVisit[] = [];
  for (let i = 0; i < TIMES; i++) visits.push(await visitPage(browser, { baseUrl, cookie, path }));
  return visits.toSorted((one, other) => one.ms - other.ms)[0]!;
}

/** Measures each page on both programs, in turns. */
export async function measurePages(postgres: Postgres, folder: string, rows: number): Promise<PageResult[]> {
  const empty = await start(postgres, folder, 'bench_pages_empty', 0);
  const filled = await start(postgres, folder, 'bench_pages_filled', rows);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const results: PageResult[] = [];
    for (const [area, pages] of Object.entries(PAGES) as [Area, readonly string[]][]) {
      for (const page of pages) {
        const place = page === '' ? [area] : [area, page];
        const [before, after] = [await measure(browser, empty, place), await measure(browser, filled, place)];
        const name = `${area}: ${page || 'overview'}`;
        results.push({ page: name, empty: before.ms, filled: after.ms, requests: after.requests });
      }
    }
    return results;
  } finally {
    await browser.close();
  }
}

/** Whether a page takes too much longer over the long history. */
export const isSlowPage = ({ empty, filled }: PageResult): boolean =>
  filled > empty * GOAL.ratio && filled > empty + GOAL.ms;

const ratio = ({ empty, filled }: PageResult): string => (filled / empty).toFixed(2);

/** A line for each page, with its requests. */
export const pagesText = (results: readonly PageResult[]): string =>
  [
    '\nPages of the dashboard and the portal: ms over an empty program, over the long history, and their ratio',
    ...results.flatMap((result) => [
      `${result.empty.toFixed(0).padStart(8)}${result.filled.toFixed(0).padStart(8)}${ratio(result).padStart(8)}  ${result.page}`,
      ...Object.entries(result.requests).map(([path, times]) => `${`${times} ×`.padStart(30)} ${path}`),
    ]),
  ].join('\n');
