import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { Failure } from '../../api/failure.ts';
import { centsOf } from '../../lib/money.ts';
import { COMMISSIONS } from '../../records/commissions/paths.ts';
import { PartnerField } from '../../records/partners/partner-field.tsx';
import { useNewestPartners } from '../../records/partners/partner-names.ts';
import { useProgram } from '../../records/programs/program.ts';
import { STATS } from '../../records/stats/use-totals.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Form } from '../../ui/form.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ReasonField } from './reason-field.tsx';

type Adjustment = Schemas['create-adjustment-request'];

const NO_AMOUNT = new Failure({
  code: 'no_amount',
  message: 'Enter a valid amount',
  status: 0,
  hint: 'Enter it as 12.50, or as -12.50 to deduct something.',
  details: { field: 'amount_cents' },
});

/** They have never been partners. */
const STRANGERS: readonly string[] = ['applied', 'declined'];

/** A bonus, or a correction with a negative amount. */
export function AdjustDialog({ onClose }: { onClose: () => void }) {
  const { id: program_id, currency } = useProgram();
  const partners = useNewestPartners().filter(({ status }) => !STRANGERS.includes(status));
  const toast = useToast();
  const [wrong, setWrong] = useState<Failure>();
  const done = () => {
    toast('Adjustment created');
    onClose();
  };
  const create = useAction(
    (body: Adjustment, key: string) =>
      client.POST(COMMISSIONS, { params: { path: { program_id }, header: { 'Idempotency-Key': key } }, body }),
    { refresh: [COMMISSIONS, STATS], onDone: done },
  );
  const submit = ({ partner_id, amount_cents = '', reason = '' }: Record<string, string>) => {
    const cents = centsOf(amount_cents, currency);
    setWrong(cents === undefined ? NO_AMOUNT : undefined);
    if (cents === undefined) return;
    const body = { partner_id: Number(partner_id), amount_cents: cents, reason };
    create.mutate(body);
  };
  return (
    <Dialog title="Create an adjustment" onClose={onClose}>
      <p>A bonus or a correction. To undo it later, reject it.</p>
      <Form
        action="Create the adjustment"
        error={wrong ?? create.error}
        busy={create.isPending}
        onCancel={onClose}
        onSubmit={submit}
      >
        <PartnerField partners={partners} none="No partner has joined yet." />
        <Field
          name="amount_cents"
          label={`Amount, ${currency}`}
          inputMode="text"
          required
          hint="Use a negative amount to deduct something, such as -12.50"
        />
        <ReasonField />
      </Form>
    </Dialog>
  );
}
