// `npm run contract:compat` fails if the document breaks clients of the last release, unless openapi/acknowledged.txt has
// the change. `npm run contract:release` makes today's document the released one.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Document } from '../generate/document.ts';
import { ownBreaks } from './compare.ts';
import { ensureOasdiff, wireBreaks } from './oasdiff.ts';

const BASELINE = 'openapi/baseline.json';
const ACKNOWLEDGED = 'openapi/acknowledged.txt';
const NOTICE = `# Breaking changes since the last release that are meant: each line as \`npm run contract:compat\` prints it, below a
# comment with the reason. \`npm run contract:release\` empties the list.
`;
const read = (path: string): Document => JSON.parse(readFileSync(path, 'utf8')) as Document;
const document = read('generated/openapi.json');

function compare(): string[] {
  const before = read(BASELINE);
  const breaks = new Set([...wireBreaks(ensureOasdiff(true), before, document), ...ownBreaks(before, document)]);
  const lines = readFileSync(ACKNOWLEDGED, 'utf8').split('\n');
  const acknowledged = new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
  const open = [...breaks].filter((line) => !acknowledged.has(line));
  const stale = [...acknowledged].filter((line) => !breaks.has(line));
  return [...open, ...stale.map((line) => `${ACKNOWLEDGED} lists what is no breaking change: ${line}`)];
}

function release(): string[] {
  const tag = `v${document.info.version}`;
  const tagged = execFileSync('git', ['tag', '--list', tag], { encoding: 'utf8' }).trim();
  if (tagged !== '') return [`${tag} is released: raise info.version in openapi/openapi.yaml.`];
  // What the comparison does not read is left out.
  writeFileSync(
    BASELINE,
    JSON.stringify(document, (key, value: unknown) => (key === 'x-codeSamples' ? undefined : value)),
  );
  writeFileSync(ACKNOWLEDGED, NOTICE);
  return [];
}

const problems = process.argv.includes('--release') ? release() : compare();
for (const line of problems) console.error(line);
process.exitCode = problems.length > 0 ? 1 : 0;
