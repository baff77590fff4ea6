// What is reported of the items of a payout.
import { useAction, type ActionOptions } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { COMMISSION, COMMISSIONS } from '../../records/commissions/paths.ts';
import { BALANCE } from '../../records/partners/paths.ts';
import { ITEMS, PAYOUT, PAYOUTS, PREVIEW, type Item, type Result } from '../../records/payouts/paths.ts';
import { useProgram } from '../../records/programs/program.ts';
import { groupText, skippedText, type Reason } from '../../ui/reasons.ts';

export type Act = 'pay' | 'fail' | 'cancel' | 'reopen';

export interface ActTexts {
  act: Act;
  button: string;
  /** the button of the dialog, after which the number of payments is said: "Mark 3 payments as paid" */
  action: (payments: string) => string;
  /** what is said afterwards: "3 payments marked as paid" */
  done: string;
  /** what it means, asked before */
  text: string;
  danger?: boolean;
  /** whether it is what is usually done */
  main?: boolean;
  /** whether it can change an item with this status */
  fits: (status: Item['status']) => boolean;
}

export const ACTS: readonly ActTexts[] = [
  {
    act: 'pay',
    button: 'Mark as paid',
    action: (payments) => `Mark ${payments} as paid`,
    done: 'marked as paid',
    text: 'Do this once you have sent the money. Your partners then see it as paid.',
    main: true,
    fits: (status) => status === 'open',
  },
  {
    act: 'fail',
    button: 'Mark as failed',
    action: (payments) => `Mark ${payments} as failed`,
    done: 'marked as failed',
    text: 'The money did not arrive, or came back. You owe it again, and can pay it with the next payout.',
    danger: true,
    fits: (status) => status === 'open' || status === 'paid',
  },
  {
    act: 'cancel',
    button: 'Cancel',
    action: (payments) => `Cancel ${payments}`,
    done: 'canceled',
    text: 'You send nothing. You still owe it, and can pay it with the next payout.',
    danger: true,
    fits: (status) => status === 'open',
  },
  {
    act: 'reopen',
    button: 'Reopen',
    action: (payments) => `Reopen ${payments}`,
    done: 'reopened',
    text: 'For what was marked as paid by mistake. If the money came back, mark it as failed instead.',
    fits: (status) => status === 'paid',
  },
];

const LEFT: Record<Item['status'], Reason> = {
  open: ['is not paid', 'are not paid'],
  paid: ['is already paid', 'are already paid'],
  failed: ['has failed', 'have failed'],
  cancelled: ['is canceled', 'are canceled'],
};

/** How many of these the act can change, and why not the others. */
export function eligible({ fits }: ActTexts, items: readonly Item[]) {
  const others = items.filter(({ status }) => !fits(status));
  const why = groupText(others.map(({ status }) => LEFT[status]));
  return { count: items.length - others.length, why, skipped: skippedText(others.length, why) };
}

/** The service takes at most this number at once. */
const LARGEST = 100;

export interface Report {
  act: Act;
  ids: readonly number[];
  /** of a payment: when it was made, and the reference of the bank or PayPal */
  paid_at?: string | undefined;
  reference?: string | null;
  reason?: string | null;
  /** of a cancellation: that no exported file was sent */
  not_sent?: boolean | undefined;
  /** of what waited: the names of the payments, and whether the page is being left */
  names?: ReadonlyMap<number, string>;
  leaving?: boolean;
}

type Params = { path: { program_id: number; payout_id: number }; header: { 'Idempotency-Key': string } };

async function send(params: Params, item_ids: number[], report: Report) {
  const { act, paid_at, reference, reason, not_sent, leaving: keepalive = false } = report;
  const body = { item_ids };
  const { data } =
    act === 'pay'
      ? await client.POST(`${PAYOUT}/pay`, {
          params,
          body: { ...body, paid_at: paid_at ?? null, reference: reference ?? null },
        })
      : act === 'fail'
        ? await client.POST(`${PAYOUT}/fail`, { params, body: { ...body, reason: reason ?? '' }, keepalive })
        : act === 'cancel'
          ? await client.POST(`${PAYOUT}/cancel`, {
              params,
              body: { ...body, reason: reason ?? null, not_sent: not_sent ?? false },
            })
          : await client.POST(`${PAYOUT}/reopen`, { params, body });
  return data!.data.results;
}

/** What shows payouts and what is due, and the commissions in them. */
export const SHOWS_PAYOUTS = [PAYOUTS, PAYOUT, ITEMS, PREVIEW, COMMISSIONS, COMMISSION, BALANCE] as const;

/** Reports of any number of items of a payout; returns a result for each. */
export function useReport(
  payout_id: number,
  options: Pick<ActionOptions<Result[], Report>, 'onDone' | 'onFailed'> = {},
) {
  const { id: program_id } = useProgram();
  return useAction(
    async (report: Report, key: string) => {
      const results: Result[] = [];
      for (let from = 0; from < report.ids.length; from += LARGEST) {
        const params = { path: { program_id, payout_id }, header: { 'Idempotency-Key': `${key}-${from}` } };
        results.push(...(await send(params, report.ids.slice(from, from + LARGEST), report)));
      }
      return results;
    },
    { refresh: SHOWS_PAYOUTS, ...options },
  );
}
