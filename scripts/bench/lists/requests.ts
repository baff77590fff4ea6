// The requests for pages of each list of the document: in every order, with every filter, and with several of them.
import { contract, document } from '../../../src/contract/index.ts';
import { DAY } from '../../../src/lib/clock.ts';

export interface ListRequest {
  operationId: string;
  /** with the parameters */
  path: string;
  query: Record<string, string>;
}

/** A value of the document. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Node = any;

const resolve = (node: Node): Node =>
  node?.$ref === undefined
    ? node
    : resolve(
        (node.$ref as string)
          .slice(2)
          .split('/')
          .reduce((at, key) => at[key], document as Node),
      );

const PAGING = ['limit', 'cursor', 'order', 'expand'];

/** The values of the filters that are no enumeration, frequent ones and rare ones. */
const valuesFor = (account: number, now: Date): Record<string, string[]> => {
  const day = (ago: number) => new Date(now.getTime() - ago * DAY).toISOString();
  return {
    partner_id: ['1', '7'],
    actor_id: [String(account), String(account + 1)],
    action: ['link.create', 'program.none'],
    customer_key: ['customer-77', 'nobody'],
    click_id: ['nobody'],
    created_from: [day(1), day(59)],
    created_before: [day(1), day(59)],
    from: [day(60).slice(0, 10)],
    to: [day(-1).slice(0, 10)],
  };
};

interface Parameter {
  name: string;
  values: string[];
}

function filtersOf(parameters: Node[], known: Record<string, string[]>): Parameter[] {
  return parameters
    .map(resolve)
    .filter((node) => node.in === 'query' && !PAGING.includes(node.name))
    .map((node): Parameter => {
      const schema = resolve(node.schema);
      const values = known[node.name] ?? schema.enum?.map(String) ?? (schema.type === 'boolean' && ['true', 'false']);
      if (!values) throw new Error(`say in scripts/bench/lists/requests.ts which values of ${node.name} to ask for`);
      return { name: node.name, values };
    });
}

/** No filter, each value of each filter, and each pair of values of two filters. */
function queriesOf(filters: readonly Parameter[]): Record<string, string>[] {
  const single = filters.flatMap(({ name, values }) => values.map((value) => ({ [name]: value })));
  const pairs = filters.flatMap((one, i) =>
    filters
      .slice(i + 1)
      .flatMap((other) =>
        one.values.flatMap((first) => other.values.map((second) => ({ [one.name]: first, [other.name]: second }))),
      ),
  );
  return [{}, ...single, ...pairs];
}

/** The requests for each list, whose paths name the program. */
export function listRequests(programId: number, accountId: number, now: Date): ListRequest[] {
  const known = valuesFor(accountId, now);
  return Object.entries(contract.operations).flatMap(([operationId, { path, method }]) => {
    const item = (document as Node).paths[path];
    const parameters: Node[] = [...(item.parameters ?? []), ...(item[method].parameters ?? [])];
    const names = parameters.map((node) => resolve(node).name as string);
    if (!names.includes('cursor')) return [];
    const filters = filtersOf(parameters, known);
    const order = resolve(parameters.map(resolve).find(({ name }) => name === 'order')?.schema);
    return (order?.enum ?? ['newest']).flatMap((one: string) =>
      queriesOf(filters).map((query) => ({
        operationId,
        path: path.replace('{program_id}', String(programId)),
        query: { ...query, order: one },
      })),
    );
  });
}
