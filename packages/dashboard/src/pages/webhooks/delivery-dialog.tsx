// One delivery: what was sent, each attempt, what the receiver answered, and another attempt.
import { useAction } from '../../api/action.ts';
import { api, client } from '../../api/client.ts';
import { usePartnerNames } from '../../records/partners/partner-names.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import {
  DELIVERIES,
  DELIVERY,
  LIVE_MS,
  WEBHOOK,
  WEBHOOKS,
  type DeliveryDetail,
  type Event,
} from '../../records/webhooks/paths.ts';
import { answerText, durationText, eventName, isEnded } from '../../records/webhooks/texts.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DateTime, None } from '../../ui/values.tsx';
import { Answer } from './answer.tsx';
import { EventObject } from './event-object.tsx';
import styles from './webhooks.module.css';

interface DeliveryDialogProps {
  id: number;
  onClose: () => void;
}

export function DeliveryDialog({ id, onClose }: DeliveryDialogProps) {
  const { id: program_id } = useProgram();
  const { data, error, refetch } = api.useQuery(
    'get',
    DELIVERY,
    { params: { path: { program_id, webhook_delivery_id: id } } },
    { refetchInterval: LIVE_MS },
  );
  const delivery = data?.data;
  return (
    <Dialog title={delivery ? eventName(delivery.type) : 'Delivery'} onClose={onClose} wide>
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!delivery && !error && <SkeletonRows label="Loading the delivery" />}
      {delivery && <Delivery delivery={delivery} />}
      <DialogFoot>
        <Button onClick={onClose}>Close</Button>
        {delivery && <SendAgain delivery={delivery} />}
      </DialogFoot>
    </Dialog>
  );
}

/** What happened first, and the record last. */
const inOrder = ({ type, timestamp, data: { url, ...data }, ...rest }: Event) => ({
  type,
  timestamp,
  ...rest,
  data: { url, ...data },
});

function Delivery({ delivery }: { delivery: DeliveryDetail }) {
  const names = usePartnerNames();
  const { event, event_id, next_attempt_at: next, tries } = delivery;
  const body = JSON.stringify(inOrder(event), null, 2);
  return (
    <>
      <Facts>
        <Fact name="About">
          <EventObject event={event} names={names} />
        </Fact>
        <Fact name="Event">
          <code>{event_id}</code>
        </Fact>
        <Fact name="Happened">
          <DateTime value={event.timestamp} />
        </Fact>
        {next !== null && (
          <Fact name="Next attempt">
            <DateTime value={next} />
          </Fact>
        )}
      </Facts>
      {tries.length > 0 && (
        <>
          <section className={styles.part} aria-label="Last answer">
            <h3>Last answer</h3>
            <Answer delivery={delivery} />
          </section>
          <section className={styles.part} aria-label="Attempts">
            <h3>Attempts</h3>
            <Table caption="Attempts" columns={TRIES} rows={tries.toReversed()} rowKey={({ at }) => at} narrow />
          </section>
        </>
      )}
      <section className={styles.part} aria-label="Body">
        <header>
          <h3>Body</h3>
          <CopyButton text={body} what="the body" />
        </header>
        <pre className={styles.body} tabIndex={0} aria-label="The body of the event">
          {body}
        </pre>
      </section>
    </>
  );
}

const TRIES: Column<DeliveryDetail['tries'][number]>[] = [
  { title: 'When', cell: ({ at }) => <DateTime value={at} /> },
  { title: 'Answer', cell: ({ code, problem }) => answerText(code, problem) },
  { title: 'Time', number: true, cell: ({ ms }) => (ms === null ? <None label="not known" /> : durationText(ms)) },
];

/** The same event with the same identifier, signed anew. */
function SendAgain({ delivery }: { delivery: DeliveryDetail }) {
  const { id: program_id } = useProgram();
  const toast = useToast();
  const retry = useAction(
    () => client.POST(`${DELIVERY}/retry`, { params: { path: { program_id, webhook_delivery_id: delivery.id } } }),
    { refresh: [DELIVERY, DELIVERIES, WEBHOOK, WEBHOOKS], onDone: () => toast('It is sent again') },
  );
  if (!useMay('admin')) return null;
  return (
    <>
      {retry.error && <FailureNote error={retry.error} />}
      <Button kind="main" busy={retry.isPending} onClick={() => retry.mutate(undefined)}>
        {isEnded(delivery) ? 'Send again' : 'Send now'}
      </Button>
    </>
  );
}
