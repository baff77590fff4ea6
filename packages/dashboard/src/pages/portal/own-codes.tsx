// The discount codes of a partner in a program, to copy. Without any, nothing is shown.
import { api } from '../../api/client.ts';
import { figureColumns, stateColumns } from '../../records/codes/code-columns.tsx';
import { codeText } from '../../records/codes/paths.ts';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import { OWN_CODES } from '../../records/portal/paths.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Card } from '../../ui/page.tsx';
import { Table } from '../../ui/table.tsx';

/** More than a partner has in practice. */
const MOST = 100;

export function OwnCodes() {
  const { id: program_id, name } = usePortalProgram();
  const params = { path: { program_id }, query: { limit: MOST } };
  const { data, error, refetch } = api.useQuery('get', OWN_CODES, { params });
  if (error && !data) return <FailureNote error={error} onRetry={() => void refetch()} />;
  const codes = data?.data ?? [];
  if (codes.length === 0) return null;
  return (
    <Card title="My codes">
      <p>Anyone who buys from {name} with one of your codes counts as your customer, even without a click.</p>
      <Table
        caption="Your discount codes"
        rows={codes}
        rowKey={({ id }) => id}
        columns={[
          { title: 'Code', cell: (code) => <strong>{codeText(code)}</strong> },
          ...figureColumns(codes).filter(({ title }) => title !== 'Share'),
          ...stateColumns.map((column) => ({ ...column, sorts: false })),
          {
            title: '',
            cell: ({ code }) => code !== null && <CopyButton text={code} what={`the code ${code}`} />,
          },
        ]}
      />
    </Card>
  );
}
