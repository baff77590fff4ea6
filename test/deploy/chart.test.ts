import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { documented } from './documented.ts';

// The Helm chart follows the service: `npm run test:chart` renders it, and compares it with the schemas of Kubernetes.

const CHART = 'deploy/helm/referral-tracking';
const read = (path: string) => readFileSync(path, 'utf8');
interface Schema {
  properties: { settings: { propertyNames: { enum: string[] } } };
}
const schema = JSON.parse(read(`${CHART}/values.schema.json`)) as Schema;

/** Set by the image, or by a value of their own. */
const SET = ['PORT', 'HOST', 'DATA_DIR', 'NODE_ENV', 'BASE_URL', 'METRICS_PORT', 'METRICS_HOST'];
const SHUTDOWN = ['SHUTDOWN_DELAY_MS', 'SHUTDOWN_TIMEOUT_MS'];
/** For the Secret: they are keys, or addresses with a password. */
const SECRET = /SECRET|_URL$/;
const ADDRESSES = ['DOCS_URL'];
const NEVER = ['DEV_SIGN_IN'];

test('the settings of the values are those of the configuration that are no secrets', () => {
  const others = [...SET, ...SHUTDOWN, ...NEVER];
  const settings = documented().filter(
    (name) => !others.includes(name) && (ADDRESSES.includes(name) || !SECRET.test(name)),
  );
  expect(schema.properties.settings.propertyNames.enum).toEqual(settings.sort());
});

test('each value of the schema has a default, and no default is unknown to it', () => {
  const values = parse(read(`${CHART}/values.yaml`)) as Record<string, unknown>;
  const names = Object.keys(schema.properties).filter((name) => name !== 'global');
  expect(Object.keys(values).sort()).toEqual(names.sort());
});

test.each([`${CHART}/values.yaml`, ...readdirSync(`${CHART}/ci`).map((file) => `${CHART}/ci/${file}`)])(
  '%s fits the schema',
  (file) => {
    const ajv = new Ajv({ strict: false });
    expect(ajv.validate(schema, parse(read(file))), ajv.errorsText()).toBe(true);
  },
);

test('the chart has the version of the service', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(parse(read(`${CHART}/Chart.yaml`))).toMatchObject({ version, appVersion: version });
});

test('the container listens where the image does, and runs as its user', () => {
  const deployment = read(`${CHART}/templates/deployment.yaml`);
  const dockerfile = read('Dockerfile');
  const [, port] = /^EXPOSE (\d+)$/m.exec(dockerfile)!;
  const [, user] = /^USER (\d+):/m.exec(dockerfile)!;
  expect(deployment).toContain(`containerPort: ${port}\n`);
  expect(deployment).toContain(`runAsUser: ${user}\n`);
});
