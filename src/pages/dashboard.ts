// Serves the dashboard that `npm run build` built: one page for every address below `/app` and `/partner`, and its files.
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { parseCookie } from 'cookie';
import type { Request, RequestHandler } from 'express';
import { sessionCookieName } from '../contract/session.ts';
import { APP_PATH } from './places.ts';
import { sendFile, type Site } from './site.ts';
import type { LoadedFile } from './site-file.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** The folder of the files whose names change with their content, as the page names it. */
const ASSETS = './assets/';

const textOf = ({ zipped, content }: LoadedFile): string => (zipped ? gunzipSync(content) : content).toString('utf8');

/** The page for an address at this depth; its links are relative, so that it also works below a path prefix. */
function pageAt(depth: number, index: LoadedFile, text: string): LoadedFile {
  const root = '../'.repeat(depth) || './';
  const content = Buffer.from(text.replaceAll(ASSETS, `${root}${APP_PATH.slice(1)}/assets/`));
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { ...index, content, etag, zipped: false, immutable: false, policy: POLICY };
}

/** Says to the page that nobody is signed in, so that it does not ask for a session and get an error. */
const NO_SESSION = '<meta name="session" content="none" />';

/** Serves the page and its files below the path where it is mounted. */
export function createDashboard({ files }: Site, baseUrl: string): RequestHandler {
  const index = files['/'];
  if (!index) throw new Error('the dashboard has no index.html');
  const text = textOf(index);
  const signedOut = text.replace('<title', `${NO_SESSION}<title`);
  const cookie = sessionCookieName(baseUrl.startsWith('https:'));
  // Whether the session is valid is not asked here: the page finds out.
  const textFor = (req: Request): string => (parseCookie(req.headers.cookie ?? '')[cookie] ? text : signedOut);
  const find = (path: string): LoadedFile | undefined => (Object.hasOwn(files, path) ? files[path] : undefined);
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    if (req.baseUrl === APP_PATH && req.path.startsWith('/assets/')) {
      const file = find(req.path);
      return file ? sendFile(req, res, file) : next();
    }
    const [path = ''] = req.originalUrl.split('?', 1);
    res.vary('Cookie');
    sendFile(req, res, pageAt(path.split('/').length - 2, index, textFor(req)));
  };
}
