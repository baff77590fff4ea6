import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { useProgram } from '../../records/programs/program.ts';
import { WEBHOOKS } from '../../records/webhooks/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { WebhookForm, type WebhookFields } from './webhook-form.tsx';

type Created = Schemas['webhook-secret-answer']['data'];

/** Creates an endpoint, shows its secret once, and goes to its page. */
export function NewWebhook({ onClose }: { onClose: () => void }) {
  const { id: program_id } = useProgram();
  const navigate = useNavigate();
  const [created, setCreated] = useState<Created>();
  const create = useAction(
    async ({ url = '', ...fields }: WebhookFields, key: string) => {
      const params = { path: { program_id }, header: { 'Idempotency-Key': key } };
      return (await client.POST(WEBHOOKS, { params, body: { url, ...fields } })).data!.data;
    },
    { refresh: [WEBHOOKS], onDone: setCreated },
  );
  if (created) {
    const open = () => {
      onClose();
      const params = { programId: program_id, webhookId: created.webhook.id };
      void navigate({ to: '/app/programs/$programId/webhooks/$webhookId', params });
    };
    return (
      <WebhookSecret secret={created.secret} onClose={open}>
        Send a test next: it shows what your server answers.
      </WebhookSecret>
    );
  }
  return (
    <Dialog title="Add a webhook" onClose={onClose} wide>
      <WebhookForm
        action="Create the webhook"
        error={create.error}
        busy={create.isPending}
        onSubmit={(fields) => create.mutate(fields)}
        onCancel={onClose}
      />
    </Dialog>
  );
}

interface WebhookSecretProps {
  secret: string;
  /** what to do next */
  children: string;
  onClose: () => void;
}

/** Shows the secret of an endpoint once. */
export const WebhookSecret = ({ secret, children, onClose }: WebhookSecretProps) => (
  <SecretDialog title="The secret of the webhook" what="the secret" secret={secret} next={children} onClose={onClose}>
    Store it on your server, and use it to verify that events come from here.
  </SecretDialog>
);
