// The payment processor of a program, whose events record sales, refunds and disputes: connect, look at it, disconnect.
import { useState } from 'react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { isProcessorType, processorName, type ProcessorType } from '@referral-tracking/shared/processor-types';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { PROCESSOR, PROCESSORS, type Processor } from '../../records/processors/paths.ts';
import { allows, useMay, useProgram } from '../../records/programs/program.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { Card, Page } from '../../ui/page.tsx';
import type { Column } from '../../ui/table.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DateTime, None } from '../../ui/values.tsx';
import { CatchUp } from './catch-up.tsx';
import { ProcessorChoice } from './choice.tsx';
import { ConnectDialog, WatchDialog } from './connect-dialog.tsx';
import { Endpoint } from './endpoint.tsx';
import { Silence } from './silence.tsx';
import styles from './payments.module.css';

const route = getRouteApi('/app/programs/$programId/payments');

export function PaymentsPage() {
  const { id: programId, role } = useProgram();
  return (
    <Page
      title="Payment processor"
      intro="It reports the payments, refunds, and disputes of referred customers. Your servers send none of them."
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
  const [connecting, setConnecting] = useState<ProcessorType | 'choose'>();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const order = search.order ?? 'newest';
  const list = useList(PROCESSORS, { program_id, order }, (page) =>
    client.GET(PROCESSORS, { params: { path: { program_id }, query: { order, ...page } } }),
  );
  const none = !list.loading && list.rows.length === 0;
  const connected = [...new Set(list.rows.map(({ type }) => type))];
  return (
    <>
      <Card
        title={none ? 'Connect your payment processor' : 'Connections'}
        actions={may && !none && <Button onClick={() => setConnecting('choose')}>Connect another</Button>}
      >
        <Silence processors={list.rows} />
        <ListTable
          list={list}
          caption="Connections to the payment processor"
          columns={columnsFor(may)}
          rowKey={({ id }) => id}
          order={order}
          onOrder={(wanted) => void navigate({ search: { ...search, order: wanted }, replace: true })}
          file="connections"
          empty={<NotConnected may={may} onChoose={setConnecting} />}
        />
        {connecting && (
          <ConnectDialog
            type={connecting === 'choose' ? undefined : connecting}
            onClose={() => setConnecting(undefined)}
          />
        )}
      </Card>
      {connected.length > 0 && <CatchUp connected={connected} />}
    </>
  );
}

const NotConnected = ({ may, onChoose }: { may: boolean; onChoose: (type: ProcessorType) => void }) =>
  may ? (
    <ProcessorChoice onChoose={onChoose} />
  ) : (
    <EmptyState title="No payment processor is connected">
      An owner of the program can connect one. Without it, your servers send each sale.
    </EmptyState>
  );

const columnsFor = (may: boolean): Column<Processor>[] => [
  {
    title: 'Processor',
    cell: ({ type, accounts }) => (
      <>
        <strong className={styles.name}>{processorName(type)}</strong>
        {accounts.length > 0 && <div>{accounts.join(', ')}</div>}
      </>
    ),
    csv: ({ type }) => type,
  },
  { title: 'Secret', cell: ({ masked }) => <code>{masked}</code>, csv: ({ masked }) => masked },
  { title: 'Webhook address', csv: ({ webhook_url }) => webhook_url },
  { title: 'Accounts', csv: ({ accounts }) => accounts.join(' ') },
  {
    title: 'Last event',
    cell: ({ last_event_at }) =>
      last_event_at === null ? <None label="none yet" /> : <DateTime value={last_event_at} />,
    csv: ({ last_event_at }) => last_event_at,
  },
  {
    title: 'Connected',
    sorts: true,
    cell: ({ created_at }) => <DateTime value={created_at} />,
    csv: ({ created_at }) => created_at,
  },
  {
    title: '',
    cell: (processor) => (
      <span className={styles.acts}>
        <Steps processor={processor} />
        {may && <Disconnect processor={processor} />}
      </span>
    ),
  },
];

/** What was done at the processor, to do it again or to compare, and whether an event has come. */
function Steps({ processor: { type, masked, created_at } }: { processor: Processor }) {
  const { id: programId } = useProgram();
  const [open, setOpen] = useState(false);
  if (!isProcessorType(type)) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        Steps<span className="visually-hidden"> of {masked}</span>
      </Button>
      {open && (
        <WatchDialog title={`Steps in ${processorName(type)}`} type={type} since={created_at} onClose={close}>
          <Endpoint type={type} programId={programId} />
        </WatchDialog>
      )}
    </>
  );
}

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
