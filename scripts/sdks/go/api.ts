// Writes the package `api` of Go: a file for each resource, with its types and the methods of the plain client.
import { capital } from '../../generate/management/operations.ts';
import type { Document, Json } from '../../generate/document.ts';
import type { Files } from '../files.ts';
import type { Operation } from '../operations.ts';
import { schemasByResource } from '../resources.ts';
import { goName, goParameter } from './names.ts';
import { GoTypes } from './types.ts';

const KEY_FIELD = `	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string \`json:"Idempotency-Key,omitempty"\`
`;

/** The struct with the query and headers of an operation; empty if it has none. */
function paramsType(types: GoTypes, { id, query, takesKey }: Operation): string {
  if (query.length === 0 && !takesKey) return '';
  const name = `${capital(id)}Params`;
  const fields = query.map(({ name: key, required, schema }: Json) => {
    const type = types.typeOf(`${name}${goName(key)}`, name, schema);
    const tag = `${key}${required ? '' : ',omitempty'}`;
    return `	${goName(key)} ${required ? '' : '*'}${type} \`form:"${tag}" json:"${tag}"\`\n`;
  });
  const all = [...fields, ...(takesKey ? [KEY_FIELD] : [])].join('');
  return `// ${name} are the parameters of ${capital(id)}.\ntype ${name} struct {\n${all}}\n`;
}

function method({ id, method: verb, path, ids, query, takesKey, request }: Operation): string {
  const identifiers = ids.map(goParameter);
  const parameters = [
    'ctx context.Context',
    ...(ids.length > 0 ? [`${identifiers.join(', ')} ID`] : []),
    ...(query.length > 0 || takesKey ? [`params *${capital(id)}Params`] : []),
    ...(request ? [`body ${goName(request)}`] : []),
    'reqEditors ...RequestEditorFn',
  ];
  const template = JSON.stringify(path.replace(/\{\w+\}/g, '%d'));
  const where = ids.length > 0 ? `fmt.Sprintf(${[template, ...identifiers].join(', ')})` : template;
  const passed = [`"${verb}"`, where, query.length > 0 || takesKey ? 'params' : 'nil', request ? 'body' : 'nil'];
  return `// ${capital(id)} sends ${verb} ${path}.
func (c *Client) ${capital(id)}(${parameters.join(', ')}) (*http.Response, error) {
	return c.send(ctx, ${passed.join(', ')}, reqEditors)
}
`;
}

const PACKAGES = ['context', 'encoding/json', 'errors', 'fmt', 'net/http', 'time'];

function fileText(texts: string[]): string {
  const text = texts.join('\n');
  const used = PACKAGES.filter((name) => new RegExp(`\\b${name.split('/').at(-1)}\\.[A-Z]`).test(text));
  const imports = used.length > 0 ? `import (\n${used.map((name) => `	"${name}"\n`).join('')})\n\n` : '';
  return `package api\n\n${imports}${text}`;
}

/** The generated files of the package; `document` is the one for generators. */
export function goApi(document: Document, operations: Operation[]): Files {
  const schemas = schemasByResource(document);
  const resources = [...new Set([...schemas.keys(), ...operations.map(({ resource }) => resource)])].sort();
  return new Map(
    resources.map((resource) => {
      const own = operations.filter((operation) => operation.resource === resource);
      const types = new GoTypes(document);
      for (const schema of schemas.get(resource) ?? []) types.add(schema);
      const params = own.map((operation) => paramsType(types, operation)).filter((text) => text !== '');
      return [`api/${resource}.gen.go`, fileText([...types.texts, ...params, ...own.map(method)])];
    }),
  );
}
