// Serves the documentation that `npm run docs` built. The site is read into memory at the start, so that another build
// does not change or break what a running service sends.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { withoutEndSlashes } from '@referral-tracking/shared/formats';
import { addressed } from './address.ts';
import { redirect } from './redirect.ts';
import type { LoadedFile, SiteFile } from './site-file.ts';

/** A built site. Its files are indexed by their paths within the site, such as `/errors` for `errors.html`. */
export interface Site {
  files: Readonly<Record<string, LoadedFile>>;
}

/** The name of the list in the site's folder. */
export const SITE_LIST = 'site.json';

function loadSite(folder: string): Site {
  const list = JSON.parse(readFileSync(join(folder, SITE_LIST), 'utf8')) as Record<string, SiteFile>;
  const load = (entry: SiteFile): LoadedFile => ({
    ...entry,
    content: readFileSync(join(folder, entry.zipped ? `${entry.file}.gz` : entry.file)),
  });
  return { files: Object.fromEntries(Object.entries(list).map(([path, entry]) => [path, load(entry)])) };
}

/** A build replaces the folder in two steps, so a reading that fails is repeated. */
const READINGS = 3;

/** Reads the site in this folder; undefined if it was not built. */
export function readSite(folder: string): Site | undefined {
  for (let reading = 1; ; reading++) {
    try {
      return loadSite(folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      if (reading === READINGS) return undefined;
    }
  }
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The headers of every file, and those of pages only. */
const headersOf = ({ type, etag, immutable, policy }: SiteFile): Record<string, string> => ({
  'Content-Type': type,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': immutable ? IMMUTABLE : 'no-cache',
  ETag: etag,
  ...(policy === undefined
    ? {}
    : { 'Content-Security-Policy': policy, 'X-Frame-Options': 'DENY', 'Referrer-Policy': 'same-origin' }),
});

/** Removes the suffixes `.html` and `/index`, which the site's own links do not use. */
function straightened(path: string): string {
  const name = path.endsWith('.html') ? path.slice(0, -'.html'.length) : withoutEndSlashes(path);
  return (name.endsWith('/index') ? name.slice(0, -'/index'.length) : name) || '/';
}

/** Sends the file, or 304 if the browser has the current version. */
export function sendFile(req: Request, res: Response, entry: LoadedFile, status = 200): void {
  const { etag, zipped, content } = entry;
  const smaller = zipped && req.acceptsEncodings('gzip', 'identity') === 'gzip';
  res.status(status).set(headersOf(entry));
  if (zipped) res.vary('Accept-Encoding');
  // The compressed form is another representation, so it needs another ETag.
  if (smaller) res.set('ETag', etag.replace(/"$/, '-gz"'));
  if (req.fresh) return void res.status(304).end();
  if (smaller) res.set('Content-Encoding', 'gzip');
  res.send(zipped && !smaller ? gunzipSync(content) : content);
}

/** The relative path from one page to another. */
function relative(from: string, to: string): string {
  const up = '../'.repeat(from.split('/').length - 2);
  return `${up || './'}${to.slice(1)}`;
}

/** Serves the files below its mount path. For an unknown path it sends the site's 404 page. */
export function createSite(site: Site, baseUrl: string): RequestHandler {
  // The 404 page is not served under its own path.
  const { '/404': missing, ...files } = site.files;
  const complete = addressed(baseUrl);
  const find = (path: string): LoadedFile | undefined => (Object.hasOwn(files, path) ? files[path] : undefined);
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const [asked = ''] = req.originalUrl.split('?', 1);
    const query = req.originalUrl.slice(asked.length);
    // Redirects are relative, so that they also work behind a proxy that adds a path prefix.
    if (asked === req.baseUrl) return redirect(res, 301, `${asked.split('/').at(-1)}/${query}`, baseUrl);
    const found = find(req.path);
    if (found) return sendFile(req, res, complete(found));
    const path = straightened(req.path);
    const place = [path, `${path}/`].find(find);
    if (place !== undefined) return redirect(res, 301, relative(req.path, place) + query, baseUrl);
    return missing ? sendFile(req, res, complete(missing), 404) : next();
  };
}
