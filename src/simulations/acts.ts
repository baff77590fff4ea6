import type { Body } from '../contract/index.ts';
import { findPresentTerms } from '../terms/present.ts';
import { isRateTooHigh } from '../programs/managed.ts';
import type { TermsOwner } from '../terms/present.ts';
import { withGiven } from '../terms/write.ts';
import { simulate, type Replacement } from './simulate.ts';
import type { Deps, Manage } from '../common/context.ts';
import { refused, type Refused } from '../common/refused.ts';
import { rangeOf, showRange } from '../stats/acts.ts';
import { fieldsOf, ownerOf } from '../terms/acts.ts';

/** The most partners of an answer; the document says so too. */
const SHOWN = 1_000;

type Asked = NonNullable<Body<'simulateTerms'>['terms']>;

type Replacing = { kind: 'done'; replacement: Replacement | undefined } | Refused<'notFound' | 'commissionRateTooHigh'>;

/** What is to be replaced by the present terms with what is asked in place of it; undefined: nothing. */
async function replacementOf(
  { db }: Deps,
  programId: number,
  owner: TermsOwner,
  asked: Asked | null,
): Promise<Replacing> {
  const present = await findPresentTerms(db, programId, owner);
  if (!present) return refused('notFound');
  if (asked === null) return { kind: 'done', replacement: undefined };
  const terms = withGiven(present.terms, fieldsOf(asked));
  if (isRateTooHigh(terms)) return refused('commissionRateTooHigh');
  return { kind: 'done', replacement: { level: owner.level, levelId: present.ownerId, terms } };
}

const simulateTerms: Manage<'simulateTerms'> = async ({ deps, ids, body, now, done, answer, fail }) => {
  const { from, to, terms, ...named } = body;
  const owner = ownerOf(named);
  if (!owner) throw fail('termsLevelInvalid');
  const { days } = done(rangeOf({ from, to }, now));
  const { replacement } = done(await replacementOf(deps, ids.program_id, owner, terms ?? null));
  const period = { programId: ids.program_id, ...days };
  const { replaced, totals, partners } = done(await simulate(deps.db, period, replacement));
  const left_out = Math.max(0, partners.length - SHOWN);
  return answer(200, {
    data: { ...showRange(days), replaced, totals, partners: partners.slice(0, SHOWN), left_out },
  });
};

export const simulations = { simulateTerms };
