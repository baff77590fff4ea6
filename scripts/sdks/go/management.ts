// Writes the methods of the management client of Go, `management.gen.go`.
import type { Document } from '../../generate/document.ts';
import {
  capital,
  managementGroups,
  ofAllPages,
  type ManagementOperation,
} from '../../generate/management/operations.ts';
import { goName, goParameter } from './names.ts';

const pascal = (words: string[]): string => words.map(capital).join('');
const typeOf = (group: string[]): string => `${pascal(group)}Methods`;

function parametersOf({ id, ids, query, request }: ManagementOperation): string {
  const identifiers = ids.length > 0 ? [`${ids.map(goParameter).join(', ')} int64`] : [];
  return [
    'ctx context.Context',
    ...identifiers,
    ...(request ? [`body api.${goName(request)}`] : []),
    ...(query.length > 0 ? [`params *api.${capital(id)}Params`] : []),
    'options ...CallOption',
  ].join(', ');
}

function oneMethod(operation: ManagementOperation): string {
  const { id, group, name, method, path, summary, ids, query, request, answer, takesKey, repeatable } = operation;
  const identifiers = ids.map(goParameter);
  const passed = [
    'ctx',
    ...identifiers,
    // The generated function takes its parameters before the body. The key is set for each call instead.
    ...(query.length > 0 ? ['params'] : takesKey ? ['nil'] : []),
    ...(request ? ['body'] : []),
    'edit',
  ];
  const result = answer ? `api.${goName(answer)}` : 'string';
  const rule = takesKey ? 'creating(options)' : `managing(${repeatable}, options)`;
  const place = ids.map((one, at) => `{"${one}", ${identifiers[at]}}`).join(', ');
  return `
// ${pascal(name)} sends ${method.toUpperCase()} ${path}: ${summary}
func (m ${typeOf(group)}) ${pascal(name)}(${parametersOf(operation)}) (${answer ? '*' : ''}${result}, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return m.client.api.${capital(id)}(${passed.join(', ')})
	}
	return ${answer ? `manage[${result}]` : 'manageFile'}(ctx, m.client, ${rule}, do${place && `, []identifier{${place}}...`})
}
`;
}

/** The method that goes through the pages; empty if the answer is no page. */
function allMethod(operation: ManagementOperation): string {
  const { id, group, name, summary, ids, record } = operation;
  if (!record) return '';
  const passed = ['ctx', ...ids.map(goParameter), '&page', 'options...'];
  return `
// ${pascal(ofAllPages(name))} goes through all pages. ${summary}
func (m ${typeOf(group)}) ${pascal(ofAllPages(name))}(${parametersOf(operation)}) iter.Seq2[api.${goName(record)}, error] {
	return allPages(func(cursor *string) ([]api.${goName(record)}, *string, error) {
		page := copyOf[api.${capital(id)}Params](params)
		if cursor != nil {
			page.Cursor = cursor
		}
		answer, err := m.${pascal(name)}(${passed.join(', ')})
		if err != nil {
			return nil, nil, err
		}
		return answer.Data, answer.Page.NextCursor, nil
	})
}
`;
}

/** The file \`management.gen.go\` of the Go package; \`module\` is the module's path. */
export function goManagement(document: Document, module: string): string {
  const groups = [...managementGroups(document).values()];
  const types = groups.map(([one]) => {
    const { group, tag } = one!;
    return `
// ${typeOf(group)} are the operations of "${tag}".
type ${typeOf(group)} struct{ client *Client }
`;
  });
  const fields = groups.map(([one]) => `	${pascal(one!.group)} ${typeOf(one!.group)}`);
  const values = groups.map(([one]) => `		${pascal(one!.group)}: ${typeOf(one!.group)}{client},`);
  return `package referral

import (
	"context"
	"iter"
	"net/http"

	"${module}/api"
)

// ManagementGroups has a method for each operation of the management API that a token may call, grouped as in the
// reference.
type ManagementGroups struct {
${fields.join('\n')}
}

func managementGroups(client *Client) ManagementGroups {
	return ManagementGroups{
${values.join('\n')}
	}
}
${types.join('')}${groups
    .flat()
    .map((operation) => oneMethod(operation) + allMethod(operation))
    .join('')}`;
}
