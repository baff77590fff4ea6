// What the members of the program note about a partner, changed in place.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { PARTNER, PARTNERS } from '../../records/partners/paths.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { FormErrors, TextArea } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './partners.module.css';
import { TagField, tagsOf, type TagDraft } from './tag-field.tsx';
import { Tags } from './tags.tsx';

type Noted = Pick<Schemas['managed-partner'], 'id' | 'notes' | 'tags'>;
interface Draft extends TagDraft {
  notes: string;
}

const draftOf = ({ notes, tags }: Noted): Draft => ({ notes: notes ?? '', tags, typed: '' });
const bodyOf = (draft: Draft) => ({ notes: draft.notes.trim() || null, tags: tagsOf(draft) });
const isSame = (one: Draft, other: Draft): boolean =>
  one.notes === other.notes && one.typed === other.typed && one.tags.join() === other.tags.join();

export function Notes({ partner }: { partner: Noted }) {
  const may = useMay('admin');
  if (may) return <Editor partner={partner} />;
  if (partner.tags.length === 0) return null;
  return (
    <Card title="Tags">
      <Tags tags={partner.tags} />
    </Card>
  );
}

/** The texts in the fields: those that are stored, until somebody changes them. */
function useDraft(partner: Noted) {
  const { id: program_id } = useProgram();
  const toast = useToast();
  const stored = draftOf(partner);
  const [draft, setDraft] = useState<Draft>();
  const action = useAction(
    (body: ReturnType<typeof bodyOf>) =>
      client.PATCH(PARTNER, { params: { path: { program_id, partner_id: partner.id } }, body }),
    { refresh: [PARTNERS, PARTNER] },
  );
  const shown = draft ?? stored;
  const run = (to: Draft, done: string, undo?: () => void) =>
    action.mutate(bodyOf(to), {
      // After the partner was read again: what was typed stays until then.
      onSuccess() {
        setDraft(undefined);
        toast(done, undo);
      },
    });
  return {
    shown,
    changed: draft !== undefined,
    action,
    change: (changes: Partial<Draft>) => {
      const next = { ...shown, ...changes };
      setDraft(isSame(next, stored) ? undefined : next);
    },
    save: () => run(shown, 'Saved', () => run(stored, 'The earlier notes and tags are back')),
    reset: () => {
      setDraft(undefined);
      action.reset();
    },
  };
}

function Editor({ partner }: { partner: Noted }) {
  const { shown, changed, action, change, save, reset } = useDraft(partner);
  return (
    <Card title="Notes and tags">
      <form
        className={styles.notes}
        onSubmit={(event) => {
          event.preventDefault();
          if (changed && !action.isPending) save();
        }}
      >
        <FormErrors error={action.error}>
          <TextArea
            name="notes"
            label="Notes"
            hint="Only members of the program read them."
            maxLength={2000}
            value={shown.notes}
            onChange={(event) => change({ notes: event.target.value })}
          />
          <div className={styles.side}>
            <TagField draft={shown} stored={partner.tags} onChange={change} />
          </div>
        </FormErrors>
        {action.error && <FailureNote error={action.error} />}
        {changed && <Buttons busy={action.isPending} onReset={reset} />}
      </form>
    </Card>
  );
}

const Buttons = ({ busy, onReset }: { busy: boolean; onReset: () => void }) => (
  <div className={styles.actions}>
    <Button kind="main" type="submit" busy={busy}>
      Save
    </Button>
    <Button onClick={onReset}>Undo</Button>
  </div>
);
