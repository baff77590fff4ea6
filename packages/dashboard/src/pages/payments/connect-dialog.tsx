import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { addressOf, serviceUrl } from '../../lib/base.ts';
import { STRIPE_EVENTS } from '@referral-tracking/shared/stripe-events';
import { PROCESSORS } from '../../records/processors/paths.ts';
import { useProgram } from '../../records/programs/program.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Form, orNull } from '../../ui/form.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './payments.module.css';

/** Stores the signing secret of a webhook endpoint, after saying how to make the endpoint. */
export function ConnectDialog({ onClose }: { onClose: () => void }) {
  const { id: program_id } = useProgram();
  const toast = useToast();
  const connect = useAction(
    async (body: Schemas['connect-processor-request'], key: string) => {
      const params = { path: { program_id }, header: { 'Idempotency-Key': key } };
      return (await client.POST(PROCESSORS, { params, body })).data!.data;
    },
    {
      refresh: [PROCESSORS],
      onDone: () => {
        onClose();
        toast('Stripe connected');
      },
    },
  );
  return (
    <Dialog title="Connect Stripe" onClose={onClose} wide>
      <Endpoint address={`${serviceUrl.href}api/v1/webhooks/stripe/${program_id}`} />
      <Form
        action="Connect Stripe"
        error={connect.error}
        busy={connect.isPending}
        onCancel={onClose}
        onSubmit={({ webhook_secret = '', account }) =>
          connect.mutate({ type: 'stripe', webhook_secret, account: orNull(account) })
        }
      >
        <Field
          name="webhook_secret"
          label="Signing secret"
          required
          placeholder="whsec_…"
          autoComplete="off"
          spellCheck={false}
          hint="Stripe shows it on the page of the endpoint. It is stored encrypted and never shown again."
        />
        <Field
          name="account"
          label="Stripe Connect account"
          placeholder="acct_…"
          autoComplete="off"
          spellCheck={false}
          hint="Only if the payments are made in a connected account."
        />
      </Form>
    </Dialog>
  );
}

/** How the endpoint is made at Stripe. */
const Endpoint = ({ address }: { address: string }) => (
  <ol className={styles.steps}>
    <li>
      In Stripe, add a webhook endpoint with this address:
      <span className={styles.address}>
        <code>{address}</code> <CopyButton text={address} what="the address of the endpoint" />
      </span>
    </li>
    <li>
      Select these {STRIPE_EVENTS.length} events:{' '}
      <CopyButton text={STRIPE_EVENTS.join('\n')} what="the names of the events" label="Copy all" />
      <ul className={styles.events}>
        {STRIPE_EVENTS.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </li>
    <li>
      Paste the signing secret of the endpoint here. <a href={addressOf('/docs/payments')}>The guide</a> says how a
      payment names its customer.
    </li>
  </ol>
);
