import type { Body } from '../contract/index.ts';
import type { TermsOwner } from './present.ts';
import { makeTerms, termsOfProgram, type GivenTerms } from './write.ts';
import { showTerms } from './view.ts';
import type { Manage } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';
import { unchanged } from '../common/write.ts';

const listTerms: Manage<'listTerms'> = async (context) => {
  const { deps, ids, role, query, answer } = context;
  const filters = { level: query.level, groupId: query.group_id, ofPartner: query.partner_id };
  const page = await readPage(
    context,
    (request) => termsOfProgram(deps.db, ids.program_id, filters, request),
    (terms) => showTerms(terms, role),
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
  if (level === 'group' && groupId != null && partnerId == null) return { level, groupId };
  if (level === 'partnership' && partnerId != null && groupId == null) return { level, partnerId };
  return level === 'program' && groupId == null && partnerId == null && !inherit ? { level } : undefined;
}

/** What the body changes of the terms. Of what can be unset, null is a value. */
export const fieldsOf = ({ commission_rate: rate, ...body }: Partial<Omit<Given, 'level'>>): GivenTerms => ({
  commission_type: body.commission_type ?? undefined,
  commission_rate: rate == null ? undefined : String(rate),
  commission_base: body.commission_base ?? undefined,
  commission_on_shipping: body.commission_on_shipping ?? undefined,
  lead_commission_cents: body.lead_commission_cents,
  max_months: body.max_months,
  max_commissions: body.max_commissions,
  holding_period_days: body.holding_period_days ?? undefined,
});

const createTerms: Manage<'createTerms'> = ({ caller, ids, role, body, now, write, done, answer, fail }) => {
  const owner = ownerOf(body);
  if (!owner) throw fail('termsLevelInvalid');
  const given = body.inherit ? undefined : fieldsOf(body);
  return write(async (tx, note) => {
    const wanted = { programId: ids.program_id, owner, given, accountId: caller.accountId, at: now };
    const made = done(await makeTerms(tx, note, wanted));
    const answered = answer(201, { data: showTerms(made.terms, role) });
    return made.kind === 'unchanged' ? unchanged(answered) : answered;
  });
};

export const terms = { listTerms, createTerms };
