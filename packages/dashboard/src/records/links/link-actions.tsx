// What is done with one link: its QR code, disable it, enable it.
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { QrFiles } from '../../ui/qr-files.tsx';
import { useProgram } from '../programs/program.ts';
import { LINK, LINKS, type ManagedLink } from './paths.ts';
import { TurnButtons } from './turn-buttons.tsx';

export function LinkActions({ link, may }: { link: ManagedLink; may: boolean }) {
  const { id: program_id } = useProgram();
  const [open, setOpen] = useState(false);
  const path = { program_id, link_id: link.id };
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        QR<span className="visually-hidden"> {link.code}</span>
      </Button>
      {may && (
        <TurnButtons
          link={link}
          whose="with the partner"
          list={LINKS}
          send={(enabled) => client.PATCH(LINK, { params: { path }, body: { enabled } })}
        />
      )}
      {open && <QrDialog link={link} onClose={() => setOpen(false)} />}
    </>
  );
}

export function QrDialog({
  link: { code, url },
  onClose,
}: {
  link: Pick<ManagedLink, 'code' | 'url'>;
  onClose: () => void;
}) {
  return (
    <Dialog title={`QR code of ${code}`} onClose={onClose}>
      <QrCode text={url} label={`QR code of ${url}`} />
      <p>
        <code>{url}</code>
      </p>
      <DialogFoot>
        <QrFiles code={code} url={url} />
        <Button kind="main" onClick={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
