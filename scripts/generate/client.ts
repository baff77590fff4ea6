// The facts about the contract that clients need in addition to its types: a few names, how to recognise the errors
// that mean "already recorded" and "do not retry", and what to do about each error. Every SDK gets them in its own
// language.
import { patternOf } from '@referral-tracking/shared/template';
import { adviceOf, type Advice } from './advice.ts';
import type { Contract } from './contract.ts';
import type { Document, Json } from './document.ts';

/** How to recognise an error: by its code if no other error of its status has it, otherwise by its message. */
export interface Mark {
  status: number;
  code: string | null;
  /** a regular expression for the whole message; null if the code is sufficient */
  message: string | null;
}

export interface ClientFacts {
  version: string;
  headers: { requestId: string; retryAfter: string; idempotencyKey: string };
  /** every stable `error.code`, sorted */
  codes: string[];
  marks: Record<'alreadyRecordedSale' | 'alreadyRecordedLead' | 'commissionFailed' | 'inFlight', Mark>;
  /** the kinds of failed calls, with what to do if the response does not say */
  failures: Record<string, string>;
  /** where a deployment serves the list of errors, below its address */
  errorsPath: string;
  /** what to do about each error of the service; the first entry that fits counts */
  advice: Advice[];
}

const ERRORS_PATH = '/docs/errors';

function markOf(contract: Contract, operation: string, name: string): Mark {
  const errors = Object.values(contract.operations[operation]?.errors ?? {}).map((key) => contract.catalogue[key]!);
  const error = contract.catalogue[contract.operations[operation]?.errors[name] ?? ''];
  if (!error) throw new Error(`clients need the error ${name} of ${operation}, which the document does not have`);
  const codeOf = ({ body }: { body: Json }): string | undefined => body.error.code;
  const code = codeOf(error);
  const same = errors.filter((other) => other.status === error.status && codeOf(other) === code);
  if (code !== undefined && same.length === 1) return { status: error.status, code, message: null };
  const text = error.template['/error/message'] ?? ((error.body as Json).error.message as string);
  return { status: error.status, code: null, message: patternOf(text, () => '.*') };
}

function headerNamed(contract: Contract, value: string): string {
  const headers = Object.values(contract.operations).flatMap((operation) => Object.values(operation.headers).flat());
  const found = headers.find((header) => header.value === value);
  if (!found) throw new Error(`clients need the header ${value}, which the document does not have`);
  return found.name;
}

/** The header parameter that makes a request safe to repeat. */
function keyHeader(document: Document): string {
  const { name } = document.components.parameters.idempotency_key;
  return name as string;
}

export function clientFacts(document: Document, contract: Contract): ClientFacts {
  const { clientFailures, clientHints } = document['x-answers'];
  const failures = Object.entries<{ hint: string }>(clientFailures);
  const strange = Object.keys(clientHints).filter((key) => !(key in contract.catalogue));
  if (strange.length > 0) throw new Error(`clientHints names ${strange.join(', ')}, which are no errors`);
  const bodies = Object.values(contract.catalogue).map(({ body }) => body as Json);
  const codes = bodies.map((body) => body.error.code as string | undefined).filter((code) => code !== undefined);
  return {
    version: document.info.version as string,
    headers: {
      requestId: contract.requestId.header,
      retryAfter: headerNamed(contract, 'retryAfter'),
      idempotencyKey: keyHeader(document),
    },
    codes: [...new Set(codes)].sort(),
    marks: {
      alreadyRecordedSale: markOf(contract, 'trackSale', 'duplicateTransaction'),
      alreadyRecordedLead: markOf(contract, 'trackLead', 'customerStatusNotUpdatable'),
      commissionFailed: markOf(contract, 'trackSale', 'commissionFailed'),
      // The same for every operation that takes a key.
      inFlight: markOf(contract, 'createProgram', 'inFlight'),
    },
    failures: Object.fromEntries(failures.map(([kind, { hint }]) => [kind, hint])),
    errorsPath: ERRORS_PATH,
    advice: adviceOf(document, contract).map((one) => ({ ...one, hint: clientHints[one.anchor] ?? one.hint })),
  };
}

/** The module `facts.ts` of the TypeScript client. The type of the advice has a name, so that its declaration is short. */
export function renderClientFacts({ advice, ...facts }: ClientFacts): string {
  return `import type { Known } from '../advice.ts';

export const facts = ${JSON.stringify(facts)} as const;

export const advice: readonly Known[] = ${JSON.stringify(advice)};
`;
}
