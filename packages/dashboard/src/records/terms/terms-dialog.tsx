// Changes the terms of the program, of a group or of a partner, and says in words what will hold.
import { useState } from 'react';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Form, textsIn, type Values } from '../../ui/form.tsx';
import { useProgram } from '../programs/program.ts';
import { TermsFields, termsIn } from './fields.tsx';
import { ownerBody, type TermsBody, type TermsOwner } from './paths.ts';
import styles from './terms.module.css';
import { wholeText, type Said } from './texts.ts';
import { useMakeTerms } from './use-terms.ts';
import { decidingFields } from './what-if-texts.ts';
import { WhatIf } from './what-if.tsx';

interface TermsDialogProps {
  owner: TermsOwner;
  /** those that hold now, whoever's they are */
  terms: Said;
  /** whether they are the owner's, and not inherited */
  isOwn: boolean;
  onClose: () => void;
}

/** The fields that differ: others stay as they are, also if somebody else has just changed them. */
const changesOf = (before: Said, after: Said): Omit<TermsBody, 'level'> =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name as keyof Said] !== value));

/** What a simulation is asked about. */
function askedOf(owner: TermsOwner) {
  const { level, ...ids } = ownerBody(owner);
  return { level, ids };
}

export function TermsDialog({ owner, terms: now, isOwn, onClose }: TermsDialogProps) {
  // The fields begin with these: what somebody else changes meanwhile is no change of this dialog.
  const [terms] = useState(now);
  const [draft, setDraft] = useState(terms);
  const [wrong, setWrong] = useState<unknown>(null);
  const { id } = useProgram();
  const asked = decidingFields(changesOf(terms, draft));
  const make = useMakeTerms(owner, onClose);
  const submit = (values: Values) => {
    setWrong(null);
    try {
      const wanted = changesOf(terms, termsIn(values, terms.currency));
      // Without a change, terms that were inherited become the owner's, and stay when the others change.
      if (isOwn && Object.keys(wanted).length === 0) return onClose();
      return make.mutate(wanted);
    } catch (error) {
      return setWrong(error);
    }
  };
  const read = (form: HTMLFormElement) => {
    if (!form.checkValidity()) return;
    try {
      setDraft(termsIn(textsIn(form), terms.currency));
    } catch {
      // The amount is being typed; it is refused when the form is sent.
    }
  };
  return (
    <Dialog
      title={owner.level === 'program' ? 'Terms of the program' : `Terms of ${owner.name}`}
      onClose={onClose}
      wide
    >
      <Form
        action="Save the terms"
        error={wrong ?? make.error}
        busy={make.isPending}
        onCancel={onClose}
        onSubmit={submit}
      >
        <div className={styles.fields} onInput={(event) => read(event.currentTarget.closest('form')!)}>
          <TermsFields terms={terms} />
        </div>
        <Outcome before={terms} after={draft} />
        {Object.keys(asked).length > 0 && <WhatIf program={id} {...askedOf(owner)} terms={asked} draft={draft} />}
      </Form>
    </Dialog>
  );
}

/** What will hold. What the change would have cost stands below it. */
function Outcome({ before, after }: { before: Said; after: Said }) {
  const program = useProgram();
  const [old, now] = [wholeText(before, program), wholeText(after, program)];
  return (
    <section className={styles.outcome} aria-label="What will hold" aria-live="polite">
      <p className={styles.small}>{old === now ? 'In effect now' : 'From the next sale on'}</p>
      <p className={styles.words}>{now}</p>
      {old !== now && (
        <p className={styles.small}>
          Until now: <del>{old}</del>
        </p>
      )}
      <p className={styles.small}>What was earned stays as it is.</p>
    </section>
  );
}

interface EndDialogProps {
  owner: Exclude<TermsOwner, { level: 'program' }>;
  /** the terms that hold then */
  inherited: Said;
  onClose: () => void;
}

/** Ends the terms that a group or a partner has of its own. */
export function EndDialog({ owner, inherited, onClose }: EndDialogProps) {
  const program = useProgram();
  const end = useMakeTerms(owner, onClose);
  const ofPartner = owner.level === 'partnership';
  return (
    <ConfirmDialog
      title={ofPartner ? `End the exception of ${owner.name}?` : `Let ${owner.name} follow the program?`}
      action={ofPartner ? 'End the exception' : 'Follow the program'}
      busy={end.isPending}
      error={end.error}
      onConfirm={() => end.mutate({ inherit: true })}
      onClose={onClose}
    >
      <p>From the next sale on: {wholeText(inherited, program)}. What was earned stays as it is.</p>
    </ConfirmDialog>
  );
}
