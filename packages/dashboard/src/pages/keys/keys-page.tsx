// The API keys of a program: which are used, and how to replace one without a refused request.
import { useState } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { addressOf } from '../../lib/base.ts';
import { saleCall } from '../../records/events/calls.ts';
import { isUsable, KEYS, type Key } from '../../records/keys/paths.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { Snippet } from '../../ui/snippet.tsx';
import type { Column } from '../../ui/table.tsx';
import { DateTime, StatusBadge } from '../../ui/values.tsx';
import { KeyActions } from './key-actions.tsx';
import { RotateDialog } from './rotate-dialog.tsx';
import { Rotation } from './rotation.tsx';

const route = getRouteApi('/app/programs/$programId/keys');
const MOST_USABLE = 2;

export function KeysPage() {
  const { id: program_id } = useProgram();
  const may = useMay('owner');
  const [rotating, setRotating] = useState(false);
  const { order = 'newest' } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useList(KEYS, { program_id, order }, (page) =>
    client.GET(KEYS, { params: { path: { program_id }, query: { order, ...page } } }),
  );
  const usable = list.rows.filter(isUsable);
  const current = usable.find(({ status }) => status === 'active');
  const old = usable.find(({ status }) => status === 'marked');
  const rotate = may && !list.loading && usable.length < MOST_USABLE && (
    <Button onClick={() => setRotating(true)}>Rotate the key</Button>
  );
  return (
    <Page
      title="API keys"
      intro={
        <>
          With a key your servers send leads, sales and refunds. <a href={addressOf('/docs/key-rotation')}>The guide</a>{' '}
          shows how to replace one.
        </>
      }
      actions={rotate}
    >
      {old && current && <Rotation old={old} current={current} />}
      <ListTable
        list={list}
        caption="Keys of the program"
        columns={keyColumns(may, usable.length)}
        rowKey={({ id }) => id}
        order={order}
        onOrder={(wanted) => void navigate({ search: { order: wanted }, replace: true })}
        file="keys"
        empty={
          <EmptyState title="No API key">
            {may ? 'Rotate the key to create one.' : 'An owner of the program can create one.'}
          </EmptyState>
        }
      />
      <Card title="Use the key">
        <p>
          Your server sends the key with every request, such as a sale. <code>$REFERRAL_API_KEY</code> stands for it.
        </p>
        <Snippet text={saleCall()} what="the call for a sale" />
      </Card>
      {rotating && <RotateDialog onClose={() => setRotating(false)} />}
    </Page>
  );
}

const keyColumns = (may: boolean, usable: number): Column<Key>[] => [
  { title: 'Key', cell: ({ masked }) => <code>{masked}</code>, csv: ({ masked }) => masked },
  {
    title: 'Status',
    cell: ({ status }) => <StatusBadge status={status} text={status === 'marked' ? 'ends soon' : status} />,
    csv: ({ status }) => status,
  },
  {
    title: 'Last used',
    cell: ({ last_used_at: at }) => (at === null ? 'never' : <DateTime value={at} />),
    csv: ({ last_used_at }) => last_used_at,
  },
  {
    title: 'Valid until',
    cell: ({ rotate_by, revoked_at }) => {
      const end = revoked_at ?? rotate_by;
      return end === null ? 'no deadline' : <DateTime value={end} />;
    },
    csv: ({ rotate_by, revoked_at }) => revoked_at ?? rotate_by,
  },
  {
    title: 'Created',
    sorts: true,
    cell: ({ created_at }) => <DateTime value={created_at} />,
    csv: ({ created_at }) => created_at,
  },
  ...(may ? [{ title: '', cell: (key: Key) => isUsable(key) && <KeyActions apiKey={key} last={usable === 1} /> }] : []),
];
