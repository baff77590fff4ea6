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
  const who = partners.length === 1 ? partners[0]!.name : `${partners.length} partners`;
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
        <p>
          From the next sale on, they earn by its terms, unless they have terms of their own. Nothing earned changes.
        </p>
      </Form>
    </Dialog>
  );
}
