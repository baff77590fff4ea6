// What an endpoint was sent, live: the newest deliveries, and what became of each.
import { getRouteApi } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { given, isFiltered, timesOf } from '../../lib/search.ts';
import { usePartnerNames, type NameOf } from '../../records/partners/partner-names.ts';
import { useProgram } from '../../records/programs/program.ts';
import { DELIVERIES, LIVE_MS, STATUSES, type Delivery, type Webhook } from '../../records/webhooks/paths.ts';
import { answerText, durationText, eventName } from '../../records/webhooks/texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterDays } from '../../ui/filter-days.tsx';
import { FilterSelect, Filters } from '../../ui/filters.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { Live } from '../../ui/live.tsx';
import { Card } from '../../ui/page.tsx';
import type { Column } from '../../ui/table.tsx';
import { asOption, DateTime, None } from '../../ui/values.tsx';
import { DeliveryStatusBadge } from './answer.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { EventObject } from './event-object.tsx';
import { Replay } from './replay.tsx';
import styles from './webhooks.module.css';

const route = getRouteApi('/app/programs/$programId/webhooks/$webhookId');
const OPTIONS = [['', 'All'], ...STATUSES.map((status) => asOption(status))] as const;

export function Deliveries({ webhook }: { webhook: Webhook }) {
  const { id: program_id } = useProgram();
  const names = usePartnerNames();
  const { delivery, status, from, to, order } = route.useSearch();
  const navigate = route.useNavigate();
  const filters = given({ status, from, to, order });
  const change = (changes: object) => void navigate({ search: { ...filters, ...changes } as never, replace: true });
  const query = { webhook_id: webhook.id, expand: 'event' as const, ...timesOf(filters) };
  const list = useList(
    DELIVERIES,
    { program_id, query },
    (page) => client.GET(DELIVERIES, { params: { path: { program_id }, query: { ...query, ...page } } }),
    LIVE_MS,
  );
  return (
    <Card
      title="Deliveries"
      actions={
        <>
          <Live text="Live" />
          <Replay webhook={webhook} />
        </>
      }
    >
      <Filters>
        <FilterSelect
          label="Status"
          value={status ?? ''}
          options={OPTIONS}
          onChange={(wanted) => change({ status: wanted || undefined })}
        />
        <FilterDays label="Stored" from={from} to={to} onChange={change} />
      </Filters>
      <ListTable
        list={list}
        caption="Deliveries of the webhook"
        columns={columnsFor(names, (id) => change({ delivery: id }))}
        rowKey={({ id }) => id}
        order={order ?? 'newest'}
        onOrder={(wanted) => change({ order: wanted })}
        file="webhook-deliveries"
        empty={<NoDeliveries filtered={isFiltered(filters)} showAll={() => void navigate({ search: {} })} />}
      />
      {delivery !== undefined && <DeliveryDialog id={delivery} onClose={() => change({})} />}
    </Card>
  );
}

const columnsFor = (names: NameOf, open: (id: number) => void): Column<Delivery>[] => [
  {
    title: 'Event',
    cell: ({ id, type }) => (
      <button type="button" className={styles.link} onClick={() => open(id)}>
        {eventName(type)}
      </button>
    ),
    csv: ({ type }) => type,
  },
  { title: 'Event ID', csv: ({ event_id }) => event_id },
  { title: 'About', cell: ({ event }) => (event ? <EventObject event={event} names={names} /> : <None />) },
  {
    title: 'Status',
    key: true,
    cell: (delivery) => <DeliveryStatusBadge status={delivery.status} />,
    csv: ({ status }) => status,
  },
  {
    title: 'Answer',
    cell: ({ attempts, last_code: code, last_ms: ms, last_problem: problem, next_attempt_at: next }) =>
      attempts === 0 ? (
        <None label="not sent" />
      ) : (
        <span>
          {[answerText(code, problem), ms !== null && code !== null && durationText(ms)].filter(Boolean).join(', ')}
          {next !== null && (
            <span className={styles.next}>
              again <DateTime value={next} />
            </span>
          )}
        </span>
      ),
    csv: ({ last_code }) => last_code,
  },
  {
    title: 'Attempts',
    number: true,
    cell: ({ attempts }) => attempts,
    csv: ({ attempts }) => attempts,
  },
  {
    title: 'Stored',
    sorts: true,
    cell: ({ created_at }) => <DateTime value={created_at} />,
    csv: ({ created_at }) => created_at,
  },
];

function NoDeliveries({ filtered, showAll }: { filtered: boolean; showAll: () => void }) {
  if (!filtered) {
    return (
      <EmptyState title="Nothing sent yet">
        The next event appears here by itself. Send a test to see what your server answers.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No matching deliveries" action={<Button onClick={showAll}>Show all deliveries</Button>}>
      Change the filters to see more.
    </EmptyState>
  );
}
