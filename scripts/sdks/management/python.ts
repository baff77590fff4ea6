// Writes the methods of both management clients of Python, `generated/management.py`.
import { resolve, type Document, type Json } from '../../generate/document.ts';
import {
  capital,
  managementGroups,
  ofAllPages,
  type ManagementOperation,
} from '../../generate/management/operations.ts';
import { packageOf } from '../methods.ts';
import { classOf, moduleOf } from '../names.ts';

type Prefix = '' | 'async ';

/** The names that openapi-python-client does not give to a parameter as they are. */
const RESERVED = ['from', 'type', 'filter', 'format', 'hash', 'import', 'in', 'max', 'min'];
const nameOf = (parameter: string): string => (RESERVED.includes(parameter) ? `${parameter}_` : parameter);

const SCALARS: Record<string, string> = { string: 'str', integer: 'int', number: 'float', boolean: 'bool' };

function typeOf(document: Document, { name, schema }: Json): string {
  const { type, format, enum: values } = resolve(document, schema);
  if (Array.isArray(values)) return `Literal[${values.map((value: unknown) => JSON.stringify(value)).join(', ')}]`;
  if (format === 'date-time') return 'datetime';
  if (format === 'date') return 'date';
  const scalar = SCALARS[type as string];
  if (!scalar) throw new Error(`scripts/sdks/management/python.ts knows no type for the parameter ${name}: add one`);
  return scalar;
}

/** The parameters of a method, each with its type and default. */
function parametersOf(
  document: Document,
  { ids, query, request, optionalBody, takesKey }: ManagementOperation,
  omitted = '',
) {
  const required = [
    ...ids.map((id) => `${id}: int`),
    ...(request ? [`body: ${classOf(request)} | Body${optionalBody ? ' | None = None' : ''}`] : []),
  ];
  const asked = query.filter(({ name }) => name !== omitted);
  const named = asked.map((one) =>
    one.required
      ? `${nameOf(one.name)}: ${typeOf(document, one)}`
      : `${nameOf(one.name)}: ${typeOf(document, one)} | None = None`,
  );
  const key = takesKey ? ['idempotency_key: str | None = None'] : [];
  return ['self', ...required, '*', ...named, ...key, 'attempts: int | None = None'].join(', ');
}

function oneMethod(document: Document, operation: ManagementOperation, prefix: Prefix): string {
  const { id, name, summary, ids, query, request, optionalBody, answer, takesKey, repeatable } = operation;
  const arguments_ = [
    ...ids,
    ...(request ? [optionalBody ? 'body=sent({} if body is None else body)' : 'body=sent(body)'] : []),
    ...(takesKey ? ['idempotency_key=key'] : []),
    ...query.map((one) => `${nameOf(one.name)}=given(${nameOf(one.name)})`),
  ];
  const type = answer ? classOf(answer) : 'str';
  const steps = [
    'self._client._link',
    `lambda: ${moduleOf(id)}._get_kwargs(${arguments_.join(', ')})`,
    answer ? `${type}.from_dict` : 'file_text',
    'attempts',
    `repeatable=${takesKey || repeatable ? 'True' : 'False'}`,
    ...ids.map((one) => `${one}=${one}`),
  ];
  return `
    ${prefix}def ${name.join('_')}(${parametersOf(document, operation)}) -> ${type}:
        """${summary}"""
${takesKey ? '        key = key_of(idempotency_key)\n' : ''}        return ${prefix && 'await '}self._client._run(manage(${steps.join(', ')}))
`;
}

/** The method that goes through the pages; empty if the answer is no page. */
function allMethod(document: Document, operation: ManagementOperation, prefix: Prefix): string {
  const { name, summary, ids, query, record } = operation;
  if (!record) return '';
  const passed = query.map((one) => nameOf(one.name)).filter((one) => one !== 'cursor');
  const arguments_ = [...ids, ...passed.map((one) => `${one}=${one}`), 'cursor=cursor', 'attempts=attempts'];
  const [iterator, pages] = prefix ? ['AsyncIterator', 'all_pages_async'] : ['Iterator', 'all_pages'];
  return `
    def ${ofAllPages(name).join('_')}(${parametersOf(document, operation, 'cursor')}) -> ${iterator}[${classOf(record)}]:
        """Goes through all pages. ${summary}"""
        return ${pages}(lambda cursor: self.${name.join('_')}(${arguments_.join(', ')}))
`;
}

const classNameOf = (group: string[], prefix: Prefix): string =>
  [prefix.trim(), ...group].map((word) => word && capital(word)).join('');

function groupClass(document: Document, operations: ManagementOperation[], prefix: Prefix): string {
  const [{ group, tag }] = operations as [ManagementOperation];
  const methods = operations.map(
    (operation) => oneMethod(document, operation, prefix) + allMethod(document, operation, prefix),
  );
  const client = prefix ? 'AsyncConnection' : 'Connection';
  return `

class ${classNameOf(group, prefix)}:
    """The operations of "${tag}"."""

    def __init__(self, client: ${client}) -> None:
        self._client = client
${methods.join('')}`;
}

function clientClass(groups: ManagementOperation[][], prefix: Prefix): string {
  const fields = groups.map(
    ([one]) => `        self.${one!.group.join('_')} = ${classNameOf(one!.group, prefix)}(client)`,
  );
  return `

class ${prefix ? 'Async' : ''}ManagementGroups:
    """The groups of \`\`${prefix ? 'Async' : ''}ManagementClient\`\`."""

    def __init__(self, client: ${prefix ? 'AsyncConnection' : 'Connection'}) -> None:
${fields.join('\n')}
`;
}

/** The module \`management.py\` of the generated folder. */
export function pythonManagement(document: Document): string {
  const groups = [...managementGroups(document).values()];
  const all = groups.flat();
  const modules = all.map(({ id, tag }) => `from .api.${packageOf(tag)} import ${moduleOf(id)}`);
  const schemas = all
    .flatMap(({ request, answer, record }) => [request, answer, record])
    .filter((one) => one !== undefined);
  const models = [...new Set(schemas.map(classOf))].map((name) => `from .models.${moduleOf(name)} import ${name}`);
  const classes = (['', 'async '] as const).flatMap((prefix) => [
    ...groups.map((operations) => groupClass(document, operations, prefix)),
    clientClass(groups, prefix),
  ]);
  return `"""A method for each operation of the management API that a token may call, grouped as in the reference."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from datetime import date, datetime
from typing import TYPE_CHECKING, Literal

from .._management import all_pages, all_pages_async, file_text, given, key_of, manage, sent
from .._operations import Body
${[...modules.sort(), ...models.sort()].join('\n')}

if TYPE_CHECKING:
    from .._connection import AsyncConnection, Connection
${classes.join('')}`;
}
