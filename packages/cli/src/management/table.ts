// The rows of the generated table of commands.

/**
 * `time`: ISO 8601, or a day (UTC); `secret`, `header`: - reads it from standard input; `person`: an e-mail address, or
 * `Name <e-mail>`; `header`: `Name: value`.
 */
export type Kind = 'text' | 'choice' | 'boolean' | 'whole' | 'number' | 'id' | 'time' | 'secret' | 'person' | 'header';

/** A value of a request: a parameter of the query or a field of the body. */
export interface Value {
  /** in the document, such as `partner_id` */
  name: string;
  kind: Kind;
  /** whether it is a list of values of this kind */
  list?: boolean;
  choices?: readonly string[];
  required?: boolean;
  nullable?: boolean;
  /** the record that it is a field of; the record is null if none of its fields is given */
  within?: string;
  description: string;
}

export interface ManagementCommand {
  /** such as `partner approve` */
  command: string;
  /** the operation */
  id: string;
  /** the group and the name of the method of the client */
  group: string;
  method: string;
  summary: string;
  /** what the credential needs; the scope is null if it is a login token, the role if none is needed */
  scope: string | null;
  role: string | null;
  /** whether a login token is accepted */
  login: boolean;
  /** whether it is about one program, which is the first identifier of the path */
  program: boolean;
  /** the further identifiers of the path, in their order */
  ids: readonly string[];
  query: readonly Value[];
  /** null: the request has no body */
  body: readonly Value[] | null;
  /** whether null clears a field */
  clears: boolean;
  /** whether it takes an `Idempotency-Key` */
  takesKey: boolean;
  /** whether the answer is a page of a list */
  pages: boolean;
  /** the name of the schema of the answer */
  answer: string;
  /** a line that calls it, for its help */
  example: string;
}
