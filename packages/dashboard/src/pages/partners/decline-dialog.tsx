import { Dialog } from '../../ui/dialog.tsx';
import { Form, orNull, TextArea } from '../../ui/form.tsx';

interface DeclineDialogProps {
  name: string;
  busy: boolean;
  error: unknown;
  /** null: without a reason */
  onDecline: (reason: string | null) => void;
  onClose: () => void;
}

/** Asks before an application is declined, and why. */
export const DeclineDialog = ({ name, busy, error, onDecline, onClose }: DeclineDialogProps) => (
  <Dialog title="Decline the application?" onClose={onClose}>
    <p>They cannot apply again. You can invite them later, if you change your mind.</p>
    <Form
      action={`Decline ${name}`}
      danger
      busy={busy}
      error={error}
      onCancel={onClose}
      onSubmit={({ reason }) => onDecline(orNull(reason))}
    >
      <TextArea
        name="reason"
        label="Reason"
        maxLength={500}
        hint="Optional. Sent in the email about your decision, unless the reason contains a link."
      />
    </Form>
  </Dialog>
);
