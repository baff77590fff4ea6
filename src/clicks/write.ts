// The only text that stores clicks.
import { namesOf, valuesOf, type Columns, type RowOf } from '../common/columns.ts';

export interface NewClick {
  clickId: string;
  programId: number;
  partnershipId: number;
  linkId: number;
  pageUrl: string | undefined;
  referrerUrl: string | undefined;
  additionalData: object | undefined;
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
});

export const clicksFrom = (source: string): string =>
  `insert into clicks (${namesOf(CLICKS)})
     select ${valuesOf(CLICKS)}
     from ${source}`;
