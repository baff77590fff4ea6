// Discount codes as the members of a program manage them. Every change is in the audit log.
import { statement, violatedConstraint, type Runner, type Transaction } from '../database/db.ts';
import type { ClickIds } from '../attribution/click-id.ts';
import type { CodeStatus } from '../attribution/codes.ts';
import type { PartnershipStatus } from '../common/types.ts';
import { holdPartnership } from '../partnerships/write.ts';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { createList, type ListPage } from '../common/lists.ts';
import { createdFilters } from '../common/page-order.ts';
import { report } from '../common/report.ts';
import { codeKey } from './read.ts';

interface StoredCode {
  id: number;
  /** as it was written; null if the account of its partner was erased */
  code: string | null;
  partner_id: number | null;
  partnership_id: number;
  processor_id: string | null;
  status: CodeStatus;
  created_at: Date;
}

/** A code with what it brought. */
export interface ManagedCode extends StoredCode {
  customers: number;
  sales: number;
}

const COLUMNS = `c.id, c.code, c.partnership_id, c.processor_id, c.status, c.created_at,
  (select p.partner_id from partnerships p where p.id = c.partnership_id) as partner_id`;

type CodeFilter = 'partnerId' | 'status' | 'key' | 'createdFrom' | 'createdBefore';
const list = createList<StoredCode, CodeFilter>({
  name: 'codes_of_program',
  columns: COLUMNS,
  from: 'codes c',
  id: 'c.id',
  common: 'c.program_id',
  filters: {
    partnerId: {
      is: `c.partnership_id = (
        select p.id from partnerships p where p.program_id = :owner and p.partner_id = :partnerId::bigint)`,
    },
    status: { where: 'c.status = :status::text' },
    key: { is: 'c.key = :key::text' },
    ...createdFilters('codes', 'c'),
  },
});

// The codes may be on another server than the customers.
const brought = statement<{ id: number; customers: number; sales: number }>(
  'brought_by_codes',
  `select c.code_id as id, count(distinct c.id)::int as customers, count(s.id)::int as sales
   from customers c left join sales s on s.program_id = c.program_id and s.customer_id = c.id
   where c.program_id = $1 and c.code_id = any ($2::bigint[]) group by c.code_id`,
);

async function withFigures(db: Runner, programId: number, codes: readonly StoredCode[]): Promise<ManagedCode[]> {
  if (codes.length === 0) return [];
  const rows = await db.run(brought, [programId, codes.map(({ id }) => id)]);
  const figures = new Map(rows.map(({ id, customers, sales }) => [id, { customers, sales }]));
  return codes.map((code) => ({ ...code, ...(figures.get(code.id) ?? { customers: 0, sales: 0 }) }));
}

/** A page of a program's codes, in the order of their identifiers. */
export const codesOf = async (
  db: Runner,
  programId: number,
  given: Readonly<Partial<Record<CodeFilter, unknown>>>,
  page: ListPage,
): Promise<ManagedCode[]> => withFigures(db, programId, await list(db, programId, given, page));

const named = statement<StoredCode>(
  'codes_by_id',
  `select ${COLUMNS} from codes c where c.program_id = $1 and c.id = any ($2::bigint[])`,
);

/** These codes of a program. */
export const findCodes = async (db: Runner, programId: number, ids: readonly number[]): Promise<ManagedCode[]> =>
  withFigures(db, programId, await db.run(named, [programId, ids]));

const insert = statement<{ id: number }>(
  'insert_code',
  `insert into codes (program_id, partnership_id, code, key, key_mark, processor_id, status, created_at)
   values ($1, $2, $3, $4, $5, $6, 'active', $7) returning id`,
);
const marked = statement<object>(
  'code_of_erased_partner',
  `select from codes where program_id = $1 and key is null and key_mark = any (string_to_array($2, ',')) limit 1`,
);

export interface WantedCode {
  programId: number;
  partnerId: number;
  code: string;
  processorId: string | undefined;
  at: Date;
}
export type ChangedCode = { kind: 'done'; code: ManagedCode } | Refused<'notFound' | 'codeTaken'>;

/** The statuses in which a partner can get codes. */
const MAY_HAVE_CODES: readonly PartnershipStatus[] = ['linked', 'joined'];

const FIELDS = { codes_key: 'code', codes_processor: 'processor_id' } as const;

/** Says which field has a value that another code of the program has; throws any other error. */
function taken(error: unknown, given: { code?: string | null; processor_id: string | null | undefined }) {
  const constraint = violatedConstraint(error) as keyof typeof FIELDS | undefined;
  const field = constraint && FIELDS[constraint];
  if (!field) throw error;
  return refused('codeTaken', { value: given[field] ?? '', field });
}

/** Creates a code of a partner, unless the program ever had it. The transaction of a refused one is to be undone. */
export async function createCode(
  tx: Transaction,
  note: Note,
  clickIds: ClickIds,
  { programId, partnerId, code, processorId, at }: WantedCode,
): Promise<ChangedCode | Refused<'partnerNotJoined'>> {
  const whose = await holdPartnership(tx, { programId, partnerId });
  if (!whose) return refused('notFound');
  if (!MAY_HAVE_CODES.includes(whose.status)) return refused('partnerNotJoined', { status: whose.status });
  const key = codeKey(code);
  const [mark] = clickIds.marksOf(programId, { code: key });
  let id: number;
  try {
    const values = [programId, whose.id, code, key, mark, processorId ?? null, at];
    id = (await tx.savepoint(() => tx.run(insert, values)))[0]!.id;
  } catch (error) {
    return taken(error, { code, processor_id: processorId });
  }
  // Afterwards: an erasure that ran meanwhile has committed, because it had the key until then.
  const marks = clickIds.possibleMarks(programId, { code: key });
  if ((await tx.run(marked, [programId, marks])).length > 0)
    return refused('codeTaken', { value: code, field: 'code' });
  const [made] = await findCodes(tx, programId, [id]);
  await note({ action: 'code.create', programId, targetId: id, after: made! });
  await report(tx, [{ type: 'code.created', programId, partnershipId: whose.id, codeId: id, at }]);
  return { kind: 'done', code: made! };
}

const lock = statement<object>('lock_code', 'select from codes where program_id = $1 and id = $2 for no key update');
const change = statement<object>('change_code', 'update codes set status = $2, processor_id = $3 where id = $1');

export interface CodeChange {
  programId: number;
  codeId: number;
  status?: CodeStatus | undefined;
  /** null clears it */
  processorId?: string | null | undefined;
  at: Date;
}

/** Changes what is given. A code of an erased partner is disabled for good. */
export async function changeCode(tx: Transaction, note: Note, wanted: CodeChange): Promise<ChangedCode> {
  const { programId, codeId, at } = wanted;
  await tx.run(lock, [programId, codeId]);
  const [before] = await findCodes(tx, programId, [codeId]);
  if (!before || before.code === null) return refused('notFound');
  const { status = before.status, processorId = before.processor_id } = wanted;
  try {
    await tx.savepoint(() => tx.run(change, [codeId, status, processorId]));
  } catch (error) {
    return taken(error, { processor_id: processorId });
  }
  const after = { ...before, status, processor_id: processorId };
  await note({ action: 'code.update', programId, targetId: codeId, before, after });
  if (status === 'disabled' && before.status === 'active') {
    const { partnership_id: partnershipId } = before;
    await report(tx, [{ type: 'code.disabled', programId, partnershipId, codeId, at }]);
  }
  return { kind: 'done', code: after };
}

const forget = statement<object>(
  'forget_codes',
  `update codes c set code = null, key = null, processor_id = null, status = 'disabled'
   from partnerships p where p.partner_id = $1 and c.partnership_id = p.id`,
);

/** Leaves nothing of the codes of a partner who is erased but the keyed hashes by which nobody else gets them. */
export const forgetCodes = async (tx: Transaction, partnerId: number): Promise<void> =>
  void (await tx.run(forget, [partnerId]));
