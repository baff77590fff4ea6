// Who is invited to become a member.
import { useState, type ReactNode } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { given, isFiltered, timesOf } from '../../lib/search.ts';
import { InvitationStatus, invitationText, MailStatus } from '../../records/invitations/invitation-status.tsx';
import { MEMBER_INVITATION, MEMBER_INVITATIONS, type MemberInvitation } from '../../records/members/paths.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterDays } from '../../ui/filter-days.tsx';
import { Filters, FilterSelect } from '../../ui/filters.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import type { Column } from '../../ui/table.tsx';
import { useToast } from '../../ui/toast.tsx';
import { asOption, DateTime, wordsOf } from '../../ui/values.tsx';
import { INVITATION_STATES } from './search.ts';
import styles from './team.module.css';

const route = getRouteApi('/app/programs/$programId/team');

const COLUMNS: Column<MemberInvitation>[] = [
  { title: 'Email', cell: ({ email }) => email, csv: ({ email }) => email },
  { title: 'Role', cell: ({ role }) => <span className={styles.role}>{wordsOf(role)}</span>, csv: ({ role }) => role },
  { title: 'Status', cell: ({ status }) => <InvitationStatus status={status} />, csv: ({ status }) => status },
  {
    title: 'Mail',
    cell: ({ mail_status, status }) => <MailStatus status={mail_status} open={status === 'pending'} />,
    csv: ({ mail_status }) => mail_status,
  },
  {
    title: 'Created',
    sorts: true,
    extra: true,
    cell: ({ created_at }) => <DateTime value={created_at} dateOnly />,
    csv: ({ created_at }) => created_at,
  },
  {
    title: 'Valid until',
    cell: ({ expires_at }) => (
      <span>
        <span className={styles.until}>Valid until </span>
        <DateTime value={expires_at} dateOnly />
      </span>
    ),
    csv: ({ expires_at }) => expires_at,
  },
];

/** @param invite the button that invites somebody; false for who may not */
export function Invitations({ invite }: { invite: ReactNode }) {
  const { id: program_id } = useProgram();
  const may = useMay('owner');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { status, from, to, order } = search;
  const invited = given({ status, from, to, order });
  const filtered = isFiltered(invited);
  const list = useList(MEMBER_INVITATIONS, { program_id, invited }, (page) =>
    client.GET(MEMBER_INVITATIONS, { params: { path: { program_id }, query: { ...timesOf(invited), ...page } } }),
  );
  const filter = (changes: object) => void navigate({ search: { ...search, ...changes } as never, replace: true });
  const columns = may
    ? [...COLUMNS, { title: '', cell: (invitation: MemberInvitation) => <Revoke invitation={invitation} /> }]
    : COLUMNS;
  return (
    <section className={styles.part} aria-labelledby="invitations">
      <h2 id="invitations">Invitations</h2>
      {(list.rows.length > 0 || filtered) && (
        <Filters>
          <FilterSelect
            label="Status"
            value={search.status ?? ''}
            options={[['', 'All'], ...INVITATION_STATES.map((status) => asOption(status, invitationText(status)))]}
            onChange={(status) => filter({ status: status === '' ? undefined : status })}
          />
          <FilterDays label="Created" from={search.from} to={search.to} onChange={filter} />
        </Filters>
      )}
      <ListTable
        list={list}
        caption="Invitations of members"
        columns={columns}
        rowKey={({ id }) => id}
        order={search.order ?? 'newest'}
        onOrder={(order) => filter({ order })}
        file="member-invitations"
        empty={
          filtered ? (
            <EmptyState title="No matching invitations">Change the filters to see more.</EmptyState>
          ) : (
            <div className={styles.none}>
              <p>
                <strong>No invitations yet</strong>
                <br />
                <span className={styles.soft}>
                  Each invitation is a link for one colleague and is valid for seven days.
                </span>
              </p>
              {invite}
            </div>
          )
        }
      />
    </section>
  );
}

function Revoke({ invitation: { id, email, status } }: { invitation: MemberInvitation }) {
  const { id: program_id } = useProgram();
  const toast = useToast();
  const [asked, setAsked] = useState(false);
  const path = { program_id, member_invitation_id: id };
  const revoke = useAction(() => client.POST(`${MEMBER_INVITATION}/revoke`, { params: { path } }), {
    refresh: [MEMBER_INVITATIONS],
    onDone: () => {
      setAsked(false);
      toast(`Invitation of ${email} revoked`);
    },
  });
  if (status !== 'pending') return null;
  return (
    <>
      <Button small onClick={() => setAsked(true)}>
        Revoke<span className="visually-hidden"> {email}</span>
      </Button>
      {asked && (
        <ConfirmDialog
          title="Revoke the invitation?"
          action="Revoke the invitation"
          danger
          busy={revoke.isPending}
          error={revoke.error}
          onConfirm={() => revoke.mutate(undefined)}
          onClose={() => setAsked(false)}
        >
          <p>The link of {email} stops working. You can invite them again.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
