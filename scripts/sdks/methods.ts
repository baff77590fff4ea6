// The methods of the Python and Go clients that need nothing but the document: scripts/generate/methods.ts says which.
import { plainOperations, type PlainOperation } from '../generate/methods.ts';
import type { Document } from '../generate/document.ts';
import { classOf, moduleOf } from './names.ts';

/** The package that the generator for Python makes of a tag. */
export const packageOf = (tag: string): string => tag.toLowerCase().replace(/\W/g, '_');

function pythonMethod({ id, name, summary, request, answer }: PlainOperation, prefix: '' | 'async '): string {
  const body = request ? `body: ${classOf(request)} | Body, ` : '';
  const steps = [
    moduleOf(id) + '._get_kwargs',
    ...(request ? ['body'] : []),
    `${classOf(answer)}.from_dict`,
    'attempts',
  ];
  return `
    ${prefix}def ${moduleOf(name)}(self, ${body}*, attempts: int | None = None) -> ${classOf(answer)}:
        """${summary}."""
        return ${prefix && 'await '}self._run(${request ? 'write' : 'read'}(self._link, ${steps.join(', ')}))
`;
}

const pythonClass = (name: string, client: string, prefix: '' | 'async ', operations: PlainOperation[]): string => `

class ${name}(ABC):
    """What \`\`${client}\`\` inherits."""

    _link: Link

    @abstractmethod
    ${prefix}def _run(self, steps: Steps[T]) -> T:
        """Carries the steps out."""
${operations.map((operation) => pythonMethod(operation, prefix)).join('')}`;

/** The module \`methods.py\` of the generated folder. */
export function pythonMethods(document: Document): string {
  const operations = plainOperations(document);
  const modules = operations.map(({ id, tag }) => `from .api.${packageOf(tag)} import ${moduleOf(id)}`);
  const schemas = operations.flatMap(({ request, answer }) => (request ? [request, answer] : [answer])).map(classOf);
  const models = [...new Set(schemas)].map((name) => `from .models.${moduleOf(name)} import ${name}`);
  return `"""The methods of both clients that need nothing but the document."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TypeVar

from .._call import Link, Steps
from .._operations import Body, read, write
${[...modules.sort(), ...models.sort()].join('\n')}

T = TypeVar("T")
${pythonClass('Methods', 'Client', '', operations)}${pythonClass('AsyncMethods', 'AsyncClient', 'async ', operations)}`;
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
