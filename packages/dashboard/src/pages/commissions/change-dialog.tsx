// Asks before several commissions are changed, and says which were not.
import { useState } from 'react';
import { useProgram } from '../../shell/program.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { useLater } from '../../ui/later.tsx';
import { useFailed, useToast } from '../../ui/toast.tsx';
import { useBulk, type Change } from './bulk.ts';
import { EarlyApproval } from './early-approval.tsx';
import { stillHolding } from './holding.ts';
import type { Commission, Result } from './paths.ts';
import { ReasonField } from './reason-field.tsx';
import { countOf, obstacleText, sumText } from './texts.ts';

interface ChangeDialogProps {
  change: Change;
  commissions: readonly Commission[];
  onClose: () => void;
  /** after the change; some may not have been changed */
  onDone: () => void;
}

export function ChangeDialog({ change, commissions, onClose, onDone }: ChangeDialogProps) {
  const { act, button, text, done, coming, reason: needsReason } = change;
  const toast = useToast();
  const { holding_period_days: days } = useProgram();
  const [hurried, setHurried] = useState(false);
  const { early, last } = stillHolding(act === 'approve' ? commissions : [], days);
  const chosen =
    hurried || early.length === commissions.length ? commissions : commissions.filter((one) => !early.includes(one));
  const later = useLater();
  const failed = useFailed();
  // The dialog is closed by then.
  const undo = useBulk({ onDone: (results) => toast(`${countOf(results.length)} released`), onFailed: failed });
  const finish = (results: Result[]) => {
    const wrong = results.filter(({ result }) => result === 'failed');
    const changed = results.filter(({ result }) => result === 'done').map(({ commission_id }) => commission_id);
    const back = () => undo.mutate({ act: 'release', ids: changed, reason: '' });
    const said = `${countOf(results.length - wrong.length)} ${done}`;
    if (results.length > wrong.length) toast(said, act === 'hold' && changed.length > 0 ? back : undefined);
    if (wrong.length > 0) later.refuse({ lines: wrong.map((one) => obstacleText(one, chosen)), of: results.length });
    // What waited has closed the dialog before.
    if (coming === undefined) close();
  };
  const close = () => {
    onDone();
    onClose();
  };
  const bulk = useBulk({ onDone: finish, ...(coming === undefined ? {} : { onFailed: failed }) });
  const submit = (reason: string) => {
    const ids = chosen.map(({ id }) => id);
    if (coming === undefined) return bulk.mutate({ act, ids, reason });
    const send = (leaving: boolean) => bulk.mutate({ act, ids, reason, leaving });
    later.act({ text: `${countOf(ids.length)} ${coming}`, ids, coming, send });
    close();
  };
  const title = `${button} ${countOf(chosen.length)}`;
  return (
    <Dialog title={`${title}?`} onClose={onClose}>
      <p>
        {sumText(chosen)} in total. {text}
      </p>
      <Form
        action={title}
        error={bulk.error}
        busy={bulk.isPending}
        onCancel={onClose}
        onSubmit={({ reason = '' }) => submit(reason)}
      >
        {last !== undefined && (
          <EarlyApproval
            early={early.length}
            of={commissions.length}
            until={last}
            checked={hurried}
            onChange={setHurried}
          />
        )}
        {needsReason && <ReasonField />}
      </Form>
    </Dialog>
  );
}
