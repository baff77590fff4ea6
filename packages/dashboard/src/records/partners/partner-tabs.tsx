import { Link } from '@tanstack/react-router';
import { Tabs } from '../../ui/tabs.tsx';
import { allows, useProgram } from '../programs/program.ts';

/** The partners, their groups, and who is invited. */
export function PartnerTabs() {
  const { id: programId, role } = useProgram();
  const exact = { exact: true, includeSearch: false };
  return (
    <Tabs label="Partners, groups and invitations">
      <Link to="/app/programs/$programId/partners" params={{ programId }} activeOptions={exact}>
        Partners
      </Link>
      <Link to="/app/programs/$programId/groups" params={{ programId }} activeOptions={exact}>
        Groups
      </Link>
      {allows(role, 'admin') && (
        <Link to="/app/programs/$programId/invitations" params={{ programId }} activeOptions={exact}>
          Invitations
        </Link>
      )}
    </Tabs>
  );
}
