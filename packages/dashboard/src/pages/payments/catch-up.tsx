// The keys with which the service asks the processors each night for what they failed to deliver.
import { useState } from 'react';
import { isProcessorType, processorName, type ProcessorType } from '@referral-tracking/shared/processor-types';
import { WITH_SITE } from '@referral-tracking/shared/pull/with-site';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { addressOf } from '../../lib/base.ts';
import { CATCH_UP_KEY, CATCH_UP_KEYS, type CatchUpKey } from '../../records/processors/paths.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Field, Form, orNull } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DateTime } from '../../ui/values.tsx';
import styles from './payments.module.css';

/** Shown once something is connected. `connected`: the types that a key may be added for. */
export function CatchUp({ connected }: { connected: readonly string[] }) {
  const { id: program_id } = useProgram();
  const may = useMay('owner');
  const [adding, setAdding] = useState<ProcessorType>();
  const { rows, loading, error, retry } = useList(CATCH_UP_KEYS, { program_id }, (page) =>
    client.GET(CATCH_UP_KEYS, { params: { path: { program_id }, query: page } }),
  );
  const missing = connected.filter(isProcessorType).filter((type) => rows.every(({ processor }) => processor !== type));
  return (
    <Card title="Catch up">
      <p className={styles.soft}>
        Processors give up after some tries. With a key that may only read, the service asks each night for what was
        lost, if your operator has set a time for it. <a href={addressOf('/docs/catching-up')}>The guide</a> has the
        command that does the same now.
      </p>
      {error && <FailureNote error={error} onRetry={retry} />}
      <ul className={styles.keys}>
        {rows.map((key) => (
          <KeyRow key={key.id} row={key} />
        ))}
      </ul>
      {may && !loading && (
        <span className={styles.acts}>
          {missing.map((type) => (
            <Button key={type} small onClick={() => setAdding(type)}>
              Add a key of {processorName(type)}
            </Button>
          ))}
        </span>
      )}
      {adding && <AddDialog type={adding} onClose={() => setAdding(undefined)} />}
    </Card>
  );
}

function KeyRow({ row }: { row: CatchUpKey }) {
  const may = useMay('owner');
  const { processor, masked, caught_up_to, problem } = row;
  return (
    <li className={styles.key}>
      <span>
        <strong>{processorName(processor)}</strong> <code>{masked}</code>
        {row.site !== null && <> at {new URL(row.site).host}</>}
      </span>
      <span className={styles.soft}>
        {problem !== null && <>Last night: {problem}. </>}
        {caught_up_to === null ? (
          'Not asked yet.'
        ) : (
          <>
            Complete until <DateTime value={caught_up_to} />
          </>
        )}
      </span>
      {may && <Remove row={row} />}
    </li>
  );
}

function Remove({ row: { id: catch_up_key_id, processor } }: { row: CatchUpKey }) {
  const { id: program_id } = useProgram();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const remove = useAction(
    async () => (await client.DELETE(CATCH_UP_KEY, { params: { path: { program_id, catch_up_key_id } } })).data!.data,
    {
      refresh: [CATCH_UP_KEYS],
      onDone: () => {
        close();
        toast('Key removed');
      },
    },
  );
  return (
    <>
      <Button small onClick={() => setAsking(true)}>
        Remove<span className="visually-hidden"> the key of {processorName(processor)}</span>
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Remove the key of ${processorName(processor)}?`}
          action="Remove the key"
          error={remove.error}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(undefined)}
          onClose={close}
        >
          The service no longer asks {processorName(processor)} each night. You can still catch up by the command.
        </ConfirmDialog>
      )}
    </>
  );
}

/** What people look for at the processor. */
const LABELS: Partial<Record<ProcessorType, { key: string; secret?: string }>> = {
  stripe: { key: 'Restricted key, read only' },
  woocommerce: { key: 'Consumer key, permission Read', secret: 'Consumer secret' },
  shopify: { key: 'Client ID of your app', secret: 'Client secret' },
};

function AddDialog({ type, onClose }: { type: ProcessorType; onClose: () => void }) {
  const { id: program_id } = useProgram();
  const toast = useToast();
  const labels = LABELS[type] ?? { key: 'API key that may only read' };
  const hasSite = WITH_SITE.includes(type);
  const add = useAction(
    async (body: Schemas['catch-up-key-request']) =>
      (await client.PUT(CATCH_UP_KEYS, { params: { path: { program_id } }, body })).data!.data,
    {
      refresh: [CATCH_UP_KEYS],
      onDone: () => {
        onClose();
        toast('Key stored');
      },
    },
  );
  return (
    <Dialog title={`Catch up with ${processorName(type)}`} onClose={onClose}>
      <Form
        action="Store the key"
        error={add.error}
        busy={add.isPending}
        onCancel={onClose}
        onSubmit={({ read_key = '', client_secret, site }) =>
          add.mutate({ processor: type, read_key, client_secret: orNull(client_secret), site: orNull(site) })
        }
      >
        {type === 'lemonsqueezy' && (
          <p>Lemon Squeezy has no keys that only read. Use the command in place of a stored key if you can.</p>
        )}
        <Field
          name="read_key"
          label={labels.key}
          required
          autoComplete="off"
          spellCheck={false}
          hint={`It is stored encrypted, sent to ${processorName(type)} alone and never shown again.`}
        />
        {labels.secret !== undefined && (
          <Field name="client_secret" label={labels.secret} required autoComplete="off" spellCheck={false} />
        )}
        {hasSite && (
          <Field
            name="site"
            label="Address of the shop"
            required
            placeholder={type === 'shopify' ? 'https://brand.myshopify.com' : 'https://shop.brand.dev'}
          />
        )}
      </Form>
    </Dialog>
  );
}
