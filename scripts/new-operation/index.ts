// Creates the files of a new operation and adds it to the lists of operations: `npm run new:operation -- --help`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { changed } from './files.ts';
import { managedFiles, METHODS, type ManagedOperation, type Method } from './manage.ts';
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

For an operation of the management API, below /api/v1/programs/{program_id} or another path:
npm run new:operation -- listCoupons '/api/v1/programs/{program_id}/coupons' --group coupons [options]

  --group <name>       the folder of its handlers, and the name of its scopes
  --method <name>      get (default), post, put, patch or delete
  --bucket <name>      manage (default), or another bucket
  --role <name>        the least role: viewer (default of get), admin (default of the others) or owner
  --recent             a browser's session needs a recent sign-in

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

interface Flags {
  method: string;
  bucket?: string | undefined;
  credential: string;
  does: string;
  group?: string | undefined;
  role?: string | undefined;
  recent: boolean;
}

/** The name of an operation's files. */
const fileOf = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function readTracking(id: string, path: string, flags: Flags): texts.NewOperation {
  const { method, credential, bucket = 'cli', does } = flags;
  if (!/^\/api\/v1(\/[a-z0-9-]+)+$/.test(path)) usage('Give its path, such as /api/v1/programs/me/links.');
  if (method !== 'get' && method !== 'post') usage('--method is get or post.');
  if (credential !== 'programKey' && credential !== 'loginToken') usage('--credential is programKey or loginToken.');
  if (!/^[a-z][a-z ]+$/.test(does)) usage("Say with --does what the service may fail to do, such as 'list the links'.");
  return { id, file: fileOf(id), method, path, bucket, does, credential };
}

const isMethod = (text: string): text is Method => (METHODS as readonly string[]).includes(text);

function readManaged(id: string, path: string, group: string, flags: Flags): ManagedOperation {
  const { method, bucket = 'manage', role = method === 'get' ? 'viewer' : 'admin', recent } = flags;
  const segment = String.raw`\/([a-z0-9-]+|\{[a-z_]+_id\})`;
  if (!new RegExp(`^/api/v1(${segment})+$`).test(path)) {
    usage("Give its path, such as '/api/v1/programs/{program_id}/coupons'.");
  }
  if (!/^[a-z]+(-[a-z]+)*$/.test(group)) usage('--group is the name of a folder, such as coupons.');
  if (!isMethod(method)) usage(`--method is one of ${METHODS.join(', ')}.`);
  if (!['viewer', 'admin', 'owner'].includes(role)) usage('--role is viewer, admin or owner.');
  return { id, file: fileOf(id), method, path, bucket, group, role, recent };
}

/** The new and changed files of the operation, and whether they are only listed. */
function readOperation(): { files: Record<string, string>; list: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      method: { type: 'string', default: 'get' },
      bucket: { type: 'string' },
      credential: { type: 'string', default: 'programKey' },
      does: { type: 'string', default: '' },
      group: { type: 'string' },
      role: { type: 'string' },
      recent: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    process.exit(0);
  }
  const [id = '', path = ''] = positionals;
  if (!/^[a-z][a-z0-9]*([A-Z][a-z0-9]+)+$/.test(id)) usage('Name the operation in camelCase, such as getLinks.');
  const { group, bucket, list } = values;
  const { paths, buckets } = readDocument();
  const operation = group === undefined ? readTracking(id, path, values) : readManaged(id, path, group, values);
  if (bucket !== undefined && !buckets.includes(bucket)) usage(`--bucket is one of ${buckets.join(', ')}.`);
  const folder = group === undefined ? 'paths' : `manage/${group}`;
  if (existsSync(`${PLACES.contract}${folder}/${operation.file}.yaml`)) usage(`${id} is there already.`);
  if (paths.includes(path)) {
    usage(`${path} is there already: add the method to its file below ${PLACES.contract}${folder}/.`);
  }
  return { files: 'group' in operation ? managedFiles(operation) : filesOf(operation), list };
}

/** The content of new and changed files, by path. */
function filesOf(operation: texts.NewOperation): Record<string, string> {
  const { id, file, method, path } = operation;
  const { contract, handlers, rows, tests } = PLACES;
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

const { files, list } = readOperation();
for (const [path, text] of Object.entries(files)) {
  console.log(list ? `${existsSync(path) ? 'changes' : 'creates'} ${path}` : path);
  if (list) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
if (!list) console.error(NEXT);
