// The first event after a connection, as it comes.
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { COMMAND } from '@referral-tracking/shared/command';
import { PROCESSOR_STEPS } from '@referral-tracking/shared/processor-steps';
import { processorName, type ProcessorType } from '@referral-tracking/shared/processor-types';
import { client } from '../../api/client.ts';
import { LARGEST_PAGE } from '../../api/list.ts';
import { POLL_LIVE_MS } from '../../api/query-client.ts';
import { PAYMENT_EVENTS, type PaymentEvent } from '../../records/processors/paths.ts';
import { whyText } from '../../records/processors/result-text.ts';
import { useProgram } from '../../records/programs/program.ts';
import { classes } from '../../ui/classes.ts';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Live } from '../../ui/live.tsx';
import { Snippet } from '../../ui/snippet.tsx';
import { DateTime } from '../../ui/values.tsx';
import { isLocal } from './endpoint.tsx';
import styles from './first-event.module.css';

interface FirstEventProps {
  type: ProcessorType;
  /** when it was connected: earlier events prove nothing */
  since: string;
}

export function FirstEvent({ type, since }: FirstEventProps) {
  const { id: program_id } = useProgram();
  const { data: event, error } = useQuery({
    queryKey: ['first', PAYMENT_EVENTS, program_id, type, since],
    queryFn: async () => {
      const query = { limit: LARGEST_PAGE, created_from: since };
      const { data } = (await client.GET(PAYMENT_EVENTS, { params: { path: { program_id }, query } })).data!;
      return data.find(({ processor, pulled }) => processor === type && !pulled) ?? null;
    },
    refetchInterval: ({ state }) => (state.data ? false : POLL_LIVE_MS),
  });
  return (
    <div role="status" className={classes(styles.first, event && styles.arrived)}>
      {error && <FailureNote error={error} />}
      {event ? <Arrived event={event} programId={program_id} /> : <Waiting type={type} programId={program_id} />}
    </div>
  );
}

const Waiting = ({ type, programId }: { type: ProcessorType; programId: number }) => (
  <>
    <Live text={`Waiting for an event from ${processorName(type)}`} />
    {isLocal ? (
      <>
        <p>To see one now, send one as {processorName(type)} does, with the same secret:</p>
        <Snippet
          text={`${COMMAND} simulate ${type} --program ${programId} --customer-key user_42 --webhook-secret -`}
          what="the command for a test event"
        />
      </>
    ) : (
      <>
        <p>To see one now: {PROCESSOR_STEPS[type].trial}</p>
        <p className={styles.when}>
          Nothing comes? {processorName(type)} lists its deliveries. The answer {type === 'stripe' ? 400 : 401} means
          that it has another secret.
        </p>
      </>
    )}
  </>
);

const Arrived = ({ event, programId }: { event: PaymentEvent; programId: number }) => (
  <>
    <p>
      <strong>
        <span aria-hidden="true">✓ </span>
        {processorName(event.processor)} works: {event.event_type} arrived
      </strong>{' '}
      <span className={styles.when}>
        <DateTime value={event.received_at} />
      </span>
    </p>
    <p>
      {whyText(event)}{' '}
      <Link to="/app/programs/$programId/events" params={{ programId }} search={{ view: 'processor' }}>
        See its events
      </Link>
    </p>
  </>
);
