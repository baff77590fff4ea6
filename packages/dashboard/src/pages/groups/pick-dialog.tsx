// Chooses partners of other groups, who are moved into this one.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../api/failure.ts';
import type { Group } from '../../records/groups/paths.ts';
import { useMove, type Mover } from '../../records/moves/use-move.ts';
import { newestPartners } from '../../records/partners/partner-names.ts';
import { useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Check, Field, Form } from '../../ui/form.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import styles from './groups.module.css';

const NOBODY = new Failure({
  code: 'nobody_chosen',
  message: 'No partners selected',
  status: 0,
  hint: 'Select the partners to move.',
});

export function PickDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const { id } = useProgram();
  const { data, error, refetch } = useQuery(newestPartners(id));
  const others = data?.filter((partner) => partner.group.id !== group.id);
  return (
    <Dialog title={`Move partners to ${group.name}`} onClose={onClose}>
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!others && !error && <SkeletonRows label="Loading the partners" />}
      {others?.length === 0 && <p>All partners are in this group.</p>}
      {others && others.length > 0 ? (
        <Pick others={others} group={group} onClose={onClose} />
      ) : (
        <DialogFoot>
          <Button onClick={onClose}>Close</Button>
        </DialogFoot>
      )}
    </Dialog>
  );
}

function Pick({ others, group, onClose }: { others: readonly Mover[]; group: Group; onClose: () => void }) {
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [wrong, setWrong] = useState<Failure>();
  const { move, error, busy } = useMove(onClose);
  const toggle = (id: number) => {
    setWrong(undefined);
    setPicked(new Set(picked.has(id) ? [...picked].filter((other) => other !== id) : [...picked, id]));
  };
  const chosen = others.filter(({ id }) => picked.has(id));
  const found = others.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <Form
      action={chosen.length === 0 ? 'Move' : `Move ${chosen.length}`}
      error={wrong ?? error}
      busy={busy}
      onCancel={onClose}
      onSubmit={() => (chosen.length === 0 ? setWrong(NOBODY) : move(chosen, group))}
    >
      {others.length > 8 && (
        <Field name="find" label="Name" type="search" value={text} onChange={(event) => setText(event.target.value)} />
      )}
      <div className={styles.picks} role="group" aria-label="Partners of other groups">
        {found.map(({ id, name, group: now }) => (
          <Check
            key={id}
            name={`partner-${id}`}
            label={name}
            hint={`now in ${now.name}`}
            checked={picked.has(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </div>
    </Form>
  );
}
