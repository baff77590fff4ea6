// Approves all pending commissions from before a time, in pages: reading and approving a page is safe to repeat.
import type { ManagementClient } from '@referral-tracking/client';
import type { CommandContext, CommandResult } from '../action.ts';
import type { Credential } from '../client.ts';
import { EXIT } from '../exit.ts';
import { CommandFailure } from '../failure.ts';
import { commandResult } from '../result.ts';
import { table } from './text.ts';

/** The greatest number of commissions in a page, and in one approval. */
const PAGE = 100;
/** A deployment with many commissions may need longer than the limit per minute allows. */
const ATTEMPTS = 5;

interface Result {
  commission_id: number;
  result: string;
  obstacle: string | null;
}

export interface Selection {
  program: number;
  /** ISO 8601 */
  before: string;
  partnerId: number | undefined;
}

interface Outcome {
  done: number;
  unchanged: number;
  failed: number;
  failures: { commission_id: number; obstacle: string | null }[];
}

type Page = Awaited<ReturnType<ManagementClient['commissions']['list']>>;

function add(outcome: Outcome, results: readonly Result[]): void {
  for (const { commission_id, result, obstacle } of results) {
    if (result === 'done' || result === 'unchanged') outcome[result] += 1;
    else {
      outcome.failed += 1;
      outcome.failures.push({ commission_id, obstacle });
    }
  }
}

/** Adds to a failure what was done before it. */
function interrupted(error: unknown, { done }: Outcome): never {
  if (!(error instanceof CommandFailure)) throw error;
  const advice = `${error.advice ?? ''} ${done} were approved before this. Run the same command again for the rest.`;
  throw new CommandFailure(error.exit, error.message, advice.trim(), error.facts, error.warnings);
}

export async function approveAll(
  { program, before, partnerId }: Selection,
  credential: Credential,
  deps: CommandContext,
): Promise<CommandResult> {
  const { answerCheck } = await import('./answer.ts');
  const [isPage, isResults] = [answerCheck('commission-list'), answerCheck('commission-results')];
  const service = deps.service(credential);
  const query = {
    status: 'pending',
    created_before: before,
    partner_id: partnerId,
    order: 'oldest',
    limit: PAGE,
  } as const;
  const outcome: Outcome = { done: 0, unchanged: 0, failed: 0, failures: [] };
  const work = async () => {
    let cursor: string | undefined;
    do {
      const after = { ...query, cursor };
      const page: Page = await service.manage(
        ({ commissions }, how) => commissions.list(program, after, { ...how, attempts: ATTEMPTS }),
        isPage,
      );
      const commission_ids = page.data.map(({ id }) => id);
      cursor = page.page.next_cursor ?? undefined;
      if (commission_ids.length === 0) continue;
      const { data } = await service.manage(
        ({ commissions }, how) => commissions.approve(program, { commission_ids }, { ...how, attempts: ATTEMPTS }),
        isResults,
      );
      add(outcome, data.results);
    } while (cursor !== undefined);
  };
  await deps.terminal.waiting('Approving', work).catch((error: unknown) => interrupted(error, outcome));
  return commandResult(
    { data: outcome },
    ({ data }, paint) =>
      [
        `${data.done} done, ${data.unchanged} unchanged, ${data.failed} failed`,
        ...(data.failures.length > 0 ? [table(data.failures, paint)] : []),
      ].join('\n'),
    outcome.failed > 0 ? EXIT.failed : EXIT.done,
  );
}
