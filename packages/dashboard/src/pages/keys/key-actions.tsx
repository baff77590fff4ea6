// What is done with one key: mark it with a deadline, move the deadline, revoke it.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { KEY, KEYS, type Key } from '../../records/keys/paths.ts';
import { useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DateTime } from '../../ui/values.tsx';
import { DeadlineField, deadlineOf } from './deadline-field.tsx';
import styles from './keys.module.css';

interface KeyActionsProps {
  apiKey: Key;
  /** whether it is the only usable key, which cannot be revoked */
  last: boolean;
}

export function KeyActions({ apiKey, last }: KeyActionsProps) {
  const [open, setOpen] = useState<'mark' | 'revoke'>();
  const close = () => setOpen(undefined);
  const hidden = <span className="visually-hidden"> {apiKey.masked}</span>;
  return (
    <div className={styles.actions}>
      <Button small onClick={() => setOpen('mark')}>
        {apiKey.status === 'marked' ? 'Change the deadline' : 'Set a deadline'}
        {hidden}
      </Button>
      {!last && (
        <Button small onClick={() => setOpen('revoke')}>
          Revoke{hidden}
        </Button>
      )}
      {open === 'mark' && <MarkDialog apiKey={apiKey} last={last} onClose={close} />}
      {open === 'revoke' && <RevokeDialog apiKey={apiKey} onClose={close} />}
    </div>
  );
}

function MarkDialog({ apiKey, last, onClose }: KeyActionsProps & { onClose: () => void }) {
  const { id: program_id } = useProgram();
  const toast = useToast();
  const mark = useAction(
    (body: { rotate_by: string }) =>
      client.POST(`${KEY}/mark`, { params: { path: { program_id, key_id: apiKey.id } }, body }),
    {
      refresh: [KEYS],
      onDone: () => {
        onClose();
        toast('Deadline set');
      },
    },
  );
  return (
    <Dialog title={`Deadline of ${apiKey.masked}`} onClose={onClose}>
      <p>The service refuses the key after the deadline.</p>
      {last && <p>It is the only key of the program. Rotate it instead, unless you want all requests to stop.</p>}
      <Form
        action="Set the deadline"
        error={mark.error}
        busy={mark.isPending}
        onCancel={onClose}
        onSubmit={({ rotate_by }) => mark.mutate({ rotate_by: deadlineOf(rotate_by) })}
      >
        <DeadlineField value={apiKey.rotate_by} />
      </Form>
    </Dialog>
  );
}

function RevokeDialog({ apiKey, onClose }: { apiKey: Key; onClose: () => void }) {
  const { id: program_id } = useProgram();
  const toast = useToast();
  const revoke = useAction(
    () => client.POST(`${KEY}/revoke`, { params: { path: { program_id, key_id: apiKey.id } } }),
    {
      refresh: [KEYS],
      onDone: () => {
        onClose();
        toast(`${apiKey.masked} revoked`);
      },
    },
  );
  return (
    <ConfirmDialog
      title={`Revoke ${apiKey.masked}?`}
      action="Revoke the key"
      danger
      busy={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate(undefined)}
      onClose={onClose}
    >
      <p>
        {apiKey.last_used_at === null ? (
          'It has never been used.'
        ) : (
          <>
            It was last used <DateTime value={apiKey.last_used_at} />.
          </>
        )}{' '}
        Every request with it will be refused. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
