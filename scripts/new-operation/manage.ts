// The files of a new operation of the management API, which the pipeline, the matrix of credentials and the kit read from
// the document. Parts that only the author knows are empty, so that a check reports them.
import { existsSync, readFileSync } from 'node:fs';
import { changed } from './files.ts';

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export interface ManagedOperation {
  /** for example `listCoupons`; a GET operation whose name begins with `list` has pages */
  id: string;
  /** for example `list-coupons` */
  file: string;
  method: Method;
  path: string;
  bucket: string;
  /** the folder of the group, for example `coupons` */
  group: string;
  /** the least role in the program */
  role: string;
  /** whether a browser's session needs a recent sign-in */
  recent: boolean;
}

const ROOT = 'openapi/openapi.yaml';
const SCOPES = 'openapi/schemas/scope.yaml';
const GROUPS = 'src/manage/index.ts';

const camel = (group: string): string => group.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const tagOf = (group: string): string => (group[0]!.toUpperCase() + group.slice(1)).replaceAll('-', ' ');
const scopeOf = ({ group, method }: ManagedOperation): string => `${group}.${method === 'get' ? 'read' : 'write'}`;
const isList = ({ id, method }: ManagedOperation): boolean => method === 'get' && id.startsWith('list');
const hasBody = ({ method }: ManagedOperation): boolean => ['post', 'put', 'patch'].includes(method);

function refusals(operation: ManagedOperation): [status: number, response: string][] {
  const { method, role, recent, path } = operation;
  const forRead = role === 'viewer' ? 'ManageScopeMissing' : 'ManageReadForbidden';
  const forChange = recent ? 'ManageRecentForbidden' : 'ManageWriteForbidden';
  const forBody = method === 'patch' ? 'ManagePatchInvalid' : 'ManageBodyInvalid';
  const forQuery = isList(operation) ? 'ManageListInvalid' : 'ManageQueryInvalid';
  const creates = method === 'post';
  return [
    [400, hasBody(operation) ? forBody : forQuery],
    [401, 'ManageUnauthenticated'],
    [403, method === 'get' ? forRead : forChange],
    ...(path.includes('{') ? ([[404, 'ManageNotFound']] as [number, string][]) : []),
    [405, 'ManageMethodNotAllowed'],
    ...(creates ? ([[409, 'ManageInFlight']] as [number, string][]) : []),
    ...(hasBody(operation)
      ? ([
          [413, 'ManagePayloadTooLarge'],
          [415, 'ManageUnsupportedMediaType'],
        ] as [number, string][])
      : []),
    ...(creates ? ([[422, 'ManageKeyReused']] as [number, string][]) : []),
    [429, 'ManageRateLimited'],
    [500, 'ManageFailed'],
  ];
}

const shared = (name: string): string => `    - { $ref: ../parameters.yaml#/${name} }`;

function pathYaml(operation: ManagedOperation): string {
  const { id, file, method, path, bucket, group, role, recent } = operation;
  const parameters = isList(operation) ? ['limit', 'cursor', 'order'] : method === 'post' ? ['idempotency_key'] : [];
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `  - { $ref: ../parameters.yaml#/${name} }`);
  const access = path.includes('{program_id}') ? `, role: ${role}` : '';
  return [
    `x-bucket: ${bucket}`,
    ...(inPath.length > 0 ? ['parameters:', ...inPath] : []),
    `${method}:`,
    `  operationId: ${id}`,
    `  tags: [${tagOf(group)}]`,
    "  summary: ''",
    "  description: ''",
    '  security: [{ session: [] }, { apiToken: [] }, { loginToken: [] }]',
    `  x-access: { scope: ${scopeOf(operation)}${access}${recent ? ', recent: true' : ''} }`,
    ...(parameters.length > 0 ? ['  parameters:', ...parameters.map(shared)] : []),
    ...(hasBody(operation)
      ? [
          '  requestBody:',
          '    required: true',
          '    content:',
          '      application/json:',
          `        schema: { $ref: ../../schemas/${file}-request.yaml }`,
          "        examples: { usual: { summary: '', value: {} } }",
        ]
      : []),
    '  responses:',
    `    '${method === 'post' ? 201 : 200}':`,
    "      description: ''",
    `      headers: { $ref: ../../headers/headers.yaml#/${method === 'post' ? 'created' : 'keyedSecret'} }`,
    '      content:',
    '        application/json:',
    `          schema: { $ref: ../../schemas/${file}-answer.yaml }`,
    `          examples: { usual: { summary: '', value: { data: ${isList(operation) ? '[], page: { next_cursor: null, has_more: false }' : '{}'} } } }`,
    ...refusals(operation).map(([status, name]) => `    '${status}': { $ref: ../../responses/manage.yaml#/${name} }`),
    '',
  ].join('\n');
}

const requestYaml = `type: object
additionalProperties: false
required: []
properties: {}
`;

const recordYaml = `type: object
required: [data]
properties:
  data:
    type: object
    description: ''
    required: []
    properties: {}
  warnings: { $ref: warnings.yaml }
`;

const listYaml = `type: object
required: [data, page]
properties:
  data:
    type: array
    maxItems: 100
    description: ''
    items: { type: object, description: '', required: [], properties: {} }
  page: { $ref: page.yaml }
  warnings: { $ref: warnings.yaml }
`;

const handlerTs = ({ id }: ManagedOperation): string => `import type { Manage } from '../context.ts';

export const ${id}: Manage<'${id}'> = () => Promise.reject(new Error('${id} is not written yet'));
`;

function testTs(operation: ManagedOperation): string {
  const { id, file, group, method } = operation;
  return `import { afterAll, beforeAll, expect, test } from 'vitest';
import { managementOperations } from '../../security/support/document.ts';
import { startService, type Service } from '../../support/service.ts';
import { goodHeaders, openScene, validCall, withHeaders } from '../calls.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const operation = managementOperations.find(({ id }) => id === '${id}')!;

test('${method === 'post' ? 201 : 200}', async () => {
  const scene = await openScene(service, 'owner');
  const request = withHeaders(await validCall(service, operation, scene), await goodHeaders(service, operation, scene));
  const { status, body } = await service.call(request.path, request.call);
  expect(status, 'Write the handler: src/manage/${group}/${file}.ts').toBe(${method === 'post' ? 201 : 200});
  expect(body, 'Say what it answers').toEqual({ data: {} });
});
`;
}

/** The index of the group with the handler, and that of the groups if the group is new. */
function indexes({ id, file, group }: ManagedOperation): Record<string, string> {
  const path = `src/manage/${group}/index.ts`;
  const line = `import { ${id} } from './${file}.ts';\n`;
  if (existsSync(path)) {
    const added = changed(path, [/^export const \w+ = \{/m, line]);
    return { [path]: added.replace(/^(export const \w+ = \{)/m, `$1 ${id},`) };
  }
  const name = camel(group);
  return {
    [path]: `${line}\nexport const ${name} = { ${id} };\n`,
    [GROUPS]: changed(
      GROUPS,
      [/^import \{ stats \}/m, `import { ${name} } from './${group}/index.ts';\n`],
      [/^ {2}\.\.\.stats,/m, `  ...${name},\n`],
    ),
  };
}

/** The root document and the scopes with what the operation adds. */
function documentFiles(operation: ManagedOperation): Record<string, string> {
  const { path, group, file } = operation;
  const tag = `  - name: ${tagOf(group)}\n`;
  const isKnown = readFileSync(ROOT, 'utf8').includes(tag);
  const entry: [RegExp, string] = [/^ {2}\/healthz:/m, `  ${path}: { $ref: manage/${group}/${file}.yaml }\n`];
  const newTag: [RegExp, string] = [/^ {2}- name: Health/m, `${tag}    description: ''\n`];
  const scope = `  - ${scopeOf(operation)}\n`;
  return {
    [ROOT]: changed(ROOT, entry, ...(isKnown ? [] : [newTag])),
    ...(readFileSync(SCOPES, 'utf8').includes(scope) ? {} : { [SCOPES]: changed(SCOPES, [/^description:/m, scope]) }),
  };
}

/** The content of new and changed files, by path. */
export function managedFiles(operation: ManagedOperation): Record<string, string> {
  const { file, group } = operation;
  return {
    [`openapi/manage/${group}/${file}.yaml`]: pathYaml(operation),
    ...(hasBody(operation) ? { [`openapi/schemas/${file}-request.yaml`]: requestYaml } : {}),
    [`openapi/schemas/${file}-answer.yaml`]: isList(operation) ? listYaml : recordYaml,
    ...documentFiles(operation),
    [`src/manage/${group}/${file}.ts`]: handlerTs(operation),
    ...indexes(operation),
    [`test/manage/${group}/${file}.test.ts`]: testTs(operation),
  };
}
