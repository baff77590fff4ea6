// The OpenAPI document as a deployment publishes it, with the address of the deployment.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { document } from './index.ts';

const yaml = readFileSync(createRequire(import.meta.url).resolve('@referral-tracking/contract/openapi.yaml'), 'utf8');

/** As JSON text. */
export const publishedJson = (baseUrl: string): string => JSON.stringify({ ...document, servers: [{ url: baseUrl }] });

/** As YAML text. The address is written as JSON, which is valid YAML. */
export const publishedYaml = (baseUrl: string): string => yaml.replace(/"\{base_url\}"/, () => JSON.stringify(baseUrl));
