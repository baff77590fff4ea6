// What to do about each error, for clients: most responses do not say it, but the document does.
import { patternOf } from '../../src/contract/template.ts';
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
  /** the anchor in the list of errors */
  anchor: string;
  hint: string;
}

interface Found extends Advice {
  /** the parts of the message that do not vary */
  known: string;
}

function readError(document: Document, name: string, { status, body, template }: Contract['catalogue'][string]): Found {
  const { message, code } = (body as Json).error as { message: string; code?: string };
  const { description } = document.components.examples[name] as { description: string };
  const text = template['/error/message'];
  const pattern = text === undefined ? null : patternOf(text, () => '.*');
  const exact = text === undefined ? message : null;
  const known = (text ?? message).replace(/\{\w+\}/g, '');
  return { status, code: code ?? null, message: exact, pattern, anchor: name, hint: description, known };
}

const textKey = ({ status, message, pattern }: Advice): string => JSON.stringify([status, message, pattern]);

/** The advice for every error. Texts without a part that varies come first, since a pattern could fit them too. */
export function adviceOf(document: Document, contract: Contract): Advice[] {
  const found = Object.entries(contract.catalogue).map(([name, entry]) => readError(document, name, entry));
  const hints = new Map<string, Set<string>>();
  for (const one of found) hints.set(textKey(one), (hints.get(textKey(one)) ?? new Set()).add(one.hint));
  const once = new Map<string, Found>();
  for (const one of found) {
    // Errors that differ only in their code have the same advice, and the first one has the anchor.
    const isClear = hints.get(textKey(one))!.size === 1;
    const key = isClear ? textKey(one) : textKey(one) + one.code;
    if (!once.has(key)) once.set(key, { ...one, code: isClear ? null : one.code });
  }
  const rank = ({ pattern, known }: Found): number => (pattern === null ? Infinity : known.length);
  const ranked = [...once.values()].sort((a, b) => Number(rank(b) > rank(a)) - Number(rank(a) > rank(b)));
  return ranked.map(({ status, code, message, pattern, anchor, hint }) => ({
    status,
    code,
    message,
    pattern,
    anchor,
    hint,
  }));
}
