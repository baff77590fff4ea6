// The only text that stores clicks.
import { statement, type Runner } from '../database/db.ts';
import type { Subs } from '@referral-tracking/shared/link-names';
import { namesOf, valuesOf, type Columns, type RowOf } from '../common/columns.ts';

export type Channel = 'redirect' | 'qr';

export interface NewClick {
  clickId: string;
  programId: number;
  partnershipId: number;
  linkId: number;
  pageUrl: string | undefined;
  referrerUrl: string | undefined;
  additionalData: object | undefined;
  /** what the partner noted on it */
  subs?: Subs | undefined;
  /** where it came from: a short address, or one in a QR code; unset: the page's script */
  channel?: Channel | undefined;
  /** the click that the visitor had before */
  previousClickId?: string | undefined;
  /** whether a machine's browser sent it: it does not count */
  machine?: boolean | undefined;
  /** the time in the identifier */
  at: Date;
}

export const CLICKS = {
  program_id: 'bigint',
  occurred_at: 'timestamptz',
  click_id: 'text',
  link_id: 'bigint',
  partnership_id: 'bigint',
  page_url: 'text',
  referrer_url: 'text',
  additional_data: 'jsonb',
  sub: 'text',
  sub2: 'text',
  sub3: 'text',
  channel: 'text',
  machine: 'boolean',
} as const satisfies Columns;

export const sentOf = (click: NewClick): RowOf<typeof CLICKS> => ({
  program_id: click.programId,
  occurred_at: click.at,
  click_id: click.clickId,
  link_id: click.linkId,
  partnership_id: click.partnershipId,
  page_url: click.pageUrl,
  referrer_url: click.referrerUrl,
  additional_data: click.additionalData,
  sub: click.subs?.sub,
  sub2: click.subs?.sub2,
  sub3: click.subs?.sub3,
  channel: click.channel,
  // null instead of false, so that most rows have nothing here
  machine: click.machine ? true : undefined,
});

export const clicksFrom = (source: string): string =>
  `insert into clicks (${namesOf(CLICKS)})
     select ${valuesOf(CLICKS)}
     from ${source}`;

const chain = statement<object>(
  'chain_clicks',
  `insert into click_chains (program_id, click_id, previous_click_id, clicked_at)
   select program_id, click_id, previous_click_id, clicked_at
   from unnest($1::bigint[], $2::text[], $3::text[], $4::timestamptz[]) as t(program_id, click_id, previous_click_id, clicked_at)
   on conflict do nothing`,
);

/** Stores which click each visitor had before. Few have one, so most batches send nothing. */
export async function chainClicks(db: Runner, clicks: readonly NewClick[]): Promise<void> {
  const chained = clicks.filter(({ previousClickId }) => previousClickId !== undefined);
  if (chained.length === 0) return;
  await db.run(chain, [
    chained.map(({ programId }) => programId),
    chained.map(({ clickId }) => clickId),
    chained.map(({ previousClickId }) => previousClickId),
    chained.map(({ at }) => at),
  ]);
}
