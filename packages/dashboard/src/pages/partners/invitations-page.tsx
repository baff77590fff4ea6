// Who is invited to become a partner: send again, revoke.
import { useState } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { DAY_MS } from '../../lib/days.ts';
import { isFiltered, timesOf } from '../../lib/search.ts';
import { InvitationStatus, invitationText, MailStatus } from '../../records/invitations/invitation-status.tsx';
import { INVITATION, INVITATIONS } from '../../records/invitations/paths.ts';
import { PartnerTabs } from '../../records/partners/partner-tabs.tsx';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterDays } from '../../ui/filter-days.tsx';
import { Filters, FilterSelect } from '../../ui/filters.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { Page } from '../../ui/page.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import type { Column } from '../../ui/table.tsx';
import { useFailed, useToast } from '../../ui/toast.tsx';
import { asOption, DateTime, None } from '../../ui/values.tsx';
import { InviteDialog, lostText } from './invite-dialog.tsx';
import styles from './partners.module.css';
import { INVITATION_STATES } from './search.ts';

type Invitation = Schemas['partner-invitation'];
const route = getRouteApi('/app/programs/$programId/invitations');

/** The service makes one new link a day. */
const isRenewable = ({ sent_at }: Pick<Invitation, 'sent_at'>): boolean => Date.now() - Date.parse(sent_at) >= DAY_MS;

const columns: Column<Invitation>[] = [
  { title: 'Email', cell: ({ email }) => email, csv: ({ email }) => email },
  { title: 'Name', cell: ({ name }) => name ?? <None />, csv: ({ name }) => name },
  { title: 'Status', cell: ({ status }) => <InvitationStatus status={status} />, csv: ({ status }) => status },
  {
    title: 'Mail',
    cell: ({ mail_status, status, sent_at }) => (
      <MailStatus status={mail_status} open={status === 'pending'} renewable={isRenewable({ sent_at })} />
    ),
    csv: ({ mail_status }) => mail_status,
  },
  {
    title: 'Created',
    sorts: true,
    cell: ({ created_at }) => <DateTime value={created_at} dateOnly />,
    csv: ({ created_at }) => created_at,
  },
  {
    title: 'Valid until',
    cell: ({ expires_at }) => <DateTime value={expires_at} dateOnly />,
    csv: ({ expires_at }) => expires_at,
  },
  { title: '', cell: (invitation) => <InvitationActions invitation={invitation} /> },
];

export function InvitationsPage() {
  const { id: program_id } = useProgram();
  const may = useMay('admin');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [inviting, setInviting] = useState(false);
  const list = useList(INVITATIONS, { program_id, search }, (page) =>
    client.GET(INVITATIONS, { params: { path: { program_id }, query: { ...timesOf(search), ...page } } }),
  );
  const filter = (changes: object) => void navigate({ search: { ...search, ...changes } as never, replace: true });
  const invite = may && (
    <Button kind="main" onClick={() => setInviting(true)}>
      Invite partners
    </Button>
  );
  return (
    <Page title="Invitations" intro="People you invited to become partners." actions={!list.empty && invite}>
      <PartnerTabs />
      <Filters>
        <FilterSelect
          label="Status"
          value={search.status ?? ''}
          options={[['', 'All'], ...INVITATION_STATES.map((status) => asOption(status, invitationText(status)))]}
          onChange={(status) => filter({ status: status === '' ? undefined : status })}
        />
        <FilterDays label="Created" from={search.from} to={search.to} onChange={filter} />
      </Filters>
      <ListTable
        list={list}
        caption="Invitations of partners"
        columns={columns}
        rowKey={({ id }) => id}
        order={search.order ?? 'newest'}
        onOrder={(order) => filter({ order })}
        file="invitations"
        empty={
          <EmptyState title={isFiltered(search) ? 'No matching invitations' : 'No invitations yet'} action={invite}>
            Each invitation is a link for one person, who signs in with the invited address.
          </EmptyState>
        }
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Page>
  );
}

function InvitationActions({ invitation: { id, email, status, sent_at, mail_status } }: { invitation: Invitation }) {
  const { id: program_id } = useProgram();
  const may = useMay('admin');
  const failed = useFailed();
  const [url, setUrl] = useState<string>();
  const path = { program_id, invitation_id: id };
  const resend = useAction(
    async (_: undefined, key: string) => {
      const params = { path, header: { 'Idempotency-Key': key } };
      return (await client.POST(`${INVITATION}/resend`, { params })).data!.data;
    },
    { refresh: [INVITATIONS], onDone: ({ invitation_url }) => setUrl(invitation_url) },
  );
  if (!may || !['pending', 'expired'].includes(status)) return null;
  const hidden = <span className="visually-hidden"> {email}</span>;
  const sendAgain = () => resend.mutate(undefined, { onError: failed });
  return (
    <div className={styles.actions}>
      {(mail_status !== null || isRenewable({ sent_at })) && (
        <Button small busy={resend.isPending} onClick={sendAgain}>
          {mail_status === null ? 'New link' : 'Resend'}
          {hidden}
        </Button>
      )}
      {status === 'pending' && <Revoke path={path} email={email} />}
      {url !== undefined && (
        <SecretDialog
          title={`A new link for ${email}`}
          what={`the invitation of ${email}`}
          secret={url}
          done="Done"
          lost={mail_status === null ? lostText(1) : undefined}
          onClose={() => setUrl(undefined)}
        >
          {mail_status === null && 'The service sends no mail: send it yourself. '}The previous link no longer works.
        </SecretDialog>
      )}
    </div>
  );
}

function Revoke({ path, email }: { path: { program_id: number; invitation_id: number }; email: string }) {
  const toast = useToast();
  const [asked, setAsked] = useState(false);
  const revoke = useAction(() => client.POST(`${INVITATION}/revoke`, { params: { path } }), {
    refresh: [INVITATIONS],
    onDone: () => {
      setAsked(false);
      toast(`Invitation of ${email} revoked`);
    },
  });
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
