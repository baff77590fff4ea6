import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { useProgram } from '../../shell/program.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { DeadlineField, deadlineOf } from './deadline-field.tsx';
import styles from './keys.module.css';
import { KEYS } from './paths.ts';

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
  if (newKey !== undefined) return <NewKey apiKey={newKey} onClose={onClose} />;
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

function NewKey({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  return (
    <Dialog title="The new key" onClose={onClose}>
      <p>
        <strong>Copy it now: it is shown only this once.</strong> Keep it on your servers, never in a page.
      </p>
      {/* A field gets the focus, and not the button that closes: a second Enter would lose the key. */}
      <textarea className={styles.secret} aria-label="The new key" readOnly rows={2} value={apiKey} />
      <p>Deploy it to all servers, then come back: this page says when the old key is no longer used.</p>
      <DialogFoot>
        <CopyButton text={apiKey} what="the new key" label="Copy the key" />
        <Button kind="main" onClick={onClose}>
          I have saved it
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
