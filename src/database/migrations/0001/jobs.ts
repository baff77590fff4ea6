/** What the service does by itself, once across all instances. */
export const JOBS = `
create table jobs (
  name text primary key,
  -- whoever moves it on runs the job
  due_at timestamptz not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- why the last run failed; null when it succeeded or is under way
  error text
);
`;
