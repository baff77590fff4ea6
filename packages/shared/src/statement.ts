// The canonical form of a statement, which its digest and its signature are made of: the service writes it, and the command
// line writes it again to verify a file.

/** What a statement sums up, in the order of its canonical form. What is `owed` at the end follows from the others. */
export const SUMS = [
  'opening',
  'earned',
  'restored',
  'adjusted',
  'returned',
  'reversed',
  'clawed_back',
  'paid',
  'closing',
] as const;
export type Sum = (typeof SUMS)[number];

/** How a line counts: in the sum of this name. `folded` moves an amount between commissions of a sale, and is in none. */
export type LineKind = Exclude<Sum, 'opening' | 'closing'> | 'folded';

/** The sums that reduce what is owed. They are positive in a statement, and their lines are negative. */
const LESS: readonly string[] = ['reversed', 'clawed_back', 'paid'];

export interface StatementLine {
  commission_id: number;
  kind: LineKind;
  /** by how much it changes what is owed */
  amount_cents: number;
  created_at: string;
}

export type Sums = { [Name in Sum as `${Name}_cents`]: number };

export interface StatementFacts extends Sums {
  program_id: number;
  partnership_id: number;
  currency: string;
  /** such as `2026-11` */
  month: string;
  line_count: number;
  lines_sha256: string;
  closed_at: string;
}

/** The sums of no lines. */
export const sumsFrom = (openingCents: number): Sums => ({
  opening_cents: openingCents,
  earned_cents: 0,
  restored_cents: 0,
  adjusted_cents: 0,
  returned_cents: 0,
  reversed_cents: 0,
  clawed_back_cents: 0,
  paid_cents: 0,
  closing_cents: openingCents,
});

/** Counts a line in its sum and in the closing. */
export function addLine(sums: Sums, { kind, amount_cents }: Pick<StatementLine, 'kind' | 'amount_cents'>): void {
  if (kind === 'folded') return;
  sums[`${kind}_cents`] += LESS.includes(kind) ? -amount_cents : amount_cents;
  sums.closing_cents += amount_cents;
}

/** The line of the canonical form that a line of a statement is. */
export const lineText = ({ commission_id, kind, amount_cents, created_at }: StatementLine): string =>
  `${commission_id} ${kind} ${amount_cents} ${created_at}\n`;

/** The canonical form: numbers, amounts, times and kinds. It has no name or address, so that it stays when somebody is erased. */
export const canonicalText = (statement: StatementFacts): string =>
  [
    'referral-tracking statement 1',
    `program ${statement.program_id}`,
    `partnership ${statement.partnership_id}`,
    `currency ${statement.currency}`,
    `month ${statement.month}`,
    `closed ${statement.closed_at}`,
    ...SUMS.map((name) => `${name} ${statement[`${name}_cents`]}`),
    `lines ${statement.line_count} ${statement.lines_sha256}`,
    '',
  ].join('\n');
