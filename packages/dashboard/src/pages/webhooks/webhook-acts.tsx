// What is done with one endpoint: test it, change it, disable and enable it, rotate its secret, delete it.
import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { DELIVERIES, WEBHOOK, WEBHOOKS, type Webhook } from '../../records/webhooks/paths.ts';
import { shortUrl } from '../../records/webhooks/texts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Field, Form } from '../../ui/form.tsx';
import { useFailed, useToast } from '../../ui/toast.tsx';
import { WebhookSecret } from './new-webhook.tsx';
import { WebhookForm, type WebhookFields } from './webhook-form.tsx';

interface ActProps {
  webhook: Webhook;
}
interface DialogProps extends ActProps {
  onClose: () => void;
}

/** Changes an endpoint; what shows it is read again. */
function useChange(webhook_id: number, done: string, onDone?: (secret: string | undefined) => void) {
  const { id: program_id } = useProgram();
  const toast = useToast();
  const failed = useFailed();
  return useAction(
    async (body: Partial<WebhookFields> & { status?: Webhook['status'] }) =>
      (await client.PATCH(WEBHOOK, { params: { path: { program_id, webhook_id } }, body })).data!.data,
    {
      refresh: [WEBHOOKS, WEBHOOK, DELIVERIES],
      onDone: ({ secret }) => {
        onDone?.(secret);
        toast(done);
      },
      // A dialog shows it itself.
      ...(onDone ? {} : { onFailed: failed }),
    },
  );
}

/** The buttons that change an endpoint, in its details. */
export function WebhookActs({ webhook }: ActProps) {
  const [open, setOpen] = useState<'edit' | 'rotate' | 'delete'>();
  const close = () => setOpen(undefined);
  const owner = useMay('owner');
  if (!useMay('admin')) return null;
  return (
    <>
      <Button small onClick={() => setOpen('edit')}>
        Edit
      </Button>
      {owner && (
        <Button small onClick={() => setOpen('rotate')}>
          Rotate the secret
        </Button>
      )}
      <Button small onClick={() => setOpen('delete')}>
        Delete
      </Button>
      {open === 'edit' && <EditDialog webhook={webhook} onClose={close} />}
      {open === 'rotate' && <RotateDialog webhook={webhook} onClose={close} />}
      {open === 'delete' && <DeleteDialog webhook={webhook} onClose={close} />}
    </>
  );
}

/** Disables or enables. Nothing is lost either way, so nothing is asked. */
export function Switch({ webhook: { id, status } }: ActProps) {
  const active = status === 'active';
  const change = useChange(id, active ? 'Disabled. Its events are stored meanwhile' : 'Enabled');
  if (!useMay('admin')) return null;
  return (
    <Button busy={change.isPending} onClick={() => change.mutate({ status: active ? 'disabled' : 'active' })}>
      {active ? 'Disable' : 'Enable'}
    </Button>
  );
}

function EditDialog({ webhook, onClose }: DialogProps) {
  const [secret, setSecret] = useState<string>();
  const change = useChange(webhook.id, 'Webhook changed', (made) => (made === undefined ? onClose() : setSecret(made)));
  if (secret !== undefined) {
    return (
      <WebhookSecret secret={secret} onClose={onClose}>
        The new address has its own secret. The old secret is no longer used. Send a test next.
      </WebhookSecret>
    );
  }
  return (
    <Dialog title="Edit the webhook" onClose={onClose} wide>
      <WebhookForm
        webhook={webhook}
        action="Save"
        error={change.error}
        busy={change.isPending}
        onSubmit={(fields) => change.mutate(fields)}
        onCancel={onClose}
      />
    </Dialog>
  );
}

const OVERLAP_HOURS = '24';

function RotateDialog({ webhook: { id: webhook_id }, onClose }: DialogProps) {
  const { id: program_id } = useProgram();
  const [secret, setSecret] = useState<string>();
  const rotate = useAction(
    async (overlap_hours: number, key: string) => {
      const params = { path: { program_id, webhook_id }, header: { 'Idempotency-Key': key } };
      return (await client.POST(`${WEBHOOK}/rotate-secret`, { params, body: { overlap_hours } })).data!.data;
    },
    { refresh: [WEBHOOKS, WEBHOOK], onDone: (rotated) => setSecret(rotated.secret) },
  );
  if (secret !== undefined) {
    return (
      <WebhookSecret secret={secret} onClose={onClose}>
        The old secret also signs for the hours you set. Replace it on your server before then.
      </WebhookSecret>
    );
  }
  return (
    <Dialog title="Rotate the secret" onClose={onClose}>
      <p>You get a new secret. For some hours both sign, so that no event is refused while you replace the old one.</p>
      <Form
        action="Create the new secret"
        error={rotate.error}
        busy={rotate.isPending}
        onCancel={onClose}
        onSubmit={({ overlap_hours }) => rotate.mutate(Number(overlap_hours))}
      >
        <Field
          name="overlap_hours"
          label="Overlap, hours"
          type="number"
          min={0}
          step={1}
          required
          defaultValue={OVERLAP_HOURS}
          hint="0 ends the old one at once, such as after a leak."
        />
      </Form>
    </Dialog>
  );
}

function DeleteDialog({ webhook: { id: webhook_id, url }, onClose }: DialogProps) {
  const { id: program_id } = useProgram();
  const toast = useToast();
  const navigate = useNavigate();
  const remove = useAction(() => client.DELETE(WEBHOOK, { params: { path: { program_id, webhook_id } } }), {
    refresh: [WEBHOOKS],
    onDone: () => {
      onClose();
      toast('Webhook deleted');
      void navigate({ to: '/app/programs/$programId/webhooks', params: { programId: program_id } });
    },
  });
  return (
    <ConfirmDialog
      title="Delete the webhook?"
      action="Delete the webhook"
      danger
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined)}
      onClose={onClose}
    >
      <p>
        <code>{shortUrl(url)}</code> gets no more events. Waiting events are not sent, and its secret is deleted. This
        cannot be undone. To pause it, disable it instead.
      </p>
    </ConfirmDialog>
  );
}
