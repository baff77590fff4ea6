// Every event of a customer, oldest first, each with its reason.
import { Link } from '@tanstack/react-router';
import { moneyText } from '../../lib/money.ts';
import { identifiersOf, reasonOf, titleOf, toneOf, verdictOf, type ChainEvent } from '../../records/customers/texts.ts';
import { MaybePartner } from '../../records/partners/partner-link.tsx';
import { usePartnerNames } from '../../records/partners/partner-names.ts';
import { useProgram } from '../../records/programs/program.ts';
import { classes } from '../../ui/classes.ts';
import { Moment, Timeline } from '../../ui/timeline.tsx';
import { Code, StatusBadge } from '../../ui/values.tsx';
import styles from './customers.module.css';

/** The commission of a sale is shown with its sale. */
const isShown = ({ type, kind }: ChainEvent): boolean => type !== 'commission' || kind !== 'sale';

export function CustomerTimeline({ events }: { events: readonly ChainEvent[] }) {
  const saleOf = (id: unknown) => events.find(({ type, sale_id }) => type === 'sale' && sale_id === id);
  return (
    <Timeline>
      {events.filter(isShown).map((event, index) => (
        <Happened key={`${event.at} ${event.type} ${index}`} event={event} saleOf={saleOf} />
      ))}
    </Timeline>
  );
}

function Happened({ event, saleOf }: { event: ChainEvent; saleOf: (id: unknown) => ChainEvent | undefined }) {
  const verdict = verdictOf(event);
  const tone = toneOf(event);
  const reason = reasonOf(event, saleOf);
  return (
    <Moment
      at={event.at}
      tone={tone}
      title={titleOf(event, saleOf)}
      beside={verdict && <StatusBadge status={verdict} tone={tone === 'plain' ? 'neutral' : tone} />}
    >
      {reason && <p>{reason}</p>}
      <OtherPartner event={event} />
      <Commission event={event} />
      {identifiersOf(event).length > 0 && (
        <ul className={styles.details}>
          {identifiersOf(event).map(([name, value]) => (
            <li key={name}>
              {name} <Code text={value} />
            </li>
          ))}
        </ul>
      )}
    </Moment>
  );
}

/** The partner of a click that did not decide; otherwise the journey above names the partner. */
function OtherPartner({ event: { type, why, partner_id } }: { event: ChainEvent }) {
  const names = usePartnerNames();
  if (type !== 'click' || why === undefined) return null;
  const id = typeof partner_id === 'number' ? partner_id : null;
  return (
    <p>
      Link of <MaybePartner id={id} name={names(id)} />
    </p>
  );
}

/** The commission that the event created or changed, with a link to its page. */
function Commission({ event }: { event: ChainEvent }) {
  const { id: programId } = useProgram();
  const { commission_id, commission_amount_cents: cents, commission_currency: currency } = event;
  if (typeof commission_id !== 'number') return null;
  const amount = typeof cents === 'number' && typeof currency === 'string' ? `, now ${moneyText(cents, currency)}` : '';
  const status = event.commission_status ?? event.status_now;
  return (
    <p className={classes(styles.commission)}>
      <Link to="/app/programs/$programId/commissions/$commissionId" params={{ programId, commissionId: commission_id }}>
        Commission
      </Link>
      {amount} {typeof status === 'string' && <StatusBadge status={status} />}
    </p>
  );
}
