import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';

// The API catalogue at its well-known address: RFC 9727, with links as in RFC 9264.

const PATH = '/.well-known/api-catalog';
const TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

type Linkset = { anchor: string } & Record<string, { href: string; type: string }[]>;
const read = async (service: Service): Promise<Linkset> => {
  const { linkset } = (await (await fetch(service.baseUrl + PATH)).json()) as { linkset: Linkset[] };
  expect(linkset).toHaveLength(1);
  return linkset[0]!;
};

describe('without documentation', () => {
  let service: Service;
  beforeAll(async () => void (service = await startService()));
  afterAll(() => service.stop());

  test.each(['GET', 'HEAD'])('%s: a link set with its profile, which any origin may read', async (method) => {
    const response = await fetch(service.baseUrl + PATH, { method, headers: { origin: 'https://tools.dev' } });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': TYPE,
      'access-control-allow-origin': '*',
      link: `<${service.baseUrl}${PATH}>; rel="api-catalog"`,
    });
    expect((await response.text()) === '').toBe(method === 'HEAD');
  });

  test('it links to what the service has: the document and the health check', async () => {
    const { anchor, ...links } = await read(service);
    expect(anchor).toBe(service.baseUrl);
    expect(Object.keys(links)).toEqual(['service-desc', 'status']);
    // Whether it can answer, which /healthz does not say.
    expect(links.status!.map(({ href }) => href)).toEqual([`${service.baseUrl}/readyz`]);
    for (const { href, type } of Object.values(links).flat()) {
      const response = await fetch(href);
      expect([href, response.status]).toEqual([href, 200]);
      expect(response.headers.get('content-type')).toContain(type);
    }
  });

  test('there is no list of pages', async () => {
    expect((await fetch(`${service.baseUrl}/llms.txt`)).status).toBe(404);
  });
});

describe('with documentation', () => {
  let service: Service;
  const content = Buffer.from('# The API\n');
  const type = 'text/plain; charset=utf-8';
  const file = { file: 'llms.txt', type, etag: '"1"', immutable: false, zipped: false, content };
  beforeAll(async () => void (service = await startService({ site: { files: { '/llms.txt': file } } })));
  afterAll(() => service.stop());

  test('it also links to the pages, the workflows and the collections', async () => {
    const links = await read(service);
    expect(Object.keys(links)).toEqual(['anchor', 'service-desc', 'service-doc', 'service-meta', 'status']);
    expect(links['service-meta']!.map(({ href }) => href)).toEqual(
      ['chain.arazzo.yaml', 'sign-in.arazzo.yaml', 'postman.json', 'bruno.zip'].map(
        (name) => `${service.baseUrl}/docs/${name}`,
      ),
    );
  });

  test.each(['/llms.txt', '/docs/llms.txt'])('%s is the list of the documentation', async (path) => {
    const response = await fetch(service.baseUrl + path, { redirect: 'error' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(await response.text()).toBe('# The API\n');
  });
});
