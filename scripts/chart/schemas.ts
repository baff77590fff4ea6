// JSON schemas of the kinds that the chart uses, from the OpenAPI document in the Go module of Kubernetes. They are in the
// repository, so that checking it needs no download. Unknown fields are errors.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';

export const CHART = 'deploy/helm/referral-tracking';
export const SCHEMAS = 'deploy/helm/schemas';
export const KUBERNETES = 'v1.34.1';

/** By kind: its definition, and its `apiVersion`. */
const KINDS: Record<string, [definition: string, apiVersion: string]> = {
  Deployment: ['io.k8s.api.apps.v1.Deployment', 'apps/v1'],
  HorizontalPodAutoscaler: ['io.k8s.api.autoscaling.v2.HorizontalPodAutoscaler', 'autoscaling/v2'],
  Ingress: ['io.k8s.api.networking.v1.Ingress', 'networking.k8s.io/v1'],
  Pod: ['io.k8s.api.core.v1.Pod', 'v1'],
  PodDisruptionBudget: ['io.k8s.api.policy.v1.PodDisruptionBudget', 'policy/v1'],
  Service: ['io.k8s.api.core.v1.Service', 'v1'],
  ServiceAccount: ['io.k8s.api.core.v1.ServiceAccount', 'v1'],
};

/** Written as strings in the document, with a meaning that JSON schema says otherwise. */
const ALIKE: Record<string, object> = {
  'io.k8s.apimachinery.pkg.util.intstr.IntOrString': { type: ['string', 'integer'] },
  'io.k8s.apimachinery.pkg.api.resource.Quantity': { type: ['string', 'number'] },
};

type Definition = { properties?: Record<string, unknown> };

/** Without descriptions and extensions; `$ref` names a definition of the same file. */
function trimmed(value: unknown, reached: (name: string) => void): unknown {
  if (Array.isArray(value)) return value.map((item) => trimmed(item, reached));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key, inner]) => !(key === 'description' && typeof inner === 'string') && !key.startsWith('x-'))
    .map(([key, inner]) => [key, trimmed(inner, reached)]);
  const result = Object.fromEntries(entries) as { $ref?: string; properties?: unknown };
  if (typeof result.$ref === 'string') reached(result.$ref.split('/').at(-1)!);
  return result.properties === undefined ? result : { ...result, additionalProperties: false };
}

function used(all: Record<string, Definition>): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const reach = (name: string): void => {
    if (name in found) return;
    found[name] = {};
    found[name] = ALIKE[name] ?? trimmed(all[name], reach);
  };
  for (const [definition] of Object.values(KINDS)) reach(definition);
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const write = async (file: string, schema: object): Promise<void> =>
  writeFileSync(join(SCHEMAS, file), await format(JSON.stringify(schema), { parser: 'json', printWidth: 120 }));

/** Writes all files of `deploy/helm/schemas`; downloads 40 MB. */
export async function writeSchemas(): Promise<void> {
  const module = ['mod', 'download', '-json', `k8s.io/kubernetes@${KUBERNETES}`];
  const { Dir } = JSON.parse(execFileSync('go', module, { encoding: 'utf8' })) as { Dir: string };
  const document = JSON.parse(readFileSync(join(Dir, 'api/openapi-spec/swagger.json'), 'utf8')) as {
    definitions: Record<string, Definition>;
  };
  rmSync(SCHEMAS, { recursive: true, force: true });
  mkdirSync(SCHEMAS, { recursive: true });
  await write('definitions.json', { definitions: used(document.definitions) });
  for (const [kind, [definition, apiVersion]] of Object.entries(KINDS)) {
    await write(`${kind.toLowerCase()}.json`, {
      allOf: [{ $ref: `definitions.json#/definitions/${definition}` }],
      properties: { apiVersion: { const: apiVersion }, kind: { const: kind } },
      required: ['apiVersion', 'kind', 'metadata'],
    });
  }
}
