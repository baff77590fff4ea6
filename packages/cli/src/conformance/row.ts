import {
  catalogue,
  operationEntry,
  type ErrorName,
  type MessageName,
  type OperationId,
} from '../generated/contract.ts';
import { instantiate, type Values } from '../generated/template.ts';
import type { Call } from './call.ts';
import { isInstance } from './instance.ts';
import type { Kit, Reply } from './kit.ts';
import { expectThat, Mismatch, show } from './outcome.ts';

/** What a row cannot be asked without. */
export type Need = 'write' | 'loginToken' | 'disabledAff' | 'origin';

/** One row of the specification: what is asked, what must come, and how to find out. */
export interface Row {
  endpoint: string;
  asks: string;
  expects: string;
  needs: readonly Need[];
  run: (kit: Kit) => Promise<void>;
}

type Asked = Call | ((kit: Kit) => Call | Promise<Call>);
const callOf = async (asked: Asked, kit: Kit): Promise<Call> => (typeof asked === 'function' ? asked(kit) : asked);

/** The response as the row's result shows it. */
const told = ({ status, body }: Reply): string => `${status} ${show(body)}`;

/** Throws unless the answer is this error of the operation, with these values in the places of its text. */
export function expectError(id: OperationId, reply: Reply, name: string, values: Values = {}): void {
  const key = operationEntry(id).errors[name]!;
  const { status, body, template } = catalogue[key]!;
  if (reply.status === status && isInstance(key, reply.body, values)) return;
  const expected = Object.keys(values).length > 0 ? instantiate(body, template, values) : body;
  throw new Mismatch(`expected ${status} ${name} ${show(expected)}; came ${told(reply)}`);
}

/** Throws unless the answer is a success; gives its body. */
export function expectSuccess(reply: Reply): Record<string, unknown> {
  if (reply.status !== 200) throw new Mismatch(`expected 200; came ${told(reply)}`);
  return reply.body as Record<string, unknown>;
}

/** Throws unless the body has these values in these fields; undefined stands for a field that is not there. */
export function expectFields(body: Record<string, unknown>, fields: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(fields)) {
    expectThat(body[name] === value, `${name}: ${show(value)}`, body[name]);
  }
}

/** The text of one of the operation's successes. */
export const messageOf = <Op extends OperationId>(id: Op, name: MessageName<Op>): string =>
  operationEntry(id).messages[name]!;

/** The status of one of the operation's errors. */
export const statusOf = (id: OperationId, name: string): number => catalogue[operationEntry(id).errors[name]!]!.status;

export interface More {
  needs?: readonly Need[];
  /** of the places in the error's text */
  values?: Values;
}

/** The rows of one endpoint. */
export function rowsOf<Op extends OperationId>(endpoint: string, id: Op) {
  /** a request that gets one of the operation's errors */
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
  /** a request that succeeds; `check` looks at the body's fields beyond what the document's schema says of them */
  const answered = (
    asks: string,
    asked: Asked,
    check: (body: Record<string, unknown>, kit: Kit, reply: Reply) => void | Promise<void> = () => undefined,
    needs: readonly Need[] = [],
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
  /** several requests that only together show it */
  const shown = (asks: string, expects: string, run: Row['run'], needs: readonly Need[] = []): Row => ({
    endpoint,
    asks,
    expects,
    needs,
    run,
  });
  return { refused, answered, shown };
}
