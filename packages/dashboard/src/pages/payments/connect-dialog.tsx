// Connects a processor: choose it, make the webhook there, give its secret, and see the first event come.
import { useState, type ReactNode } from 'react';
import { PROCESSOR_STEPS } from '@referral-tracking/shared/processor-steps';
import { processorName, type ProcessorType } from '@referral-tracking/shared/processor-types';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { PROCESSORS, type Processor } from '../../records/processors/paths.ts';
import { useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Field, Form, orNull } from '../../ui/form.tsx';
import { ShownOnceFoot } from '../../ui/shown-once.tsx';
import { ProcessorChoice } from './choice.tsx';
import { CustomerHint, Endpoint } from './endpoint.tsx';
import { FirstEvent } from './first-event.tsx';
import styles from './payments.module.css';

interface ConnectProps {
  /** unset: it is chosen first */
  type: ProcessorType | undefined;
  onClose: () => void;
}

export function ConnectDialog({ type: given, onClose }: ConnectProps) {
  const [type, setType] = useState(given);
  const [made, setMade] = useState<{ processor: Processor; secret: string }>();
  if (type === undefined) {
    return (
      <Dialog title="Connect a payment processor" onClose={onClose} wide>
        <ProcessorChoice onChoose={setType} />
      </Dialog>
    );
  }
  if (!made) return <Connecting key="connect" type={type} onMade={setMade} onClose={onClose} />;
  const since = made.processor.created_at;
  return PROCESSOR_STEPS[type].secret.chosen ? (
    <PasteDialog key="paste" type={type} since={since} secret={made.secret} onClose={onClose} />
  ) : (
    <WatchDialog
      key="watch"
      title={`${processorName(type)} is connected`}
      type={type}
      since={since}
      onClose={onClose}
    />
  );
}

interface ConnectingProps {
  type: ProcessorType;
  onMade: (made: { processor: Processor; secret: string }) => void;
  onClose: () => void;
}

function Connecting({ type, onMade, onClose }: ConnectingProps) {
  const { id: program_id } = useProgram();
  const connect = useAction(
    async (body: Schemas['connect-processor-request'], key: string) => {
      const params = { path: { program_id }, header: { 'Idempotency-Key': key } };
      return (await client.POST(PROCESSORS, { params, body })).data!.data;
    },
    {
      refresh: [PROCESSORS],
      onDone: (processor, { webhook_secret }) => onMade({ processor, secret: webhook_secret }),
    },
  );
  const { secret } = PROCESSOR_STEPS[type];
  const fields = secret.chosen ? <ChosenSecret type={type} /> : <ShownSecret type={type} />;
  return (
    <Dialog title={`Connect ${processorName(type)}`} onClose={onClose} wide>
      {!secret.chosen && (
        <Endpoint type={type} programId={program_id}>
          <li>
            Paste the {secret.label.toLowerCase()} here. {secret.where}
          </li>
        </Endpoint>
      )}
      <Form
        action={`Connect ${processorName(type)}`}
        error={connect.error}
        busy={connect.isPending}
        onCancel={onClose}
        onSubmit={({ webhook_secret = '', account }) =>
          connect.mutate({ type, webhook_secret, ...(type === 'stripe' && { account: orNull(account) }) })
        }
      >
        {fields}
      </Form>
    </Dialog>
  );
}

function ShownSecret({ type }: { type: ProcessorType }) {
  const { label, placeholder } = PROCESSOR_STEPS[type].secret;
  return (
    <>
      <Field
        name="webhook_secret"
        label={label}
        required
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        hint="It is stored encrypted and never shown again."
      />
      {type === 'stripe' && (
        <Field
          name="account"
          label="Stripe Connect account"
          placeholder="acct_…"
          autoComplete="off"
          spellCheck={false}
          hint="Only if the payments are made in a connected account."
        />
      )}
    </>
  );
}

/** 32 characters: long enough, and not too long for any processor. */
const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function ChosenSecret({ type }: { type: ProcessorType }) {
  const [secret] = useState(newSecret);
  const name = processorName(type);
  return (
    <>
      <p>Two steps: save a secret here, then add the webhooks in {name} with the same secret.</p>
      <Field
        name="webhook_secret"
        label="Secret"
        required
        defaultValue={secret}
        autoComplete="off"
        spellCheck={false}
        hint={`${name} signs with it. This one is new: keep it, or enter your own. You can copy it in the next step.`}
      />
    </>
  );
}

/** What is done at a processor for which the secret was chosen here. */
function PasteDialog({
  type,
  since,
  secret,
  onClose,
}: {
  type: ProcessorType;
  since: string;
  secret: string;
  onClose: () => void;
}) {
  const { id: programId } = useProgram();
  const [copied, setCopied] = useState(false);
  const name = processorName(type);
  return (
    <Dialog title={`Now set up ${name}`} onClose={onClose} wide keepsOpen>
      <Endpoint type={type} programId={programId}>
        <li>
          {PROCESSOR_STEPS[type].secret.where}
          <span className={styles.address}>
            <code>{secret}</code> <CopyButton text={secret} what="the secret" onCopied={() => setCopied(true)} />
          </span>
        </li>
      </Endpoint>
      <FirstEvent type={type} since={since} />
      <CustomerHint type={type} />
      <ShownOnceFoot
        safe={copied}
        lost={`You have not copied the secret, which ${name} needs. It is not shown again, but you can connect with another one.`}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface WatchProps {
  title: string;
  type: ProcessorType;
  since: string;
  onClose: () => void;
  children?: ReactNode;
}

/** Waits for an event. */
export const WatchDialog = ({ title, type, since, onClose, children }: WatchProps) => (
  <Dialog title={title} onClose={onClose} wide>
    {children}
    <FirstEvent type={type} since={since} />
    <CustomerHint type={type} />
    <DialogFoot>
      <Button kind="main" onClick={onClose}>
        Done
      </Button>
    </DialogFoot>
  </Dialog>
);
