// What the partner has earned in the program, kept apart by its status.
import { Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { LARGEST_PAGE } from '../../api/list.ts';
import { Sums, useSums } from '../../records/commissions/sums.tsx';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import { OWN_COMMISSIONS } from '../../records/portal/paths.ts';

/** Nothing before the first commission. @param title the head above them */
export function CommissionSums({ title }: { title?: string }) {
  const { id: programId, currency } = usePortalProgram();
  const { data, error, refetch } = useSums(OWN_COMMISSIONS, programId, async () => {
    const params = { path: { program_id: programId }, query: { limit: 1 } };
    return (await client.GET(OWN_COMMISSIONS, { params })).data!.totals?.currencies;
  });
  if (data?.length === 0) return null;
  return (
    <>
      {title && <h2>{title}</h2>}
      <Sums
        label="Your commissions so far"
        totals={data}
        error={error}
        onRetry={() => void refetch()}
        currency={currency}
        path={OWN_COMMISSIONS}
        of={programId}
        readRows={(status) => {
          const query = { status, limit: LARGEST_PAGE };
          return client.GET(OWN_COMMISSIONS, { params: { path: { program_id: programId }, query } });
        }}
        link={(status, className, content) => (
          <Link
            to="/partner/programs/$programId/commissions"
            params={{ programId }}
            search={{ status }}
            className={className}
          >
            {content}
          </Link>
        )}
      />
    </>
  );
}
