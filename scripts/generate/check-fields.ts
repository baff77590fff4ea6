// Every rule of a request field must lead to an error that the operation declares.
import { resolve, type Document, type Json, type OperationEntry } from './contract.ts';

const RULES = [
  'type',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'enum',
  'format',
  'x-time-window',
  'x-query-parameter',
  'x-max-json-length',
];

function checkField(where: string, field: Json, required: boolean, entry: OperationEntry): void {
  const errors: Record<string, string> = field['x-errors'] ?? {};
  for (const [rule, name] of Object.entries(errors)) {
    if (!entry.errors[name])
      throw new Error(`${where}: ${rule} leads to ${name}, which the operation does not declare`);
  }
  const rules = RULES.filter((rule) => field[rule] !== undefined).concat(required ? ['required'] : []);
  for (const rule of rules) {
    if (!errors[rule] && !field['x-must-be']) throw new Error(`${where}: ${rule} has neither x-errors nor x-must-be`);
  }
  if (required && !errors.required) throw new Error(`${where}: a required field needs x-errors.required`);
}

function checkProperties(document: Document, where: string, schema: Json, entry: OperationEntry): void {
  for (const [name, node] of Object.entries<Json>(schema.properties ?? {})) {
    const field = resolve(document, node);
    const required = [...(schema.required ?? []), ...(schema['x-required']?.fields ?? [])].includes(name);
    checkField(`${where}.${name}`, field, required, entry);
    checkProperties(document, `${where}.${name}`, field, entry);
  }
}

/** Throws when a rule of the operation's request body leads to no error, or to one that it does not declare. */
export function checkFieldErrors(document: Document, operation: Json, entry: OperationEntry): void {
  const schema = resolve(document, operation.requestBody.content['application/json'].schema);
  if (!entry.errors.fieldInvalid) throw new Error(`${operation.operationId}: fieldInvalid is not declared`);
  const oneOf = schema['x-one-of'];
  if (oneOf && !entry.errors[oneOf.error]) throw new Error(`${operation.operationId}: ${oneOf.error} is not declared`);
  checkProperties(document, operation.operationId, schema, entry);
}
