// The OpenAPI document as a deployment publishes it, with the address of the deployment.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CONTRACT_CURRENCIES, documentWith, type Currency } from '@referral-tracking/shared/currencies';
import { document } from './index.ts';

const yaml = readFileSync(createRequire(import.meta.url).resolve('@referral-tracking/contract/openapi.yaml'), 'utf8');

/** As JSON text. */
export const publishedJson = (baseUrl: string, currencies: readonly Currency[] = CONTRACT_CURRENCIES): string =>
  JSON.stringify({ ...documentWith(currencies), servers: [{ url: baseUrl }] });

/** As YAML text. The address, and a document with other currencies, are written as JSON, which is valid YAML. */
export const publishedYaml = (baseUrl: string, currencies: readonly Currency[] = CONTRACT_CURRENCIES): string =>
  documentWith(currencies) === document
    ? yaml.replace(/"\{base_url\}"/, () => JSON.stringify(baseUrl))
    : publishedJson(baseUrl, currencies);
