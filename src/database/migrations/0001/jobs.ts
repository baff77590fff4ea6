/** Periodic jobs, each of which runs on one instance at a time. */
export const JOBS = `
create table jobs (
  name text primary key,
  -- the instance that updates it runs the job
  due_at timestamptz not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- the error of the last run; null if it succeeded or is running
  error text
);
`;
