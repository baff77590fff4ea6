// Builds the page that sends requests, with a local copy of swagger-ui.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parts, readPage } from './parts.ts';

const swagger = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));

/** Copies a file to a name that contains a hash of its content; returns the name. */
function copyHashed(name: string, folder: string): string {
  // Remove references to source maps, which the site does not contain.
  const content = readFileSync(join(swagger, name), 'utf8').replace(/(\/\/|\/\*)# sourceMappingURL=.*$/m, '');
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const target = `${name.slice(0, -extname(name).length)}.${hash}${extname(name)}`;
  writeFileSync(join(folder, target), content);
  return `assets/${target}`;
}

/** Writes the page and its files into the site. */
export function buildTryPage(site: string): void {
  const assets = join(site, 'assets');
  mkdirSync(assets, { recursive: true });
  const values: Record<string, string> = { ...parts(), try: readPage('try.js') };
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js']) values[name] = copyHashed(name, assets);
  const page = readPage('try.html').replace(/\{\{([\w.-]+)\}\}/g, (_, name: string) => {
    if (values[name] === undefined) throw new Error(`try.html asks for ${name}`);
    return values[name];
  });
  writeFileSync(join(site, 'try.html'), page);
}
