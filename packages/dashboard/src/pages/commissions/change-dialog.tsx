// Asks before several commissions are changed, and says which were not.
import { useState } from 'react';
import { stillHolding } from '../../records/commissions/holding.ts';
import { countOf, sumText } from '../../records/commissions/texts.ts';
import { useProgram } from '../../records/programs/program.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { useApply } from './apply.ts';
import type { Change } from './bulk.ts';
import styles from './commissions.module.css';
import { EarlyApproval } from './early-approval.tsx';
import type { Eligible } from './obstacles.ts';
import { ReasonField } from './reason-field.tsx';

interface ChangeDialogProps {
  change: Change;
  /** what it can change of what is selected */
  selected: Eligible;
  onClose: () => void;
  /** after the change; some may not have been changed */
  onDone: () => void;
}

export function ChangeDialog({ change, selected: { can: commissions, skipped }, onClose, onDone }: ChangeDialogProps) {
  const { act, button, text, reason: needsReason } = change;
  const { holding_period_days: days } = useProgram();
  const [hurried, setHurried] = useState(false);
  const { early, last } = stillHolding(act === 'approve' ? commissions : [], days);
  const chosen =
    hurried || early.length === commissions.length ? commissions : commissions.filter((one) => !early.includes(one));
  const { apply, error, busy } = useApply(change, {
    skipped,
    onSent: () => {
      onDone();
      onClose();
    },
  });
  const title = `${button} ${countOf(chosen.length)}`;
  return (
    <Dialog title={`${title}?`} onClose={onClose}>
      <p>
        {sumText(chosen)} in total. {text}
      </p>
      {skipped !== '' && <p className={styles.soft}>{skipped}.</p>}
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
