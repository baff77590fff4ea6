// What is done with one group.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { GROUP, GROUPS, type Group } from '../../records/groups/paths.ts';
import { useGroups } from '../../records/groups/use-groups.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { EndDialog, TermsDialog } from '../../records/terms/terms-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { MenuItem, RowMenu } from '../../ui/row-menu.tsx';
import { useFailed, useToast } from '../../ui/toast.tsx';
import { GroupDialog } from './group-form.tsx';
import styles from './groups.module.css';
import { PickDialog } from './pick-dialog.tsx';

/** Makes it the group of new partners; the one before can be made it again. */
function useMakeDefault(group: Group) {
  const { id: program_id } = useProgram();
  const toast = useToast();
  const failed = useFailed();
  const before = useGroups().data?.find((other) => other.default);
  const make = useAction(
    (group_id: number) => client.PATCH(GROUP, { params: { path: { program_id, group_id } }, body: { default: true } }),
    {
      refresh: [GROUPS],
      onDone: (_, group_id) => {
        if (group_id !== group.id) return toast('The default group is as before');
        return toast(`New partners come into ${group.name}`, before && (() => make.mutate(before.id)));
      },
      onFailed: failed,
    },
  );
  return () => make.mutate(group.id);
}

export function GroupActs({ group }: { group: Group }) {
  const program = useProgram();
  const owner = useMay('owner');
  const admin = useMay('admin');
  const [open, setOpen] = useState<'edit' | 'pick' | 'terms' | 'end'>();
  const makeDefault = useMakeDefault(group);
  const close = () => setOpen(undefined);
  if (!admin) return null;
  const of = { level: 'group', group_id: group.id, name: group.name } as const;
  const hidden = <span className="visually-hidden"> of {group.name}</span>;
  return (
    <div className={styles.actions}>
      <Button small onClick={() => setOpen('pick')}>
        Move partners<span className="visually-hidden"> to {group.name}</span>
      </Button>
      <RowMenu of={group.name}>
        <MenuItem onChoose={() => setOpen('edit')}>Edit{hidden}</MenuItem>
        {owner && <MenuItem onChoose={() => setOpen('terms')}>Change terms{hidden}</MenuItem>}
        {owner && group.terms && <MenuItem onChoose={() => setOpen('end')}>Follow the program{hidden}</MenuItem>}
        {!group.default && <MenuItem onChoose={makeDefault}>Make default{hidden}</MenuItem>}
      </RowMenu>
      {open === 'edit' && <GroupDialog group={group} onClose={close} />}
      {open === 'pick' && <PickDialog group={group} onClose={close} />}
      {open === 'terms' && (
        <TermsDialog owner={of} terms={group.terms ?? program} isOwn={group.terms !== null} onClose={close} />
      )}
      {open === 'end' && <EndDialog owner={of} inherited={program} onClose={close} />}
    </div>
  );
}
