// The next payout, as the largest thing of the page: when and how much, or what is missing.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import { OWN_BALANCE, type OwnBalance } from '../../records/portal/paths.ts';
import { useProfile } from '../../records/portal/profile.ts';
import { buttonLook } from '../../ui/button.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { nextPayoutText } from './next-payout-text.ts';
import styles from './payouts.module.css';

const POLL_MS = 60_000;

function useOwnBalance(program_id: number) {
  return useQuery({
    queryKey: ['own', OWN_BALANCE, program_id],
    queryFn: async () => (await client.GET(OWN_BALANCE, { params: { path: { program_id } } })).data!.data,
    refetchInterval: POLL_MS,
  });
}

/** @param link whether it leads to the page of payouts */
export function NextPayouts({ link = false }: { link?: boolean }) {
  const { id: programId, currency } = usePortalProgram();
  const { data, error, refetch } = useOwnBalance(programId);
  const none = useProfile().data?.has_payout_method === false;
  if (error && !data) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label="Loading the next payout" rows={2} />;
  // Nothing was earned in any other currency if there is none.
  const own = data.currencies.toSorted((a, b) => Number(b.currency === currency) - Number(a.currency === currency));
  return (
    <div className={styles.next}>
      {own.map((balance) => (
        <NextPayout key={balance.currency} balance={balance} link={link} none={none} />
      ))}
      {own.length === 0 && (
        <section className={styles.hero} aria-label="Next payout">
          <p className={styles.label}>Next payout</p>
          <p className={styles.title}>Nothing is due yet</p>
          <p className={styles.under}>Your first commission appears when a customer you referred buys something.</p>
          {none && <AddHow />}
        </section>
      )}
    </div>
  );
}

/** To the profile, where the partner says it. */
const AddHow = ({ text = 'Add how you are paid' }: { text?: string | undefined }) => (
  <p className={styles.more}>
    <Link to="/partner/profile" className={buttonLook({ kind: 'main' })}>
      {text}
    </Link>
  </p>
);

/** @param none whether the partner has not said how they are paid, in any currency */
function NextPayout({ balance, link, none }: { balance: OwnBalance; link: boolean; none: boolean }) {
  const { id: programId, name } = usePortalProgram();
  const { title, under, notes, asksForMethod } = nextPayoutText(balance, name);
  const { missing_cents, minimum_cents, blocked_by, method_currencies } = balance.next_payout;
  return (
    <section className={styles.hero} aria-label={`Next payout in ${balance.currency}`}>
      <p className={styles.label}>Next payout</p>
      <p className={styles.title}>{title}</p>
      {blocked_by.includes('below_minimum') && (
        <progress className={styles.way} value={minimum_cents - missing_cents} max={minimum_cents} aria-hidden="true" />
      )}
      {under && <p className={styles.under}>{under}</p>}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {asksForMethod || none ? (
        <AddHow text={method_currencies && `Add a way for ${balance.currency}`} />
      ) : (
        link && (
          <p className={styles.more}>
            <Link to="/partner/programs/$programId/payouts" params={{ programId }} className={buttonLook({})}>
              Payouts and receipts
            </Link>
          </p>
        )
      )}
    </section>
  );
}
