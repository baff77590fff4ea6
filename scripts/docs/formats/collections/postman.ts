// Writes a Postman collection (format 2.1) with the requests of the document.
import { document } from '../../../../src/contract/index.ts';
import { ANY_ADDRESS } from '../../../../src/pages/address.ts';
import { byFolder, VARIABLES, type CollectionRequest } from './requests.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** The script after a response: sets the variables of later requests, and checks that the status is documented. */
function script({ captures, statuses }: CollectionRequest): string[] {
  const sets = Object.entries(captures).map(
    ([name, path]) => `if (pm.response.code < 300) pm.collectionVariables.set('${name}', pm.response.json().${path});`,
  );
  return [
    ...sets,
    `pm.test('the status is documented', () => pm.expect(pm.response.code).to.be.oneOf([${statuses.join(', ')}]));`,
  ];
}

const item = (request: CollectionRequest) => ({
  name: request.name,
  event: [{ listen: 'test', script: { type: 'text/javascript', exec: script(request) } }],
  request: {
    method: request.method,
    url: `{{base_url}}${request.path}`,
    description: request.description,
    header: request.body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }],
    auth:
      request.token === undefined
        ? { type: 'noauth' }
        : { type: 'bearer', bearer: [{ key: 'token', value: `{{${request.token}}}`, type: 'string' }] },
    ...(request.body === undefined ? {} : { body: { mode: 'raw', raw: JSON.stringify(request.body, null, 2) } }),
  },
});

/** The collection as JSON text. */
export function postmanCollection(): string {
  const { title, summary, version } = document.info as Record<string, string>;
  const folders = [...byFolder()].map(([name, requests]) => ({ name, item: requests.map(item) }));
  const variable = Object.entries({ ...VARIABLES, base_url: ANY_ADDRESS }).map(([key, value]) => ({ key, value }));
  const info = { name: title, description: summary, version, schema: SCHEMA };
  return `${JSON.stringify({ info, item: folders, variable }, null, 2)}\n`;
}
