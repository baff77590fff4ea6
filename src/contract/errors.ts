// The error catalogue for readers: each error once, with its codes, its meaning and what to do.
import { contract, document, operationEntry, type CatalogueEntry, type OperationId } from './index.ts';
import { patternOf } from '@referral-tracking/shared/template';

/** An error code, and the operations that send it with this error. */
export interface ErrorCodeUse {
  /** undefined if the error has no stable code; clients then match the message */
  code: string | undefined;
  operations: OperationId[];
}

export interface ErrorText {
  /** the name in the catalogue, unique */
  name: string;
  status: number;
  /** the message; a part that varies is written as a placeholder such as `{value}` */
  message: string;
  /** an example of the message, if a part of it varies */
  example: string | undefined;
  /** what happened */
  summary: string;
  /** what to do */
  description: string;
  /** the location of the code, if it is not `error.code` */
  codePlace: string | undefined;
  codes: ErrorCodeUse[];
}

interface ErrorBody {
  error: { message: string; code?: string; details?: { code?: string } };
}
interface Documented {
  summary: string;
  description: string;
}

const { examples } = document.components as { examples: Record<string, Documented> };
const ids = Object.keys(contract.operations) as OperationId[];

const operationsWith = (name: string): OperationId[] =>
  ids.filter((id) => Object.values(operationEntry(id).errors).includes(name));

/** Fills in the list of allowed values from the example: for a given error the list never varies. */
function withAllowed(template: string, example: string): string {
  const pattern = patternOf(template, (name) => (name === 'allowed' ? '(.*)' : '.*'));
  const allowed = new RegExp(pattern, 's').exec(example)?.[1];
  return allowed === undefined ? template : template.replace('{allowed}', () => allowed);
}

function textOf(name: string, { status, body, template }: CatalogueEntry): ErrorText {
  const { message, code, details } = (body as ErrorBody).error;
  const { summary, description } = examples[name]!;
  const text = withAllowed(template['/error/message'] ?? message, message);
  return {
    name,
    status,
    message: text,
    example: text === message ? undefined : message,
    summary,
    description,
    codePlace: code === undefined && details?.code !== undefined ? 'error.details.code' : undefined,
    codes: [{ code: code ?? details?.code, operations: operationsWith(name) }],
  };
}

/** All errors that the service may send, sorted by status. Errors that differ only in their code are one entry. */
export function errorTexts(): ErrorText[] {
  const texts = new Map<string, ErrorText>();
  for (const [name, entry] of Object.entries<CatalogueEntry>(contract.catalogue)) {
    const text = textOf(name, entry);
    const key = JSON.stringify([text.status, text.message, text.summary]);
    const known = texts.get(key);
    if (known) known.codes.push(...text.codes);
    else texts.set(key, text);
  }
  return [...texts.values()].sort((a, b) => a.status - b.status);
}
