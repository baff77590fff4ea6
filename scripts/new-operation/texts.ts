// The initial content of a new operation's files. Parts that only the author knows are empty, so that a check reports
// them.
export interface NewOperation {
  /** for example `getLinks` */
  id: string;
  /** for example `get-links` */
  file: string;
  method: 'get' | 'post';
  path: string;
  bucket: string;
  /** the error message for an internal failure says this, for example `list the links` */
  does: string;
  credential: 'programKey' | 'loginToken';
}

const MESSAGE = ({ does }: NewOperation) => `Failed to ${does} (request_id: {request_id})`;

const unauthorized = ({ credential }: NewOperation): string =>
  credential === 'loginToken'
    ? `    '401': { $ref: ../responses/cli.yaml#/CliNotSignedIn }`
    : `    '401':
      description: No usable credential, or the key is retired.
      headers: { $ref: ../headers/headers.yaml#/keyed }
      content:
        application/json:
          schema: { $ref: ../schemas/error-401.yaml }
          examples:
            malformedAuthorization: { $ref: ../errors/platform.yaml#/cliMalformedAuthorization }
            missingApiToken: { $ref: ../errors/platform.yaml#/cliMissingApiToken }
            invalidApiToken: { $ref: ../errors/platform.yaml#/cliInvalidApiKey }
            apiKeyRetired: { $ref: ../errors/typed.yaml#/apiKeyRetired }`;

const BODY_ERRORS = ['fieldInvalid', 'bodyMissing', 'bodyNotUtf8', 'bodyNotJson', 'bodyNotObject', 'bodyTooDeep'];

const requestBody = ({ file }: NewOperation): string => `
  requestBody:
    required: true
    content:
      application/json:
        schema: { $ref: ../schemas/${file}-request.yaml }
        examples:
          usual: { summary: '', value: {} }`;

const badRequest = `    '400':
      description: A field is missing or malformed.
      headers: { $ref: ../headers/headers.yaml#/keyed }
      content:
        application/json:
          schema: { $ref: ../schemas/platform-error.yaml }
          examples:
${[...BODY_ERRORS, 'textNotStorable'].map((name) => `            ${name}: { $ref: ../errors/platform.yaml#/${name} }`).join('\n')}
`;
const badBody = `
    '413': { $ref: ../responses/cli.yaml#/CliPayloadTooLarge }
    '415': { $ref: ../responses/cli.yaml#/CliUnsupportedMediaType }`;

export const pathYaml = (operation: NewOperation): string => {
  const { id, file, method, bucket, credential } = operation;
  const post = method === 'post';
  return `x-bucket: ${bucket}
${method}:
  operationId: ${id}
  tags: [Program]
  summary: ''
  description: ''
  security: [{ ${credential}: [] }]${post ? requestBody(operation) : ''}
  responses:
    '200':
      description: ''
      headers: { $ref: ../headers/headers.yaml#/keyed }
      content:
        application/json:
          schema: { $ref: ../schemas/${file}-answer.yaml }
          examples:
            usual: { summary: '', value: { data: {} } }
${post ? badRequest : ''}${unauthorized(operation)}
    '405': { $ref: ../responses/cli.yaml#/CliMethodNotAllowed }${post ? badBody : ''}
    '429': { $ref: ../responses/cli.yaml#/CliRateLimited }
    '500':
      description: The service failed.
      headers: { $ref: ../headers/headers.yaml#/keyed }
      content:
        application/json:
          schema: { $ref: ../schemas/platform-error.yaml }
          examples:
            ${id}Failed: { $ref: ../errors/platform.yaml#/${id}Failed }
`;
};

export const requestYaml = `type: object
required: []
properties: {}
`;

export const responseYaml = `type: object
required: [data]
properties:
  data:
    type: object
    description: ''
    required: []
    properties: {}
  warnings: { $ref: warnings.yaml }
`;

export const failureYaml = (operation: NewOperation): string => `${operation.id}Failed:
  summary: The service failed
  description: Send again with back-off; quote the identifier if the error persists.
  value:
    data: null
    error: { status: 500, name: InternalServerError, message: '${MESSAGE(operation).replace('{request_id}', '01JD5M0Q7Y3XK8WZ')}', details: { request_id: 01JD5M0Q7Y3XK8WZ } }
  x-template: { '/error/message': '${MESSAGE(operation)}', '/error/details/request_id': '{request_id}' }
`;

export const handlerTs = ({ id }: NewOperation): string => `import type { Operation } from './context.ts';

export const ${id}: Operation<'${id}'> = () => Promise.reject(new Error('${id} is not written yet'));
`;

export const testTs = (operation: NewOperation): string => {
  const { method, path, does, credential, file } = operation;
  const person = credential === 'loginToken';
  const key = person
    ? 'const { token: key } = await service.make.person();'
    : 'const { key } = await service.make.program();';
  const call = `{ method: '${method.toUpperCase()}', key${method === 'post' ? ', body: {}' : ''} }`;
  return `import { afterAll, beforeAll, expect, test } from 'vitest';
import { cliFailure } from '../../support/envelopes.ts';
import { without } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const ask = (key: string) => service.call('${path}', ${call});

test('200', async () => {
  ${key}
  const answer = await ask(key);
  expect(answer.status, 'Write the handler: src/operations/${file}.ts').toBe(200);
  expect(answer.body, 'Say what it answers').toEqual({ data: {} });
});

test('500 names the request that failed', async () => {
  ${key}
  const answer = await without(service.db, '${person ? 'login_tokens' : 'program_keys'}', () => ask(key));
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual(cliFailure('Failed to ${does}', answer.headers['x-request-id']));
});
`;
};

export const rowsTs = ({ id, file, credential, method }: NewOperation): string => {
  const person = credential === 'loginToken';
  const call = `{ as: '${person ? 'login' : 'program'}'${method === 'post' ? ', body: {}' : ''} }`;
  const needs = person ? `, undefined, ['loginToken']` : '';
  return `import { rowsOf, type Row } from '../row.ts';
import { methodRows${method === 'post' ? ', readingRows' : ''} } from './reading.ts';

const { answered, refused } = rowsOf('${file}', '${id}');

export const ${id}Rows: Row[] = [
  refused('no credential', { as: 'nobody' }, '${person ? 'authenticationRequired' : 'malformedAuthorization'}'),
  answered('with its credential', ${call}${needs}),
${method === 'post' ? `  ...readingRows('${file}', '${id}', '${person ? 'login' : 'program'}'${person ? `, ['loginToken']` : ''}),\n` : ''}  ...methodRows('${file}', '${id}', '${person ? 'login' : 'program'}'),
];
`;
};
