// Compares the partner's totals in the operator commands with the database.
import type { Admin } from '../service.ts';
import type { WorldProgram } from '../programs.ts';
import type { Facts, DatabaseRow } from './facts.ts';
import type { RuleViolation } from './violation.ts';

const of = (rows: readonly DatabaseRow[], { id }: WorldProgram): DatabaseRow[] =>
  rows.filter((row) => row.program_id === id);
const sum = (rows: readonly DatabaseRow[], column: string): number =>
  rows.reduce((total, row) => total + (row[column] as number), 0);

/** The totals of a program's only partner, computed from the rows. All sales have the same currency. */
function figuresOf(facts: Facts, program: WorldProgram) {
  const sales = of(facts.sales, program);
  const ids = new Set<unknown>(sales.map(({ id }) => id));
  const refunds = facts.refunds.filter((row) => ids.has(row.sale_id));
  const currency = {
    currency: 'USD',
    sales: { count: sales.length, amount_cents: sum(sales, 'amount_cents') },
    refunds: { count: refunds.length, amount_cents: sum(refunds, 'amount_cents') },
    net_commission_cents: sum(of(facts.commissions, program), 'amount_cents'),
  };
  return {
    clicks: of(facts.clicks, program).length,
    settled_leads: of(facts.leads, program).filter(({ provisional }) => provisional === false).length,
    currencies: [currency],
  };
}

/** Compares the totals of every partner who still has an account. */
export async function judgeFigures(
  admin: Admin,
  facts: Facts,
  programs: readonly WorldProgram[],
): Promise<RuleViolation[]> {
  const violations: RuleViolation[] = [];
  for (const program of programs.filter(({ orphans }) => orphans === undefined)) {
    const shown = await admin('partner', 'show', '--partner-id', String(program.partnerId));
    const [figures] = shown.programs as Record<string, unknown>[];
    for (const [name, expected] of Object.entries(figuresOf(facts, program))) {
      const [is, due] = [figures?.[name], expected].map((value) => JSON.stringify(value));
      if (is === due) continue;
      const text = `partner show of partner ${program.partnerId} says ${name} ${is}, and ${due} is stored`;
      violations.push({ rule: 'figures fit', text, chains: [] });
    }
  }
  return violations;
}
