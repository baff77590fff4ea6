// What the service shows only once: a key, a token, the link of an invitation.
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { Dialog, DialogFoot } from './dialog.tsx';
import styles from './secret-dialog.module.css';

interface SecretDialogProps {
  title: string;
  /** what it is, for screen readers and the button that copies it: "the new key" */
  what: string;
  secret: string;
  /** where it belongs */
  children: ReactNode;
  /** what to do next */
  next?: ReactNode;
  /** the button that closes the dialog */
  done?: string;
  onClose: () => void;
}

/** Shows a secret. Only its button closes it, so that neither Escape nor a second Enter loses the secret. */
export function SecretDialog({ title, what, secret, children, next, done, onClose }: SecretDialogProps) {
  return (
    <Dialog title={title} onClose={onClose} keepsOpen>
      <p>
        <strong>Copy it now. It is shown only once.</strong> {children}
      </p>
      {/* A field gets the focus, and not a button. */}
      <textarea className={styles.secret} aria-label={what} readOnly rows={2} value={secret} />
      {next && <p>{next}</p>}
      <DialogFoot>
        <CopyButton text={secret} what={what} />
        <Button kind="main" onClick={onClose}>
          {done ?? 'I have saved it'}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
