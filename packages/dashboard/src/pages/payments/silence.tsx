// Says that a processor has delivered nothing for unusually long.
import { processorName } from '@referral-tracking/shared/processor-types';
import type { Processor } from '../../records/processors/paths.ts';
import styles from './payments.module.css';

const HOUR_MS = 3_600_000;
const hoursSince = (time: string): number => Math.floor((Date.now() - Date.parse(time)) / HOUR_MS);

/** One note for each processor that is silent; several secrets of a processor are one. */
export function Silence({ processors }: { processors: readonly Processor[] }) {
  const silent = processors.filter(
    ({ silent, type }, index) => silent && processors.findIndex((one) => one.type === type) === index,
  );
  return silent.map(({ type, last_event_at, events_per_day }) => (
    <p key={type} className={styles.silence} role="status">
      <strong>
        No event from {processorName(type)} for {hoursSince(last_event_at!).toLocaleString('en-US')} hours
      </strong>
      , usually {(events_per_day ?? 0).toLocaleString('en-US')} a day. Look whether its webhook is disabled or leads
      elsewhere, then catch up with what was lost.
    </p>
  ));
}
