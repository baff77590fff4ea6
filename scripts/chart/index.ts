// Checks the Helm chart: `helm lint`, each file of values rendered and compared with the schemas of Kubernetes, what must be
// refused, and that the service accepts the settings of its container. `-- --schemas` makes the schemas again.
//   npm run test:chart
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { readConfig } from '../../src/config/index.ts';
import { CHART, KUBERNETES, SCHEMAS, writeSchemas } from './schemas.ts';
import { tool } from './tools.ts';

interface Manifest {
  kind: string;
  spec: { template: { spec: { containers: { env: { name: string; value: string }[] }[] } } };
}

const helm = tool('helm', 'helm.sh/helm/v3/cmd/helm', 'v3.21.4');
const kubeconform = tool('kubeconform', 'github.com/yannh/kubeconform/cmd/kubeconform', 'v0.7.0');

const run = (command: string, args: string[], input?: string) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', input });
  return { ok: status === 0, output: `${stdout}${stderr}`, stdout };
};

function must(command: string, args: string[], input?: string): string {
  const { ok, output, stdout } = run(command, args, input);
  if (!ok) throw new Error(`${command} ${args.join(' ')}: ${output}`);
  return stdout;
}

const render = (...values: string[]) => ['template', 'demo', CHART, '--kube-version', KUBERNETES.slice(1), ...values];

/** What the service reads, with the Secret that docs/kubernetes.md makes. */
function configOf(manifests: string): void {
  const deployment = parseAllDocuments(manifests)
    .map((document) => document.toJS() as Manifest | null)
    .find((manifest) => manifest?.kind === 'Deployment')!;
  const { env } = deployment.spec.template.spec.containers[0]!;
  const secret = { DATABASE_URL: 'postgres://referral:password@postgres/referral', SECRET_KEY: 'x'.repeat(32) };
  readConfig({
    NODE_ENV: 'production',
    ...secret,
    ...Object.fromEntries(env.map(({ name, value }) => [name, value])),
  });
}

const location = join(SCHEMAS, '{{.ResourceKind}}.json');
function checkValues(file: string): void {
  const values = ['--values', join(CHART, 'ci', file)];
  must(helm, ['lint', '--strict', CHART, ...values]);
  const manifests = must(helm, render(...values));
  const summary = must(kubeconform, ['-strict', '-summary', '-schema-location', location], manifests);
  configOf(manifests);
  console.log(`${file}: ${summary.trim()}`);
}

/** Values that are refused, and a part of the message. */
const REFUSED: [values: string, message: string][] = [
  ['existingSecret=x', 'Set baseUrl'],
  ['baseUrl=https://brand.dev', 'Set existingSecret'],
  ['baseUrl=https://brand.dev/r,existingSecret=x,ingress.enabled=true', 'cannot remove the path of baseUrl'],
  ['baseUrl=brand.dev,existingSecret=x', "at '/baseUrl'"],
  ['baseUrl=https://brand.dev,existingSecret=x,replicas=0', "at '/replicas'"],
  ['baseUrl=https://brand.dev,existingSecret=x,replica=3', "'replica' not allowed"],
  // A secret in the settings would be readable in the Deployment.
  ['baseUrl=https://brand.dev,existingSecret=x,settings.SECRET_KEY=y', "invalid propertyName 'SECRET_KEY'"],
];

function checkRefusal([values, message]: (typeof REFUSED)[number]): void {
  const { ok, output } = run(helm, render('--set', values));
  if (ok || !output.includes(message)) throw new Error(`${values}: expected "${message}", got: ${output}`);
}

/** A check that cannot fail would prove nothing. */
function checkSchemas(): void {
  const manifest = 'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: demo}\nspec: {replica: 2}\n';
  if (run(kubeconform, ['-strict', '-schema-location', location], manifest).ok)
    throw new Error('The schemas accept a Deployment that Kubernetes refuses');
}

if (process.argv.includes('--schemas')) await writeSchemas();
checkSchemas();
for (const file of readdirSync(join(CHART, 'ci'))) checkValues(file);
for (const refused of REFUSED) checkRefusal(refused);
console.log(`${REFUSED.length} wrong values are refused`);
