// Writes the methods of both management clients of Python, `generated/management.py`.
import type { Document } from '../../generate/document.ts';
import {
  capital,
  managementGroups,
  ofAllPages,
  type ManagementOperation,
} from '../../generate/management/operations.ts';
import { classOf } from '../names.ts';
import { constantOf } from './names.ts';
import { queryOf } from './operations.ts';

type Prefix = '' | 'async ';

const operationOf = (id: string): string => `operations.${constantOf(id)}`;

/** The parameters of a method, each with its type and default. */
function parametersOf({ id, ids, query, request, optionalBody, takesKey }: ManagementOperation): string {
  return [
    'self',
    ...ids.map((one) => `${one}: int`),
    ...(request ? [`body: models.${classOf(request)} | Body${optionalBody ? ' | None = None' : ''}`] : []),
    '*',
    ...(takesKey ? ['idempotency_key: str | None = None'] : []),
    'attempts: int | None = None',
    ...(query.length > 0 ? [`**query: Unpack[operations.${queryOf({ id, query })}]`] : []),
  ].join(', ');
}

function oneMethod(operation: ManagementOperation, prefix: Prefix): string {
  const { id, name, summary, ids, query, request, optionalBody, answer, takesKey } = operation;
  const passed = [
    operationOf(id),
    ...ids,
    ...(request ? [optionalBody ? 'body=body or {}' : 'body=body'] : []),
    ...(query.length > 0 ? ['query=query'] : []),
    'attempts=attempts',
    ...(takesKey ? ['idempotency_key=idempotency_key'] : []),
  ];
  const type = answer ? `models.${classOf(answer)}` : 'str';
  return `
    ${prefix}def ${name.join('_')}(${parametersOf(operation)}) -> ${type}:
        """${summary}"""
        return ${prefix && 'await '}self._client.call(${passed.join(', ')})
`;
}

/** The method that goes through the pages; empty if the answer is no page. */
function allMethod(operation: ManagementOperation, prefix: Prefix): string {
  const { id, name, summary, ids, record } = operation;
  if (!record) return '';
  const passed = ['self._client', operationOf(id), ...ids, 'query=query', 'attempts=attempts'].join(', ');
  const [iterator, pages] = prefix ? ['AsyncIterator', 'all_pages_async'] : ['Iterator', 'all_pages'];
  return `
    def ${ofAllPages(name).join('_')}(${parametersOf(operation)}) -> ${iterator}[models.${classOf(record)}]:
        """Goes through all pages. ${summary}"""
        return ${pages}(${passed})
`;
}

const classNameOf = (group: string[], prefix: Prefix): string =>
  [prefix.trim(), ...group].map((word) => word && capital(word)).join('');

function groupClass(operations: ManagementOperation[], prefix: Prefix): string {
  const [{ group, tag }] = operations as [ManagementOperation];
  const methods = operations.map((operation) => oneMethod(operation, prefix) + allMethod(operation, prefix));
  return `

class ${classNameOf(group, prefix)}(${prefix ? 'AsyncGroup' : 'Group'}):
    """The operations of "${tag}"."""
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

/** The module `management.py` of the generated folder. */
export function pythonManagement(document: Document): string {
  const groups = [...managementGroups(document).values()];
  const classes = (['', 'async '] as const).flatMap((prefix) => [
    ...groups.map((operations) => groupClass(operations, prefix)),
    clientClass(groups, prefix),
  ]);
  return `"""A method for each operation of the management API that a token may call, grouped as in the reference."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Unpack

from .._connection import AsyncConnection, Connection
from .._groups import AsyncGroup, Group, all_pages, all_pages_async
from .._operation import Body
from . import models, operations
${classes.join('')}`;
}
