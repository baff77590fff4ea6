// Asks into which group partners are moved.
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Form, Select } from '../../ui/form.tsx';
import { useGroups } from '../groups/use-groups.ts';
import { useProgram } from '../programs/program.ts';
import { wholeText } from '../terms/texts.ts';
import { useMove, type Mover } from './use-move.ts';

interface MoveDialogProps {
  partners: readonly Mover[];
  onClose: () => void;
  /** after they were moved; unset: as `onClose` */
  onMoved?: () => void;
}

const NONE = 'There is no other group: create one first.';

export function MoveDialog({ partners, onClose, onMoved = onClose }: MoveDialogProps) {
  const program = useProgram();
  const { move, error, busy } = useMove(onMoved);
  const { data: all, error: failed, refetch } = useGroups();
  // The group in which all of them are already is no choice.
  const groups = (all ?? []).filter(({ id }) => partners.some(({ group }) => group.id !== id));
  const [chosen, setChosen] = useState<number>();
  const group = groups.find(({ id }) => id === chosen) ?? groups[0];
  // Who is in it already stays there.
  const moving = group ? partners.filter((partner) => partner.group.id !== group.id) : partners;
  const there = partners.length - moving.length;
  const who = moving.length === 1 ? moving[0]!.name : `${moving.length} partners`;
  return (
    <Dialog title={`Move ${who}`} onClose={onClose}>
      {failed && <FailureNote error={failed} onRetry={() => void refetch()} />}
      <Form action="Move" error={error} busy={busy} onCancel={onClose} onSubmit={() => group && move(partners, group)}>
        <Select
          name="group_id"
          label="Group"
          required
          options={groups.map(({ id, name }) => [String(id), name] as const)}
          value={group?.id ?? ''}
          onChange={(event) => setChosen(Number(event.target.value))}
          hint={group ? wholeText(group.terms ?? program, program) : all ? NONE : !failed && 'Loading the groups…'}
        />
        {there > 0 && (
          <p>
            {there} of the {partners.length} {there === 1 ? 'is' : 'are'} in it already.
          </p>
        )}
        <p>New sales earn under its terms, unless a partner has their own. Existing commissions stay the same.</p>
      </Form>
    </Dialog>
  );
}
