// What to do about each error, for clients: most responses do not say it, but the document does.
import { patternOf } from '@referral-tracking/shared/template';
import type { Contract } from './contract.ts';
import type { Document, Json } from './document.ts';

/** What to do about an error, and how to recognise it: by its status, its message, and in doubt by its code. */
export interface Advice {
  status: number;
  /** null unless another error has the same status and message */
  code: string | null;
  /** the message; null if a part of it varies */
  message: string | null;
  /** a regular expression for the message, if a part of it varies */
  pattern: string | null;
  /** whether only an error with `details.field` fits, because another one has the same status, message and code */
  field: boolean;
  /** the anchor in the list of errors */
  anchor: string;
  hint: string;
}

interface Found extends Advice {
  /** the parts of the message that do not vary */
  known: string;
}

function readError(document: Document, name: string, { status, body, template }: Contract['catalogue'][string]): Found {
  const { message, code, details } = (body as Json).error as { message: string; code?: string; details?: Json };
  const { description } = document.components.examples[name] as { description: string };
  const text = template['/error/message'];
  const pattern = text === undefined ? null : patternOf(text, () => '.*');
  const exact = text === undefined ? message : null;
  const known = (text ?? message).replace(/\{\w+\}/g, '');
  const field = details?.field !== undefined;
  return { status, code: code ?? null, message: exact, pattern, field, anchor: name, hint: description, known };
}

const textKey = ({ status, message, pattern }: Advice): string => JSON.stringify([status, message, pattern]);
const codeKey = (one: Advice): string => textKey(one) + one.code;
const fieldKey = (one: Advice): string => codeKey(one) + one.field;

/** Whether all errors with the same key have the same hint. */
function clearOf(all: Found[], key: (one: Found) => string): (one: Found) => boolean {
  const hints = new Map<string, Set<string>>();
  for (const one of all) hints.set(key(one), (hints.get(key(one)) ?? new Set()).add(one.hint));
  return (one) => hints.get(key(one))!.size === 1;
}

/** Errors that differ only in their code, or in details, have the same advice, and the first one has the anchor. */
function withoutRepeats(all: Found[]): Found[] {
  const [clearByText, clearByCode] = [clearOf(all, textKey), clearOf(all, codeKey)];
  const once = new Map<string, Found>();
  for (const one of all) {
    const [byText, byCode] = [clearByText(one), clearByCode(one)];
    const key = byText ? textKey(one) : byCode ? codeKey(one) : fieldKey(one);
    if (!once.has(key)) once.set(key, { ...one, code: byText ? null : one.code, field: !byCode && one.field });
  }
  const made = [...once.values()];
  const isGeneral = (one: Found, other: Found) => other.code === null && textKey(other) === textKey(one);
  // What a more general entry says too, it says with the anchor of the list of errors.
  return made.filter((one) => !made.some((other) => other !== one && isGeneral(one, other) && other.hint === one.hint));
}

/** Texts without a part that varies come first, since a pattern could fit them too; then the longest; then the others. */
function inOrder(a: Found, b: Found): number {
  const rank = ({ pattern, known }: Found): number => (pattern === null ? Infinity : known.length);
  const detail = ({ code, field }: Found): number => Number(code !== null) + Number(field);
  return Number(rank(b) > rank(a)) - Number(rank(a) > rank(b)) || detail(b) - detail(a);
}

/** The advice for every error; the first entry that fits counts. */
export function adviceOf(document: Document, contract: Contract): Advice[] {
  const found = Object.entries(contract.catalogue).map(([name, entry]) => readError(document, name, entry));
  return withoutRepeats(found)
    .sort(inOrder)
    .map(({ status, code, message, pattern, field, anchor, hint }) => {
      return { status, code, message, pattern, field, anchor, hint };
    });
}
