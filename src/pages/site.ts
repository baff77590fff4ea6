// Serves the documentation that `npm run docs` built; a list says how to serve each file.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { withoutEndSlashes } from '../lib/formats.ts';

/** How one file of the site is served. */
export interface SiteFile {
  /** the name in the site's folder */
  file: string;
  /** the Content-Type */
  type: string;
  /** a hash of the content, in quotes */
  etag: string;
  /** whether the name changes with the content, so that browsers can cache the file forever */
  immutable: boolean;
  /** whether a compressed copy `<file>.gz` exists */
  zipped: boolean;
  /** the Content-Security-Policy of a page */
  policy?: string;
}

/** A built site. Its files are indexed by their paths within the site, such as `/errors` for `errors.html`. */
export interface Site {
  folder: string;
  files: Readonly<Record<string, SiteFile>>;
}

/** The name of the list in the site's folder. */
export const SITE_LIST = 'site.json';

/** Reads the site in this folder; undefined if it was not built. */
export function readSite(folder: string): Site | undefined {
  const list = join(folder, SITE_LIST);
  if (!existsSync(list)) return undefined;
  return { folder, files: JSON.parse(readFileSync(list, 'utf8')) as Site['files'] };
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

interface Call {
  req: Request;
  res: Response;
  next: NextFunction;
}

function send({ req, res, next }: Call, { folder }: Site, entry: SiteFile, status = 200): void {
  const { file, etag, zipped } = entry;
  const smaller = zipped && req.acceptsEncodings('gzip', 'identity') === 'gzip';
  res.status(status).set(headersOf(entry));
  if (zipped) res.vary('Accept-Encoding');
  // The compressed form is another representation, so it needs another ETag.
  if (smaller) res.set({ 'Content-Encoding': 'gzip', ETag: etag.replace(/"$/, '-gz"') });
  const options = { root: folder, etag: false, lastModified: false, cacheControl: false, acceptRanges: false };
  res.sendFile(smaller ? `${file}.gz` : file, options, (error: Error | undefined) => {
    if (!error || res.headersSent) return;
    // The file was deleted after the list was read, for example by a new build, so none of its headers apply.
    for (const name of res.getHeaderNames()) res.removeHeader(name);
    next();
  });
}

/** The relative path from one page to another. */
function relative(from: string, to: string): string {
  const up = '../'.repeat(from.split('/').length - 2);
  return `${up || './'}${to.slice(1)}`;
}

/** Serves the files below its mount path. For an unknown path it sends the site's 404 page. */
export function createSite(site: Site): RequestHandler {
  // The 404 page is not served under its own path.
  const { '/404': missing, ...files } = site.files;
  const find = (path: string): SiteFile | undefined => (Object.hasOwn(files, path) ? files[path] : undefined);
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const [asked = ''] = req.originalUrl.split('?', 1);
    const query = req.originalUrl.slice(asked.length);
    // Redirects are relative, so that they also work behind a proxy that adds a path prefix.
    if (asked === req.baseUrl) return res.redirect(301, `${asked.split('/').at(-1)}/${query}`);
    const found = find(req.path);
    if (found) return send({ req, res, next }, site, found);
    const path = straightened(req.path);
    if (find(path)) return res.redirect(301, relative(req.path, path) + query);
    return missing ? send({ req, res, next }, site, missing, 404) : next();
  };
}
