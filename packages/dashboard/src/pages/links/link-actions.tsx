// What is done with one link: its QR code, disable it, enable it.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { useProgram } from '../../shell/program.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { QrFiles } from '../../ui/qr-files.tsx';
import { MenuItem, RowMenu } from '../../ui/row-menu.tsx';
import { useFailed, useToast } from '../../ui/toast.tsx';

type ManagedLink = Schemas['managed-link'];
const LIST = '/api/v1/programs/{program_id}/links';
const LINK = `${LIST}/{link_id}` as const;

export function LinkActions({ link, may }: { link: ManagedLink; may: boolean }) {
  const { id: program_id } = useProgram();
  const toast = useToast();
  const failed = useFailed();
  const [open, setOpen] = useState<'qr' | 'disable'>();
  const close = () => setOpen(undefined);
  const change = useAction(
    (enabled: boolean) => client.PATCH(LINK, { params: { path: { program_id, link_id: link.id } }, body: { enabled } }),
    { refresh: [LIST], onDone: close },
  );
  const enable = () =>
    change.mutate(true, {
      onSuccess: () => toast(`${link.code} enabled`),
      onError: failed,
    });
  const disable = () => change.mutate(false, { onSuccess: () => toast(`${link.code} disabled`, enable) });
  const hidden = <span className="visually-hidden"> {link.code}</span>;
  return (
    <>
      <Button small onClick={() => setOpen('qr')}>
        QR{hidden}
      </Button>
      {may && (
        <RowMenu of={link.code}>
          {link.enabled ? (
            <MenuItem danger onChoose={() => setOpen('disable')}>
              Disable{hidden}
            </MenuItem>
          ) : (
            <MenuItem busy={change.isPending} onChoose={enable}>
              Enable{hidden}
            </MenuItem>
          )}
        </RowMenu>
      )}
      {open === 'qr' && <QrDialog link={link} onClose={close} />}
      {open === 'disable' && (
        <ConfirmDialog
          title={`Disable ${link.code}?`}
          action="Disable the link"
          danger
          busy={change.isPending}
          error={change.error}
          onConfirm={disable}
          onClose={close}
        >
          <p>New clicks on this link are rejected. Customers who already came through it stay with the partner.</p>
        </ConfirmDialog>
      )}
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
