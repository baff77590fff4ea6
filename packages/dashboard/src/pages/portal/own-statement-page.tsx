// A statement of the reader as a page to print, of a closed month or of the open one.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { client, type Schemas } from '../../api/client.ts';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import { OWN_STATEMENT } from '../../records/portal/paths.ts';
import { useProfile } from '../../records/portal/profile.ts';
import { useOwnLines } from '../../records/statements/lines.tsx';
import { rowsOf } from '../../records/statements/rows.ts';
import { StatementFrame, type ReadStatement } from '../../records/statements/statement-frame.tsx';
import { useOwnPreview } from './own-preview.ts';

const closed = getRouteApi('/partner/programs/$programId/payouts/statements/$statementId');
const open = getRouteApi('/partner/programs/$programId/payouts/statements/preview');

export function OwnStatementPage() {
  const { id: program_id } = usePortalProgram();
  const { statementId: statement_id } = closed.useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['own', OWN_STATEMENT, program_id, statement_id],
    queryFn: async () => {
      const params = { path: { program_id, statement_id } };
      const { data: answer } = await client.GET(OWN_STATEMENT, { params, headers: { Accept: 'application/json' } });
      return (answer as Schemas['statement-answer']).data;
    },
    refetchInterval: false,
  });
  return <Shown statement={data} lines={data?.lines} from={data?.payer} error={error} onRetry={() => void refetch()} />;
}

export function OwnOpenStatementPage() {
  const { currency } = open.useSearch();
  const { data, error, refetch } = useOwnPreview();
  const found = data && rowsOf(data).find((one) => one.currency === currency);
  const none = data !== undefined && found === undefined;
  return (
    <Shown
      statement={found}
      lines={found?.lines}
      from={data?.payer}
      error={error}
      none={none}
      onRetry={() => void refetch()}
    />
  );
}

function Shown(props: ReadStatement) {
  const program = usePortalProgram();
  const { data: profile } = useProfile();
  const about = useOwnLines();
  const back = (
    <Link to="/partner/programs/$programId/payouts" params={{ programId: program.id }}>
      Payouts
    </Link>
  );
  return (
    <StatementFrame
      {...props}
      back={back}
      begins="Your next commission begins it."
      sender={program}
      to={profile}
      about={about}
      toName={profile?.name}
    />
  );
}
