import type { PartnershipStatus } from '../../domain/types.ts';
import { statement, type Runner } from '../../database/db.ts';

const insert = statement<{ partner_id: number; name: string; email: string }>(
  'insert_partner',
  'insert into partners (name, email, created_at) values ($1, $2, $3) returning id as partner_id, name, email',
);

export async function createPartner(db: Runner, name: string, email: string, at: Date) {
  return (await db.run(insert, [name, email, at]))[0]!;
}

const sameAddress = statement<{ partner_id: number }>(
  'partners_with_email',
  `select id as partner_id from partners
   where lower(email collate "C") = lower($1::text collate "C") and id <> $2 order by id nulls first limit $3`,
);

/** The other partners with this address, the oldest first. */
export const otherPartners = async (db: Runner, email: string, partnerId: number, most: number): Promise<number[]> =>
  (await db.run(sameAddress, [email, partnerId, most])).map(({ partner_id }) => partner_id);

export interface PartnershipView {
  partner_id: number;
  program_id: number;
  status: PartnershipStatus;
}

const join = statement<PartnershipView>(
  'join_program',
  `insert into partnerships as s (program_id, partner_id, status, created_at, changed_at)
   values ($1, $2, 'joined', $3, $3)
   on conflict (program_id, partner_id) do update set status = 'joined',
     changed_at = case when s.status = 'joined' then s.changed_at else excluded.changed_at end
   returning partner_id, program_id, status`,
);

/** Adds the partner to the program, or adds them again. */
export async function joinProgram(db: Runner, partnerId: number, programId: number, at: Date) {
  return (await db.run(join, [programId, partnerId, at]))[0]!;
}

const leave = statement<PartnershipView>(
  'leave_program',
  `update partnerships set status = 'left', changed_at = $3
   where program_id = $1 and partner_id = $2 and status = 'joined'
   returning partner_id, program_id, status`,
);

/** Removes the partner from the program; false if they are not in it. */
export async function leaveProgram(db: Runner, partnerId: number, programId: number, at: Date) {
  return (await db.run(leave, [programId, partnerId, at]))[0];
}
