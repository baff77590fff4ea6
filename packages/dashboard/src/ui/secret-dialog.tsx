// What the service shows only once: a key, a token, the link of an invitation.
import { useState, type ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './secret-dialog.module.css';
import { ShownOnceFoot } from './shown-once.tsx';

interface SecretDialogProps {
  title: string;
  /** what it is, for screen readers and the button that copies it: "the new key" */
  what: string;
  secret: string;
  /** where it belongs */
  children: ReactNode;
  /** what to do next */
  next?: ReactNode;
  /** the button that closes the dialog; by default it says that the secret is safe */
  done?: string;
  /** what is said before it closes and nothing was copied: what is lost, and how to get it again */
  lost?: string | undefined;
  onClose: () => void;
}

/** Shows a secret. Only its button closes it, so that neither Escape nor a second Enter loses the secret. */
export function SecretDialog({ title, what, secret, children, next, done, lost, onClose }: SecretDialogProps) {
  const [copied, setCopied] = useState(false);
  const noteCopy = () => setCopied(true);
  return (
    <Dialog title={title} onClose={onClose} keepsOpen>
      <p>
        <strong>Copy it now: it is not shown again.</strong> {children}
      </p>
      {/* A field gets the focus, and not a button. */}
      <textarea className={styles.secret} aria-label={what} readOnly rows={2} value={secret} onCopy={noteCopy} />
      {next && <p>{next}</p>}
      <ShownOnceFoot
        safe={copied || lost === undefined}
        lost={lost ?? ''}
        done={done ?? 'I have saved it'}
        onClose={onClose}
      >
        <CopyButton text={secret} what={what} onCopied={noteCopy} />
      </ShownOnceFoot>
    </Dialog>
  );
}
