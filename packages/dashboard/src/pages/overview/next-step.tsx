// What a program lacks until the first sale of a partner: the next step, and the way to it.
import { Link } from '@tanstack/react-router';
import { useProgram } from '../../records/programs/program.ts';
import { GATE_NAMES, GATES, type Readiness } from '../../records/programs/readiness.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import styles from './overview.module.css';

/** Whether nothing has ever come in. */
export const isNew = ({ last_event_at: { click, lead, sale } }: Readiness): boolean =>
  click === null && lead === null && sale === null;

/** Nothing, if nothing is missing or the program has ended. */
export function NextStep({ readiness: { blocker, gates } }: { readiness: Readiness }) {
  const { id: programId, status } = useProgram();
  if (blocker === null || status !== 'active') return null;
  const open = GATES.filter((name) => gates[name].status !== 'pass');
  const later = open.filter((name) => name !== blocker).map((name) => GATE_NAMES[name]);
  return (
    <Card title="Finish the setup">
      <p>
        <strong>Next: {GATE_NAMES[blocker]}.</strong> {gates[blocker].next_action}
      </p>
      <p className={styles.soft}>
        {GATES.length - open.length} of {GATES.length} steps are done.
        {later.length > 0 && ` After this one: ${later.join(', ')}.`}
      </p>
      <p>
        <Link to="/app/programs/$programId/setup" params={{ programId }} className={buttonLook({ kind: 'main' })}>
          Continue the setup
        </Link>
      </p>
    </Card>
  );
}
