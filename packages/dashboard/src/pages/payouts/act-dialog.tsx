// Asks before payments are reported as paid, failed, cancelled or open again, and says which were not changed.
import { useState } from 'react';
import { localToday } from '../../lib/days.ts';
import { moneyText } from '../../lib/money.ts';
import type { Item, Payout, Result } from '../../records/payouts/paths.ts';
import { nameOf, obstacleText, paymentsOf, sumOf } from '../../records/payouts/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Check, Field, Form, orNull, TextArea } from '../../ui/form.tsx';
import { saidText } from '../../ui/reasons.ts';
import { RefusedDialog } from '../../ui/refused-dialog.tsx';
import { useFailed, useToast } from '../../ui/toast.tsx';
import { useReport, type ActTexts, type Report } from './acts.ts';
import { useFailLater } from './fail-later.ts';
import styles from './payouts.module.css';

/** Noon of a day in the reader's zone; today: now. */
const timeOn = (day: string | undefined): string | undefined =>
  day && day !== localToday() ? new Date(`${day}T12:00:00`).toISOString() : undefined;

const reportOf = (
  act: Report['act'],
  items: readonly Item[],
  { paid_on, reference, reason, not_sent }: Record<string, string | undefined>,
): Report => ({
  act,
  ids: items.map(({ id }) => id),
  paid_at: timeOn(paid_on),
  reference: orNull(reference),
  reason: orNull(reason),
  not_sent: not_sent === 'on',
});

interface ActDialogProps {
  texts: ActTexts;
  payout: Payout;
  items: readonly Item[];
  /** what was selected with them and is left as it is, in words */
  skipped?: string;
  onClose: () => void;
  /** after the change; some may not have been changed */
  onDone?: () => void;
}

export function ActDialog({
  texts: { act, action, done, text, danger },
  payout,
  items,
  skipped = '',
  onClose,
  onDone,
}: ActDialogProps) {
  const toast = useToast();
  const [refused, setRefused] = useState<Result[]>();
  // What the reader was asked: a poll of the list changes nothing of it.
  const [asked] = useState(items);
  const names = new Map(asked.map((item) => [item.id, nameOf(item)]));
  // The dialog is closed by then.
  const undo = useReport(payout.id, {
    onDone: (results) => toast(`${paymentsOf(results.filter(({ result }) => result === 'done').length)} reopened`),
    onFailed: useFailed(),
  });
  const finish = (results: Result[]) => {
    const wrong = results.filter(({ result }) => result === 'failed');
    const ids = results.filter(({ result }) => result === 'done').map(({ item_id }) => item_id);
    const back = () => undo.mutate({ act: 'reopen', ids });
    const before = results.length - wrong.length - ids.length;
    const said = saidText(`${paymentsOf(ids.length)} ${done}`, before > 0 ? `${before} had been before` : '', skipped);
    if (results.length > wrong.length) toast(said, act === 'pay' && ids.length > 0 ? back : undefined);
    onDone?.();
    if (wrong.length > 0) setRefused(wrong);
    else onClose();
  };
  const report = useReport(payout.id, { onDone: finish });
  const failLater = useFailLater(payout);
  const submit = (values: Record<string, string>) => {
    const wanted = reportOf(act, asked, values);
    if (act !== 'fail') return report.mutate(wanted);
    failLater(wanted, asked);
    onDone?.();
    onClose();
  };
  if (refused) {
    const lines = refused.map((one) => obstacleText(one, names.get(one.item_id) ?? 'a partner'));
    return <RefusedDialog lines={lines} of={asked.length} onClose={onClose} />;
  }
  const title = action(paymentsOf(asked.length));
  return (
    <Dialog title={`${title}?`} onClose={onClose}>
      <Asked items={asked} currency={payout.currency} />
      <p>{text}</p>
      {skipped !== '' && <p>{skipped}.</p>}
      <Form
        action={title}
        danger={danger}
        error={report.error}
        busy={report.isPending}
        onCancel={onClose}
        onSubmit={submit}
      >
        <Fields act={act} exported={asked.some(({ exported_at }) => exported_at !== null)} />
      </Form>
    </Dialog>
  );
}

/** How much it is about, and whose. */
const Asked = ({ items, currency }: { items: readonly Item[]; currency: string }) => (
  <p className={styles.ask}>
    <strong>{moneyText(sumOf(items), currency)}</strong>{' '}
    {items.length <= 3 ? `to ${items.map(nameOf).join(', ')}` : `in ${paymentsOf(items.length)}`}
  </p>
);

function Fields({ act, exported }: { act: Report['act']; exported: boolean }) {
  const today = localToday();
  if (act === 'reopen') return null;
  if (act === 'pay') {
    return (
      <>
        <Field name="paid_on" label="Paid on" type="date" required defaultValue={today} max={today} />
        <Field
          name="reference"
          label="Reference (optional)"
          maxLength={255}
          hint="From your bank or PayPal, so that you can find it later."
        />
      </>
    );
  }
  return (
    <>
      <TextArea
        name="reason"
        label={act === 'fail' ? 'Reason' : 'Reason, optional'}
        required={act === 'fail'}
        maxLength={1000}
        hint="The partner can read this."
      />
      {act === 'cancel' && exported && (
        <Check
          name="not_sent"
          label="The exported file was not sent"
          required
          hint="Otherwise the bank or PayPal may still pay it."
        />
      )}
    </>
  );
}
