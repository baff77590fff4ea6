import { statement, type Runner } from '../database/db.ts';
import { ORIGINS_COLUMN } from './programs.ts';

/** A link, and what a click on it needs of its program; a link without a program has no cookie window and no origins. */
export interface LinkRow {
  code: string;
  enabled: boolean;
  program_id: number | null;
  partner_id: number | null;
  partnership_id: number | null;
  cookie_window_days: number | null;
  origins: ReadonlySet<string>;
}

export const linkByCode = statement<Omit<LinkRow, 'origins'> & { origins: string[] }>(
  'link_by_code',
  `select l.code, l.enabled, l.program_id, l.partner_id, l.partnership_id, p.cookie_window_days, ${ORIGINS_COLUMN}
   from links l left join programs p on p.id = l.program_id
   where l.code = $1`,
);

/** The link with this code (in lower case); undefined when there is none. */
export async function findLink(db: Runner, code: string): Promise<LinkRow | undefined> {
  const [row] = await db.run(linkByCode, [code]);
  return row && { ...row, origins: new Set(row.origins) };
}

const existing = statement<object>('existing_click', 'select 1 from clicks where click_id = $1 and link_code = $2');

/** Whether a click with this identifier was recorded for the link. */
export async function isClickOfLink(db: Runner, clickId: string, linkCode: string): Promise<boolean> {
  return (await db.run(existing, [clickId, linkCode])).length > 0;
}

export interface NewClick {
  clickId: string;
  linkCode: string;
  programId: number;
  partnershipId: number;
  pageUrl: string | undefined;
  referrerUrl: string | undefined;
  additionalData: object | undefined;
  at: Date;
}

export const insertClickStatement = statement<object>(
  'insert_click',
  `with click as (
     insert into clicks (click_id, link_code, program_id, partnership_id, page_url, referrer_url, additional_data,
       occurred_at)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8)
     returning click_id, program_id, partnership_id, occurred_at)
   insert into customers (click_id, program_id, partnership_id, status, clicked_at)
   select click_id, program_id, partnership_id, 'click', occurred_at from click`,
);

/** Records a click together with the customer that it makes: both or neither. */
export async function insertClick(db: Runner, click: NewClick): Promise<void> {
  await db.run(insertClickStatement, [
    click.clickId,
    click.linkCode,
    click.programId,
    click.partnershipId,
    click.pageUrl ?? null,
    click.referrerUrl ?? null,
    click.additionalData ? JSON.stringify(click.additionalData) : null,
    click.at,
  ]);
}
