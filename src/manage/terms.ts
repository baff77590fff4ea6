import type { Body } from '../contract/index.ts';
import {
  makeTerms,
  termsOfProgram,
  type ManagedTerms,
  type TermsFields,
  type TermsOwner,
} from '../store/programs/terms.ts';
import type { Manage } from './context.ts';
import { readPage } from './cursors.ts';

/** Terms as the document describes them. */
export const showTerms = ({ commission_rate, created_at, ...terms }: ManagedTerms) => ({
  ...terms,
  commission_rate: Number(commission_rate),
  created_at: created_at.toISOString(),
});

const listTerms: Manage<'listTerms'> = async (context) => {
  const { deps, ids, query, answer } = context;
  const filters = { level: query.level, groupId: query.group_id, ofPartner: query.partner_id };
  const page = await readPage(
    context,
    (request) => termsOfProgram(deps.db, ids.program_id, filters, request),
    showTerms,
  );
  return answer(200, page);
};

type Given = Body<'createTerms'>;

/** Whose terms the body names; undefined if the level and the identifiers do not fit together. */
export function ownerOf({
  level,
  group_id: groupId,
  partner_id: partnerId,
  inherit,
}: Pick<Given, 'level' | 'group_id' | 'partner_id' | 'inherit'>): TermsOwner | undefined {
  if (level === 'group' && groupId !== undefined && partnerId === undefined) return { level, groupId };
  if (level === 'partnership' && partnerId !== undefined && groupId === undefined) return { level, partnerId };
  return level === 'program' && groupId === undefined && partnerId === undefined && !inherit ? { level } : undefined;
}

/** What the body changes of the terms. */
function fieldsOf({ level, group_id, partner_id, inherit, commission_rate, ...fields }: Given): Partial<TermsFields> {
  return { ...fields, ...(commission_rate !== undefined && { commission_rate: String(commission_rate) }) };
}

const createTerms: Manage<'createTerms'> = ({ caller, ids, body, now, write, answer, fail }) => {
  const owner = ownerOf(body);
  if (!owner) throw fail('termsLevelInvalid');
  const given = body.inherit ? undefined : fieldsOf(body);
  return write(async (tx, note) => {
    const wanted = { programId: ids.program_id, owner, given, accountId: caller.accountId, at: now };
    const made = await makeTerms(tx, note, wanted);
    switch (made.kind) {
      case 'missing':
        throw fail('notFound');
      case 'archived':
        throw fail('programArchived');
      case 'rate_too_high':
        throw fail('commissionRateTooHigh');
      case 'done':
        return answer(201, { data: showTerms(made.terms) });
    }
  });
};

export const terms = { listTerms, createTerms };
