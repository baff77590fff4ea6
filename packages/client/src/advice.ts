// What to do about an error: its hint, and a link to its explanation. Most responses have neither; the document has both.
import { advice, facts } from './generated/facts.ts';

/** How a call failed. The SDKs of all languages use these names. */
export type ErrorKind = keyof typeof facts.failures;

export interface Advice {
  hint: string;
  docsUrl?: string | undefined;
}

/** What to do about an error of the document, and how to recognise it. */
export interface Known {
  status: number;
  code: string | null;
  message: string | null;
  pattern: string | null;
  /** whether only an error with `details.field` fits */
  field: boolean;
  anchor: string;
  hint: string;
}

function withoutEndSlashes(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end--;
  return url.slice(0, end);
}

/** The page of the deployment that explains all errors. */
const errorsUrl = (baseUrl: string): string => withoutEndSlashes(baseUrl) + facts.errorsPath;

/** What is known of an error of the service. */
interface Told {
  status: number;
  code: string | undefined;
  message: string;
  details: Readonly<Record<string, unknown>> | undefined;
}

const fits = ({ status, code, message, details }: Told, known: Known): boolean =>
  known.status === status &&
  (known.code === null || known.code === code) &&
  (!known.field || typeof details?.field === 'string') &&
  (known.pattern === null ? message === known.message : new RegExp(known.pattern, 's').test(message));

/** The advice for an error of the service. A newer service may send errors that the document does not know. */
export function adviceOn(baseUrl: string, error: Told): Advice {
  const known = advice.find((one) => fits(error, one));
  if (known) return { hint: known.hint, docsUrl: `${errorsUrl(baseUrl)}#${known.anchor}` };
  const codes: readonly string[] = facts.codes;
  const anchor = error.code !== undefined && codes.includes(error.code) ? `#${error.code}` : '';
  return { hint: facts.failures.refused, docsUrl: errorsUrl(baseUrl) + anchor };
}
