// What refunds took back of a commission that was paid: it stays paid, and commissions of their own deduct it.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { LARGEST_PAGE, readAllPages } from '../../api/list.ts';
import { moneyText } from '../../lib/money.ts';
import { DateTime } from '../../ui/values.tsx';
import { useProgram } from '../programs/program.ts';
import styles from './commission.module.css';
import { COMMISSIONS, type Commission } from './paths.ts';

const MOST_PAGES = 5;
/** Where so many are read, there may be more. */
export const MOST_PENDING = MOST_PAGES * LARGEST_PAGE;

const isOf = (kind: Commission['kind']): boolean => kind === 'clawback' || kind === 'restoration';

/** The clawbacks of each sale, among these commissions. */
export function clawbacksBySale(commissions: readonly Commission[]): ReadonlyMap<number, readonly Commission[]> {
  const found = new Map<number, Map<number, Commission>>();
  for (const one of commissions) {
    if (one.sale_id === null || !isOf(one.kind) || one.amount_cents === 0) continue;
    found.set(one.sale_id, (found.get(one.sale_id) ?? new Map<number, Commission>()).set(one.id, one));
  }
  return new Map([...found].map(([sale, all]) => [sale, [...all.values()]]));
}

/** What is pending in the open program, as far as it is read: the clawbacks that no payout has deducted are in it. */
export function usePending(enabled = true) {
  const { id: program_id } = useProgram();
  return useQuery({
    queryKey: ['deducted', COMMISSIONS, program_id],
    queryFn: () =>
      readAllPages(
        (page) => client.GET(COMMISSIONS, { params: { path: { program_id }, query: { status: 'pending', ...page } } }),
        MOST_PAGES,
      ),
    enabled,
    refetchInterval: false,
  });
}
const NOTHING: readonly Commission[] = [];

const isPaidSale = ({ status, kind, sale_id, paid_at }: Commission): boolean =>
  status === 'paid' && kind === 'sale' && sale_id !== null && paid_at !== null;

/** What was taken back of a commission after its payment; undefined until it is read. */
export function useClawbacks(commission: Commission | undefined): readonly Commission[] | undefined {
  const { id: program_id } = useProgram();
  const paid = commission && isPaidSale(commission) ? commission : undefined;
  const { data, error } = useQuery({
    queryKey: ['clawbacks', COMMISSIONS, program_id, paid?.id],
    queryFn: () =>
      readAllPages((page) => {
        const of = paid!.partner_id === null ? {} : { partner_id: paid!.partner_id };
        const query = { ...of, created_from: paid!.paid_at!, order: 'oldest' as const, ...page };
        return client.GET(COMMISSIONS, { params: { path: { program_id }, query } });
      }, MOST_PAGES),
    enabled: paid !== undefined,
    refetchInterval: false,
  });
  if (!commission || (paid && !data && !error)) return undefined;
  return clawbacksBySale(data ?? NOTHING).get(commission.sale_id ?? 0) ?? NOTHING;
}

/** Whether more was taken back of it than given back: all of it, or a part. */
export function takenOf(
  { status, amount_cents: paid }: Pick<Commission, 'status' | 'amount_cents'>,
  clawbacks: readonly Commission[],
): 'all' | 'part' | undefined {
  const left = clawbacks.reduce((sum, { amount_cents }) => sum + amount_cents, paid);
  if (status !== 'paid' || left >= paid) return undefined;
  return left <= 0 ? 'all' : 'part';
}

/** "$20.00 to be deducted from the next payout": one line of what was taken back, or given back. */
function Deduction({
  clawback: { amount_cents: cents, currency, status, payout_id, paid_at },
}: {
  clawback: Commission;
}) {
  const amount = moneyText(Math.abs(cents), currency);
  const [done, coming] = cents < 0 ? ['deducted in', 'deducted from'] : ['paid back in', 'paid back with'];
  if (status === 'paid')
    return (
      <>
        {amount} {done} the payout of <DateTime value={paid_at} dateOnly />
      </>
    );
  return (
    <>
      {amount} to be {coming} {payout_id === null ? 'the next payout' : 'a payout that is not paid yet'}
    </>
  );
}

interface DeductionsProps {
  clawbacks: readonly Commission[];
  className?: string | undefined;
}

/** What became of what was taken back, a line each. */
export const Deductions = ({ clawbacks, className }: DeductionsProps) =>
  clawbacks.map((clawback) => (
    <span key={clawback.id} className={className}>
      <Deduction clawback={clawback} />
    </span>
  ));

/** The same of one, which leads to the commission that deducts it. */
export function DeductionLink({ clawback }: { clawback: Commission }) {
  const { id: programId } = useProgram();
  return (
    <Link
      to="/app/programs/$programId/commissions/$commissionId"
      params={{ programId, commissionId: clawback.id }}
      className={styles.deducted}
    >
      <Deduction clawback={clawback} />
    </Link>
  );
}
