import {
  catalogue,
  operationEntry,
  type ErrorName,
  type MessageName,
  type OperationId,
} from '@referral-tracking/shared/contract';
import { compileBody, type Values } from '@referral-tracking/shared/template';
import type { Call } from './call.ts';
import { isInstance } from './instance.ts';
import type { Kit, CheckedResponse } from './kit.ts';
import { expectThat, Mismatch, show } from './outcome.ts';
import type { Need } from './target.ts';

export type { Need } from './target.ts';

/**
 * When a rule runs. First all rules that may run `together`: one lane after the other if not in parallel. Then, one by
 * one, those that must be `alone`, because they compare totals or windows that other requests change. The `last` use up
 * rate limits.
 */
export type Stage = 'together' | 'alone' | 'last';

/** A rule of the specification: the request, the expected response, and the test. */
export interface Row {
  endpoint: string;
  asks: string;
  expects: string;
  needs: readonly Need[];
  run: (kit: Kit) => Promise<void>;
  /** `together` if not given */
  stage?: Stage;
  /** The rules of a lane run one after the other; the endpoint if not given. */
  lane?: string;
}

type Asked = Call | ((kit: Kit) => Call | Promise<Call>);
const callOf = async (asked: Asked, kit: Kit): Promise<Call> => (typeof asked === 'function' ? asked(kit) : asked);

/** The response as the result of the rule shows it. */
const shownAs = ({ status, body }: CheckedResponse): string => `${status} ${show(body)}`;

/** Throws unless the response is this error of the operation, with these values in its text. */
export function expectError(id: OperationId, reply: CheckedResponse, name: string, values: Values = {}): void {
  const key = operationEntry(id).errors[name]!;
  const { status, body, template } = catalogue[key]!;
  if (reply.status === status && isInstance(key, reply.body, values)) return;
  const expected = Object.keys(values).length > 0 ? compileBody(body, template)(values) : body;
  throw new Mismatch(`expected ${status} ${name} ${show(expected)}; came ${shownAs(reply)}`);
}

/** Throws unless the response is a success; returns its body. */
export function expectSuccess(reply: CheckedResponse): Record<string, unknown> {
  if (reply.status !== 200) throw new Mismatch(`expected 200; came ${shownAs(reply)}`);
  return reply.body as Record<string, unknown>;
}

/** Throws unless the body's fields have these values; undefined means that the field must be absent. */
export function expectFields(body: Record<string, unknown>, fields: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(fields)) {
    expectThat(body[name] === value, `${name}: ${show(value)}`, body[name]);
  }
}

/** The text of a success message of the operation. */
export const messageOf = <Op extends OperationId>(id: Op, name: MessageName<Op>): string =>
  operationEntry(id).messages[name]!;

/** The status of an error of the operation. */
export const statusOf = (id: OperationId, name: string): number => catalogue[operationEntry(id).errors[name]!]!.status;

export interface More {
  needs?: readonly Need[];
  /** values for the placeholders in the error's text */
  values?: Values;
}

type Order = Pick<Row, 'stage' | 'lane'>;

/** What a success of the operation leaves behind: a POST request creates test events or sessions. */
const created = (id: OperationId): readonly Need[] => (operationEntry(id).method === 'get' ? [] : ['testEvents']);

/** Creates the rules of an endpoint. */
export function rowsOf<Op extends OperationId>(endpoint: string, id: Op) {
  /** a request that is answered with an error of the operation */
  const refused = (asks: string, asked: Asked, name: ErrorName<Op>, { needs = [], values = {} }: More = {}): Row => ({
    endpoint,
    asks,
    expects: `${statusOf(id, name)} ${name}`,
    needs,
    async run(kit) {
      const reply = await kit.ask(id, await callOf(asked, kit));
      expectError(id, reply, name, values);
    },
  });
  /**
   * a request that succeeds; `check` tests fields beyond their schema. Without `needs`, a POST request must be in test
   * mode
   */
  const answered = (
    asks: string,
    asked: Asked,
    check: (body: Record<string, unknown>, kit: Kit, reply: CheckedResponse) => void | Promise<void> = () => undefined,
    needs: readonly Need[] = created(id),
  ): Row => ({
    endpoint,
    asks,
    expects: '200',
    needs,
    async run(kit) {
      const reply = await kit.ask(id, await callOf(asked, kit));
      await check(expectSuccess(reply), kit, reply);
    },
  });
  /** a rule that needs several requests; `needs` lists all that they create */
  const shown = (
    asks: string,
    expects: string,
    run: Row['run'],
    needs: readonly Need[] = [],
    order: Order = {},
  ): Row => ({ endpoint, asks, expects, needs, run, ...order });
  return { refused, answered, shown };
}
