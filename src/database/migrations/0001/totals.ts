/**
 * Hourly totals, computed from past events. Every total can be computed again from the events, and a read adds the events
 * that are not in the totals yet.
 */
const FIGURES = `
  clicks bigint not null default 0,
  -- settled leads
  leads bigint not null default 0,
  sales bigint not null default 0,
  sales_cents bigint not null default 0,
  refunds bigint not null default 0,
  refunds_cents bigint not null default 0,
  -- the earned amount, less the amount taken back
  commission_cents bigint not null default 0,
  -- the change in the number of pending commissions
  pending bigint not null default 0`;

export const TOTALS = `
-- The end of each program's totals: they include all events before \`rolled_until\` and no later ones. A program
-- without a row has no totals yet.
create table rolled_programs (
  program_id bigint primary key,
  rolled_until timestamptz not null,
  last_click_at timestamptz,
  last_lead_at timestamptz,
  last_sale_at timestamptz
);

-- \`currency\` is empty for clicks and leads.
create table hourly_totals (
  program_id bigint not null,
  hour timestamptz not null,
  partnership_id bigint not null,
  currency text not null,${FIGURES},
  primary key (program_id, hour, partnership_id, currency)
);

-- The sum of all hours, so that an all-time total does not add up the hours of years.
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
`;
