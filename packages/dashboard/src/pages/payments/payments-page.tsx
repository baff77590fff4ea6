// The payment processor of a program, whose events record sales, refunds and disputes: connect, look at it, disconnect.
import { useState } from 'react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { PROCESSOR, PROCESSORS, type Processor } from '../../records/processors/paths.ts';
import { allows, useMay, useProgram } from '../../records/programs/program.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { Card, Page } from '../../ui/page.tsx';
import type { Column } from '../../ui/table.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DateTime } from '../../ui/values.tsx';
import { ConnectDialog } from './connect-dialog.tsx';
import styles from './payments.module.css';

const route = getRouteApi('/app/programs/$programId/payments');

export function PaymentsPage() {
  const { id: programId, role } = useProgram();
  return (
    <Page
      title="Payment processor"
      intro="Stripe events record the sales, refunds, and disputes of referred customers, so that your servers do not have to."
      actions={
        <Link
          to="/app/programs/$programId/events"
          params={{ programId }}
          search={{ view: 'processor' }}
          className={buttonLook({})}
        >
          See its events
        </Link>
      }
    >
      {allows(role, 'admin') ? <Connections /> : <p>Only admins and owners can see what is connected.</p>}
    </Page>
  );
}

function Connections() {
  const { id: program_id } = useProgram();
  const may = useMay('owner');
  const [connecting, setConnecting] = useState(false);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const order = search.order ?? 'newest';
  const list = useList(PROCESSORS, { program_id, order }, (page) =>
    client.GET(PROCESSORS, { params: { path: { program_id }, query: { order, ...page } } }),
  );
  const none = !list.loading && list.rows.length === 0;
  const connect = may && (
    <Button kind={none ? 'main' : 'plain'} onClick={() => setConnecting(true)}>
      {none ? 'Connect Stripe' : 'Add a signing secret'}
    </Button>
  );
  return (
    <Card title="Connections" actions={!none && connect}>
      <ListTable
        list={list}
        caption="Connections to the payment processor"
        columns={columnsFor(may)}
        rowKey={({ id }) => id}
        order={order}
        onOrder={(wanted) => void navigate({ search: { ...search, order: wanted }, replace: true })}
        file="connections"
        empty={
          <EmptyState title="No payment processor is connected" action={connect}>
            {may
              ? 'Connect Stripe to record payments, refunds, and disputes automatically.'
              : 'An owner of the program can connect Stripe. Without it, your servers send each sale.'}
          </EmptyState>
        }
      />
      {connecting && <ConnectDialog onClose={() => setConnecting(false)} />}
    </Card>
  );
}

const columnsFor = (may: boolean): Column<Processor>[] => [
  { title: 'Secret', cell: ({ masked }) => <code>{masked}</code>, csv: ({ masked }) => masked },
  {
    title: 'Webhook address',
    wide: true,
    cell: ({ webhook_url }) => (
      <span className={styles.address}>
        <code>{webhook_url}</code> <CopyButton text={webhook_url} what="the address for events" />
      </span>
    ),
    csv: ({ webhook_url }) => webhook_url,
  },
  {
    title: 'Accounts',
    cell: ({ accounts }) => (accounts.length === 0 ? 'your own' : accounts.join(', ')),
    csv: ({ accounts }) => accounts.join(' '),
  },
  {
    title: 'Connected',
    sorts: true,
    cell: ({ created_at }) => <DateTime value={created_at} />,
    csv: ({ created_at }) => created_at,
  },
  ...(may ? [{ title: '', cell: (processor: Processor) => <Disconnect processor={processor} /> }] : []),
];

function Disconnect({ processor: { id: processor_id, masked } }: { processor: Processor }) {
  const { id: program_id } = useProgram();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const disconnect = useAction(() => client.DELETE(PROCESSOR, { params: { path: { program_id, processor_id } } }), {
    refresh: [PROCESSORS],
    onDone: () => toast(`${masked} disconnected`),
  });
  return (
    <>
      <Button small onClick={() => setAsking(true)}>
        Disconnect<span className="visually-hidden"> {masked}</span>
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Disconnect ${masked}?`}
          action="Disconnect"
          danger
          busy={disconnect.isPending}
          error={disconnect.error}
          onConfirm={() => disconnect.mutate(undefined)}
          onClose={() => setAsking(false)}
        >
          <p>
            Events signed with this secret will be refused, so their payments are not recorded. Existing records stay.
            To connect again, you need the secret.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
