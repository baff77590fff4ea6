// The changes of several commissions at once.
import { useAction, type ActionOptions } from '../../api/action.ts';
import { client, type Role } from '../../api/client.ts';
import { COMMISSION, COMMISSIONS, type Commission, type Result } from '../../records/commissions/paths.ts';
import { countOf } from '../../records/commissions/texts.ts';
import { PREVIEW } from '../../records/payouts/paths.ts';
import { useProgram } from '../../records/programs/program.ts';
import { STATS } from '../../records/stats/use-totals.ts';
import type { Act } from './obstacles.ts';

export interface Change {
  act: Act;
  role: Role;
  button: string;
  /** what is said afterwards: "3 commissions are approved" */
  done: string;
  /** what rows say while it waits to be sent, for an act that has no inverse; unset: it is sent at once */
  coming?: string;
  /** what is said when it is undone before it is sent */
  undone?: (count: number) => string;
  /** what it means, asked before */
  text: string;
  /** whether a reason is needed, which partners can read */
  reason: boolean;
  danger?: boolean;
  /** whether it is what is usually done */
  main?: boolean;
}

export const APPROVE: Change = {
  act: 'approve',
  role: 'owner',
  button: 'Approve',
  done: 'approved',
  coming: 'being approved',
  undone: (count) => `Approval undone, ${countOf(count)} ${count === 1 ? 'stays' : 'stay'} pending`,
  text: 'Approved commissions are ready to be paid. Until they are in a payout, refunds still reduce them.',
  reason: false,
  main: true,
};

export const CHANGES: readonly Change[] = [
  APPROVE,
  {
    act: 'hold',
    role: 'admin',
    button: 'Hold',
    done: 'on hold',
    text: 'Commissions on hold are neither approved nor paid until they are released.',
    reason: true,
  },
  {
    act: 'release',
    role: 'admin',
    button: 'Release',
    done: 'released',
    text: 'Released commissions can be approved and paid as usual.',
    reason: false,
  },
  {
    act: 'reject',
    role: 'owner',
    button: 'Reject',
    done: 'rejected',
    coming: 'being rejected',
    undone: (count) => `Rejection undone, ${countOf(count)} ${count === 1 ? 'stays' : 'stay'} as before`,
    text: 'Rejecting takes back what is left of a commission. You can undo it for some seconds, and not afterwards.',
    reason: true,
    danger: true,
  },
];

/** The service takes at most this number at once. */
const LARGEST = 100;

async function send(
  program_id: number,
  { act, reason, leaving }: BulkInput,
  commission_ids: number[],
): Promise<Result[]> {
  // A request that outlives its page.
  const keepalive = leaving ?? false;
  const params = { path: { program_id } };
  const body = { commission_ids };
  const { data } =
    act === 'approve'
      ? await client.POST(`${COMMISSIONS}/approve`, { params, body, keepalive })
      : act === 'release'
        ? await client.POST(`${COMMISSIONS}/release`, { params, body })
        : act === 'hold'
          ? await client.POST(`${COMMISSIONS}/hold`, { params, body: { ...body, reason } })
          : await client.POST(`${COMMISSIONS}/reject`, { params, body: { ...body, reason }, keepalive });
  return data!.data.results;
}

export interface BulkInput {
  act: Act;
  commissions: readonly Commission[];
  reason: string;
  /** what was selected with them and is not sent, in words */
  left?: string;
  /** whether the page is being left */
  leaving?: boolean;
}

/** Changes any number of commissions; returns a result for each. */
export function useBulk(options: Pick<ActionOptions<Result[], BulkInput>, 'onDone' | 'onFailed'> = {}) {
  const { id } = useProgram();
  return useAction(
    async (input: BulkInput) => {
      const ids = input.commissions.map(({ id }) => id);
      const results: Result[] = [];
      for (let from = 0; from < ids.length; from += LARGEST) {
        results.push(...(await send(id, input, ids.slice(from, from + LARGEST))));
      }
      return results;
    },
    // What is rejected is no longer in the totals, and what is approved is due.
    { refresh: [COMMISSIONS, COMMISSION, STATS, PREVIEW], ...options },
  );
}
