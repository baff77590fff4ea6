import { statement, type Runner } from '../database/db.ts';

export interface LinkRow {
  code: string;
  enabled: boolean;
  program_id: number | null;
  partner_id: number | null;
  partnership_id: number | null;
  cookie_window_days: number | null;
  origin_allowed: boolean;
  existing_click_id: string | null;
  existing_test_click_id: string | null;
}

export const linkByCode = statement<LinkRow>(
  'link_by_code',
  `select l.code, l.enabled, l.program_id, l.partner_id, l.partnership_id, p.cookie_window_days,
     exists (select 1 from program_origins o where o.program_id = l.program_id and o.origin = $2) as origin_allowed,
     (select c.click_id from clicks c where c.click_id = $3 and c.link_code = l.code) as existing_click_id,
     (select t.click_id from test_events t
       where t.kind = 'click' and t.click_id = $3 and t.link_code = l.code limit 1) as existing_test_click_id
   from links l left join programs p on p.id = l.program_id
   where l.code = $1`,
);

/** The link with this code (in lower case), and what a click on it must know. */
export async function findLink(
  db: Runner,
  code: string,
  origin: string | undefined,
  existingClickId: string | undefined,
): Promise<LinkRow | undefined> {
  return (await db.run(linkByCode, [code, origin ?? null, existingClickId ?? null]))[0];
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
