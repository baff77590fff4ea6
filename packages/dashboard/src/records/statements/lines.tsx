// What the lines of a statement are about, as the other pages name it.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { readAllPages } from '../../api/list.ts';
import { COMMISSIONS } from '../commissions/paths.ts';
import { KIND_NAMES } from '../commissions/texts.ts';
import { PayoutOf } from '../payouts/payout-of.tsx';
import { useProgram } from '../programs/program.ts';
import { OWN_COMMISSIONS } from '../portal/paths.ts';
import { usePortalProgram } from '../portal/own-programs.ts';
import type { Line } from './rows.ts';
import styles from './statement.module.css';

/** A statement has commissions of some months: of more than these, the newest are named. */
const MOST_PAGES = 5;

/** Its commission, and the payout that paid it, for an owner. */
export function useProgramLines(partner_id: number | null | undefined) {
  const { id: program_id } = useProgram();
  const { data } = useQuery({
    queryKey: ['of statement', COMMISSIONS, program_id, partner_id],
    queryFn: () =>
      readAllPages((page) => {
        const query = { partner_id: partner_id!, expand: 'customer' as const, ...page };
        return client.GET(COMMISSIONS, { params: { path: { program_id }, query } });
      }, MOST_PAGES),
    enabled: typeof partner_id === 'number',
    refetchInterval: false,
  });
  const known = new Map(data?.map((one) => [one.id, one]));
  return ({ commission_id: id, kind }: Line) => {
    const commission = known.get(id);
    const customer = commission?.customer?.customer_key;
    return (
      <span className={styles.about}>
        <Link
          to="/app/programs/$programId/commissions/$commissionId"
          params={{ programId: program_id, commissionId: id }}
        >
          {[commission ? KIND_NAMES[commission.kind] : 'Its commission', customer].filter(Boolean).join(', ')}
        </Link>
        {kind === 'paid' && commission && commission.payout_id !== null && (
          <>
            {' '}
            in <PayoutOf commission={commission} />
          </>
        )}
      </span>
    );
  };
}

/** The kind of its commission and the link that brought it, as the reader's list of commissions has them. */
export function useOwnLines() {
  const { id: program_id } = usePortalProgram();
  const { data } = useQuery({
    queryKey: ['of statement', OWN_COMMISSIONS, program_id],
    queryFn: () =>
      readAllPages(
        (page) => client.GET(OWN_COMMISSIONS, { params: { path: { program_id }, query: page } }),
        MOST_PAGES,
      ),
    refetchInterval: false,
  });
  const known = new Map(data?.map((one) => [one.id, one]));
  return ({ commission_id }: Line) => {
    const one = known.get(commission_id);
    if (!one) return null;
    const text = [KIND_NAMES[one.kind], one.link && `link ${one.link}`].filter(Boolean).join(', ');
    return <span className={styles.about}>{text}</span>;
  };
}
