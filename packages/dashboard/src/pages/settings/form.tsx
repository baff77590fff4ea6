// All settings in one form: what was changed is saved together, and can be taken back before and after.
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Settings } from '../../records/programs/paths.ts';
import { useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { FormErrors, textsIn, type Values } from '../../ui/form.tsx';
import { differences, useSaveAll } from './save.ts';
import type { Section } from './search.ts';
import layout from './sections.module.css';
import { SectionList, sectionOf, useSection } from './sections.tsx';
import styles from './settings.module.css';

interface SettingsFormProps {
  settings: Settings;
  /** the fields in their sections */
  children: ReactNode;
  /** what is saved in another way */
  after: ReactNode;
}

/** What differs from what is stored: the number of fields, and their sections. */
interface Changed {
  count: number;
  sections: readonly Section[];
}
const NOTHING: Changed = { count: 0, sections: [] };

function changedIn(form: HTMLFormElement, before: Values): Changed {
  const names = differences(before, textsIn(form));
  const sections = names.map((name) => sectionOf(form.querySelector(`[name="${CSS.escape(name)}"]`)));
  return { count: names.length, sections: sections.filter((one) => one !== undefined) };
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
export function SettingsForm({ settings, children, after }: SettingsFormProps) {
  const program = useProgram();
  const current = { ...program, ...settings };
  const [known, setKnown] = useState(current);
  const [changed, setChanged] = useState(NOTHING);
  const [own, setOwn] = useState<readonly string[]>([]);
  const [round, setRound] = useState(0);
  const begin = () => {
    setChanged(NOTHING);
    setRound(round + 1);
  };
  if (changed.count === 0 && !isSame(known, current)) {
    setKnown(current);
    setOwn([]);
    if (!isSame(known, current, own)) setRound(round + 1);
  }
  return (
    <div className={layout.layout}>
      <SectionList changed={changed.sections} />
      <div className={layout.content}>
        <OneRound
          key={round}
          changed={changed.count}
          onChange={setChanged}
          onReset={begin}
          onSaved={(names) => {
            setChanged(NOTHING);
            setOwn(names);
          }}
        >
          {children}
        </OneRound>
        {after}
      </div>
    </div>
  );
}

/** A field that says what is wrong with it. */
const WRONG = '[aria-invalid="true"], [data-wrong]';

interface RoundProps {
  /** the number of fields that differ from what is stored */
  changed: number;
  onChange: (changed: Changed) => void;
  onReset: () => void;
  /** with the names of the settings that were saved */
  onSaved: (names: readonly string[]) => void;
  children: ReactNode;
}

function OneRound({ changed, onChange, onReset, onSaved, children }: RoundProps) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef<Values>({});
  // Before anybody can type: an effect that runs later would take what was typed meanwhile for what is stored.
  useLayoutEffect(() => {
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
  const onInvalid = useShown(form, save.error);
  // After the fields have taken it: what one of them says is not said again.
  const [atField, setAtField] = useState(false);
  useLayoutEffect(() => setAtField(form.current!.querySelector(WRONG) !== null), [save.error]);
  useUncovered(changed > 0);
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={styles.form}
      onInput={(event) => onChange(changedIn(event.currentTarget, before.current))}
      onInvalidCapture={onInvalid}
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.busy) save.submit(before.current, textsIn(event.currentTarget));
      }}
    >
      <FormErrors error={save.error}>{children}</FormErrors>
      {changed > 0 && (
        <div className={styles.bar} role="region" aria-label="Unsaved changes">
          {save.error != null && !atField && <FailureNote error={save.error} />}
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

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLFieldSetElement;

/**
 * Shows the field that keeps the form from being saved, also if it is in another section. Returns what handles a field that the
 * browser refuses, because it cannot point to one that is hidden.
 */
function useShown(form: RefObject<HTMLFormElement | null>, error: unknown) {
  const { section, show } = useSection();
  const waiting = useRef<Control>(null);
  const look = () => {
    const control = waiting.current;
    if (!control) return;
    const of = sectionOf(control);
    if (of !== undefined && of !== section) return show(of);
    waiting.current = null;
    control.focus();
    control.reportValidity();
  };
  useEffect(() => {
    if (error != null) waiting.current = form.current!.querySelector<Control>(WRONG);
  }, [form, error]);
  // Also after its section has come.
  useEffect(look);
  return (event: { target: EventTarget; preventDefault: () => void }) => {
    const control = event.target as Control;
    if (!waiting.current && sectionOf(control) === section) return;
    event.preventDefault();
    if (waiting.current) return;
    waiting.current = control;
    look();
  };
}

/** Keeps the field with the focus above the bar, which comes with the first change. */
const useUncovered = (hasBar: boolean): void =>
  useEffect(() => {
    if (hasBar) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [hasBar]);

/** Asks before changes get lost. */
function Leaving({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker({
    // The sections are one page.
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  });
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
