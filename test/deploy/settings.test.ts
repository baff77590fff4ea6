import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../src/config/index.ts';
import { documented } from './documented.ts';

// The files of a deployment name the settings of the README's table, and start the service as `npm start` does.

const read = (path: string) => readFileSync(path, 'utf8');

/** The lines `NAME=value` of `.env.example`, also those behind a #. */
const lines = [...read('.env.example').matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(
  ([, name, value]) => [name!, value!] as const,
);
/** Read by compose.yaml, not by the service. */
const COMPOSE_ONLY = ['POSTGRES_PASSWORD'];
const isOurs = (name: string) => !COMPOSE_ONLY.includes(name);

describe('.env.example', () => {
  test('has each variable of the configuration once, and no other', () => {
    expect(documented()).toContain('SHUTDOWN_TIMEOUT_MS');
    expect(
      lines
        .map(([name]) => name)
        .filter(isOurs)
        .sort(),
    ).toEqual(documented().sort());
  });

  test('has values that the service accepts, in production with each line in use', () => {
    const values = Object.fromEntries(lines.filter(([name]) => isOurs(name) && name !== 'DEV_SIGN_IN'));
    const config = readConfig({ ...values, SECRET_KEY: 'x'.repeat(32) });
    expect(config).toMatchObject({
      production: true,
      port: 3000,
      retainClicksDays: 400,
      mail: { from: { address: expect.any(String) } },
    });
  });

  test('has no secret', () => {
    const secrets = lines.filter(([name]) => /SECRET|^POSTGRES_PASSWORD$/.test(name) && name !== 'SECRET_KEY_CHANGED');
    expect(secrets.length).toBeGreaterThan(3);
    for (const [name, value] of secrets) expect([name, value]).toEqual([name, '']);
  });
});

const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
const START = scripts.start.replace(/^exec node /, '').split(' ');
/** The instructions of the Dockerfile, each with its continuation lines. */
const instructions = read('Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line));
const instruction = (name: string) =>
  instructions
    .filter((line) => line.startsWith(`${name} `))
    .at(-1)!
    .slice(name.length + 1);

describe('the image', () => {
  test('starts the service with the options of `npm start`, as an ordinary user', () => {
    expect(JSON.parse(instruction('CMD'))).toEqual(['node', ...START]);
    expect(instruction('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  test('sets only variables of the configuration', () => {
    const names = [...instruction('ENV').matchAll(/([A-Z_]+)=/g)].map(([, name]) => name!);
    expect(names).toContain('SHUTDOWN_DELAY_MS');
    expect(documented()).toEqual(expect.arrayContaining(names));
  });

  test('copies nothing that .dockerignore excludes', () => {
    const ignored = read('.dockerignore')
      .split('\n')
      .filter((line) => /^\w/.test(line));
    const copied = instructions
      .filter((line) => /^COPY (?!--from)/.test(line))
      .flatMap((line) => line.split(/\s+/).slice(1, -1));
    expect(copied).toContain('package.json');
    expect(copied.filter((path) => ignored.includes(path))).toEqual([]);
  });
});

test('the unit starts the service with the options of `npm start`', () => {
  const [, command] = /^ExecStart=(.*)$/m.exec(read('deploy/systemd/referral-tracking.service'))!;
  expect(command).toBe(`/usr/bin/node ${START.join(' ')}`);
});

interface Compose {
  services: Record<
    string,
    {
      environment?: Record<string, string>;
      healthcheck?: { test: string[] };
      depends_on?: Record<string, { condition: string }>;
    }
  >;
  volumes: object;
}

describe('compose.yaml', () => {
  const text = read('compose.yaml');
  const { services } = parse(text) as Compose;

  test('waits for healthy databases', () => {
    const awaited = Object.entries(services.service!.depends_on!);
    expect(awaited.map(([name]) => name).sort()).toEqual(['postgres', 'redis']);
    for (const [name, { condition }] of awaited) {
      expect([condition, services[name]!.healthcheck!.test[0]]).toEqual(['service_healthy', 'CMD']);
    }
  });

  test('reads only variables of .env.example, and sets only variables of the configuration', () => {
    const used = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name!);
    expect(lines.map(([name]) => name)).toEqual(expect.arrayContaining(used));
    expect(documented()).toEqual(expect.arrayContaining(Object.keys(services.service!.environment!)));
  });

  test('has no default password: it does not start without one', () => {
    expect(text.match(/\$\{POSTGRES_PASSWORD[^}]*\}/g)).toEqual(
      Array(2).fill('${POSTGRES_PASSWORD:?set POSTGRES_PASSWORD in .env}'),
    );
  });
});
