// Generates keyword arguments for Python from the document: a method for each operation below /api/v1/track, with a
// parameter for each field of its request.
import { resolve, type Document, type Json } from '../../generate/document.ts';
import { classOf } from '../names.ts';
import { scalarOf } from './names.ts';

const BELOW = '/api/v1/track/';
const WIDTH = 112;

/** The methods whose results are types of the hand-written layer. */
const OWN_RESULTS: Record<string, string> = { lead: 'LeadResult', sale: 'SaleResult' };

interface Field {
  name: string;
  type: string;
  required: boolean;
  description: string;
}

interface Method {
  name: string;
  summary: string;
  fields: Field[];
  result: string;
  /** the generated model classes in the signature */
  models: string[];
}

function typeOf(name: string, schema: Json): string {
  if (typeof schema.$ref === 'string') return `${classOf(schema.$ref as string)} | Mapping[str, Any]`;
  return scalarOf(name, schema);
}

/** The fields in the order of the parameters: required fields first. Optional fields may also be None. */
function fieldsOf(document: Document, schema: Json): Field[] {
  const properties = Object.entries<Json>(schema.properties ?? {});
  const fields = properties.map(([name, node]) => ({
    name,
    type: typeOf(name, node),
    required: (schema.required ?? []).includes(name) as boolean,
    description: String(resolve(document, node).description ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
  return [...fields.filter(({ required }) => required), ...fields.filter(({ required }) => !required)];
}

function methodOf(document: Document, path: string, operation: Json): Method {
  const name = path.slice(BELOW.length).replaceAll('-', '_');
  const schemaOf = (body: Json): Json => body.content['application/json'].schema;
  const request = resolve(document, schemaOf(operation.requestBody));
  const [answer] = Object.values<Json>(operation.responses);
  const references = Object.values<Json>(request.properties ?? {}).flatMap(({ $ref }) =>
    $ref ? [$ref as string] : [],
  );
  const own = OWN_RESULTS[name];
  const result = own ?? classOf(schemaOf(answer).$ref as string);
  const models = [...references.map(classOf), ...(own ? [] : [result])];
  return { name, summary: String(operation.summary), fields: fieldsOf(document, request), result, models };
}

/** Wraps a text; all lines but the first are indented. */
function wrapped(text: string, indent: string): string {
  const lines = [''];
  for (const word of text.replaceAll('\\', '\\\\').split(' ')) {
    const line = lines.at(-1)!;
    if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join(`\n${indent}`);
}

function renderMethod({ name, summary, fields, result }: Method, prefix: '' | 'async '): string {
  const parameters = fields.map(({ name: field, type, required }) =>
    required ? `        ${field}: ${type},` : `        ${field}: ${type} | None = None,`,
  );
  const described = fields.map(
    ({ name: field, description }) => `            ${wrapped(`${field}: ${description}`, ' '.repeat(16))}`,
  );
  const sent = fields.map(({ name: field }) => `                ${field}=${field},`);
  return `
    ${prefix}def ${name}(
        self,
        *,
${parameters.join('\n')}
    ) -> ${result}:
        """${summary}. See \`\`${name}\`\` of the client.

        Args:
${described.join('\n')}
        """
        return ${prefix === '' ? '' : 'await '}self._client.${name}(
            body_of(
${sent.join('\n')}
            )
        )
`;
}

const renderClass = (name: string, client: string, methods: string): string => `
class ${name}:
    """What \`\`${client}.track\`\` is: a keyword for each field; None counts as left out."""

    def __init__(self, client: ${client}) -> None:
        self._client = client
${methods}`;

/** Generates the module `track.py`; `document` is the one for the Python generator. */
export function pythonTrack(document: Document): string {
  const methods = Object.entries<Json>(document.paths)
    .filter(([path, item]) => path.startsWith(BELOW) && item.post?.requestBody)
    .map(([path, item]) => methodOf(document, path, item.post));
  const models = [...new Set(methods.flatMap((method) => method.models))].sort();
  const own = [...new Set(methods.map(({ result }) => result).filter((name) => !models.includes(name)))].sort();
  return `"""The operations below ${BELOW.slice(0, -1)} with keyword arguments."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

from .._operation import body_of
from ..results import ${own.join(', ')}
from .models import ${models.join(', ')}

if TYPE_CHECKING:
    from ..async_client import AsyncClient
    from ..client import Client

${renderClass('Track', 'Client', methods.map((method) => renderMethod(method, '')).join(''))}
${renderClass('AsyncTrack', 'AsyncClient', methods.map((method) => renderMethod(method, 'async ')).join(''))}`;
}
