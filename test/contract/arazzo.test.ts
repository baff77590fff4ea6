import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countRows } from '../support/rows.ts';
import { startService, type Service } from '../support/service.ts';
import { signInByPages, type Started } from '../support/sign-in.ts';

// Runs the Arazzo descriptions of openapi/arazzo against the service, with Redocly's runner.

/** Two steps wait for a person, and the runner starts slowly on a busy machine. */
const TIMEOUT = 120_000;

let service: Service;
let folder: string;
beforeAll(async () => {
  service = await startService();
  folder = mkdtempSync(join(tmpdir(), 'arazzo-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await service.stop();
});

interface Step {
  stepId: string;
  checks: { name: string; status: string; message?: string }[];
}
interface Run {
  code: number;
  output: string;
  steps: Step[];
}

/** The checks of every step, as the runner's report lists them. */
function stepsOf(report: string): Step[] {
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  const [file] = Object.values<{ executedWorkflows: { executedSteps: Step[] }[] }>(files);
  return file!.executedWorkflows.flatMap(({ executedSteps }) => executedSteps);
}

function respect(name: string, baseUrl: string, input: Record<string, string>): Promise<Run> {
  const report = join(folder, `${name}.json`);
  const command = ['node_modules/@redocly/cli/bin/cli.js', 'respect', `openapi/arazzo/${name}.arazzo.yaml`];
  const options = ['--server', `referral=${baseUrl}`, '--input', JSON.stringify(input), '--json-output', report];
  return new Promise((resolve) => {
    execFile(process.execPath, [...command, ...options], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr, steps: stepsOf(report) }),
    );
  });
}

const namesOf = (steps: readonly Step[]): string[] => steps.map(({ stepId }) => stepId);

test(
  'chain: click, lead, sale and refund of one customer',
  async () => {
    const { key, url } = await service.make.campaign();
    const input = { api_key: key, affiliate_url: url, customer_key: 'user_42', transaction_id: 'brand-order-1001' };
    const { code, output, steps } = await respect('chain', service.baseUrl, input);
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(namesOf(steps)).toEqual(['click', 'lead', 'sale', 'refund']);
    expect(await service.db.knex('sales').select('transaction_id', 'amount_cents')).toEqual([
      { transaction_id: 'brand-order-1001', amount_cents: 9900 },
    ]);
    expect(await service.db.knex('commissions').select('amount_cents', 'status')).toEqual([
      { amount_cents: 0, status: 'reversed' },
    ]);
  },
  TIMEOUT,
);

test(
  'chain: a step whose criterion does not hold fails the run',
  async () => {
    const { key } = await service.make.campaign();
    const input = {
      api_key: key,
      affiliate_url: 'https://brand.dev/',
      customer_key: 'user_1',
      transaction_id: 'order_1',
    };
    const { code, steps } = await respect('chain', service.baseUrl, input);
    expect(code).toBe(1);
    expect(namesOf(steps)).toEqual(['click']);
  },
  TIMEOUT,
);

/** Forwards requests to the service and reports the started session. */
async function forward(started: (session: Started) => void): Promise<{ baseUrl: string; server: Server }> {
  const server = createServer((req, res) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(chunk as Buffer);
      const kept = Object.entries(req.headers).filter(([name]) => /^(content-type|authorization)$/.test(name));
      const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
      const sent = { method: req.method!, headers: Object.fromEntries(kept) as Record<string, string>, body };
      const answer = await fetch(service.baseUrl + req.url!, sent);
      const text = await answer.text();
      if (req.url!.endsWith('/auth/start')) started((JSON.parse(text) as { data: Started }).data);
      res.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

test(
  'sign-in: the polls wait until the person has signed in, and the token creates a program',
  async () => {
    let signedIn: Promise<unknown> | undefined;
    const { baseUrl, server } = await forward((session) => {
      signedIn = signInByPages(session, 'anna@brand.dev');
    });
    try {
      const { code, output, steps } = await respect('sign-in', baseUrl, { name: 'Brand', domain: 'brand.dev' });
      expect({ code, output }).toMatchObject({ code: 0 });
      expect([...new Set(namesOf(steps))]).toEqual(['start', 'poll', 'create', 'list', 'status']);
      await signedIn;
      expect(await countRows(service.db, 'accounts', { email: 'anna@brand.dev' })).toBe(1);
      expect(await countRows(service.db, 'programs', { domain: 'brand.dev', name: 'Brand' })).toBeGreaterThan(0);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  },
  TIMEOUT,
);
