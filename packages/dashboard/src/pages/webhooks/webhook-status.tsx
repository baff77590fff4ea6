// Whether events are sent to an endpoint, and why not.
import type { Webhook } from '../../records/webhooks/paths.ts';
import { healthOf } from '../../records/webhooks/texts.ts';
import { DateTime, StatusBadge } from '../../ui/values.tsx';

const TONES = { active: 'good', failing: 'warn', disabled: 'neutral' } as const;

export function WebhookStatus({ webhook }: { webhook: Webhook }) {
  const health = healthOf(webhook);
  const isLost = webhook.disabled_because === 'failing' || webhook.disabled_because === 'gone';
  return <StatusBadge status={health} tone={isLost ? 'bad' : TONES[health]} />;
}

/** Why an endpoint gets nothing, or soon will not; null if all is well. */
export function StatusReason({ webhook }: { webhook: Webhook }) {
  const { disabled_at: at, disabled_because: because, failing_since: since } = webhook;
  if (healthOf(webhook) === 'failing')
    return (
      <>
        Every attempt since <DateTime value={since} /> has failed. After five days of that, the endpoint is disabled.
      </>
    );
  switch (because) {
    case 'failing':
      return (
        <>
          Disabled on <DateTime value={at} />, after five days of failed attempts.
        </>
      );
    case 'gone':
      return (
        <>
          Disabled on <DateTime value={at} />: your server answered 410 (Gone), which means it wants no more events.
        </>
      );
    case 'member':
      return (
        <>
          A member disabled it on <DateTime value={at} />.
        </>
      );
    default:
      return null;
  }
}
