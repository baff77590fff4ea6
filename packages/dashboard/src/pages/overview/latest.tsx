// What has just happened: a new event is here within five seconds.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { agoText } from '../../lib/ago.ts';
import { eventText } from '../../records/events/event-text.ts';
import { EVENTS } from '../../records/events/paths.ts';
import { usePartnerNames } from '../../records/partners/partner-names.ts';
import { useProgram } from '../../records/programs/program.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import styles from './overview.module.css';

const [SHOWN, POLL_MS] = [7, 5000];

/** Nothing, before the first event. */
export function Latest() {
  const { id: program_id } = useProgram();
  const names = usePartnerNames();
  const params = { path: { program_id }, query: { test: false, limit: SHOWN } };
  const { data = [] } = useQuery({
    queryKey: ['live', EVENTS, program_id, 'latest'],
    queryFn: async () => (await client.GET(EVENTS, { params })).data!.data,
    refetchInterval: POLL_MS,
  });
  if (data.length === 0) return null;
  const all = (
    <Link
      to="/app/programs/$programId/events"
      params={{ programId: program_id }}
      className={buttonLook({ small: true, kind: 'quiet' })}
    >
      All events
    </Link>
  );
  return (
    <Card title="Latest" actions={all}>
      <div role="log" aria-label="Latest events">
        <ol className={styles.latest}>
          {data.map((event) => {
            const name = event.partner_id === null ? 'No partner' : names(event.partner_id);
            return (
              <li key={`${event.type} ${event.record_id ?? event.click_id} ${event.created_at}`}>
                <Avatar name={name} />
                <span>
                  <strong title={eventText(event)}>
                    {eventText(event).replace(/^./, (first) => first.toUpperCase())}
                  </strong>
                  <span className={styles.soft} title={name}>
                    {name}
                  </span>
                </span>
                <time dateTime={event.created_at}>{agoText(event.created_at)}</time>
              </li>
            );
          })}
        </ol>
      </div>
    </Card>
  );
}
