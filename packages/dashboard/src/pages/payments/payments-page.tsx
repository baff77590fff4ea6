// The payment processor of a program, whose events record sales, refunds and disputes.
import { Link } from '@tanstack/react-router';
import { allows, useProgram } from '../../records/programs/program.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Connections } from './connections.tsx';

export function PaymentsPage() {
  const { id: programId, role } = useProgram();
  return (
    <Page
      title="Payment processor"
      intro="Stripe events record the sales, refunds, and disputes of referred customers, so that your servers do not have to."
      actions={
        <Link to="/app/programs/$programId/events" params={{ programId }} className={buttonLook({})}>
          See its events
        </Link>
      }
    >
      {allows(role, 'admin') ? <Connections /> : <p>Only admins and owners can see what is connected.</p>}
    </Page>
  );
}
