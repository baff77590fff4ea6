// A statement of a partner as a page to print, of a closed month or of the open one.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { client, type Schemas } from '../../api/client.ts';
import { usePartnerNames } from '../../records/partners/partner-names.ts';
import { useProgram } from '../../records/programs/program.ts';
import { STATEMENT } from '../../records/statements/paths.ts';
import { useProgramLines } from '../../records/statements/lines.tsx';
import { rowsOf } from '../../records/statements/rows.ts';
import { StatementFrame, type ReadStatement } from '../../records/statements/statement-frame.tsx';
import { useStatementsPreview } from '../../records/statements/use-preview.ts';

const closed = getRouteApi('/app/programs/$programId/payouts/statements/$statementId');
const open = getRouteApi('/app/programs/$programId/payouts/statements/preview');

export function StatementPage() {
  const { id: program_id } = useProgram();
  const { statementId: statement_id } = closed.useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['one', STATEMENT, program_id, statement_id],
    queryFn: async () => {
      const params = { path: { program_id, statement_id } };
      const { data: answer } = await client.GET(STATEMENT, { params, headers: { Accept: 'application/json' } });
      return (answer as Schemas['statement-answer']).data;
    },
    refetchInterval: false,
  });
  return <Shown statement={data} lines={data?.lines} from={data?.payer} error={error} onRetry={() => void refetch()} />;
}

export function OpenStatementPage() {
  const { partnership_id = 0, currency } = open.useSearch();
  const { data, error, refetch } = useStatementsPreview({ partnership_id });
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
  const program = useProgram();
  const names = usePartnerNames();
  const about = useProgramLines(props.statement?.partner_id);
  const back = (
    <Link to="/app/programs/$programId/payouts/statements" params={{ programId: program.id }}>
      Statements
    </Link>
  );
  return (
    <StatementFrame
      {...props}
      back={back}
      begins="Their next commission begins it."
      sender={program}
      about={about}
      toName={names(props.statement?.partner_id ?? null)}
    />
  );
}
