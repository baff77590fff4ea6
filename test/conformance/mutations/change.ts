import type { Answered, Change } from '../support.ts';

/** A broken rule: the endpoints to test, and the rule and reason that must report it. */
export interface Mutation {
  name: string;
  only: readonly string[];
  /** the only rules of these endpoints to test; all if not given */
  asks?: RegExp;
  change: Change;
  /** matches a failed rule, written as `endpoint: request: reason` */
  tells: RegExp;
}

export const REQUEST_ID = 'x-request-id';
export const LIMIT = 'x-ratelimit-limit';
export const REMAINING = 'x-ratelimit-remaining';
export const RESET = 'x-ratelimit-reset';

export const on =
  (status: number, change: Change): Change =>
  (answer, asked) =>
    void (answer.status === status && change(answer, asked));
/** Applies the change to responses with this message, or with a part of it. */
export const saying =
  (text: string, change: Change): Change =>
  (answer, asked) =>
    void (String(answer.body?.error?.message ?? answer.body?.message).includes(text) && change(answer, asked));
export const success = (change: (body: Answered['body']) => void): Change => on(200, ({ body }) => change(body));
export const error =
  (change: (error: Answered['body'], answer: Answered) => void): Change =>
  (answer) =>
    void (answer.body?.error && change(answer.body.error, answer));
export const header =
  (name: string, value: string | undefined): Change =>
  ({ headers }) =>
    void (value === undefined ? delete headers[name] : (headers[name] = value));
export const add =
  (name: string, by: () => number): Change =>
  ({ headers }) =>
    void (headers[name] !== undefined && (headers[name] = String(Number(headers[name]) + by())));

export const platform = (status: number, name: string, message: string): object => ({
  data: null,
  error: { status, name, message, details: {} },
});

let served = 0;
/** A number that was not returned before. */
export const next = (): number => served++;
