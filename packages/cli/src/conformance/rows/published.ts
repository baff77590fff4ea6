// What a deployment publishes about itself besides its answers.
import { contract, operationEntry } from '@referral-tracking/shared/contract';
import { headerOf, headerValue } from '../headers.ts';
import type { Kit } from '../kit.ts';
import { expectThat, NotAsked } from '../outcome.ts';
import { expectSuccess, rowsOf, type Row } from '../row.ts';

const { shown } = rowsOf('http', 'getHealth');

/** The document that the deployment publishes is the one that the kit compares with. */
const published = shown('GET /openapi.json', 'the operations and limits of this document', async (kit) => {
  const { status, body } = await kit.askRaw('getHealth', { path: '/openapi.json' });
  expectSuccess({ status, body } as never);
  const { paths: found, 'x-limits': limits } = body as { paths: object; 'x-limits': { requests: { buckets: object } } };
  const expected = [...new Set(Object.values(contract.operations).map(({ path }) => path))];
  expectThat(Object.keys(found).join() === expected.join(), expected.join(), Object.keys(found).join());
  const { buckets } = contract.rateLimits;
  expectThat(
    JSON.stringify(limits.requests.buckets) === JSON.stringify(buckets),
    JSON.stringify(buckets),
    limits.requests.buckets,
  );
});

/** A file of the deployment; a proxy may pass on the API alone. */
async function fileAt(kit: Kit, path: string) {
  const file = await kit.askRaw('getHealth', { path });
  if (file.status === 404) throw new NotAsked('a proxy does not pass it on');
  return file;
}

const pathsOf = (text: string): string[] =>
  [...text.matchAll(/^ {2}["']?(\/[^\s"':]*)["']?:/gm)].map(([, path]) => path!);

/** The document in its other form says the same: each operation, and the address that requests go to. */
const publishedYaml = shown('GET /openapi.yaml', 'the paths and the address of /openapi.json', async (kit) => {
  const [json, { status, headers, body }] = [await fileAt(kit, '/openapi.json'), await fileAt(kit, '/openapi.yaml')];
  const type = headers['content-type'] ?? '';
  expectThat(status === 200 && type.startsWith('application/yaml'), '200 and application/yaml', [status, type]);
  const { paths, servers } = json.body as { paths: object; servers: { url: string }[] };
  const [found, expected] = [pathsOf(String(body)).join(), Object.keys(paths).join()];
  expectThat(found === expected, expected, found);
  const address = /^servers:\s+- url: ["']?([^"'\s]*)/m.exec(String(body))?.[1];
  const own = servers[0]?.url;
  expectThat(/^https?:/.test(String(own)) && address === own, `the address ${own}`, address);
});

interface Linkset {
  linkset: [{ anchor: string } & Record<string, { href: string; type: string }[]>];
}

/** Each link of the catalogue leads to a file of its type; the one about the status to the check of the whole service. */
const linked = shown('the links of /.well-known/api-catalog', 'files of their types', async (kit) => {
  const { body } = await fileAt(kit, '/.well-known/api-catalog');
  const [{ anchor, ...relations }] = (JSON.parse(String(body)) as Linkset).linkset;
  const statuses = relations.status?.map(({ href }) => href).join();
  const check = `${anchor}${operationEntry('getReady').path}`;
  expectThat(statuses === check, `the status at ${check}`, statuses);
  for (const { href, type } of Object.values(relations).flat()) {
    expectThat(href.startsWith(`${anchor}/`), `a link below ${anchor}`, href);
    const { status, headers } = await fileAt(kit, href.slice(anchor.length));
    const found = headers['content-type'] ?? '';
    expectThat(status === 200 && found.startsWith(type), `200 and ${type} at ${href}`, [status, found]);
  }
});

/** The catalogue of RFC 9727 leads to the document; pages of any origin may read it. */
const catalogued = shown('GET /.well-known/api-catalog', 'a linkset with the document', async (kit) => {
  const { status, headers, body } = await kit.askRaw('getHealth', { path: '/.well-known/api-catalog' });
  if (status === 404) throw new NotAsked('a proxy does not pass it on');
  const type = headers['content-type'] ?? '';
  expectThat(type.startsWith('application/linkset+json'), 'application/linkset+json', type);
  const readable = headerValue({ headers }, 'allowOrigin');
  expectThat(readable === '*', `${headerOf('allowOrigin')}: *`, readable);
  const found = String(body);
  expectThat(found.includes('service-desc') && found.includes('/openapi.json'), 'the address of the document', found);
});

/** Pages of every brand load the snippet, also with a check of its content, which needs CORS. */
const snippet = shown('GET /referral.js', 'a script that every page may load', async (kit) => {
  const { status, headers, body } = await kit.askRaw('getHealth', { path: '/referral.js' });
  if (status === 404) throw new NotAsked('a proxy does not pass it on');
  const [type = '', readable] = [headers['content-type'], headerValue({ headers }, 'allowOrigin')];
  expectThat(status === 200 && /^(?:text|application)\/javascript\b/.test(type), '200 and JavaScript', [status, type]);
  expectThat(readable === '*', `${headerOf('allowOrigin')}: *`, readable);
  const policy = headers['cross-origin-resource-policy'];
  expectThat(policy === 'cross-origin', 'Cross-Origin-Resource-Policy: cross-origin', policy);
  expectThat(String(body).includes('aff'), 'the snippet', body);
  // Each page view would load it again otherwise.
  const kept = headerValue({ headers }, 'cacheControl') ?? '';
  expectThat(/^public\b.*\bmax-age=[1-9]/.test(kept), `${headerOf('cacheControl')}: public, with a max-age`, kept);
  const again = await kit.askRaw('getHealth', { path: '/referral.js', headers: { 'if-none-match': headers.etag } });
  expectThat(again.status === 304, '304 for the version that a browser has', again.status);
});

export const publishedRows: Row[] = [published, publishedYaml, catalogued, linked, snippet];
