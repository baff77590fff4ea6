// Chooses partners of other groups, who are moved into this one.
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Check, Field, Form } from '../../ui/form.tsx';
import { useNewestPartners } from '../partners/partner-names.ts';
import styles from './groups.module.css';
import type { Group } from './paths.ts';
import { useMove } from './use-move.ts';

export function PickDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const others = useNewestPartners().filter((partner) => partner.group.id !== group.id);
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const { move, error, busy } = useMove(onClose);
  const toggle = (id: number) =>
    setPicked(new Set(picked.has(id) ? [...picked].filter((other) => other !== id) : [...picked, id]));
  const found = others.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <Dialog title={`Move partners to ${group.name}`} onClose={onClose}>
      {others.length === 0 && <p>All partners are in this group.</p>}
      <Form
        action={picked.size === 0 ? 'Move' : `Move ${picked.size}`}
        error={error}
        busy={busy}
        onCancel={onClose}
        onSubmit={() =>
          move(
            others.filter(({ id }) => picked.has(id)),
            group,
          )
        }
      >
        {others.length > 8 && (
          <Field
            name="find"
            label="Name"
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
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
    </Dialog>
  );
}
