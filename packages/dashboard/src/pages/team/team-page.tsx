// Who may see and change the program, and who is invited to.
import { useState } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { useSession } from '../../api/session.ts';
import { MEMBERS, ROLES, type Member } from '../../records/members/paths.ts';
import { allows, useMay, useProgram } from '../../records/programs/program.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { Page } from '../../ui/page.tsx';
import type { Column } from '../../ui/table.tsx';
import { DateTime, wordsOf } from '../../ui/values.tsx';
import { Invitations } from './invitations.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberActions } from './member-actions.tsx';
import styles from './team.module.css';

const route = getRouteApi('/app/programs/$programId/team');

export function TeamPage() {
  const { id: program_id, role } = useProgram();
  const may = useMay('owner');
  const [inviting, setInviting] = useState(false);
  const invite = may && (
    <Button kind="main" onClick={() => setInviting(true)}>
      Invite a member
    </Button>
  );
  const intro = allows(role, 'owner')
    ? 'People who can view or manage the program.'
    : 'People who can view or manage the program. Only owners can change the team.';
  return (
    <Page title="Team" intro={intro} actions={invite}>
      <Members programId={program_id} />
      <Invitations invite={invite} />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Page>
  );
}

function Members({ programId: program_id }: { programId: number }) {
  const may = useMay('owner');
  const { data: session } = useSession();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const order = search.members_order ?? 'oldest';
  const list = useList(MEMBERS, { program_id, order }, (page) =>
    client.GET(MEMBERS, { params: { path: { program_id }, query: { order, ...page } } }),
  );
  const owners = list.rows.filter(({ role }) => role === 'owner');
  const onlyOwner = owners.length === 1 && !list.hasMore ? owners[0] : undefined;
  const you = session?.account.id;
  return (
    <section className={styles.part} aria-labelledby="members">
      <h2 id="members">Members</h2>
      <ListTable
        list={list}
        caption="Members of the program"
        columns={memberColumns({ may, you, onlyOwner })}
        rowKey={({ account_id }) => account_id}
        order={order}
        onOrder={(wanted) => void navigate({ search: { ...search, members_order: wanted }, replace: true })}
        file="members"
        empty={<EmptyState title="No members">The operator of the service invites the first owner.</EmptyState>}
      />
      {may && onlyOwner && (
        <p className={styles.soft}>
          {onlyOwner.account_id === you ? 'You are the only owner' : `${onlyOwner.email} is the only owner`}, and a
          program needs one: before {onlyOwner.account_id === you ? 'you leave or take' : 'they leave or take'} another
          role, make another member an owner.
        </p>
      )}
    </section>
  );
}

interface Reader {
  may: boolean;
  /** the account of the reader */
  you: number | undefined;
  onlyOwner: Member | undefined;
}

const memberColumns = ({ may, you, onlyOwner }: Reader): Column<Member>[] => [
  {
    title: 'Member',
    wide: true,
    cell: ({ email, account_id }) => (
      <span className={styles.person}>
        <Avatar name={email} />
        <span className={styles.address}>
          {email}
          {account_id === you && <span className={styles.soft}> (you)</span>}
        </span>
      </span>
    ),
    csv: ({ email }) => email,
  },
  {
    title: 'Role',
    wide: true,
    cell: ({ role }) => (
      <span className={styles.roleCell}>
        <strong className={styles.role}>{wordsOf(role)}</strong>
        <span className={styles.soft}>{ROLES[role]}</span>
      </span>
    ),
    csv: ({ role }) => role,
  },
  {
    title: 'Member since',
    sorts: true,
    cell: ({ created_at }) => <DateTime value={created_at} dateOnly />,
    csv: ({ created_at }) => created_at,
  },
  ...(may
    ? [
        {
          title: '',
          cell: (member: Member) =>
            member.account_id !== onlyOwner?.account_id && (
              <MemberActions member={member} self={member.account_id === you} />
            ),
        },
      ]
    : []),
];
