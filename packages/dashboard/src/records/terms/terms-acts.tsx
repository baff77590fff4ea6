// The buttons that change the terms of one owner.
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useMay } from '../programs/program.ts';
import type { TermsOwner } from './paths.ts';
import { EndDialog, TermsDialog } from './terms-dialog.tsx';
import type { Said } from './texts.ts';

interface TermsActsProps {
  owner: TermsOwner;
  /** those that it has of its own; null: none */
  own: Said | null;
  /** those that hold without any of its own */
  inherited: Said;
}

export function TermsActs({ owner, own, inherited }: TermsActsProps) {
  const [open, setOpen] = useState<'change' | 'end'>();
  const close = () => setOpen(undefined);
  if (!useMay('owner')) return null;
  const hidden = owner.level !== 'program' && <span className="visually-hidden"> of {owner.name}</span>;
  return (
    <>
      <Button small kind={owner.level === 'program' ? 'main' : 'plain'} onClick={() => setOpen('change')}>
        {own ? 'Change terms' : 'Set own terms'}
        {hidden}
      </Button>
      {own && owner.level !== 'program' && (
        <Button small kind="quiet" onClick={() => setOpen('end')}>
          {owner.level === 'group' ? 'Follow the program' : 'End exception'}
          {hidden}
        </Button>
      )}
      {open === 'change' && <TermsDialog owner={owner} terms={own ?? inherited} isOwn={own !== null} onClose={close} />}
      {open === 'end' && owner.level !== 'program' && <EndDialog owner={owner} inherited={inherited} onClose={close} />}
    </>
  );
}
