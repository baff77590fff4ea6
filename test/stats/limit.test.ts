import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentedBuckets } from '../security/support/document.ts';
import { startService, type Service } from '../support/service.ts';
import { as, ownedProgram } from '../manage/support.ts';

// Stats are costly, so all credentials of an account share one bucket. Many tokens do not multiply the limit.

const { limit } = documentedBuckets.find(({ name }) => name === 'heavy')!;

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1 })));
afterAll(() => service.stop());

const ask = (token: string, id: number) => as(service, token)('GET', `programs/${id}/stats`);
const remaining = ({ headers }: { headers: Record<string, string | undefined> }) =>
  Number(headers['x-ratelimit-remaining']);

test('the tokens of an account share the limit, and those of another account do not', async () => {
  const { id, accountId, token } = await ownedProgram(service);
  const tokens = [token, await service.make.apiToken(accountId), await service.make.apiToken(accountId)];
  for (let n = 1; n <= limit; n++) {
    const answer = await ask(tokens[n % tokens.length]!, id);
    expect([answer.status, remaining(answer)]).toEqual([200, limit - n]);
  }
  const late = [...tokens, await service.make.apiToken(accountId)];
  for (const one of late) expect((await ask(one, id)).status).toBe(429);
  const { apiToken } = await service.make.member(id, 'viewer');
  const other = await ask(apiToken, id);
  expect([other.status, remaining(other)]).toEqual([200, limit - 1]);
  // Other operations count by credential.
  expect((await as(service, token)('GET', `programs/${id}`)).status).toBe(200);
});

test('a token that nobody has counts as the address', async () => {
  const { id, token } = await ownedProgram(service);
  const unknown = await ask('refapi_nobody', id);
  expect([unknown.status, remaining(unknown)]).toEqual([401, limit - 1]);
  expect(remaining(await ask(token, id))).toBe(limit - 1);
});
