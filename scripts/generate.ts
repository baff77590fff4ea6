// `npm run generate` writes generated/ and the generated parts of packages/ from openapi/ and packages/snippet/src/. Git
// has the document, the digits of currencies and each package.json, and `-- --check` fails if one of them is not up to date. `-- --build`,
// which is a part of `npm ci`, makes all other files from the committed document.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { clientFacts, renderClientFacts } from './generate/client.ts';
import { stringify } from 'yaml';
import { buildContract } from './generate/contract.ts';
import { forClient } from './generate/client-types.ts';
import { addCurrencies } from './generate/currencies.ts';
import type { Document, Json } from './generate/document.ts';
import { shareHeaders } from './generate/headers.ts';
import { renderCommands } from './generate/management/commands.ts';
import { managementGroups } from './generate/management/operations.ts';
import { renderManagement } from './generate/management/typescript.ts';
import { plainOperations, renderMethods } from './generate/methods.ts';
import { manifests } from './generate/packages.ts';
import { renderMinorDigits } from './generate/minor-digits.ts';
import { renderContract, renderContractTypes } from './generate/render.ts';
import { addCodeSamples } from './generate/samples/index.ts';
import { bundleSnippet } from './generate/snippet.ts';
import { addTextPatterns } from './generate/texts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const DOCUMENT = 'generated/openapi.json';
const NOTICE = '// Made by `npm run generate` from openapi/. Do not edit.\n';

/** Bundles the document: resolves every reference to another file, and adds the code samples. */
async function bundle(): Promise<{ text: string; document: Document }> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const out = join(folder, 'openapi.json');
    const cli = fileURLToPath(import.meta.resolve('@redocly/cli/package.json')).replace('package.json', 'bin/cli.js');
    execFileSync(process.execPath, [cli, 'bundle', 'openapi/openapi.yaml', '-o', out], { cwd: root, stdio: 'pipe' });
    const document = JSON.parse(readFileSync(out, 'utf8')) as Document;
    addTextPatterns(root, document);
    addCurrencies(root, document);
    shareHeaders(document);
    await addCodeSamples(root, document);
    return { text: `${JSON.stringify(document, null, 2)}\n`, document };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The document as YAML, with a placeholder for the address of the deployment. */
function renderYaml(document: Document): string {
  const published = { ...document, servers: [{ url: '{base_url}' }] };
  // YAML 1.1 readers would take an unquoted time for a date, so such values are quoted.
  return stringify(published, { version: '1.1', lineWidth: 120, aliasDuplicateObjects: false });
}

/** The types of constants in the forms that other generators need; openapi-typescript does not know them. */
function transform(schema: Json): ts.TypeNode | undefined {
  const { factory } = ts;
  if ('const' in schema && schema.const === null) return factory.createLiteralTypeNode(factory.createNull());
  if (typeof schema.not?.const !== 'boolean') return undefined;
  return factory.createLiteralTypeNode(schema.not.const ? factory.createFalse() : factory.createTrue());
}

const typesOf = async (document: Document): Promise<string> =>
  astToString(await openapiTS(structuredClone(document) as never, { alphabetize: false, transform }));

/** The files that git has. */
const committed = (text: string): Record<string, string> => ({
  [DOCUMENT]: text,
  'packages/shared/src/minor-digits.ts': renderMinorDigits(),
  ...manifests(root),
});

/** The files that git ignores. Throws if the document is incomplete. */
async function built(document: Document): Promise<Record<string, string>> {
  const contract = buildContract(document);
  return {
    'generated/openapi.yaml': renderYaml(document),
    'generated/types.d.ts': `${NOTICE}${await typesOf(document)}`,
    'generated/contract.js': `${NOTICE}${renderContract(contract)}`,
    'generated/contract.d.ts': `${NOTICE}${renderContractTypes(contract)}`,
    // The client package is installed without the others, so it has types of its own.
    'packages/client/src/generated/types.ts': `${NOTICE}${await typesOf(forClient(document))}`,
    'packages/client/src/generated/facts.ts': `${NOTICE}${renderClientFacts(clientFacts(document, contract))}`,
    'packages/client/src/generated/methods.ts': `${NOTICE}${renderMethods(plainOperations(document))}`,
    'packages/client/src/generated/management.ts': `${NOTICE}${renderManagement(managementGroups(document))}`,
    'packages/cli/src/generated/commands.ts': `${NOTICE}${renderCommands(document)}`,
    'packages/snippet/generated/referral.js': await bundleSnippet(root),
  };
}

async function generate(): Promise<Record<string, string>> {
  if (process.argv.includes('--build'))
    return built(JSON.parse(readFileSync(join(root, DOCUMENT), 'utf8')) as Document);
  const { text, document } = await bundle();
  // Which finds what the document lacks.
  const made = await built(document);
  const kept = committed(text);
  return process.argv.includes('--check') ? kept : { ...kept, ...made };
}

/**
 * Prints an error of the document without a stack, which would hide what to do. Any other error is a defect of the
 * generator.
 */
function reportDocumentError(error: unknown): never {
  if (!(error instanceof Error) || error.constructor !== Error) throw error;
  const { stderr } = error as { stderr?: Buffer };
  console.error(`The document cannot be generated: ${stderr?.toString().trim() ?? error.message}`);
  process.exit(1);
}

const files = await generate().catch(reportDocumentError);
const stale = Object.entries(files).filter(([name, text]) => {
  try {
    return readFileSync(join(root, name), 'utf8') !== text;
  } catch {
    return true;
  }
});
if (process.argv.includes('--check')) {
  for (const [name] of stale) console.error(`${name} is not current: run \`npm run generate\` and commit the result.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [name, text] of stale) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  console.log(stale.length > 0 ? `wrote ${stale.map(([name]) => name).join(', ')}` : 'already current');
}
