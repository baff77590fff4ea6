// Creates the files of a new operation and adds it to the lists of operations: `npm run new:operation -- --help`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import * as texts from './texts.ts';

/** The paths of all files. If files move, change only these lines. */
const PLACES = {
  contract: 'openapi/',
  handlers: 'src/operations/',
  rows: 'packages/cli/src/conformance/rows/',
  tests: 'test/operations/',
};

const ROOT = `${PLACES.contract}openapi.yaml`;

const HELP = `npm run new:operation -- getLinks /api/v1/programs/me/links --does 'list the links' [options]

  --does <text>        what the service may fail to do, for the text of its 500
  --method <name>      get (default) or post
  --bucket <name>      the rate limit that its requests count towards: a bucket of x-limits; cli (default)
  --credential <name>  programKey (default) or loginToken
  --list               list the files, and write nothing

Writes the files of a new operation below openapi/, src/, packages/ and test/, and adds it to the lists. When the
operation or another one at its path is there already, nothing is written. CONTRIBUTING.md, "Add an operation", says what to
do then.`;

const NEXT = `
Fill in the first two files and run \`npm run generate\`, \`npm run lint:contract\` and \`npm run generate:sdks\`. Then write the
handler and its test. CONTRIBUTING.md, "Add an operation", lists all steps.`;

/** The paths and the buckets of the document as it is now. */
function readDocument(): { paths: string[]; buckets: string[] } {
  const document = parse(readFileSync(ROOT, 'utf8')) as {
    paths: object;
    'x-limits': { requests: { buckets: object } };
  };
  return { paths: Object.keys(document.paths), buckets: Object.keys(document['x-limits'].requests.buckets) };
}

function usage(message: string): never {
  console.error(`${message}\n\n${HELP}`);
  process.exit(2);
}

/** The operation, and whether its files are only listed. */
function readOperation(): { operation: texts.NewOperation; list: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      method: { type: 'string', default: 'get' },
      bucket: { type: 'string', default: 'cli' },
      credential: { type: 'string', default: 'programKey' },
      does: { type: 'string', default: '' },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    process.exit(0);
  }
  const [id = '', path = ''] = positionals;
  const { method, credential, bucket, does } = values;
  if (!/^[a-z][a-z0-9]*([A-Z][a-z0-9]+)*$/.test(id)) usage('Name the operation in camelCase, such as getLinks.');
  if (!/^\/api\/v1(\/[a-z0-9-]+)+$/.test(path)) usage('Give its path, such as /api/v1/programs/me/links.');
  const { paths, buckets } = readDocument();
  if (method !== 'get' && method !== 'post') usage('--method is get or post.');
  if (credential !== 'programKey' && credential !== 'loginToken') usage('--credential is programKey or loginToken.');
  if (!buckets.includes(bucket)) usage(`--bucket is one of ${buckets.join(', ')}.`);
  if (!/^[a-z][a-z ]+$/.test(does)) usage("Say with --does what the service may fail to do, such as 'list the links'.");
  const file = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (existsSync(`${PLACES.contract}paths/${file}.yaml`)) usage(`${id} is there already.`);
  if (paths.includes(path))
    usage(`${path} is there already: add the method to its file below ${PLACES.contract}paths/.`);
  return { operation: { id, file, method, path, bucket, does, credential }, list: values.list };
}

/** Inserts a text before the first match of the pattern; throws if nothing matches. */
function insertBefore(text: string, pattern: RegExp, added: string, path: string): string {
  const at = text.search(pattern);
  if (at < 0) throw new Error(`${path} has no place for ${added.trim()}: ${String(pattern)} matches nothing`);
  return text.slice(0, at) + added + text.slice(at);
}

/** The content of new and changed files, by path. */
function filesOf(operation: texts.NewOperation): Record<string, string> {
  const { id, file, method, path } = operation;
  const { contract, handlers, rows, tests } = PLACES;
  const changed = (name: string, ...insertions: [RegExp, string][]) =>
    insertions.reduce((text, [at, added]) => insertBefore(text, at, added, name), readFileSync(name, 'utf8'));
  const errors = `${contract}errors/platform.yaml`;
  return {
    [`${contract}paths/${file}.yaml`]: texts.pathYaml(operation),
    ...(method === 'post' ? { [`${contract}schemas/${file}-request.yaml`]: texts.requestYaml } : {}),
    [`${contract}schemas/${file}-answer.yaml`]: texts.responseYaml,
    [ROOT]: changed(ROOT, [/^ {2}\/healthz:/m, `  ${path}: { $ref: paths/${file}.yaml }\n`]),
    [errors]: readFileSync(errors, 'utf8') + texts.failureYaml(operation),
    [`${handlers}${file}.ts`]: texts.handlerTs(operation),
    [`${handlers}index.ts`]: changed(
      `${handlers}index.ts`,
      [/^import .* '\.\/stripe-webhook\.ts';/m, `import { ${id} } from './${file}.ts';\n`],
      [/^ {2}stripeWebhook,/m, `  ${id},\n`],
    ),
    [`${tests}${file}/200.test.ts`]: texts.testTs(operation),
    [`${rows}${file}.ts`]: texts.rowsTs(operation),
    [`${rows}index.ts`]: changed(
      `${rows}index.ts`,
      [/^import .* '\.\/test-event\.ts';/m, `import { ${id}Rows } from './${file}.ts';\n`],
      [/^ {2}\.\.\.pathRows,/m, `  ...${id}Rows,\n`],
    ),
  };
}

const { operation, list } = readOperation();
for (const [path, text] of Object.entries(filesOf(operation))) {
  console.log(list ? `${existsSync(path) ? 'changes' : 'creates'} ${path}` : path);
  if (list) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
if (!list) console.error(NEXT);
