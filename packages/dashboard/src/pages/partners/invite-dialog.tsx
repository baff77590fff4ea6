// Invites people by their addresses, and shows the links of the invitations once.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import type { Failure } from '../../api/failure.ts';
import { INVITATIONS } from '../../records/invitations/paths.ts';
import { JoinPage } from '../../records/programs/join-page.tsx';
import { useProgram } from '../../records/programs/program.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Form, orNull, TextArea } from '../../ui/form.tsx';
import { ShownOnceFoot } from '../../ui/shown-once.tsx';
import { wrongAddress } from './addresses.ts';
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
  const [wrong, setWrong] = useState<Failure>();
  const invite = useAction(
    async (body: Schemas['invite-partners-request'], key: string) => {
      const params = { path: { program_id }, header: { 'Idempotency-Key': key } };
      return (await client.POST(INVITATIONS, { params, body })).data!.data;
    },
    { refresh: [INVITATIONS], onDone: setResults },
  );
  if (results) return <InviteResults results={results} onClose={onInvited} />;
  return (
    <Dialog title="Invite partners" onClose={onClose}>
      <JoinPage />
      <Form
        action="Invite"
        error={wrong ?? invite.error}
        busy={invite.isPending}
        onCancel={onClose}
        onSubmit={({ invitations = '', message }) => {
          const invited = invitedIn(invitations);
          const found = wrongAddress(invited, 'invitations');
          setWrong(found);
          if (!found) invite.mutate({ invitations: invited, message: orNull(message) });
        }}
      >
        <TextArea
          name="invitations"
          label="Email addresses"
          rows={4}
          required
          hint="One per line. A name is optional: Anna <anna@partner.dev>"
        />
        <Field
          name="message"
          label="Personal note (optional)"
          maxLength={200}
          placeholder="Loved your review. We’d be glad to have you."
          hint="Shown on the invitation page, above what a partner earns, and in the email if the service sends mail."
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
  return invitation?.mail_status === 'queued'
    ? 'The invitation is on its way by mail.'
    : 'The service sends no mail: send them this link.';
}

/** What is said of links that nobody has copied and no mail has. */
export const lostText = (links: number): string =>
  `${links === 1 ? 'A link is not copied, and is' : `${links} links are not copied, and are`} not shown again. To get another one, revoke the invitation in the list and invite the person again.`;

function InviteResults({ results, onClose }: { results: Results; onClose: () => void }) {
  const [copied, setCopied] = useState<ReadonlySet<string>>(new Set());
  const note = (email: string) => setCopied((before) => new Set([...before, email]));
  const open = results.filter(
    ({ email, invitation_url: url, invitation }) =>
      url !== null && invitation?.mail_status !== 'queued' && !copied.has(email),
  );
  const links = results.filter(({ invitation_url }) => invitation_url !== null).length;
  return (
    <Dialog title="Invitations" onClose={onClose} keepsOpen={links > 0}>
      <p>
        {links > 0 && (
          <strong>Copy {links === 1 ? 'the link now: it is' : 'the links now: they are'} not shown again. </strong>
        )}
        Each is valid for 30 days, for the person with that address.
      </p>
      <ul className={styles.results}>
        {results.map((one) => (
          <li key={one.email}>
            <strong>{one.email}</strong>
            <span>{resultText(one)}</span>
            {one.invitation_url !== null && (
              <>
                <code onCopy={() => note(one.email)}>{one.invitation_url}</code>
                <CopyButton
                  text={one.invitation_url}
                  what={`the invitation of ${one.email}`}
                  onCopied={() => note(one.email)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      <ShownOnceFoot safe={open.length === 0} lost={lostText(open.length)} onClose={onClose} />
    </Dialog>
  );
}
