// Asks before several commissions are changed, and says which were not.
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Form, TextArea } from '../../ui/form.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useBulk, type Change } from './bulk.ts';
import type { Commission, Result } from './paths.ts';
import { countOf, obstacleText, sumText } from './texts.ts';

interface ChangeDialogProps {
  change: Change;
  commissions: readonly Commission[];
  onClose: () => void;
  /** after the change; some may not have been changed */
  onDone: () => void;
}

export function ChangeDialog({ change, commissions, onClose, onDone }: ChangeDialogProps) {
  const { act, button, text, done, reason: needsReason } = change;
  const toast = useToast();
  const [failed, setFailed] = useState<{ failed: Result[]; of: number }>();
  const undo = useBulk();
  const bulk = useBulk((results) => {
    const wrong = results.filter(({ result }) => result === 'failed');
    const changed = results.filter(({ result }) => result === 'done').map(({ commission_id }) => commission_id);
    const back = () => undo.mutate({ act: 'release', ids: changed, reason: '' });
    const said = `${countOf(results.length - wrong.length)} ${done}`;
    if (results.length > wrong.length) toast(said, act === 'hold' && changed.length > 0 ? back : undefined);
    onDone();
    if (wrong.length > 0) setFailed({ failed: wrong, of: results.length });
    else onClose();
  });
  const title = `${button} ${countOf(commissions.length)}`;
  if (failed) return <FailedDialog {...failed} onClose={onClose} />;
  return (
    <Dialog title={`${title}?`} onClose={onClose}>
      <p>
        {sumText(commissions)} in total. {text}
      </p>
      <Form
        action={title}
        error={bulk.error}
        busy={bulk.isPending}
        onCancel={onClose}
        onSubmit={({ reason = '' }) => bulk.mutate({ act, ids: commissions.map(({ id }) => id), reason })}
      >
        {needsReason && (
          <TextArea name="reason" label="Reason" required maxLength={1000} hint="Name no customer: partners read it." />
        )}
      </Form>
    </Dialog>
  );
}

function FailedDialog({ failed, of, onClose }: { failed: Result[]; of: number; onClose: () => void }) {
  return (
    <Dialog title={`${failed.length} of ${of} were not changed`} onClose={onClose}>
      <ul>
        {failed.map((result) => (
          <li key={result.commission_id}>{obstacleText(result)}</li>
        ))}
      </ul>
      <DialogFoot>
        <Button kind="main" onClick={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
