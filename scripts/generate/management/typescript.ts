// Writes the methods of the management client of TypeScript.
import { camel, ofAllPages, type ManagementOperation } from './operations.ts';

const parameterOf = (id: string): string => camel(id.split('_'));

/** The parameters of a method, without the options. */
function parametersOf({ id, ids, query, request, optionalBody }: ManagementOperation, omitted = ''): string[] {
  const type = `Query<'${id}'>`;
  const optional = query.some(({ required }) => required === true) ? '' : '?';
  return [
    ...ids.map((name) => `${parameterOf(name)}: number`),
    ...(request ? [`body${optionalBody ? '?' : ''}: Schemas['${request}']`] : []),
    ...(query.length > 0 ? [`query${optional}: ${omitted ? `Omit<${type}, '${omitted}'>` : type}`] : []),
  ];
}

function signatures(operation: ManagementOperation): string {
  const { name, summary, takesKey, answer, record } = operation;
  const options = `options?: ${takesKey ? 'CreateOptions' : 'CallOptions'}`;
  const one = `    /** ${summary} */
    ${camel(name)}(${[...parametersOf(operation), options].join(', ')}): Promise<${answer ? `Schemas['${answer}']` : 'ReadableStream<Uint8Array>'}>;`;
  if (!record) return one;
  const all = [...parametersOf(operation, 'cursor'), 'options?: CallOptions'].join(', ');
  return `${one}
    /** Goes through all pages. ${summary} */
    ${camel(ofAllPages(name))}(${all}): AsyncIterableIterator<Schemas['${record}']>;`;
}

/** The expression that calls the operation, with these arguments of the request. */
function implementation(operation: ManagementOperation): string {
  const { name, method, path, ids, query, request, optionalBody, takesKey, repeatable, answer, record } = operation;
  const body = optionalBody ? 'body = {}' : 'body';
  const values = [...ids.map(parameterOf), ...(request ? [body] : []), ...(query.length > 0 ? ['query'] : [])];
  const path_ = ids.map((id) => `${id}: ${parameterOf(id)}`).join(', ');
  const params = [
    ...(ids.length > 0 ? [`path: { ${path_} }`] : []),
    ...(query.length > 0 ? ['query: sent(query)'] : []),
  ];
  const init = [
    ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []),
    ...(request ? ['body'] : []),
    ...(answer ? [] : [`parseAs: 'stream'`]),
  ];
  const sent = init.length > 0 ? `{ ${init.join(', ')}, ...init }` : 'init';
  const rule = !answer ? 'file' : takesKey ? 'create' : repeatable ? 'repeat' : 'once';
  const given = `{ ${[...(ids.length > 0 ? [`ids: { ${path_} }`] : []), ...(request ? ['body'] : []), 'options'].join(', ')} }`;
  const one = `    ${camel(name)}: (${[...values, 'options'].join(', ')}) =>
      ${rule}((api, init) => api.${method.toUpperCase()}('${path}', ${sent}), ${given}),`;
  if (!record) return one;
  const rest = values.filter((value) => value !== 'query');
  const page = `(cursor) => methods.${property(operation.group)}.${camel(name)}(${[...rest, '{ ...query, ...cursor }', 'options'].join(', ')})`;
  return `${one}
    ${camel(ofAllPages(name))}: (${[...values, 'options'].join(', ')}) => allPages(${page}),`;
}

const property = (group: string[]): string => camel(group);

/** The module `management.ts` of the TypeScript client. */
export function renderManagement(groups: Map<string, ManagementOperation[]>): string {
  const all = [...groups.values()];
  const types = all.map((group) => `  ${property(group[0]!.group)}: {\n${group.map(signatures).join('\n')}\n  };`);
  const values = all.map((group) => `  ${property(group[0]!.group)}: {\n${group.map(implementation).join('\n')}\n  },`);
  return `import type { CallOptions } from '../call.ts';
import { allPages, sent, type CreateOptions, type ManagementCalls } from '../management/calls.ts';
import type { components, operations } from './types.ts';

type Schemas = components['schemas'];
type Given<Q> = { [K in keyof Q]: object extends Pick<Q, K> ? Q[K] | undefined : Q[K] };
/** The parameters of an operation's query; one that is undefined is not sent. */
type Query<Id extends keyof operations> = Given<NonNullable<operations[Id]['parameters']['query']>>;

/** A method for each operation of the management API that a token may call, grouped as in the reference. */
export interface ManagementMethods {
${types.join('\n')}
}

export function managementMethods({ create, repeat, once, file }: ManagementCalls): ManagementMethods {
  const methods: ManagementMethods = {
${values.join('\n').replace(/^/gm, '  ')}
  };
  return methods;
}
`;
}
