import { useState } from 'react';
import type { Addresses } from '../../records/links/addresses.ts';
import { QrDialog } from '../../records/links/link-actions.tsx';
import { Button } from '../../ui/button.tsx';

/** Opens the QR code of a link. */
export function QrButton({ link }: { link: Addresses }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        QR<span className="visually-hidden"> {link.code}</span>
      </Button>
      {open && <QrDialog link={link} onClose={() => setOpen(false)} />}
    </>
  );
}
