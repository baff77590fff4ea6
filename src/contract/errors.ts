// The catalogue of errors as people read it: each text once, with where it may come from and what to do.
import { contract, document, operationEntry, type CatalogueEntry, type OperationId } from './index.ts';
import { patternOf } from './template.ts';

/** A code of an error, and the operations that send it with this code. */
export interface ErrorCode {
  /** undefined: the error has no stable code, its message is what to match on */
  code: string | undefined;
  operations: OperationId[];
}

export interface ErrorText {
  /** the name in the catalogue, unique */
  name: string;
  status: number;
  /** as it is sent; a part that varies stands as a place, `{value}` */
  message: string;
  /** an instance of it, when some part varies */
  example: string | undefined;
  /** what happened */
  summary: string;
  /** what to do */
  description: string;
  /** where the code stands when it is not at `error.code` */
  codePlace: string | undefined;
  codes: ErrorCode[];
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

/** The template with its list of allowed values as the example has it: of one error that is always the same. */
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

/** Every error that the service may answer, by status. One that some endpoints send with a code and others without stands once. */
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
