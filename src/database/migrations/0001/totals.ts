/**
 * Daily totals, computed from past events. Every total can be computed again from the events, and a read adds the events
 * that are not in the totals yet. A sum of amounts may exceed a bigint, so it is numeric.
 */
const FIGURES = `
  clicks bigint not null default 0,
  -- settled leads
  leads bigint not null default 0,
  sales bigint not null default 0,
  sales_cents numeric not null default 0,
  refunds bigint not null default 0,
  refunds_cents numeric not null default 0,
  -- the earned amount, less the amount taken back
  commission_cents numeric not null default 0,
  -- the change in the number of the commissions in each status, and in the sum of their amounts; a reversed one has none
  pending bigint not null default 0,
  pending_cents numeric not null default 0,
  approved bigint not null default 0,
  approved_cents numeric not null default 0,
  paid bigint not null default 0,
  paid_cents numeric not null default 0,
  reversed bigint not null default 0`;

export const TOTALS = `
-- The end of each program's totals: they include all events before \`rolled_until\` and no later ones. A program
-- without a row has no totals yet.
create table rolled_programs (
  program_id bigint primary key,
  rolled_until timestamptz not null,
  last_click_at timestamptz,
  last_lead_at timestamptz,
  last_sale_at timestamptz,
  -- whether one of the sales is not in the payment processor's test mode
  has_live_sale boolean not null default false
);

-- \`currency\` is empty for clicks and leads, and \`link_id\` is 0 for commissions without a click.
-- \`day\` is the beginning of a day (UTC).
create table daily_totals (
  program_id bigint not null,
  day timestamptz not null,
  partnership_id bigint not null,
  link_id bigint not null,
  currency text not null,${FIGURES},
  primary key (program_id, day, partnership_id, link_id, currency)
);
create index daily_totals_partnership on daily_totals (program_id, partnership_id, day);

-- The sum of each day over all links: few rows, however many links a program has.
create table program_totals (
  program_id bigint not null,
  day timestamptz not null,
  currency text not null,${FIGURES},
  primary key (program_id, day, currency)
);

-- The events of the last days in slots of five minutes, so that a count of the last 24 hours reads few rows, and few
-- events at its edges. Older slots are deleted.
create table recent_totals (
  program_id bigint not null,
  slot timestamptz not null,
  clicks bigint not null,
  leads bigint not null,
  sales bigint not null,
  primary key (program_id, slot)
);

-- The sum of all days, so that an all-time total does not add up the days of years.
create table partnership_totals (
  program_id bigint not null,
  partnership_id bigint not null,
  currency text not null,${FIGURES},
  primary key (program_id, partnership_id, currency)
);

-- Clicks before \`until\` were deleted, month by month; they stay in the totals.
create table pruned_clicks (
  until timestamptz primary key,
  pruned_at timestamptz not null
);

-- Clicks of the log that cannot be stored: of an unknown program, or with an identifier that the service did not sign.
-- They wait for an operator. \`content\` is what the log delivered, \`digest\` its SHA-256 in hexadecimal.
create table refused_clicks (
  digest text primary key,
  program_id bigint,
  click_id text,
  refused_at timestamptz not null,
  reason text not null,
  content bytea not null
);
create index refused_clicks_click on refused_clicks (program_id, click_id);
`;
