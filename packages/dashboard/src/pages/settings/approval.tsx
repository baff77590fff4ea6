// When a commission is approved.
import { useMay, useProgram } from '../../shell/program.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Check, Field } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import type { Changes, Values } from './paths.ts';

export const approvalIn = (values: Values): Changes => ({
  auto_approve: values.auto_approve === 'on',
  holding_period_days: Number(values.holding_period_days),
});

export function Approval() {
  const { auto_approve, holding_period_days: days } = useProgram();
  return (
    <Card title="Approval">
      {useMay('owner') ? (
        <ApprovalFields />
      ) : (
        <Facts>
          <Fact name="Approval">{auto_approve ? `Automatic, ${days} days after the sale` : 'By an owner'}</Fact>
        </Facts>
      )}
    </Card>
  );
}

function ApprovalFields() {
  const { auto_approve, holding_period_days } = useProgram();
  return (
    <>
      <Field
        name="holding_period_days"
        label="Holding period, days"
        type="number"
        min={0}
        max={365}
        required
        defaultValue={holding_period_days}
        hint="The time for refunds before a commission is approved."
      />
      <Check
        name="auto_approve"
        label="Approve commissions automatically after the holding period"
        defaultChecked={auto_approve}
        hint="Commissions on hold stay pending. Without this, owners approve each commission."
      />
    </>
  );
}
