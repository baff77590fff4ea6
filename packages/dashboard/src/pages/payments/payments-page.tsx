// The payment processor of a program, whose events record sales, refunds and disputes.
import { allows, useProgram } from '../../shell/program.tsx';
import { Page } from '../../ui/page.tsx';
import { Connections } from './connections.tsx';
import { PaymentEvents } from './events.tsx';

export function PaymentsPage() {
  const { role } = useProgram();
  return (
    <Page
      title="Payment processor"
      intro="Stripe events record the sales, refunds, and disputes of referred customers, so that your servers do not have to."
    >
      {allows(role, 'admin') && <Connections />}
      <PaymentEvents />
    </Page>
  );
}
