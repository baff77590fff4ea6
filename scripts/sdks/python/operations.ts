// Writes the operations of Python, `generated/operations.py`: what each sends and returns, and the types of the queries.
import { capital } from '../../generate/management/operations.ts';
import { resolve, type Document, type Json } from '../../generate/document.ts';
import type { Operation } from '../operations.ts';
import { constantOf, pythonName, scalarOf } from './names.ts';

/** What the query of every list has. */
const PAGE = ['limit', 'cursor', 'order'];

/** The type of the query of an operation: `ListPartnersQuery`. */
export const queryOf = ({ id, query }: Pick<Operation, 'id' | 'query'>): string =>
  query.every(({ name }) => PAGE.includes(name)) ? 'PageQuery' : `${capital(id)}Query`;

const fieldsOf = (document: Document, query: Json[]): string[] =>
  query.map(({ name, required, schema }: Json) => {
    const type = scalarOf(name, resolve(document, schema));
    return `    ${pythonName(name)}: ${required ? `Required[${type}]` : `${type} | None`}`;
  });

function queryTypes(document: Document, operations: Operation[]): string {
  const withQuery = operations.filter(({ query }) => query.length > 0);
  const isPaged = ({ query }: Operation) => PAGE.every((name) => query.some((one) => one.name === name));
  const [list] = withQuery.filter(isPaged).map(({ query }) => query.filter(({ name }) => PAGE.includes(name)));
  const page = fieldsOf(document, list ?? []);
  const special = withQuery.filter((operation) => queryOf(operation) !== 'PageQuery');
  const types = special.map((operation) => {
    const fields = fieldsOf(document, operation.query);
    const [base, own] = isPaged(operation)
      ? ['PageQuery', fields.filter((field) => !page.includes(field))]
      : ['TypedDict', fields];
    return `class ${queryOf(operation)}(${base}, total=False):\n${own.join('\n')}\n`;
  });
  return [`class PageQuery(TypedDict, total=False):\n${page.join('\n')}\n`, ...types].join('\n\n');
}

function constant({ id, method, path, query, takesKey, repeatable, answer }: Operation): string {
  const passed = [
    `"${method}"`,
    `"${path}"`,
    answer ? `models.${answer}` : 'str',
    ...(query.length > 0 ? [queryOf({ id, query })] : []),
    ...(takesKey ? ['takes_key=True'] : []),
    ...(repeatable && !takesKey && method !== 'GET' ? ['repeats=True'] : []),
  ];
  return `${constantOf(id)}: Final = Operation(${passed.join(', ')})\n`;
}

/** The module `operations.py`; `document` is the one for generators. */
export function pythonOperations(document: Document, operations: Operation[]): string {
  return `"""All operations, for \`\`call\`\` of the clients. None in a query is not sent."""

from __future__ import annotations

import datetime
from typing import Final, Literal, Required, TypedDict

from .._operation import Operation
from . import models


${queryTypes(document, operations)}

${operations.map(constant).join('')}`;
}
