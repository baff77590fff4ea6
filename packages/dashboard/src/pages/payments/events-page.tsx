// What happens now; and what the payment processor sent: what it did, what could not be applied and why, and another attempt.
import { getRouteApi, Link } from '@tanstack/react-router';
import { processorName } from '@referral-tracking/shared/processor-types';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { given, isFiltered, timesOf } from '../../lib/search.ts';
import { LiveEvents } from '../../records/events/live-events.tsx';
import { canCount, PAYMENT_EVENTS, REPLAY, type PaymentEvent } from '../../records/processors/paths.ts';
import { reasonOf, whyText } from '../../records/processors/result-text.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { FilterDays } from '../../ui/filter-days.tsx';
import { FilterSelect, Filters } from '../../ui/filters.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { Segment } from '../../ui/segment.tsx';
import type { Column } from '../../ui/table.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Code, DateTime, None, StatusBadge } from '../../ui/values.tsx';
import styles from './payments.module.css';

const route = getRouteApi('/app/programs/$programId/events');
const STATES = [
  ['', 'All'],
  ['pending', 'Not applied'],
  ['applied', 'Applied'],
  ['test', 'Test mode'],
  ['ignored', 'Ignored'],
] as const;

const VIEWS = [
  ['live', 'Live'],
  ['processor', 'From the payment processor'],
] as const;

/** The filters are those of the processor's events: an address with one of them shows these. */
export function EventsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const view = isFiltered(search) || search.order !== undefined ? 'processor' : 'live';
  return (
    <Page title="Events" intro="What your pages, your servers and your payment processor report.">
      <Segment
        label="Events"
        value={view}
        options={VIEWS}
        onChange={(chosen) =>
          void navigate({ search: (chosen === 'live' ? {} : { view: chosen }) as never, replace: true })
        }
      />
      {view === 'live' ? <LiveEvents live /> : <PaymentEvents />}
    </Page>
  );
}

function PaymentEvents() {
  const { id: program_id } = useProgram();
  const may = useMay('admin');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const filter = (changes: object) => void navigate({ search: { ...search, ...changes } as never, replace: true });
  const { state, from, to, order } = search;
  const events = given({ state, from, to, order });
  const filtered = isFiltered(events);
  const list = useList(PAYMENT_EVENTS, { program_id, events }, (page) =>
    client.GET(PAYMENT_EVENTS, { params: { path: { program_id }, query: { ...timesOf(events), ...page } } }),
  );
  return (
    <Card title="From the payment processor">
      <Filters>
        <FilterSelect
          label="State"
          value={search.state ?? ''}
          options={STATES}
          onChange={(state) => filter({ state: state || undefined })}
        />
        <FilterDays label="Received" from={search.from} to={search.to} onChange={filter} />
      </Filters>
      <ListTable
        list={list}
        caption="Events of the payment processor"
        columns={columnsFor(program_id, may)}
        rowKey={({ id }) => id}
        order={search.order ?? 'newest'}
        onOrder={(order) => filter({ order })}
        file="payment-events"
        empty={
          <NoEvents
            state={search.state}
            filtered={filtered}
            showAll={() => void navigate({ search: { view: 'processor' } })}
          />
        }
      />
    </Card>
  );
}

/** What it is, whose, and what it did. */
const ABOUT: readonly Column<PaymentEvent>[] = [
  {
    title: 'Event',
    cell: ({ event_type, event_id }) => (
      <span className={styles.event}>
        <strong>
          {/* Breaks are at the dots, not within a word. */}
          {event_type.split('.').map((part, index) => (
            <span key={index} className={styles.part}>
              {index > 0 && '.'}
              {part}
            </span>
          ))}
        </strong>
        <Code text={event_id} />
      </span>
    ),
    csv: ({ event_id }) => event_id,
  },
  { title: 'Kind', csv: ({ event_type }) => event_type },
  {
    title: 'From',
    cell: ({ processor, pulled }) => (
      <span className={styles.from}>
        {processorName(processor)}
        {pulled && <StatusBadge status="caught up" tone="neutral" />}
      </span>
    ),
    csv: ({ processor }) => processor,
  },
  { title: 'Caught up', csv: ({ pulled }) => (pulled ? 'yes' : 'no') },
  {
    title: 'State',
    cell: (event) => <StateBadge event={event} />,
    csv: ({ state }) => state,
  },
  {
    title: 'Result',
    wide: true,
    cell: (event) => <span className={styles.why}>{whyText(event)}</span>,
    csv: ({ explanation }) => explanation,
  },
];

const columnsFor = (programId: number, may: boolean): Column<PaymentEvent>[] => [
  ...ABOUT,
  {
    title: 'Customer',
    cell: ({ customer_id }) =>
      customer_id === null ? (
        <None label="not known, or not shown to your role" />
      ) : (
        <Link to="/app/programs/$programId/customers/$customerId" params={{ programId, customerId: customer_id }}>
          See why
        </Link>
      ),
    csv: ({ customer_id }) => customer_id,
  },
  {
    title: 'Received',
    sorts: true,
    cell: ({ received_at }) => <DateTime value={received_at} />,
    csv: ({ received_at }) => received_at,
  },
  ...(may ? [{ title: '', cell: (event: PaymentEvent) => canCount(event) && <Replay event={event} /> }] : []),
];

function StateBadge({ event }: { event: PaymentEvent }) {
  const { state } = event;
  if (state === 'applied') return <StatusBadge status={state} tone="good" />;
  if (state !== 'pending') return <StatusBadge status={state} />;
  return canCount(event) ? (
    <StatusBadge status={state} text="waiting" />
  ) : (
    <StatusBadge status={state} tone="neutral" text="does not count" />
  );
}

/** Tries a waiting event again. */
function Replay({ event: { id: payment_event_id, event_id } }: { event: PaymentEvent }) {
  const { id: program_id } = useProgram();
  const toast = useToast();
  const replay = useAction(
    async () => (await client.POST(REPLAY, { params: { path: { program_id, payment_event_id } } })).data!.data,
    {
      refresh: [PAYMENT_EVENTS],
      onDone: ({ state, explanation }) =>
        toast(state === 'applied' ? `Applied: ${explanation}` : `Still waiting: ${reasonOf(explanation)}`),
    },
  );
  return (
    <>
      <Button small busy={replay.isPending} onClick={() => replay.mutate(undefined)}>
        Try again<span className="visually-hidden"> {event_id}</span>
      </Button>
      {replay.error && <FailureNote error={replay.error} />}
    </>
  );
}

interface NoEventsProps {
  state: string | undefined;
  filtered: boolean;
  showAll: () => void;
}

function NoEvents({ state, filtered, showAll }: NoEventsProps) {
  if (!filtered) {
    return (
      <EmptyState title="No events yet">
        The first one appears as soon as your payment processor sends it. The page Payment processor says how to send
        one now.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={state === 'pending' ? 'All events were applied' : 'No matching events'}
      action={<Button onClick={showAll}>Show all events</Button>}
    >
      {state === 'pending' ? 'Nothing waits, and nothing was left out.' : 'Change the filters to see more.'}
    </EmptyState>
  );
}
