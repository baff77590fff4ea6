import type { RequestHandler } from 'express';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { snippet } from '../contract/snippet.ts';

const zipped = gzipSync(snippet, { level: 9 });

const HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  // Pages of all brands load the snippet: browsers may cache it for an hour, and then refresh it in the background.
  'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // Tags with `integrity` need `crossorigin`, which requires this header.
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
  // A weak tag, because compressed and uncompressed responses share it.
  ETag: `W/"${createHash('sha256').update(snippet).digest('base64url').slice(0, 22)}"`,
  Vary: 'Accept-Encoding',
};

/** Sends the browser snippet, or a 304 if the browser has the current version. */
export const sendSnippet: RequestHandler = (req, res) => {
  res.set(HEADERS);
  if (req.acceptsEncodings('gzip', 'identity') !== 'gzip') return void res.send(snippet);
  res.set('Content-Encoding', 'gzip').send(zipped);
};
