// What an owner does with a member: another role, or the end of the membership.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Role } from '../../api/client.ts';
import { addressOf } from '../../lib/base.ts';
import { MEMBER, MEMBERS, type Member } from '../../records/members/paths.ts';
import { PROGRAMS } from '../../records/programs/paths.ts';
import { useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { MenuItem, RowMenu } from '../../ui/row-menu.tsx';
import { useToast } from '../../ui/toast.tsx';
import { RoleField } from './role-field.tsx';
import styles from './team.module.css';

interface MemberProps {
  member: Member;
  /** whether it is the reader */
  self: boolean;
}

export function MemberActions({ member, self }: MemberProps) {
  const [open, setOpen] = useState<'role' | 'remove'>();
  const close = () => setOpen(undefined);
  const hidden = <span className="visually-hidden"> {member.email}</span>;
  return (
    <div className={styles.actions}>
      <Button small onClick={() => setOpen('role')}>
        Change the role<span className="visually-hidden"> of {member.email}</span>
      </Button>
      <RowMenu of={member.email}>
        <MenuItem danger onChoose={() => setOpen('remove')}>
          {self ? 'Leave' : 'Remove'}
          {!self && hidden}
        </MenuItem>
      </RowMenu>
      {open === 'role' && <RoleDialog member={member} self={self} onClose={close} />}
      {open === 'remove' && <RemoveDialog member={member} self={self} onClose={close} />}
    </div>
  );
}

function RoleDialog({ member: { account_id, email, role }, self, onClose }: MemberProps & { onClose: () => void }) {
  const { id: program_id } = useProgram();
  const toast = useToast();
  const change = useAction(
    (body: { role: Role }) => client.PATCH(MEMBER, { params: { path: { program_id, account_id } }, body }),
    {
      // The reader's own role is that of the program in the list.
      refresh: self ? [MEMBERS, PROGRAMS] : [MEMBERS],
      onDone: () => {
        onClose();
        toast(`Role of ${email} changed`);
      },
    },
  );
  return (
    <Dialog title={`Role of ${email}`} onClose={onClose}>
      <p>
        The new role takes effect immediately.{self && ' This is your own role: you may not be able to change it back.'}
      </p>
      <Form
        action="Change the role"
        error={change.error}
        busy={change.isPending}
        onCancel={onClose}
        onSubmit={(values) => change.mutate({ role: values.role as Role })}
      >
        <RoleField value={role} />
      </Form>
    </Dialog>
  );
}

function RemoveDialog({ member: { account_id, email }, self, onClose }: MemberProps & { onClose: () => void }) {
  const { id: program_id, name } = useProgram();
  const toast = useToast();
  const remove = useAction(() => client.DELETE(MEMBER, { params: { path: { program_id, account_id } } }), {
    refresh: [MEMBERS],
    onDone: () => {
      // The program is not among the reader's any more: everything is read again.
      if (self) return location.assign(addressOf('/app'));
      onClose();
      return toast(`${email} removed`);
    },
  });
  return (
    <ConfirmDialog
      title={self ? `Leave ${name}?` : `Remove ${email}?`}
      action={self ? 'Leave the program' : 'Remove the member'}
      danger
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined)}
      onClose={onClose}
    >
      <p>
        {self
          ? 'You will no longer see the program. To come back, you need an invitation from an owner.'
          : 'They will no longer see the program, and neither will their API tokens. Their account stays, and you can invite them again.'}
      </p>
    </ConfirmDialog>
  );
}
