import { REQUEST_BUDGET_MS } from '../database/budget.ts';
import type { Db } from '../database/db.ts';
import type { Exchange } from './exchange.ts';

/** The database for this request, created when it is first needed: many requests are refused before that. */
export function dbOf(exchange: Exchange, { db }: { db: Db }): Db {
  return (exchange.db ??= db.within(REQUEST_BUDGET_MS).traced(exchange.span));
}
