import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { KEYS } from '../../records/keys/paths.ts';
import { useProgram } from '../../records/programs/program.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { DeadlineField, deadlineOf } from './deadline-field.tsx';

/** Creates a second key, and shows it once. */
export function RotateDialog({ onClose }: { onClose: () => void }) {
  const { id: program_id } = useProgram();
  const [newKey, setNewKey] = useState<string>();
  const rotate = useAction(
    async (body: { rotate_by: string }, key: string) => {
      const params = { path: { program_id }, header: { 'Idempotency-Key': key } };
      return (await client.POST(`${KEYS}/rotate`, { params, body })).data!.data;
    },
    { refresh: [KEYS], onDone: ({ api_key }) => setNewKey(api_key) },
  );
  if (newKey !== undefined) {
    return (
      <SecretDialog
        title="The new key"
        what="the new key"
        secret={newKey}
        next="Deploy it to all servers, then come back: this page shows when the old key is no longer used."
        onClose={onClose}
      >
        Store it on your servers, never in a web page.
      </SecretDialog>
    );
  }
  return (
    <Dialog title="Rotate the key" onClose={onClose}>
      <p>
        You get a new key. The old one works until its deadline, so that no request is refused while you replace it.
      </p>
      <Form
        action="Create the new key"
        error={rotate.error}
        busy={rotate.isPending}
        onCancel={onClose}
        onSubmit={({ rotate_by }) => rotate.mutate({ rotate_by: deadlineOf(rotate_by) })}
      >
        <DeadlineField value={null} />
      </Form>
    </Dialog>
  );
}
