import type { RequestHandler } from 'express';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { snippet } from '../contract/snippet.ts';

const zipped = gzipSync(snippet, { level: 9 });

const HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  // An hour old at most, and meanwhile never waited for: pages of every brand load it.
  'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // For tags with `crossorigin`, which `integrity` needs.
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
  // Weak: the same text, zipped or not.
  ETag: `W/"${createHash('sha256').update(snippet).digest('base64url').slice(0, 22)}"`,
  Vary: 'Accept-Encoding',
};

/** Answers with the browser snippet, or with 304 to a browser that has it. */
export const sendSnippet: RequestHandler = (req, res) => {
  res.set(HEADERS);
  if (req.acceptsEncodings('gzip', 'identity') !== 'gzip') return void res.send(snippet);
  res.set('Content-Encoding', 'gzip').send(zipped);
};
