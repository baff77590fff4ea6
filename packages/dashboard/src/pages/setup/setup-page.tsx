// How far the integration of a program is, step by step, and the events that arrive meanwhile.
import { Link } from '@tanstack/react-router';
import { api } from '../../api/client.ts';
import { countText } from '../../lib/money.ts';
import { LiveEvents } from '../../records/events/live-events.tsx';
import { useProgram } from '../../records/programs/program.ts';
import {
  DEMO_TEXTS,
  READINESS,
  type Readiness,
  STATE_TEXTS,
  STEPS,
  stepsOf,
} from '../../records/programs/readiness.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { DateTime } from '../../ui/values.tsx';
import { Steps } from './steps.tsx';
import styles from './setup.module.css';

/** As often as the service asks for. */
const pollMs = (readiness: Readiness | undefined): number => (readiness?.poll.retry_after_seconds ?? 10) * 1000;

export function SetupPage() {
  const { id: program_id, demo } = useProgram();
  const { data, error, refetch } = api.useQuery(
    'get',
    READINESS,
    { params: { path: { program_id } } },
    { refetchInterval: ({ state }) => pollMs(state.data?.data) },
  );
  const readiness = data?.data;
  return (
    <Page title="Setup" intro={introOf(readiness)}>
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!readiness && !error && <SkeletonRows label="Loading the state of the integration" />}
      {readiness && (
        <div className={isDone(readiness) ? styles.whole : styles.columns}>
          <Progress readiness={readiness} demo={demo} />
          <div className={isDone(readiness) ? styles.columns : styles.whole}>
            {isDone(readiness) ? <ToEvents /> : <LiveEvents live={false} />}
            <LastDay readiness={readiness} demo={demo} />
          </div>
        </div>
      )}
    </Page>
  );
}

/** What arrives has a page of its own, which can also send test events. */
function ToEvents() {
  const { id: programId } = useProgram();
  return (
    <Card title="Events">
      <p>See what arrives, and send test events when you change your pages or servers.</p>
      <p>
        <Link to="/app/programs/$programId/events" params={{ programId }} className={buttonLook({})}>
          See live events
        </Link>
      </p>
    </Card>
  );
}

/** How far the setup is: beside what arrives, or only a line above it once all is done. */
const Progress = ({ readiness, demo }: { readiness: Readiness; demo: boolean }) => (
  <Card title={titleOf(readiness)}>
    <p>{demo ? DEMO_TEXTS.state : STATE_TEXTS[readiness.state]}</p>
    <FoldedSteps readiness={readiness} />
  </Card>
);

/** What is done is folded away, and found again. */
const FoldedSteps = ({ readiness }: { readiness: Readiness }) =>
  isDone(readiness) ? (
    <details className={styles.help}>
      <summary>Show the steps</summary>
      <Steps readiness={readiness} />
    </details>
  ) : (
    <Steps readiness={readiness} />
  );

const isDone = (readiness: Readiness): boolean => stepsOf(readiness).next === null;

/** What the page is for, which is another thing once everything is done. */
const introOf = (readiness: Readiness | undefined): string =>
  readiness && isDone(readiness)
    ? 'Everything is set up.'
    : 'What is left to do before the first partner sale is recorded.';

function titleOf(readiness: Readiness): string {
  const { steps } = stepsOf(readiness);
  const passed = STEPS.filter((name) => steps[name].status === 'pass').length;
  return passed === STEPS.length ? 'Setup complete' : `${passed} of ${STEPS.length} steps done`;
}

/** Real events, to see that nothing has stopped. */
function LastDay({ readiness, demo }: { readiness: Readiness; demo: boolean }) {
  const { counts_24h: counts, last_event_at: last } = readiness;
  const rows = [
    ['Clicks', counts.clicks, last.click],
    ['Leads', counts.leads, last.lead],
    ['Sales', counts.sales, last.sale],
  ] as const;
  return (
    <Card title={demo ? 'Events in the last 24 hours' : 'Real events in the last 24 hours'}>
      <Facts>
        {rows.map(([name, count, at]) => (
          <Fact key={name} name={name}>
            {countText(count)}
            {at ? (
              <span className={styles.soft}>
                , the last one <DateTime value={at} />
              </span>
            ) : (
              <span className={styles.soft}>, none so far</span>
            )}
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}
