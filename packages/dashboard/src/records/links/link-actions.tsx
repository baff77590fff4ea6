// What is done with one link: its QR code, its visits, disable it, enable it.
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { QrFiles } from '../../ui/qr-files.tsx';
import { MenuItem, RowMenu } from '../../ui/row-menu.tsx';
import { useProgram } from '../programs/program.ts';
import { VisitsDialog } from '../visits/visits.tsx';
import { qrAddress, type Addresses } from './addresses.ts';
import { LinkAddresses } from './link-addresses.tsx';
import { LINK, LINKS, type ManagedLink } from './paths.ts';
import { TurnButtons } from './turn-buttons.tsx';

export function LinkActions({ link, may }: { link: ManagedLink; may: boolean }) {
  const { id: program_id } = useProgram();
  const [open, setOpen] = useState<'qr' | 'visits'>();
  const close = () => setOpen(undefined);
  const path = { program_id, link_id: link.id };
  const visits = <VisitsItem code={link.code} onChoose={() => setOpen('visits')} />;
  return (
    <>
      <Button small onClick={() => setOpen('qr')}>
        QR<span className="visually-hidden"> {link.code}</span>
      </Button>
      {may ? (
        <TurnButtons
          link={link}
          whose="with the partner"
          list={LINKS}
          send={(enabled) => client.PATCH(LINK, { params: { path }, body: { enabled } })}
        >
          {visits}
        </TurnButtons>
      ) : (
        <RowMenu of={link.code}>{visits}</RowMenu>
      )}
      {open === 'qr' && <QrDialog link={link} onClose={close} />}
      {open === 'visits' && <VisitsDialog program_id={program_id} link={link} onClose={close} />}
    </>
  );
}

/** Opens what became of the visits of a link. */
export const VisitsItem = ({ code, onChoose }: { code: string; onChoose: () => void }) => (
  <MenuItem onChoose={onChoose}>
    Visits<span className="visually-hidden"> of {code}</span>
  </MenuItem>
);

/** The QR code of a link with its addresses, which are what somebody wants who looks at it. */
export function QrDialog({ link, onClose }: { link: Addresses; onClose: () => void }) {
  const text = qrAddress(link);
  return (
    <Dialog title={`QR code of ${link.code}`} onClose={onClose}>
      <QrCode text={text} label={`QR code of ${text}`} />
      <LinkAddresses link={link} />
      <DialogFoot>
        <QrFiles code={link.code} url={text} />
        <Button kind="main" onClick={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
