// Checks guides, descriptions, help texts and comments for the phrases of words.yaml.
//   npm run lint:prose [-- <path> …]   the named files, or all
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { lintTexts } from './lint.ts';

const READ = /\.(?:md|ts|js|py|go|sh)$|^openapi\/.*\.yaml$|^(?:\.spectral|redocly)\.yaml$/;
const NOT_OURS = /^generated\/|\/generated\/|^sdks\/\w+\/\w+\/(?:generated|api|models)\/|^openapi\/baseline/;

const asked = process.argv.slice(2);
const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...asked], {
  encoding: 'utf8',
}).split('\n');
let count = 0;
for (const path of paths.filter((path) => READ.test(path) && !NOT_OURS.test(path) && existsSync(path))) {
  for (const finding of await lintTexts(path, readFileSync(path, 'utf8'))) {
    console.error(finding);
    count += 1;
  }
}
if (count > 0) {
  console.error(`${count} phrases to rewrite; scripts/prose/words.yaml lists them.`);
  process.exitCode = 1;
}
