// How the webhook is made at the processor: the address and the events to paste there.
import type { ReactNode } from 'react';
import { PROCESSOR_EVENTS } from '@referral-tracking/shared/processor-events';
import { PROCESSOR_STEPS } from '@referral-tracking/shared/processor-steps';
import { processorName, type ProcessorType } from '@referral-tracking/shared/processor-types';
import { addressOf, serviceUrl } from '../../lib/base.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import styles from './payments.module.css';

/** Whether only this machine can reach the service. */
export const isLocal = /^(?:localhost|127\..*|\[::1\])$/.test(serviceUrl.hostname);

interface EndpointProps {
  type: ProcessorType;
  programId: number;
  /** the steps that follow */
  children?: ReactNode;
}

export function Endpoint({ type, programId, children }: EndpointProps) {
  const { place, events } = PROCESSOR_STEPS[type];
  const address = `${serviceUrl.href}api/v1/webhooks/${type}/${programId}`;
  return (
    <ol className={styles.steps}>
      <li>
        {place}
        <span className={styles.address}>
          <code>{address}</code> <CopyButton text={address} what="the address of the webhook" />
        </span>
        {isLocal && (
          <p className={styles.soft}>{processorName(type)} cannot reach this address: it is of your own machine.</p>
        )}
      </li>
      <li>
        {events} <Events type={type} />
      </li>
      {children}
    </ol>
  );
}

/** Names that are ticked are copied at once; where each has a webhook of its own, it is chosen from a list. */
function Events({ type }: { type: ProcessorType }) {
  const events = PROCESSOR_EVENTS[type];
  const { oneEach } = PROCESSOR_STEPS[type];
  return (
    <>
      {!oneEach && (
        <CopyButton
          text={events.map(({ name }) => name).join('\n')}
          what="the names of the events"
          label={`Copy all ${events.length}`}
        />
      )}
      <ul className={styles.events}>
        {events.map(({ name, label }) => (
          <li key={name}>{label === undefined ? <code>{name}</code> : <strong>{label}</strong>}</li>
        ))}
      </ul>
    </>
  );
}

/** How a payment names its customer: without it, nothing is recorded. */
export const CustomerHint = ({ type }: { type: ProcessorType }) => (
  <p>
    <strong>So that a payment counts for a partner:</strong> {PROCESSOR_STEPS[type].customer}{' '}
    <a href={addressOf(`/docs${PROCESSOR_STEPS[type].guide}`)}>See how</a>
  </p>
);
