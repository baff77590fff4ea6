// What a program lacks until the first sale of a partner: the next step, and the way to it.
import { Link } from '@tanstack/react-router';
import { useProgram } from '../../records/programs/program.ts';
import { STEP_NAMES, STEPS, stepsOf, type Readiness } from '../../records/programs/readiness.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import styles from './overview.module.css';

/** Whether nothing has ever come in. */
export const isNew = ({ last_event_at: { click, lead, sale } }: Readiness): boolean =>
  click === null && lead === null && sale === null;

/** Nothing, if nothing is missing or the program has ended. */
export function NextStep({ readiness }: { readiness: Readiness }) {
  const { id: programId, status } = useProgram();
  const { steps, next } = stepsOf(readiness);
  if (next === null || status !== 'active') return null;
  const open = STEPS.filter((name) => steps[name].status !== 'pass');
  const later = open.filter((name) => name !== next).map((name) => STEP_NAMES[name]);
  return (
    <Card title="Finish the setup">
      <p>
        <strong>Next: {STEP_NAMES[next]}.</strong> {steps[next].next_action}
      </p>
      <p className={styles.soft}>
        {STEPS.length - open.length} of {STEPS.length} steps done.
        {later.length > 0 && ` Then: ${later.join(', ')}.`}
      </p>
      <p>
        <Link to="/app/programs/$programId/setup" params={{ programId }} className={buttonLook({ kind: 'main' })}>
          Continue the setup
        </Link>
      </p>
    </Card>
  );
}
