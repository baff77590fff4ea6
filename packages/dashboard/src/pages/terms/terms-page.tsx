// What partners earn: the terms of the program, of its groups and of single partners, and how they came to be.
import { Link } from '@tanstack/react-router';
import { useGroups } from '../../records/groups/use-groups.ts';
import { useProgram } from '../../records/programs/program.ts';
import { remarkOf, useReadiness } from '../../records/programs/readiness.ts';
import { History } from '../../records/terms/history.tsx';
import { TermsActs } from '../../records/terms/terms-acts.tsx';
import { wholeText } from '../../records/terms/texts.ts';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { StatusBadge } from '../../ui/values.tsx';
import { Exceptions } from './exceptions.tsx';
import { Grandfather } from './grandfather.tsx';
import styles from './terms.module.css';

export function TermsPage() {
  const program = useProgram();
  const readiness = useReadiness();
  const remark = readiness && remarkOf(readiness.gates.economics);
  return (
    <Page
      title="Terms"
      intro="Partner terms come first, then group, then program. Changes affect new sales, not existing commissions."
    >
      <Card title="The program" actions={<TermsActs owner={{ level: 'program' }} own={program} inherited={program} />}>
        <p className={styles.sentence}>
          {wholeText(program, program)}
          {remark}
        </p>
      </Card>
      <div className={styles.columns}>
        <GroupTerms />
        <Exceptions />
      </div>
      <Grandfather />
      <section className={styles.part} aria-labelledby="history">
        <h2 id="history">History</h2>
        <History />
      </section>
    </Page>
  );
}

function GroupTerms() {
  const program = useProgram();
  const { data: groups, error, refetch } = useGroups();
  const all = (
    <Link to="/app/programs/$programId/groups" params={{ programId: program.id }}>
      All groups
    </Link>
  );
  return (
    <Card title="Groups" actions={all}>
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!groups && !error && <SkeletonRows label="Loading the groups" />}
      <ul className={styles.rows}>
        {groups?.map(({ id, name, terms, default: isDefault }) => (
          <li key={id} className={styles.row}>
            <div className={styles.what}>
              <span className={styles.name}>
                {name}
                {isDefault && <StatusBadge status="default" tone="neutral" />}
              </span>
              <span className={terms ? undefined : styles.small}>
                {terms ? wholeText(terms, program) : 'As the program'}
              </span>
            </div>
            <div className={styles.acts}>
              <TermsActs owner={{ level: 'group', group_id: id, name }} own={terms} inherited={program} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
