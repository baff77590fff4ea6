// The partners who have terms of their own.
import { useState } from 'react';
import type { Schemas } from '../../api/client.ts';
import { useGroups } from '../../records/groups/use-groups.ts';
import { PartnerField } from '../../records/partners/partner-field.tsx';
import { PartnerLink } from '../../records/partners/partner-link.tsx';
import { useNewestPartners, usePartnerNames } from '../../records/partners/partner-names.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { TermsActs } from '../../records/terms/terms-acts.tsx';
import { TermsDialog } from '../../records/terms/terms-dialog.tsx';
import { wholeText, type Said } from '../../records/terms/texts.ts';
import { useExceptions } from '../../records/terms/use-terms.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Form } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import styles from './terms.module.css';

type Partner = Schemas['managed-partner'];

/** The terms that hold for a partner without any of their own: those of their group, or the program's. */
function useInherited(): (partnerId: number) => Said {
  const program = useProgram();
  const partners = useNewestPartners();
  const groups = useGroups().data ?? [];
  return (partnerId) => {
    const group = partners.find(({ id }) => id === partnerId)?.group;
    return groups.find(({ id }) => id === group?.id)?.terms ?? program;
  };
}

export function Exceptions() {
  const program = useProgram();
  const may = useMay('owner');
  const names = usePartnerNames();
  const inherited = useInherited();
  const [adding, setAdding] = useState(false);
  const { data: exceptions, error, refetch } = useExceptions();
  const add = may && (
    <Button small onClick={() => setAdding(true)}>
      Add an exception
    </Button>
  );
  return (
    <Card title="Exceptions" actions={add}>
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!exceptions && !error && <SkeletonRows label="Loading the exceptions" />}
      {exceptions?.length === 0 && <p className={styles.small}>No partner has terms of their own.</p>}
      {exceptions && exceptions.length > 0 && (
        <ul className={styles.rows}>
          {exceptions.map((terms) => {
            const name = names(terms.partner_id);
            return (
              <li key={terms.id} className={styles.row}>
                <div className={styles.what}>
                  <span className={styles.name}>
                    <PartnerLink id={terms.partner_id} name={name} />
                  </span>
                  <span>{wholeText(terms, program)}</span>
                </div>
                <div className={styles.acts}>
                  <TermsActs
                    owner={{ level: 'partnership', partner_id: terms.partner_id, name }}
                    own={terms}
                    inherited={inherited(terms.partner_id)}
                  />
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {adding && (
        <AddException
          taken={new Set(exceptions?.map(({ partner_id }) => partner_id))}
          inherited={inherited}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  );
}

interface AddExceptionProps {
  /** who has terms of their own already */
  taken: ReadonlySet<number>;
  inherited: (partnerId: number) => Said;
  onClose: () => void;
}

/** Asks for whom, and then for the terms. */
function AddException({ taken, inherited, onClose }: AddExceptionProps) {
  const partners = useNewestPartners().filter(({ id }) => !taken.has(id));
  const [chosen, setChosen] = useState<Partner>();
  if (chosen) {
    const owner = { level: 'partnership', partner_id: chosen.id, name: chosen.name } as const;
    return <TermsDialog owner={owner} terms={inherited(chosen.id)} isOwn={false} onClose={onClose} />;
  }
  return (
    <Dialog title="Add an exception" onClose={onClose}>
      <Form
        action="Next"
        error={null}
        busy={false}
        onCancel={onClose}
        onSubmit={({ partner_id }) => setChosen(partners.find(({ id }) => id === Number(partner_id)))}
      >
        <PartnerField partners={partners} none="Each partner has terms of their own, or nobody has joined yet." />
      </Form>
    </Dialog>
  );
}
