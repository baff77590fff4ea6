// The methods of the Python and Go clients that need nothing but the document: scripts/generate/methods.ts says which.
import { plainOperations, type PlainOperation } from '../generate/methods.ts';
import type { Document } from '../generate/document.ts';
import { classOf, snakeOf } from './names.ts';
import { constantOf } from './python/names.ts';

function pythonMethod({ id, name, summary, request, answer }: PlainOperation, prefix: '' | 'async '): string {
  const body = request ? `body: models.${classOf(request)} | Body, ` : '';
  const passed = [`operations.${constantOf(id)}`, ...(request ? ['body=body'] : []), 'attempts=attempts'].join(', ');
  return `
    ${prefix}def ${snakeOf(name)}(self, ${body}*, attempts: int | None = None) -> models.${classOf(answer)}:
        """${summary}."""
        return ${prefix && 'await '}self.call(${passed})
`;
}

const pythonClass = (client: string, connection: string, prefix: '' | 'async ', all: PlainOperation[]): string => `

class ${connection.replace('Connection', 'Methods')}(${connection}):
    """What \`\`${client}\`\` inherits."""
${all.map((operation) => pythonMethod(operation, prefix)).join('')}`;

/** The module `methods.py` of the generated folder. */
export function pythonMethods(document: Document): string {
  const all = plainOperations(document);
  return `"""The methods of both clients that need nothing but the document."""

from __future__ import annotations

from .._connection import AsyncConnection, Connection
from .._operation import Body
from . import models, operations
${pythonClass('Client', 'Connection', '', all)}${pythonClass('AsyncClient', 'AsyncConnection', 'async ', all)}`;
}

const exported = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

function goMethod({ id, name, path, method, summary, request, answer }: PlainOperation): string {
  const body = request ? `body api.${classOf(request)}, ` : '';
  return `
// ${exported(name)} sends ${method.toUpperCase()} ${path}: ${summary}.
func (c *Client) ${exported(name)}(ctx context.Context, ${body}options ...CallOption) (*api.${classOf(answer)}, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return c.api.${exported(id)}(ctx, ${request ? 'body, ' : ''}edit)
	}
	return call[api.${classOf(answer)}](ctx, c, settingsOf(${method === 'get'}, options), do)
}
`;
}

/** The file \`methods.gen.go\` of the Go package; \`module\` is the module's path. */
export const goMethods = (document: Document, module: string): string => `package referral

import (
	"context"
	"net/http"

	"${module}/api"
)
${plainOperations(document).map(goMethod).join('')}`;
