/** Sign-in links, and mails, from the moment when they are decided to the moment when the mail server accepts or refuses them. */
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
-- The links with which people sign in who prove that they receive mail at an address. Rows stay for a day: they limit the
-- mails to an address and of a client.
create table sign_in_links (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  -- of the cookie of the browser that asked for the link
  browser_hash bytea not null,
  -- keyed hashes, of the address and of the client's network address
  address_hash bytea not null,
  client_hash bytea not null,
  -- the address, encrypted; deleted with the use of the link
  sealed bytea,
  -- the path of the service that the person wanted
  return_to text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((used_at is null) = (sealed is not null))
);
create index sign_in_links_address on sign_in_links (address_hash, created_at);
create index sign_in_links_client on sign_in_links (client_hash, created_at);
create index sign_in_links_created on sign_in_links (created_at);

create index mails_due on mails (due_at, id) where state = 'queued';
create index mails_subject on mails (kind, subject_id, id);
create index mails_failed on mails (ended_at) where state = 'failed';
create index mails_ended on mails (ended_at) where kind = 'sign-in-link';
`;
