// Invites people by their addresses, and shows the links of the invitations once.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { INVITATIONS } from '../../records/invitations/paths.ts';
import { JoinPage } from '../../records/programs/join-page.tsx';
import { useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Form, TextArea } from '../../ui/form.tsx';
import styles from './partners.module.css';

type Results = Schemas['invite-partners-answer']['data'];
type Invited = Schemas['invite-partners-request']['invitations'][number];

/** One person on each line: `anna@partner.dev` or `Anna <anna@partner.dev>`. */
export const invitedIn = (text: string): Invited[] =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.lastIndexOf('<');
      if (at < 0 || !line.endsWith('>')) return { email: line };
      const name = line.slice(0, at).trim();
      return { email: line.slice(at + 1, -1).trim(), ...(name === '' ? {} : { name }) };
    });

interface InviteDialogProps {
  onClose: () => void;
  /** after somebody was invited; unset: as `onClose` */
  onInvited?: () => void;
}

export function InviteDialog({ onClose, onInvited = onClose }: InviteDialogProps) {
  const { id: program_id } = useProgram();
  const [results, setResults] = useState<Results>();
  const invite = useAction(
    async (invitations: Invited[], key: string) => {
      const params = { path: { program_id }, header: { 'Idempotency-Key': key } };
      return (await client.POST(INVITATIONS, { params, body: { invitations } })).data!.data;
    },
    { refresh: [INVITATIONS], onDone: setResults },
  );
  if (results) return <InviteResults results={results} onClose={onInvited} />;
  return (
    <Dialog title="Invite partners" onClose={onClose}>
      <JoinPage />
      <Form
        action="Invite"
        error={invite.error}
        busy={invite.isPending}
        onCancel={onClose}
        onSubmit={({ invitations = '' }) => invite.mutate(invitedIn(invitations))}
      >
        <TextArea
          name="invitations"
          label="E-mail addresses"
          rows={5}
          required
          hint="One per line, with an optional name: Anna <anna@partner.dev>"
        />
      </Form>
    </Dialog>
  );
}

/** What happened to one invitation, in words. */
export function resultText({ result, reason, invitation }: Results[number]): string {
  if (result === 'unchanged') return 'Already invited. The earlier link stays valid.';
  if (reason === 'already_partner') return 'Already a partner.';
  if (reason === 'daily_limit') return 'Not invited: the program has reached its daily limit of invitations.';
  return invitation?.mail_status === 'queued' ? 'The invitation is on its way by mail.' : 'Send them this link:';
}

function InviteResults({ results, onClose }: { results: Results; onClose: () => void }) {
  return (
    <Dialog
      title="Invitations"
      onClose={onClose}
      keepsOpen={results.some(({ invitation_url }) => invitation_url !== null)}
    >
      <p>These links are shown only once. Each is valid for 30 days, for the person with that address.</p>
      <ul className={styles.results}>
        {results.map((one) => (
          <li key={one.email}>
            <strong>{one.email}</strong>
            <span>{resultText(one)}</span>
            {one.invitation_url !== null && (
              <>
                <code>{one.invitation_url}</code>
                <CopyButton text={one.invitation_url} what={`the invitation of ${one.email}`} />
              </>
            )}
          </li>
        ))}
      </ul>
      <DialogFoot>
        <Button kind="main" onClick={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
