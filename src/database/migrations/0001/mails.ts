/** Mails, from the moment when they are decided to the moment when the mail server accepts or refuses them. */
export const MAILS = `
-- Stored in the transaction of what it reports, so that neither is lost without the other.
create table mails (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('partner-invitation', 'member-invitation', 'sign-in-link')),
  -- the invitation or the sign-in link
  subject_id bigint not null,
  state text not null check (state in ('queued', 'sent', 'failed', 'canceled')),
  -- address and text, encrypted, since the text contains a secret; deleted when the mail is no longer queued
  sealed bytea,
  attempts integer not null default 0,
  created_at timestamptz not null,
  -- the next attempt; after the beginning of an attempt, when it counts as interrupted
  due_at timestamptz not null,
  -- it is not sent after this
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- why the last attempt failed, as a code; never the text of the mail server, which may contain the address
  problem text,
  check ((state = 'queued') = (sealed is not null)),
  check ((state = 'queued') = (ended_at is null))
);
create index mails_due on mails (due_at, id) where state = 'queued';
create index mails_subject on mails (kind, subject_id, id);
create index mails_ended on mails (ended_at) where kind = 'sign-in-link';
`;
