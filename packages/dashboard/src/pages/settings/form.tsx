// All settings in one form: what was changed is saved together, and can be taken back before and after.
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useProgram } from '../../shell/program.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { FormErrors, textsIn } from '../../ui/form.tsx';
import { difference, useSaveAll } from './save.ts';
import type { Settings } from './paying.tsx';
import type { Values } from './paths.ts';
import styles from './settings.module.css';

interface SettingsFormProps {
  settings: Settings;
  /** the fields in their cards */
  children: ReactNode;
}

/** Whether all settings but these are the same. */
const isSame = (one: object, other: object, without: readonly string[] = []): boolean => {
  const rest = (of: object) => JSON.stringify(Object.entries(of).filter(([name]) => !without.includes(name)));
  return rest(one) === rest(other);
};

/**
 * The form begins again when a setting was changed elsewhere or taken back, unless the reader is changing some. After its own
 * save it stays, and so does the focus.
 */
export function SettingsForm({ settings, children }: SettingsFormProps) {
  const program = useProgram();
  const current = { ...program, ...settings };
  const [known, setKnown] = useState(current);
  const [changed, setChanged] = useState(0);
  const [own, setOwn] = useState<readonly string[]>([]);
  const [round, setRound] = useState(0);
  const begin = () => {
    setChanged(0);
    setRound(round + 1);
  };
  if (changed === 0 && !isSame(known, current)) {
    setKnown(current);
    setOwn([]);
    if (!isSame(known, current, own)) setRound(round + 1);
  }
  return (
    <OneRound
      key={round}
      changed={changed}
      onChange={setChanged}
      onReset={begin}
      onSaved={(names) => {
        setChanged(0);
        setOwn(names);
      }}
    >
      {children}
    </OneRound>
  );
}

interface RoundProps {
  /** the number of fields that differ from what is stored */
  changed: number;
  onChange: (changed: number) => void;
  onReset: () => void;
  /** with the names of the settings that were saved */
  onSaved: (names: readonly string[]) => void;
  children: ReactNode;
}

function OneRound({ changed, onChange, onReset, onSaved, children }: RoundProps) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef<Values>({});
  useEffect(() => {
    before.current = textsIn(form.current!);
  }, []);
  const save = useSaveAll((names) => {
    // The service does not show it again, and an empty field leaves it as it is.
    const iban = form.current?.elements.namedItem('payer_iban');
    if (iban instanceof HTMLInputElement) iban.value = '';
    before.current = textsIn(form.current!);
    form.current?.focus();
    onSaved(names);
  });
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={styles.form}
      onInput={(event) => onChange(difference(before.current, textsIn(event.currentTarget)))}
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.busy) save.submit(before.current, textsIn(event.currentTarget));
      }}
    >
      <FormErrors error={save.error}>{children}</FormErrors>
      {changed > 0 && (
        <div className={styles.bar} role="region" aria-label="Unsaved changes">
          {save.error != null && <FailureNote error={save.error} />}
          <span role="status">{changed === 1 ? '1 change is not saved' : `${changed} changes are not saved`}</span>
          <Button onClick={onReset}>Undo</Button>
          <Button kind="main" type="submit" busy={save.busy}>
            Save
          </Button>
        </div>
      )}
      <Leaving unsaved={changed > 0} />
    </form>
  );
}

/** Asks before changes get lost. */
function Leaving({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker({ shouldBlockFn: () => unsaved, enableBeforeUnload: () => unsaved, withResolver: true });
  if (blocker.status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      action="Leave the page"
      busy={false}
      error={null}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    >
      <p>Your changes of the settings are lost.</p>
    </ConfirmDialog>
  );
}
