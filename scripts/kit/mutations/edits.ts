// Edits of the contract and the document, as changes of `openapi/` would make them.
import type { ContractEdit, Patch } from '../mutation.ts';

/** Replaces a text of a source file. */
export const patch = (file: string, find: string, replace: string): Patch => ({ file: `src/${file}`, find, replace });

/** The number of requests per window of a bucket. */
export const limit = (bucket: string, number: number): ContractEdit => ({
  edit: (contract) => void (contract.rateLimits.buckets[bucket].limit = number),
});

/** Whether a bucket belongs to an address, a credential or an account. */
export const countedPer = (bucket: string, per: 'address' | 'credential' | 'account'): ContractEdit => ({
  edit: (contract) => void (contract.rateLimits.buckets[bucket].per = per),
});

/** A number of `limits`, such as the depth of a body. */
export const most = (name: string, number: number): ContractEdit => ({
  edit: (contract) => void (contract.limits[name] = number),
});

/** Which bucket the requests of a path count against. */
export const bucketOf = (path: string, bucket: string | null): ContractEdit => ({
  edit: (contract) => void (contract.paths[path].bucket = bucket),
});

type Fields = Record<string, unknown>;

/** Changes the body of an error of the catalogue. */
export const errorBody = (key: string, change: (error: Fields, body: Fields) => void): ContractEdit => ({
  edit: (contract) => {
    const { body } = contract.catalogue[key] as { body: Fields };
    change(body.error as Fields, body);
  },
});

/** Replaces the message of an error, also where it is a template. */
export const message = (key: string, find: string, replace: string): ContractEdit => ({
  edit: (contract) => {
    const { body, template } = contract.catalogue[key] as { body: { error: Fields }; template: Record<string, string> };
    const before = template['/error/message'] ?? String(body.error.message);
    if (!before.includes(find)) throw new Error(`the message of ${key} does not contain "${find}"`);
    if (template['/error/message']) template['/error/message'] = before.replace(find, replace);
    body.error.message = before.replace(find, replace);
  },
});

/** Answers an error with another status, in the body too. */
export const status = (key: string, number: number): ContractEdit => ({
  edit: (contract) => {
    const entry = contract.catalogue[key] as { status: number; body: { error: Fields } };
    entry.status = number;
    if ('status' in entry.body.error) entry.body.error.status = number;
  },
});

/** The message of a success. */
export const successMessage = (operation: string, name: string, text: string): ContractEdit => ({
  edit: (contract) => void (contract.operations[operation].messages[name] = text),
});

interface HeaderEntry {
  name: string;
  value: string;
  text?: string;
}

/** Leaves a header out of the responses of one operation with one status. */
export const withoutHeader = (operation: string, code: number, name: string): ContractEdit => ({
  edit: (contract) => {
    const headers = contract.operations[operation].headers as Record<string, HeaderEntry[]>;
    const left = headers[code]!.filter((entry) => entry.name !== name);
    if (left.length === headers[code]!.length) throw new Error(`${operation} ${code} has no header ${name}`);
    headers[code] = left;
  },
});

/** Adds a header to the responses of one operation with one status. */
export const withHeader = (operation: string, code: number, entry: HeaderEntry): ContractEdit => ({
  edit: (contract) => void (contract.operations[operation].headers[code] as HeaderEntry[]).push(entry),
});

/** Changes a property of an operation, such as its credential. */
export const operation = (id: string, properties: Fields): ContractEdit => ({
  edit: (contract) => void Object.assign(contract.operations[id], properties),
});

/** Lets an operation answer one of its errors as another error of the catalogue. */
export const answersAs = (id: string, name: string, key: string): ContractEdit => ({
  edit: (contract) => {
    if (!(name in contract.operations[id].errors)) throw new Error(`${id} has no error ${name}`);
    contract.operations[id].errors[name] = key;
  },
});

// The mutations change any rule of a schema.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Schema = any;

/** Changes the schema of a request body or of an object in it. */
export const schema = (name: string, change: (properties: Schema, schema: Schema) => void): ContractEdit => ({
  edit: (_contract, document) => {
    const found = document.components.schemas[name];
    change(found.properties, found);
  },
});

/** Changes the rules of one field. */
export const field = (name: string, property: string, rules: Fields): ContractEdit =>
  schema(name, (properties) => {
    if (!properties[property]) throw new Error(`${name} has no field ${property}`);
    Object.assign(properties[property], rules);
  });
