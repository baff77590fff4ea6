// The hosts of programs, as requests name them.
import { statement, type Runner } from '../database/db.ts';
import { hostsOfDomain } from './rules.ts';

/** Whose a host is; null: nobody's that the service answers for. */
export interface HostOwner {
  programId: number | null;
}

/** SQL of whether the program of a table named `p` has proved its domain. A host that is no longer of it needs a new proof. */
export const HAS_PROVED_DOMAIN =
  'exists (select from link_hosts h where h.program_id = p.id and h.is_domain and h.verified_at is not null)';
/** SQL of the oldest host at which the program of a table named `p` has its links; null for none. */
export const LINK_HOST = `(select h.host from link_hosts h
  where h.program_id = p.id and not h.is_domain and h.verified_at is not null order by h.id limit 1)`;

const owner = statement<{ program_id: number }>(
  'program_of_link_host',
  'select program_id from link_hosts where host = $1 and verified_at is not null and not is_domain',
);

/** The program that has proved the host as one for its addresses. */
export const findHostOwner = async (db: Runner, host: string): Promise<HostOwner> => ({
  programId: (await db.run(owner, [host]))[0]?.program_id ?? null,
});

const OWNER_OF_DOMAIN = `select h.program_id from link_hosts h
  where h.host = any ($1::text[]) and h.is_domain and h.verified_at is not null order by h.verified_at, h.id limit 1`;
const domainOwner = statement<{ program_id: number }>('program_of_domain', OWNER_OF_DOMAIN);

/** The program that was the first to prove the domain of the host. */
export const findDomainOwner = async (db: Runner, host: string): Promise<HostOwner> => ({
  programId: (await db.run(domainOwner, [hostsOfDomain(host)]))[0]?.program_id ?? null,
});

const names = statement<{ may: boolean }>(
  'program_may_have_names',
  `select exists (select from link_hosts h where h.program_id = $2 and not h.is_domain and h.verified_at is not null)
     or coalesce((${OWNER_OF_DOMAIN}) = $2, false) as may`,
);

/** Whether names of its own would lead anywhere: the program has a link host, or was the first to prove its domain. */
export const mayHaveNames = async (db: Runner, programId: number, domain: string): Promise<boolean> =>
  (await db.run(names, [hostsOfDomain(domain), programId]))[0]!.may;
