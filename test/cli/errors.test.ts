import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { without } from '../support/rows.ts';
import { DOCS_URL, startService, type Service } from '../support/service.ts';
import { person, type Person } from './support.ts';

// Every kind of error, in both envelopes and both output formats: message, code, request identifier and advice.

let service: Service;
let anna: Person;
beforeAll(async () => {
  service = await startService();
  anna = person(service.baseUrl);
});
afterAll(async () => {
  anna.clean();
  await service.stop();
});

const REQUEST = /^[0-9a-f-]{36}$/;
const both = async (...args: string[]) => ({ text: await anna.run(...args), json: await anna.run(...args, '--json') });
const hours = (n: number) => new Date(service.clock.now().getTime() + n * 3_600_000);

describe('401', () => {
  test('for an unknown key, in the platform envelope', async () => {
    const { text, json } = await both('status', '--api-key', 'refkey_nobody');
    expect([text.code, text.stdout, json.code]).toEqual([3, '', 3]);
    expect(text.stderr).toMatch(
      /^Error: Invalid API key\. Ask a workspace owner to regenerate the key\.\n {2}Code: 401 UnauthorizedError\n {2}Request: [0-9a-f-]{36}\n {2}What to do: Check the key .*\n {2}See: http:.*\/docs\/errors#cliInvalidApiKey\n$/,
    );
    expect(json.document).toEqual({
      error: {
        message: 'Invalid API key. Ask a workspace owner to regenerate the key.',
        status: 401,
        name: 'UnauthorizedError',
        details: {},
        request_id: expect.stringMatching(REQUEST),
        hint: expect.stringMatching(/^Check the key/),
        docs_url: `${service.baseUrl}/docs/errors#cliInvalidApiKey`,
        exit_code: 3,
      },
    });
  });

  test('for an unknown key, in the typed envelope', async () => {
    const { text, json } = await both('readiness', '--api-key', 'refkey_nobody');
    expect([text.code, json.code]).toEqual([3, 3]);
    expect(text.stderr).toMatch(/^Error: Invalid API token\.\n {2}Code: 401 invalid_key\n/);
    expect(json.document.error).toMatchObject({ code: 'invalid_key', message: 'Invalid API token.', status: 401 });
  });

  test('for a retired key: the hint of the service and a link to its explanation', async () => {
    const { id } = await service.make.program();
    const key = await service.make.key(id, { marked_at: service.clock.now(), rotate_by: service.clock.now() });
    const { text, json } = await both('test', 'chain', '--api-key', key);
    expect([text.code, json.code]).toEqual([3, 3]);
    expect(text.stderr).toContain('Error: This API key has been retired.\n  Code: 401 api_key_rotation_required\n');
    expect(text.stderr).toContain('  What to do: Ask a workspace owner to regenerate the key.\n');
    expect(text.stderr).toContain(`  See: ${DOCS_URL}#api_key_rotation_required\n`);
    expect(json.document.error).toMatchObject({
      code: 'api_key_rotation_required',
      hint: 'Ask a workspace owner to regenerate the key.',
      docs_url: `${DOCS_URL}#api_key_rotation_required`,
    });
  });
});

describe('429', () => {
  test('of the rate limit contains the seconds to wait', async () => {
    const { key } = await service.make.program();
    const strict = await service.second({ rateLimitScale: 1 / 60 });
    const run = (...more: string[]) => anna.run('status', '--api-key', key, '--base-url', strict.baseUrl, ...more);
    expect((await run()).code).toBe(0);
    const text = await run();
    expect([text.code, text.stdout]).toEqual([5, '']);
    expect(text.stderr).toMatch(
      /^Error: Too many requests\.\n {2}Code: 429 rate_limited\n {2}Request: [0-9a-f-]{36}\n/,
    );
    expect(text.stderr).toContain('  What to do: Try again in 60 seconds.\n');
    const { document, code } = await run('--json');
    expect(code).toBe(5);
    expect(document.error).toMatchObject({ status: 429, code: 'rate_limited', retry_after_seconds: 60, exit_code: 5 });
  });

  test('of the hourly limit too', async () => {
    const { key } = await service.make.program();
    for (let i = 0; i < 10; i++) await service.call('/api/v1/cli/test-event', { key, body: { type: 'chain' } });
    const { text } = await both('test', 'chain', '--api-key', key);
    expect(text.code).toBe(5);
    expect(text.stderr).toContain('Error: Too many synthetic chains (max 10/program/hour).\n');
    expect(text.stderr).toContain('Try again in 3600 seconds.');
  });
});

test('500: the request identifier of the service, once, and what to do', async () => {
  const { key } = await service.make.program();
  const { text, json } = await without(service.db, 'commissions', () => both('status', '--api-key', key));
  expect([text.code, json.code]).toEqual([1, 1]);
  const [, id] = /^Error: Failed to get status \(request_id: ([\w-]+)\)\n/.exec(text.stderr)!;
  expect(text.stderr).toContain(`  Request: ${id}\n`);
  expect(text.stderr).not.toContain('Details');
  expect(text.stderr).toContain('report it with the request identifier');
  expect(json.document.error.details).toEqual({ request_id: json.document.error.request_id });
});

describe('a key that is marked for rotation', () => {
  const marked = async () => {
    const { id } = await service.make.program();
    return service.make.key(id, { marked_at: service.clock.now(), rotate_by: hours(24) });
  };
  const WARNING = /^Warning: This API key must be replaced .* Deadline: 2026-06-02T12:00:00\.000Z\. See https:.*\n/;

  test('causes one warning on standard error, and a warning in the document', async () => {
    const { text, json } = await both('readiness', '--api-key', await marked());
    expect([text.code, json.code]).toEqual([0, 0]);
    expect(text.stderr).toMatch(new RegExp(`${WARNING.source}$`));
    expect(json.stderr).toMatch(WARNING);
    expect(json.document.warnings).toEqual([
      expect.objectContaining({ code: 'api_key_rotation_required', rotate_by: hours(24).toISOString() }),
    ]);
  });

  test.each([['status'], ['test', 'click'], ['stripe']])(
    'keeps the warning in the document of %s %s',
    async (...args) => {
      const { document, stderr } = await anna.run(...args, '--json', '--api-key', await marked());
      expect(document.warnings).toHaveLength(1);
      expect(stderr).toMatch(WARNING);
    },
  );

  test('keeps the warning next to an error', async () => {
    const strict = await service.second({ rateLimitScale: 1 / 30 });
    const args = ['status', '--json', '--base-url', strict.baseUrl, '--api-key', await marked()];
    for (let i = 0; i < 2; i++) await anna.run(...args);
    const { code, document, stderr } = await anna.run(...args);
    expect(code).toBe(5);
    expect(document.error.code).toBe('rate_limited');
    expect(document.warnings).toHaveLength(1);
    expect(stderr).toMatch(WARNING);
  });
});

test('a text of the service cannot control the terminal', async () => {
  const program = await service.make.program({ name: 'Br\u001b[31mand\u009b2J' });
  const { text, json } = await both('status', '--api-key', program.key);
  expect(text.stdout).toMatch(/^Br \[31mand 2J \(program/);
  expect(json.document.data.name).toBe('Br\u001b[31mand\u009b2J');
  expect(json.stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
});
