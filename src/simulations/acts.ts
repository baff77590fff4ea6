import { failure } from '../contract/failure.ts';
import type { Body } from '../contract/index.ts';
import type { Terms } from '../common/types.ts';
import { findPresentTerms } from '../terms/present.ts';
import { isRateTooHigh } from '../programs/managed.ts';
import type { TermsOwner } from '../terms/present.ts';
import { withGiven } from '../terms/write.ts';
import { simulate, type Replacement } from './simulate.ts';
import type { Deps, Manage } from '../common/context.ts';
import { rangeOf, showRange } from '../stats/acts.ts';
import { fieldsOf, ownerOf } from '../terms/acts.ts';

/** The most partners of an answer; the document says so too. */
const SHOWN = 1_000;

type Asked = NonNullable<Body<'simulateTerms'>['terms']>;

/** The present terms with what is asked in place of it. */
function termsOf(present: Terms, asked: Asked): Terms {
  const terms = withGiven(present, fieldsOf(asked));
  if (isRateTooHigh(terms)) throw failure('commissionRateTooHigh');
  return terms;
}

/** What is to be replaced; undefined: nothing. */
async function replacementOf(
  { db }: Deps,
  programId: number,
  owner: TermsOwner,
  asked: Asked | null,
): Promise<Replacement | undefined> {
  const present = await findPresentTerms(db, programId, owner);
  if (!present) throw failure('notFound');
  return asked === null
    ? undefined
    : { level: owner.level, levelId: present.ownerId, terms: termsOf(present.terms, asked) };
}

const simulateTerms: Manage<'simulateTerms'> = async ({ deps, ids, body, now, done, answer, fail }) => {
  const { from, to, terms, ...named } = body;
  const owner = ownerOf(named);
  if (!owner) throw fail('termsLevelInvalid');
  const { days } = done(rangeOf({ from, to }, now));
  const replacement = await replacementOf(deps, ids.program_id, owner, terms ?? null);
  const simulated = await simulate(deps.db, { programId: ids.program_id, ...days }, replacement);
  if (simulated.kind === 'too_many') throw fail('tooManySales');
  const { replaced, totals, partners } = simulated;
  const left_out = Math.max(0, partners.length - SHOWN);
  return answer(200, {
    data: { ...showRange(days), replaced, totals, partners: partners.slice(0, SHOWN), left_out },
  });
};

export const simulations = { simulateTerms };
