// Whether customers keep the terms of their first sale.
import { useId } from 'react';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { PROGRAM, PROGRAMS } from '../../records/programs/paths.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { Card } from '../../ui/page.tsx';
import { useFailed, useToast } from '../../ui/toast.tsx';
import styles from './terms.module.css';

/** Nothing is lost either way, so nothing is asked. */
export function Grandfather() {
  const { id: program_id, grandfather } = useProgram();
  const may = useMay('owner');
  const id = useId();
  const toast = useToast();
  const failed = useFailed();
  const change = useAction(
    (wanted: boolean) => client.PATCH(PROGRAM, { params: { path: { program_id } }, body: { grandfather: wanted } }),
    {
      refresh: [PROGRAMS, PROGRAM],
      onDone: (_, wanted) =>
        toast(wanted ? 'Customers keep their first terms' : 'New terms hold for all customers', () =>
          change.mutate(!wanted),
        ),
      onFailed: failed,
    },
  );
  return (
    <Card title="Customers who have bought">
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={change.isPending ? change.variables : grandfather}
          disabled={!may}
          aria-describedby={id}
          onChange={(event) => change.mutate(event.target.checked)}
        />
        Customers keep the terms of their first sale
      </label>
      <p id={id} className={styles.small}>
        If it is on, new terms hold only for customers who buy for the first time after the change.
      </p>
    </Card>
  );
}
