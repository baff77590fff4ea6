// The published documentation: files that `npm run docs` has built, with a list that says how each is served.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { withoutEndSlashes } from '../lib/formats.ts';

/** How one file of the site is served. */
export interface SiteFile {
  /** its name in the site's folder */
  file: string;
  /** the Content-Type */
  type: string;
  /** a hash of its content, in quotes */
  etag: string;
  /** whether its name changes with its content, so that a browser need never ask again */
  immutable: boolean;
  /** whether there is also a compressed copy, `<file>.gz` */
  zipped: boolean;
  /** of a page: what it may load, as a Content-Security-Policy */
  policy?: string;
}

/** A built site: its files by their paths below the site's own, `/errors` for `errors.html`. */
export interface Site {
  folder: string;
  files: Readonly<Record<string, SiteFile>>;
}

/** The name of the list in a built site's folder. */
export const SITE_LIST = 'site.json';

/** The site in this folder; undefined when none was built there. */
export function readSite(folder: string): Site | undefined {
  const list = join(folder, SITE_LIST);
  if (!existsSync(list)) return undefined;
  return { folder, files: JSON.parse(readFileSync(list, 'utf8')) as Site['files'] };
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What every file is sent with, and what only a page needs. */
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

/** The path without the suffixes that the site's own addresses do not have. */
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
  // Two representations of one file have two tags.
  if (smaller) res.set({ 'Content-Encoding': 'gzip', ETag: etag.replace(/"$/, '-gz"') });
  const options = { root: folder, etag: false, lastModified: false, cacheControl: false, acceptRanges: false };
  res.sendFile(smaller ? `${file}.gz` : file, options, (error: Error | undefined) => {
    if (!error || res.headersSent) return;
    // Gone since the list was read, as when the site is built again: nothing known about it is valid.
    for (const name of res.getHeaderNames()) res.removeHeader(name);
    next();
  });
}

/** How the one path is written as seen from the other. */
function relative(from: string, to: string): string {
  const up = '../'.repeat(from.split('/').length - 2);
  return `${up || './'}${to.slice(1)}`;
}

/** Answers below the path at which it is mounted; a path that the site does not have gets the site's own 404 page. */
export function createSite(site: Site): RequestHandler {
  // The page of what is not there has no address of its own.
  const { '/404': missing, ...files } = site.files;
  const find = (path: string): SiteFile | undefined => (Object.hasOwn(files, path) ? files[path] : undefined);
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const [asked = ''] = req.originalUrl.split('?', 1);
    const query = req.originalUrl.slice(asked.length);
    // Redirects are relative, so that they hold behind a proxy that adds a prefix to every path.
    if (asked === req.baseUrl) return res.redirect(301, `${asked.split('/').at(-1)}/${query}`);
    const found = find(req.path);
    if (found) return send({ req, res, next }, site, found);
    const path = straightened(req.path);
    if (find(path)) return res.redirect(301, relative(req.path, path) + query);
    return missing ? send({ req, res, next }, site, missing, 404) : next();
  };
}
