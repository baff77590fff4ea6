// Disables and enables a link: of a program, or of the partner who is signed in.
import { useState, type ReactNode } from 'react';
import { useAction, type ApiPath } from '../../api/action.ts';
import type { Schemas } from '../../api/client.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { MenuItem, RowMenu } from '../../ui/row-menu.tsx';
import { useFailed, useToast } from '../../ui/toast.tsx';

interface TurnButtonsProps {
  link: Pick<Schemas['managed-link'], 'code' | 'enabled'>;
  /** whose customers it had before */
  whose: string;
  send: (enabled: boolean) => Promise<unknown>;
  /** the list that has the link */
  list: ApiPath;
  /** what else the menu has */
  children?: ReactNode;
}

export function TurnButtons({ link: { code, enabled }, whose, send, list, children }: TurnButtonsProps) {
  const toast = useToast();
  const failed = useFailed();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const change = useAction(send, { refresh: [list], onDone: close });
  const enable = () =>
    change.mutate(true, {
      onSuccess: () => toast(`${code} enabled`),
      onError: failed,
    });
  const disable = () => change.mutate(false, { onSuccess: () => toast(`${code} disabled`, enable) });
  const hidden = <span className="visually-hidden"> {code}</span>;
  return (
    <>
      <RowMenu of={code}>
        {children}
        {enabled ? (
          <MenuItem danger onChoose={() => setAsking(true)}>
            Disable{hidden}
          </MenuItem>
        ) : (
          <MenuItem busy={change.isPending} onChoose={enable}>
            Enable{hidden}
          </MenuItem>
        )}
      </RowMenu>
      {asking && (
        <ConfirmDialog
          title={`Disable ${code}?`}
          action="Disable the link"
          danger
          busy={change.isPending}
          error={change.error}
          onConfirm={disable}
          onClose={close}
        >
          <p>New clicks on this link are rejected. Customers who already came through it stay {whose}.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
