import { useState } from 'react';
import { Button } from './button.tsx';
import { useToast } from './toast.tsx';

/** Copies; `execCommand` is for pages of other machines without TLS, which have no clipboard. */
async function copy(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  // An open modal dialog keeps the focus inside.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}

interface CopyButtonProps {
  text: string;
  /** what is copied, for screen readers: "the link anna" */
  what: string;
  label?: string;
  onCopied?: () => void;
}

const SECONDS = 3;

/** Says on itself that it has copied: a dialog may cover a note at the edge of the page. */
export function CopyButton({ text, what, label = 'Copy', onCopied }: CopyButtonProps) {
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  const onClick = () =>
    void copy(text).then(
      () => {
        setCopied(true);
        onCopied?.();
        setTimeout(() => setCopied(false), SECONDS * 1000);
      },
      () => toast('The browser blocked copying. Select the text and copy it.'),
    );
  return (
    <Button small onClick={onClick}>
      <span aria-live="polite">{copied ? 'Copied' : label}</span> <span className="visually-hidden">{what}</span>
    </Button>
  );
}
