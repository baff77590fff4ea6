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
      intro="Stripe events record sales, refunds and disputes of referred customers, without calls from your servers."
    >
      {allows(role, 'admin') && <Connections />}
      <PaymentEvents />
    </Page>
  );
}
