// When a commission is approved.
import type { Changes } from '../../records/programs/paths.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Check, type Values } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';

export const approvalIn = (values: Values): Changes => ({ auto_approve: values.auto_approve === 'on' });

export function Approval() {
  const { auto_approve } = useProgram();
  return (
    <Card title="Approval">
      {useMay('owner') ? (
        <Check
          name="auto_approve"
          label="Approve commissions automatically after the holding period"
          defaultChecked={auto_approve}
          hint="Commissions on hold stay pending. Without this, owners approve each commission."
        />
      ) : (
        <Facts>
          <Fact name="Approval">
            {auto_approve ? 'Automatic, after the holding period of the terms' : 'By an owner'}
          </Fact>
        </Facts>
      )}
    </Card>
  );
}
