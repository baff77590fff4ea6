// How far the integration of a program is, gate by gate, and the events that arrive meanwhile.
import { api } from '../../api/client.ts';
import { countText } from '../../lib/money.ts';
import { LiveEvents } from '../../records/events/live-events.tsx';
import { useProgram } from '../../records/programs/program.ts';
import { GATES, READINESS, type Readiness, STATE_TEXTS } from '../../records/programs/readiness.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { DateTime } from '../../ui/values.tsx';
import { Gates } from './gates.tsx';
import styles from './setup.module.css';

/** As often as the service asks for. */
const pollMs = (readiness: Readiness | undefined): number => (readiness?.poll.retry_after_seconds ?? 10) * 1000;

export function SetupPage() {
  const { id: program_id } = useProgram();
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
        <div className={readiness.blocker === null ? styles.whole : styles.columns}>
          <Progress readiness={readiness} />
          <div className={readiness.blocker === null ? styles.columns : styles.whole}>
            <LiveEvents live={readiness.blocker === null} />
            <LastDay readiness={readiness} />
          </div>
        </div>
      )}
    </Page>
  );
}

/** How far the setup is: beside what arrives, or only a line above it once all is done. */
const Progress = ({ readiness }: { readiness: Readiness }) => (
  <Card title={titleOf(readiness)}>
    <p>{STATE_TEXTS[readiness.state]}</p>
    <Steps readiness={readiness} />
  </Card>
);

/** What is done is folded away, and found again. */
const Steps = ({ readiness }: { readiness: Readiness }) =>
  readiness.blocker === null ? (
    <details className={styles.help}>
      <summary>Show the steps</summary>
      <Gates readiness={readiness} />
    </details>
  ) : (
    <Gates readiness={readiness} />
  );

/** What the page is for, which is another thing once everything is done. */
const introOf = (readiness: Readiness | undefined): string =>
  readiness?.blocker === null
    ? 'Everything is set up. Come back to send test events when you change your pages or servers.'
    : 'What is left to do before the first partner sale is recorded.';

function titleOf({ gates }: Readiness): string {
  const passed = GATES.filter((name) => gates[name].status === 'pass').length;
  return passed === GATES.length ? 'Setup complete' : `${passed} of ${GATES.length} steps done`;
}

/** Real events, to see that nothing has stopped. */
function LastDay({ readiness: { counts_24h: counts, last_event_at: last } }: { readiness: Readiness }) {
  const rows = [
    ['Clicks', counts.clicks, last.click],
    ['Leads', counts.leads, last.lead],
    ['Sales', counts.sales, last.sale],
  ] as const;
  return (
    <Card title="Real events in the last 24 hours">
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
