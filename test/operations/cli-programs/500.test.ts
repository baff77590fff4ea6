import { afterAll, beforeAll, expect, test } from 'vitest';
import { cliFailure } from '../../support/envelopes.ts';
import { without } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test.each(['programs', 'partnerships', 'login_tokens', 'accounts'])(
  '500 without the table %s: its identifier stands at three places',
  async (table) => {
    const { token } = await service.make.person();
    const list = () => service.call('/api/v1/cli/programs', { method: 'GET', key: token });
    const answer = await without(service.db, table, list);
    expect(answer.status).toBe(500);
    expect(answer.headers['x-request-id']).toMatch(/\S/);
    expect(answer.body).toEqual(cliFailure('Failed to list programs', answer.headers['x-request-id']));
    expect((await list()).status).toBe(200);
  },
);
