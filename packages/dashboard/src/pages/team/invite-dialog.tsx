// Invites a member, and shows the link of the invitation once.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { MEMBER_INVITATIONS } from '../../records/members/paths.ts';
import { useProgram } from '../../records/programs/program.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Form } from '../../ui/form.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { DateTime } from '../../ui/values.tsx';
import { RoleField } from './role-field.tsx';

type Wanted = Schemas['create-member-invitation-request'];
type Created = Schemas['create-member-invitation-answer']['data'];

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { id: program_id, name } = useProgram();
  const [created, setCreated] = useState<Created>();
  const invite = useAction(
    async (body: Wanted, key: string) => {
      const params = { path: { program_id }, header: { 'Idempotency-Key': key } };
      return (await client.POST(MEMBER_INVITATIONS, { params, body })).data!.data;
    },
    { refresh: [MEMBER_INVITATIONS], onDone: setCreated },
  );
  if (created) return <CreatedInvitation created={created} onClose={onClose} />;
  return (
    <Dialog title="Invite a member" onClose={onClose}>
      <p>
        They get a link to <bdi>{name}</bdi> and sign in with this address.
      </p>
      <Form
        action="Invite"
        error={invite.error}
        busy={invite.isPending}
        onCancel={onClose}
        onSubmit={({ email = '', role }) => invite.mutate({ email, role: role as Wanted['role'] })}
      >
        <Field name="email" label="Email" type="email" required autoComplete="off" />
        <RoleField value="viewer" />
      </Form>
    </Dialog>
  );
}

const LOST =
  'You have not copied the link, and it is not shown again. To get another one, revoke the invitation and invite them again.';

function CreatedInvitation({ created, onClose }: { created: Created; onClose: () => void }) {
  const { email, expires_at, mail_status } = created.invitation;
  return (
    <SecretDialog
      title={`${email} invited`}
      what={`the invitation of ${email}`}
      secret={created.invitation_url}
      done="Done"
      lost={mail_status === null ? LOST : undefined}
      onClose={onClose}
    >
      {mail_status === null
        ? 'The service sends no mail: send them this link yourself.'
        : 'The invitation is on its way by mail; this is the same link.'}{' '}
      It can be used once, until <DateTime value={expires_at} />.
    </SecretDialog>
  );
}
