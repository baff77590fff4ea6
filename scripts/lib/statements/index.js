// Prints the name and the text of every statement that the built service declares, as JSON: loads each module that
// declares some, and runs nothing. With `--import tsx` and the argument `src`, it reads the sources instead.
import { readdirSync, readFileSync } from 'node:fs';
import { register } from 'node:module';

const [, , folder = 'dist/src'] = process.argv;
const base = new URL(`../../../${folder}/`, import.meta.url);
const extension = folder === 'src' ? '.ts' : '.js';

register('./hooks.js', import.meta.url, { data: new URL(`database/db${extension}`, base).href });
const { declared } = await import('./collect.js');
for (const name of readdirSync(base, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith(extension) || name === `database/db${extension}`) continue;
  const url = new URL(name, base);
  if (/\bstatement(?:<[^(]*>)?\(/.test(readFileSync(url, 'utf8'))) await import(url.href);
}
process.stdout.write(JSON.stringify([...declared].map(([name, texts]) => ({ name, ...texts }))));
