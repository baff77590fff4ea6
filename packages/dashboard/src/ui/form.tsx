// Forms: labelled fields, and the error of the service at the field that it is about.
import {
  createContext,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { Failure, failureOf } from '../api/failure.ts';
import { belowLabel } from './below-label.ts';
import { Button } from './button.tsx';
import { DialogFoot } from './dialog.tsx';
import { FailureNote } from './failure-note.tsx';
import { faultsIn, NO_FAULTS, without, type Faults } from './form-faults.ts';
import styles from './form.module.css';

const FormError = createContext<unknown>(null);
const FormFaults = createContext<Faults>(NO_FAULTS);

/** The texts of the fields by their names. */
export type Values = Record<string, string>;

/** The texts of a form's fields. */
export function textsIn(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']);
  return Object.fromEntries(entries) as Values;
}

/** Fields below show the error that is about them. */
export const FormErrors = ({ error, children }: { error: unknown; children: ReactNode }) => (
  <FormError value={error}>{children}</FormError>
);

/** The text of a field, or null if it was left empty: optional fields of a request are null then. */
export const orNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

/** What a field says that should have an amount in it. */
export const noAmount = (field: string, hint: string): Failure =>
  new Failure({ code: 'no_amount', message: 'This is not a valid amount', status: 0, hint, details: { field } });

interface FormProps {
  /** gets the texts of the fields by their names */
  onSubmit: (values: Values) => void;
  /** what the last attempt threw */
  error: unknown;
  busy: boolean;
  /** the name of the button that sends the form, such as "Create the link" */
  action: string;
  /** whether it destroys something */
  danger?: boolean | undefined;
  onCancel?: (() => void) | undefined;
  children: ReactNode;
}

/** A field that says what is wrong with it. */
const WRONG = '[aria-invalid="true"], [data-wrong]';

/** Names of the fields are those of the request: an error about a field is shown there, any other above the buttons. */
export function Form({ onSubmit, error, busy, action, danger, onCancel, children }: FormProps) {
  const [faults, setFaults] = useState(NO_FAULTS);
  const form = useRef<HTMLFormElement>(null);
  const [atField, setAtField] = useState(false);
  // After the fields have taken it.
  useLayoutEffect(() => {
    const wrong = form.current!.querySelector<HTMLElement>(WRONG);
    setAtField(wrong !== null);
    if (error != null) wrong?.focus();
  }, [error]);
  return (
    // The browser's own bubbles speak its language and cover the form: each field says what is wrong with it.
    <form
      ref={form}
      className={styles.form}
      noValidate
      onInput={({ target }) => setFaults((former) => without(former, target))}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        const found = faultsIn(event.currentTarget);
        setFaults(found);
        if (found === NO_FAULTS) onSubmit(textsIn(event.currentTarget));
      }}
    >
      <FormFaults value={faults}>
        <FormError value={error}>{children}</FormError>
      </FormFaults>
      {error != null && !atField && <FailureNote error={error} />}
      <DialogFoot>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <Button kind={danger ? 'danger' : 'main'} type="submit" busy={busy}>
          {action}
        </Button>
      </DialogFoot>
    </form>
  );
}

interface FieldProps {
  /** the name in the request, such as `partner_id` */
  name: string;
  label: string;
  hint?: ReactNode;
}

/** Whether a failure is about a field: the service names one of a list as `invitations[0].email`, and an inner one as `brand.terms_url`. */
function isAbout(failure: Failure | undefined, name: string): boolean {
  const parts = failure?.field?.split(/[.[]/) ?? [];
  return parts[0] === name || parts.at(-1) === name;
}

/** What a control needs to belong to its label, hint and error. */
function useField({ name, label, hint }: FieldProps) {
  const id = useId();
  const error = useContext(FormError);
  const failure = error == null ? undefined : failureOf(error);
  const fault = useContext(FormFaults)[name];
  const wrong = fault !== undefined || isAbout(failure, name);
  const described = [hint ? `${id}-hint` : '', wrong ? `${id}-wrong` : ''].filter(Boolean).join(' ');
  return {
    control: {
      id,
      name,
      className: styles.control,
      'aria-invalid': wrong,
      'aria-describedby': described || undefined,
    },
    frame: (child: ReactNode) => (
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {child}
        {hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
        {wrong && (
          <p className={styles.wrong} id={`${id}-wrong`} role="alert">
            {fault ?? (failure && belowLabel(failure))}
          </p>
        )}
      </div>
    ),
  };
}

/** A field for a text; all attributes of `<input>`. */
export function Field({ name, label, hint, ...input }: FieldProps & ComponentProps<'input'>) {
  const { control, frame } = useField({ name, label, hint });
  return frame(<input {...input} {...control} />);
}

/** A field for several lines. */
export function TextArea({ name, label, hint, ...area }: FieldProps & ComponentProps<'textarea'>) {
  const { control, frame } = useField({ name, label, hint });
  return frame(<textarea rows={3} {...area} {...control} />);
}

/** A choice: `options` are values with their texts. */
export function Select({
  name,
  label,
  hint,
  options,
  ...select
}: FieldProps & { options: readonly (readonly [value: string, text: string])[] } & ComponentProps<'select'>) {
  const { control, frame } = useField({ name, label, hint });
  return frame(
    <select {...select} {...control}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>,
  );
}

/** Fields that belong together, such as boxes to tick. The error about the field with this name is shown there. */
export function FieldGroup({ name, label, hint, children }: FieldProps & { children: ReactNode }) {
  const id = useId();
  const error = useContext(FormError);
  const failure = error == null ? undefined : failureOf(error);
  const wrong = isAbout(failure, name);
  return (
    <fieldset className={styles.group} data-wrong={wrong || undefined} aria-describedby={hint ? id : undefined}>
      <legend className={styles.label}>{label}</legend>
      {hint && (
        <p className={styles.hint} id={id}>
          {hint}
        </p>
      )}
      {children}
      {failure && wrong && (
        <p className={styles.wrong} role="alert">
          {belowLabel(failure)}
        </p>
      )}
    </fieldset>
  );
}

interface ChoicesProps<Value extends string> extends FieldProps {
  value: Value;
  /** values with their texts, and what each means */
  options: readonly (readonly [value: Value, text: string, meaning: string])[];
  onChange: (value: Value) => void;
}

/** A choice between few things that need a line of explanation each. */
export function Choices<Value extends string>({ name, label, hint, value, options, onChange }: ChoicesProps<Value>) {
  return (
    <FieldGroup name={name} label={label} hint={hint}>
      {options.map(([key, text, meaning]) => (
        <label key={key} className={styles.choice}>
          <input type="radio" name={name} value={key} checked={key === value} onChange={() => onChange(key)} />
          <span>
            {text}
            <small className={styles.hint}>{meaning}</small>
          </span>
        </label>
      ))}
    </FieldGroup>
  );
}

/** Two fields side by side, where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;

/** A box to tick; its value is `on`, or missing. */
export function Check({ name, label, hint, ...input }: FieldProps & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input {...input} type="checkbox" name={name} aria-describedby={hint ? id : undefined} />
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={id}>
          {hint}
        </p>
      )}
    </div>
  );
}
