// Live events: the page asks every two seconds while somebody looks at it.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { readExport } from '../../api/export.ts';
import { POLL_LIVE_MS } from '../../api/query-client.ts';
import { addressOf } from '../../lib/base.ts';
import { CsvButton } from '../../ui/csv-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Filters, FilterSelect } from '../../ui/filters.tsx';
import { Live } from '../../ui/live.tsx';
import { Card } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Snippet } from '../../ui/snippet.tsx';
import { Code, StatusBadge } from '../../ui/values.tsx';
import { usePartnerNames } from '../partners/partner-names.ts';
import { useProgram } from '../programs/program.ts';
import { testChain } from './calls.ts';
import { eventText } from './event-text.ts';
import styles from './events.module.css';
import { EVENTS, type TrackedEvent } from './paths.ts';
import { SendTestEvents } from './send-test.tsx';

const SHOWN = 12;
const KINDS = [
  ['test', 'Test events'],
  ['real', 'Real events'],
] as const;

const TYPES = [
  ['', 'All'],
  ['click', 'Clicks'],
  ['lead', 'Leads'],
  ['sale', 'Sales'],
  ['refund', 'Refunds'],
] as const;

/** @param live whether real events arrive: before, there are only those of test mode to look at */
export function LiveEvents({ live }: { live: boolean }) {
  const { id: program_id } = useProgram();
  const [test, setTest] = useState(!live);
  const [type, setType] = useState<TrackedEvent['type'] | ''>('');
  const filters = { test, ...(type === '' ? {} : { type }) };
  const query = { ...filters, limit: SHOWN };
  const { data, error, refetch } = useQuery({
    queryKey: ['live', EVENTS, program_id, test, type],
    queryFn: async () => (await client.GET(EVENTS, { params: { path: { program_id }, query } })).data!.data,
    refetchInterval: POLL_LIVE_MS,
  });
  return (
    <Card
      title="Live events"
      actions={
        <>
          <Live text="Watching" />
          <SendTestEvents onSent={() => setTest(true)} />
        </>
      }
    >
      <Filters>
        <FilterSelect
          label="Show"
          value={test ? 'test' : 'real'}
          options={KINDS}
          onChange={(kind) => setTest(kind === 'test')}
        />
        <FilterSelect label="Type" value={type} options={TYPES} onChange={(chosen) => setType(chosen as typeof type)} />
      </Filters>
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows label="Loading the events" />}
      {data && <Arrived key={`${test} ${type}`} events={data} test={test} />}
      {data && data.length > 0 && (
        <div className={styles.foot}>
          <span>
            {data.length < SHOWN ? `${data.length} ${data.length === 1 ? 'event' : 'events'}` : `The newest ${SHOWN}`}
          </span>
          <CsvButton
            readFile={() => readExport(`${EVENTS}/export`, program_id, filters)}
            file={test ? 'test-events' : 'events'}
          />
        </div>
      )}
      {test && (
        <>
          <p>
            The same from a terminal, in <a href={addressOf('/docs/test-mode')}>test mode</a>, which changes no
            production data:
          </p>
          <Snippet text={testChain()} what="the command for test events" />
        </>
      )}
    </Card>
  );
}

const timeOf = ({ created_at }: TrackedEvent): string =>
  new Date(created_at).toLocaleString(undefined, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  });

const keyOf = ({ type, record_id, click_id, created_at }: TrackedEvent): string =>
  `${type} ${record_id ?? click_id} ${created_at}`;

function Arrived({ events, test }: { events: readonly TrackedEvent[]; test: boolean }) {
  const names = usePartnerNames();
  // What was there before is no news.
  const [known] = useState(() => new Set(events.map(keyOf)));
  if (events.length === 0) {
    return (
      <EmptyState title={test ? 'No test events yet' : 'No real events yet'}>
        {test
          ? 'Run the command below with your API key: the events appear here within two seconds.'
          : 'Open a partner’s link: the click appears here within two seconds.'}
      </EmptyState>
    );
  }
  return (
    <div role="log" aria-label={test ? 'Test events' : 'Real events'}>
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={keyOf(event)} className={known.has(keyOf(event)) ? undefined : styles.fresh}>
            <time dateTime={event.created_at}>{timeOf(event)}</time>
            <StatusBadge status={event.type} tone="neutral" text={eventText(event)} />
            {event.partner_id !== null && <span>{names(event.partner_id)}</span>}
            <span className={styles.soft}>
              <Identifier event={event} />
            </span>
            {event.unknown_fields && <UnknownFields names={event.unknown_fields} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A misspelled field is accepted, so nobody but the reader of this list notices it. */
const UnknownFields = ({ names }: { names: readonly string[] }) => (
  <span className={styles.unknown}>
    Unknown {names.length === 1 ? 'field' : 'fields'}: <bdi>{names.join(', ')}</bdi>
  </span>
);

/** What the event is found by in other systems. */
function Identifier({ event: { customer_key, transaction_id } }: { event: TrackedEvent }) {
  const text = transaction_id ?? customer_key;
  return text === null ? null : <Code text={text} />;
}
