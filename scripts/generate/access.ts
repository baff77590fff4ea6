// Reads who may call an operation of the management API, and how its query is read.
import { resolve, type Document, type Json } from './document.ts';

/** The right to call an operation of the management API: `x-access`, and the accepted kinds of credentials. */
export interface AccessEntry {
  kinds: ('session' | 'token' | 'login')[];
  scope: string | null;
  role: string | null;
  recent: boolean;
  allPrograms: boolean;
  partner: boolean;
  /** an archived program refuses it, whatever else is wrong with the state of its records */
  active: boolean;
}
/** How a query parameter that is not a text is read, and its default. */
export interface QueryRule {
  type?: 'integer' | 'boolean';
  default?: string | number | boolean;
}
/** The operation's query parameters, which are validated like the fields of a body. */
export function queryParametersOf(document: Document, op: Json): Json[] {
  const parameters = ((op.parameters ?? []) as Json[]).map((parameter) => resolve(document, parameter));
  return parameters.filter((parameter) => parameter.in === 'query');
}

const KINDS: Readonly<Record<string, AccessEntry['kinds'][number]>> = {
  session: 'session',
  apiToken: 'token',
  loginToken: 'login',
};

export function accessOf(document: Document, op: Json, security: Json[]): AccessEntry | null {
  const access: Json = op['x-access'];
  if (access === undefined) return null;
  const schemes = security.flatMap((requirement) => Object.keys(requirement as object));
  const kinds = schemes.map((scheme) => {
    const kind = KINDS[scheme];
    if (!kind) throw new Error(`${op.operationId}: x-access does not go with the credential ${scheme}`);
    return kind;
  });
  const { scope = null, role = null, recent = false, allPrograms = false, partner = false, active = false } = access;
  const scopes: string[] | undefined = document.components?.schemas?.scope?.enum;
  if (scope !== null && scopes?.includes(scope) === false)
    throw new Error(`${op.operationId}: list the scope ${scope} in openapi/account/schemas/scope.yaml`);
  return { kinds, scope, role, recent, allPrograms, partner, active };
}

/** Reads the types and defaults of query parameters that are not plain texts. */
export function queryRulesOf(document: Document, op: Json): Record<string, QueryRule> {
  const rules: Record<string, QueryRule> = {};
  for (const { name, schema } of queryParametersOf(document, op)) {
    const { type, default: otherwise } = resolve(document, schema);
    const read = type === 'integer' || type === 'boolean' ? { type } : {};
    const rule: QueryRule = otherwise === undefined ? read : { ...read, default: otherwise };
    if (Object.keys(rule).length > 0) rules[name] = rule;
  }
  return rules;
}
