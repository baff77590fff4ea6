// Checks that every rule of a request field leads to an error that the operation declares.
import { requirementOf, type FieldRules } from '@referral-tracking/shared/requirement';
import { resolve, type Document, type Json } from './document.ts';

/** The errors that an operation declares, by name. */
type Errors = Readonly<Record<string, string>>;

/** The rules of a field that a request can break. */
export const RULES = [
  'type',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'pattern',
  'enum',
  'format',
  'x-time-window',
  'x-query-parameter',
  'x-max-json-length',
  'minItems',
  'maxItems',
  'uniqueItems',
];

function checkField(where: string, field: Json, required: boolean, declared: Errors): void {
  const errors: Record<string, string> = field['x-errors'] ?? {};
  for (const [rule, name] of Object.entries(errors)) {
    if (!declared[name]) throw new Error(`${where}: ${rule} leads to ${name}, which the operation does not declare`);
  }
  const rules = RULES.filter((rule) => field[rule] !== undefined).concat(required ? ['required'] : []);
  for (const rule of rules.filter((one) => one !== 'required' && !errors[one])) {
    if (!declared.fieldInvalid)
      throw new Error(`${where}: ${rule} has no error in x-errors, and fieldInvalid is not declared`);
  }
  for (const rule of rules) {
    if (!errors[rule] && !requirementOf(field as FieldRules)) {
      throw new Error(`${where}: ${rule} has no error in x-errors, and the schema does not say what the field must be`);
    }
  }
  if (required && !errors.required && !declared.fieldRequired) {
    throw new Error(`${where}: a required field needs x-errors.required, or the operation the error fieldRequired`);
  }
}

function checkProperties(document: Document, where: string, schema: Json, declared: Errors): void {
  for (const [name, node] of Object.entries<Json>(schema.properties ?? {})) {
    const field = resolve(document, node);
    const ruled = (schema['x-required'] ?? []).flatMap((rule: Json) => (rule.error ? [] : (rule.all ?? [])));
    const required = [...(schema.required ?? []), ...ruled].includes(name);
    checkField(`${where}.${name}`, field, required, declared);
    checkProperties(document, `${where}.${name}`, field, declared);
    if (field.items) checkField(`${where}.${name}[]`, resolve(document, field.items), false, declared);
  }
}

/** Throws if a rule of the operation's request body leads to no declared error. */
export function checkFieldErrors(document: Document, operation: Json, declared: Errors): void {
  const schema = resolve(document, operation.requestBody.content['application/json'].schema);
  for (const { all, any, error } of schema['x-required'] ?? []) {
    if (!all === !any) throw new Error(`${operation.operationId}: a rule of x-required has either all or any`);
    if (any && !error) throw new Error(`${operation.operationId}: x-required with any needs an error`);
    if (error && !declared[error]) throw new Error(`${operation.operationId}: ${error} is not declared`);
  }
  if (schema.additionalProperties === false && !declared.fieldUnknown) {
    throw new Error(`${operation.operationId}: the body is closed, and fieldUnknown is not declared`);
  }
  checkProperties(document, operation.operationId, schema, declared);
}

/** Throws if a rule of a query parameter leads to no declared error. Its text can also be one that cannot be stored. */
export function checkQueryErrors(document: Document, id: string, parameters: Json[], declared: Errors): void {
  if (parameters.length > 0 && !declared.textNotStorable) throw new Error(`${id}: textNotStorable is not declared`);
  for (const { name, schema, required } of parameters) {
    checkField(`${id}?${name}`, resolve(document, schema), required === true, declared);
  }
}
