// What a deployment publishes about itself besides its answers.
import { contract } from '@referral-tracking/shared/contract';
import { headerOf, headerValue } from '../headers.ts';
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

const { shown: keysShown } = rowsOf('statements', 'getSigningKeys');
const keys = keysShown('GET', 'the keys that sign statements', async (kit) => {
  expectSuccess(await kit.ask('getSigningKeys'));
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

export const publishedRows: Row[] = [published, snippet, keys];
