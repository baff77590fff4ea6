import { Link } from '@tanstack/react-router';
import { useProgram } from '../../records/programs/program.ts';
import { Tabs } from '../../ui/tabs.tsx';

/** What is paid, and what each month came to. */
export function PayoutTabs() {
  const { id: programId } = useProgram();
  const exact = { exact: true, includeSearch: false };
  return (
    <Tabs label="Payouts and statements">
      <Link to="/app/programs/$programId/payouts" params={{ programId }} activeOptions={exact}>
        Payouts
      </Link>
      <Link to="/app/programs/$programId/payouts/statements" params={{ programId }} activeOptions={exact}>
        Statements
      </Link>
    </Tabs>
  );
}
