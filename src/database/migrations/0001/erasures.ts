/** The first number of the advisory locks of erasures; the second one is the program. */
export const ERASURE_LOCK = 0x6572_6173;

/** Erased customers, and the functions by which writes and erasures wait for each other. Part of the chain. */
export const ERASURES = `
-- What erased customers were called, as keyed hashes, so that a late event or a signed \`click_id\` does not bring them back.
create table erased_customers (
  program_id bigint not null,
  mark text not null,
  customer_id bigint not null,
  primary key (program_id, mark),
  foreign key (program_id, customer_id) references customers
);

-- The places of the rows that have a name of an erased customer; marks are texts with commas. The transaction prevents
-- erasures in these programs until it ends, or waits for the one that is running. The function is volatile, so it sees
-- what that erasure has committed, although the calling statement began before.
create function erased_among(programs bigint[], marks text[]) returns setof bigint language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(${ERASURE_LOCK}, (p % 2147483647)::integer)
    from (select distinct p from unnest(programs) p) d;
  return query select t.place from unnest(programs, marks) with ordinality as t(program_id, mark, place)
    join erased_customers e on e.program_id = t.program_id and e.mark = any (string_to_array(t.mark, ','));
end $$;

-- Waits for the writes of the program's customers that are running, and lets later ones wait until the erasure ends.
create function begin_erasure(program bigint) returns void language sql as $$
  select pg_advisory_xact_lock(${ERASURE_LOCK}, (program % 2147483647)::integer)
$$;
`;
