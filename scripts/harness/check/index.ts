import { acknowledgedIsStored, refusedIsNotStored } from './present.ts';
import { nothingTwice, repeatsAgree } from './once.ts';
import { claimsFit, entriesAddUp, noOpenTransaction, salesAddUp, statusesFit } from './books.ts';
import { itemsFit } from './payouts.ts';
import type { Evidence, Rule, RuleViolation } from './violation.ts';

export const RULES: Rule[] = [
  noOpenTransaction,
  acknowledgedIsStored,
  refusedIsNotStored,
  nothingTwice,
  repeatsAgree,
  claimsFit,
  salesAddUp,
  entriesAddUp,
  statusesFit,
  itemsFit,
];

/** Compares the responses that clients received with the database. */
export const judge = (evidence: Evidence): RuleViolation[] => RULES.flatMap((rule) => rule(evidence));
