// Creates the files of a new operation and adds it to the lists of operations: `npm run new:operation -- --help`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import * as texts from './texts.ts';

/** The paths of all files. If files move, change only these lines. */
const PLACES = {
  contract: 'openapi/',
  handlers: 'src/operations/',
  rows: 'packages/cli/src/conformance/rows/',
  tests: 'test/operations/',
};

const HELP = `npm run new:operation -- getLinks /api/v1/programs/me/links --does 'list the links' [--method post]
  [--bucket cli] [--credential loginToken]

Writes the files of a new operation below openapi/, src/ and test/, and adds it to the lists. It changes no file twice:
when the operation is there already, nothing is written. CONTRIBUTING.md, "Add an operation", says what to do then.`;

function usage(message: string): never {
  console.error(`${message}\n\n${HELP}`);
  process.exit(2);
}

function readOperation(): texts.NewOperation {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      method: { type: 'string', default: 'get' },
      bucket: { type: 'string', default: 'cli' },
      credential: { type: 'string', default: 'programKey' },
      does: { type: 'string', default: '' },
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
  if (method !== 'get' && method !== 'post') usage('--method is get or post.');
  if (credential !== 'programKey' && credential !== 'loginToken') usage('--credential is programKey or loginToken.');
  if (!/^[a-z][a-z ]+$/.test(does)) usage("Say with --does what the service may fail to do, such as 'list the links'.");
  const file = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { id, file, method, path, bucket, does, credential };
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
  const root = `${contract}openapi.yaml`;
  const errors = `${contract}errors/platform.yaml`;
  return {
    [`${contract}paths/${file}.yaml`]: texts.pathYaml(operation),
    ...(method === 'post' ? { [`${contract}schemas/${file}-request.yaml`]: texts.requestYaml } : {}),
    [`${contract}schemas/${file}-response.yaml`]: texts.responseYaml,
    [root]: changed(root, [/^ {2}\/healthz:/m, `  ${path}: { $ref: paths/${file}.yaml }\n`]),
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

const operation = readOperation();
if (existsSync(`${PLACES.contract}paths/${operation.file}.yaml`)) usage(`${operation.id} is there already.`);
const files = filesOf(operation);
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}
