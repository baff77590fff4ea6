// What became of the visits of the last 30 days through short links. It decides nothing.
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { POLL_STATS_MS } from '../../api/query-client.ts';
import type { Schemas } from '../../api/schemas.ts';
import { lastDays } from '../../lib/days.ts';
import { countText } from '../../lib/money.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Card } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { shareText } from '../stats/trail.tsx';
import styles from './visits.module.css';

export const VISITS = '/api/v1/programs/{program_id}/visits';
export const OWN_VISITS = '/api/v1/partner/programs/{program_id}/visits';

type Visits = Schemas['visits'];

const DAYS = 30;

/** Why a visit is no click, in plain words. */
const REASONS: Record<keyof Visits['filtered'], string> = {
  bot: 'link previews and robots',
  prefetch: 'loaded in advance',
  no_agent: 'without the name of a browser',
  head: 'asked only where the link leads',
  limit: 'too many from one address',
};

interface Which {
  /** whether they are those of the partner who is signed in, and not of all partners, whom members see */
  own?: boolean;
  program_id: number;
  /** of one partner, or of one link */
  of?: { partner_id?: number | undefined; link_id?: number };
}

function useVisits({ own = false, program_id, of = {} }: Which) {
  return useQuery({
    queryKey: ['visits', own ? OWN_VISITS : VISITS, program_id, of],
    queryFn: async () => {
      const { partner_id, ...others } = of;
      const query = { ...lastDays(DAYS), ...others, ...(partner_id === undefined ? {} : { partner_id }) };
      const params = { path: { program_id }, query };
      return (await (own ? client.GET(OWN_VISITS, { params }) : client.GET(VISITS, { params }))).data!.data;
    },
    refetchInterval: POLL_STATS_MS,
    staleTime: POLL_STATS_MS,
  });
}

const REASON_NAMES = Object.keys(REASONS) as (keyof typeof REASONS)[];
const machinesIn = ({ filtered }: Visits): number => REASON_NAMES.reduce((sum, reason) => sum + filtered[reason], 0);

/** Nothing without a visit; nor does it say anything while it is loading, or if that has failed. */
export function VisitsCard(which: Which) {
  const { data: visits } = useVisits(which);
  if (!visits || visits.sent + machinesIn(visits) === 0) return null;
  return (
    <Card title={`Visits of the last ${DAYS} days`} className={styles.quiet}>
      <Shown visits={visits} own={which.own} />
    </Card>
  );
}

interface VisitsDialogProps {
  own?: boolean;
  program_id: number;
  link: Pick<Schemas['managed-link'], 'id' | 'code'>;
  onClose: () => void;
}

/** The visits of one link. */
export function VisitsDialog({ own, program_id, link: { id: link_id, code }, onClose }: VisitsDialogProps) {
  const { data: visits, error, refetch } = useVisits({ own: own ?? false, program_id, of: { link_id } });
  return (
    <Dialog title={`Visits of ${code}, last ${DAYS} days`} onClose={onClose}>
      {error && !visits && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!error && !visits && <SkeletonRows label="Loading the visits" />}
      {visits && visits.sent + machinesIn(visits) === 0 && <p>Nobody has opened the short link.</p>}
      {visits && visits.sent + machinesIn(visits) > 0 && <Shown visits={visits} own={own} />}
      <DialogFoot>
        <Button kind="main" onClick={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** Pages without the snippet report nobody: members can change that, and partners are not alarmed. */
function Shown({ visits, own }: { visits: Visits; own: boolean | undefined }) {
  const { sent, landed, landed_per_1000, filtered } = visits;
  const machines = machinesIn(visits);
  const reasons = REASON_NAMES.filter((reason) => filtered[reason] > 0);
  return (
    <Facts>
      <Fact name="Sent to the site">{countText(sent)}</Fact>
      {landed > 0 && <Fact name="Arrived, of 1,000">{countText(landed_per_1000!)}</Fact>}
      {landed === 0 && sent > 0 && !own && (
        <Fact name="Arrived, of 1,000">No page has reported a visitor. Only pages with the snippet do.</Fact>
      )}
      {machines > 0 && (
        <Fact name="Not counted as clicks">
          {shareText(machines, sent + machines)}:{' '}
          {reasons.map((reason) => `${REASONS[reason]} (${countText(filtered[reason])})`).join(', ')}
        </Fact>
      )}
    </Facts>
  );
}
