import { Link } from '@tanstack/react-router';
import { allows, useProgram } from '../../shell/program.tsx';
import { Tabs } from '../../ui/tabs.tsx';

/** The partners, and who is invited. */
export function PartnerTabs() {
  const { id: programId, role } = useProgram();
  // The only other page is not for viewers.
  if (!allows(role, 'admin')) return null;
  const exact = { exact: true, includeSearch: false };
  return (
    <Tabs label="Partners and invitations">
      <Link to="/app/programs/$programId/partners" params={{ programId }} activeOptions={exact}>
        Partners
      </Link>
      <Link to="/app/programs/$programId/invitations" params={{ programId }} activeOptions={exact}>
        Invitations
      </Link>
    </Tabs>
  );
}
