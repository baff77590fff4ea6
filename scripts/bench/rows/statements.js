// Prints the name and the text of every statement that the built service declares, as JSON: loads each module that
// declares some, and runs nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../../../dist/src/', import.meta.url));

register('./hooks.js', import.meta.url);
const { declared } = await import('./collect.js');
for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.js') || name === 'database/db.js') continue;
  if (/\bstatement\(/.test(readFileSync(dist + name, 'utf8'))) await import(dist + name);
}
process.stdout.write(JSON.stringify([...declared].map(([name, text]) => ({ name, text }))));
