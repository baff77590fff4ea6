// Generates the list from which the service serves a built site: each file's path, type, ETag and, for pages, security
// policy.
import { createHash, type BinaryLike } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ANY_ADDRESS } from '../../src/pages/address.ts';
import { SITE_LIST } from '../../src/pages/site.ts';
import type { SiteFile } from '../../src/pages/site-file.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.tgz': 'application/gzip',
  '.zip': 'application/zip',
  '.woff2': 'font/woff2',
};

/** The minimum number of bytes that a compressed copy must save. */
const WORTH_ZIPPING = 1400;
/** Files that are compressed already. */
const COMPRESSED = new Set(['.png', '.tgz', '.zip', '.woff2']);

const hash = (content: BinaryLike, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(content).digest(encoding);

/**
 * The Content-Security-Policy of a page. The page's own scripts are allowed by their hashes, so no injected script
 * runs.
 */
function policyOf(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)];
  // The service replaces the address in the page, which would change the hash of a script.
  if (inline.some(([, text]) => text!.includes(ANY_ADDRESS))) throw new Error(`a script names ${ANY_ADDRESS}`);
  const scripts = new Set(inline.map(([, text]) => `'sha256-${hash(text!, 'base64')}'`));
  return [
    "default-src 'none'",
    `script-src 'self' ${[...scripts].join(' ')}`.trim(),
    // Highlighted code uses inline styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The path of a file: `errors.html` is served at `/errors`, `index.html` at `/`, and every other file at its own name.
 */
const addressOf = (file: string): string => `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '/');

function entryOf(folder: string, file: string): SiteFile {
  const content = readFileSync(join(folder, file));
  const type = TYPES[extname(file)];
  if (type === undefined) throw new Error(`${file}: how is such a file served?`);
  const smaller = gzipSync(content, { level: 9 });
  const zipped = !COMPRESSED.has(extname(file)) && content.length - smaller.length > WORTH_ZIPPING;
  if (zipped) writeFileSync(join(folder, `${file}.gz`), smaller);
  return {
    file,
    type,
    etag: `"${hash(content, 'base64url').slice(0, 22)}"`,
    // Only names in assets/ change with the content.
    immutable: file.startsWith('assets/'),
    zipped,
    ...(content.includes(ANY_ADDRESS) ? { addressed: true } : {}),
    ...(extname(file) === '.html' ? { policy: policyOf(content.toString('utf8')) } : {}),
  };
}

/** Writes the list and the compressed copies into the site's folder. */
export function listSite(folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
  const list = Object.fromEntries(files.map((file) => [addressOf(file), entryOf(folder, file)]));
  writeFileSync(join(folder, SITE_LIST), JSON.stringify(list));
}
