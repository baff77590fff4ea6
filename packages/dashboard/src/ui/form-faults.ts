// What is wrong with the fields of a form before it is sent, in our words.

/** By the names of the fields. */
export type Faults = Readonly<Record<string, string>>;

export const NO_FAULTS: Faults = {};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

function rangeText({ min, max }: HTMLInputElement): string {
  if (min !== '' && max !== '') return `Enter a number from ${min} to ${max}.`;
  return max === '' ? `Enter ${min} or more.` : `Enter ${max} or less.`;
}

function faultOf(control: Control): string {
  const { validity, validationMessage } = control;
  if (validity.valueMissing) return control instanceof HTMLSelectElement ? 'Choose one.' : 'Fill this in.';
  if (validity.typeMismatch && control.type === 'email') return 'This is not an email address.';
  if (validity.typeMismatch && control.type === 'url') return 'Enter a full URL, such as https://brand.dev.';
  if (validity.badInput) return 'Enter a number.';
  if (validity.rangeUnderflow || validity.rangeOverflow) return rangeText(control as HTMLInputElement);
  return validationMessage;
}

/** What is wrong with each field; the first of them gets the focus. `NO_FAULTS` if the form can be sent. */
export function faultsIn(form: HTMLFormElement): Faults {
  const wrong = [...form.elements].filter(isControl).filter(({ validity }) => !validity.valid);
  wrong[0]?.focus();
  return wrong.length === 0 ? NO_FAULTS : Object.fromEntries(wrong.map((one) => [one.name, faultOf(one)]));
}

/** What is still said while somebody types into a field. */
export function without(faults: Faults, field: EventTarget): Faults {
  const { name } = field as Control;
  if (!(name in faults)) return faults;
  const { [name]: _, ...others } = faults;
  return Object.keys(others).length === 0 ? NO_FAULTS : others;
}
