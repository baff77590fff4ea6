// Asks before several commissions are changed, and says which were not.
import { useState } from 'react';
import { stillHolding } from '../../records/commissions/holding.ts';
import type { Commission } from '../../records/commissions/paths.ts';
import { countOf, sumText } from '../../records/commissions/texts.ts';
import { useProgram } from '../../records/programs/program.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { useApply } from './apply.ts';
import type { Change } from './bulk.ts';
import { EarlyApproval } from './early-approval.tsx';
import { ReasonField } from './reason-field.tsx';

interface ChangeDialogProps {
  change: Change;
  commissions: readonly Commission[];
  onClose: () => void;
  /** after the change; some may not have been changed */
  onDone: () => void;
}

export function ChangeDialog({ change, commissions, onClose, onDone }: ChangeDialogProps) {
  const { act, button, text, reason: needsReason } = change;
  const { holding_period_days: days } = useProgram();
  const [hurried, setHurried] = useState(false);
  const { early, last } = stillHolding(act === 'approve' ? commissions : [], days);
  const chosen =
    hurried || early.length === commissions.length ? commissions : commissions.filter((one) => !early.includes(one));
  const { apply, error, busy } = useApply(change, () => {
    onDone();
    onClose();
  });
  const title = `${button} ${countOf(chosen.length)}`;
  return (
    <Dialog title={`${title}?`} onClose={onClose}>
      <p>
        {sumText(chosen)} in total. {text}
      </p>
      <Form
        action={title}
        error={error}
        busy={busy}
        onCancel={onClose}
        onSubmit={({ reason = '' }) => apply(chosen, reason)}
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
