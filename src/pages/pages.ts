import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import express, { type RequestHandler, type Response } from 'express';
import { errorTexts } from '../contract/errors.ts';
import { contract, document } from '../contract/index.ts';
import { publishedJson, publishedYaml } from '../contract/published.ts';
import { escapeHtml } from './html.ts';
import type { PagesOptions } from './lazy.ts';
import { createDevelopmentPages } from './sign-in/development.ts';
import { createSignInPages } from './sign-in/pages.ts';
import { DEVELOPMENT_PATH, SIGN_IN_PATH } from './sign-in/places.ts';
import { API_CATALOG_PATH, sendApiCatalog } from './api-catalog.ts';
import { createSite } from './site.ts';
import { sendSnippet } from './snippet.ts';

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,">
<style>body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:64rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{border-top:1px solid #8886;padding:.4rem;text-align:left;vertical-align:top}
code{overflow-wrap:anywhere}
:root{color-scheme:light dark}</style></head><body>${body}</body></html>`;

/** The home and error pages load nothing, and no other page may frame them. */
const PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
};

const sendPage = (text: string): RequestHandler => {
  return (_req, res) => void res.set(PAGE_HEADERS).type('html').send(text);
};

// The links of the home page are relative, so that they also work behind a proxy that adds a path prefix.
function homePage(baseUrl: string, documented: boolean): string {
  const { info } = document as { info: { title: string; summary: string } };
  const rows = Object.values(contract.operations).map(
    ({ method, path }) => `<tr><td>${method.toUpperCase()}</td><td><code>${path}</code></td></tr>`,
  );
  const guides = `<a href="docs/">Documentation</a> · <a href="docs/first-chain">First chain in five minutes</a> ·
<a href="docs/reference">Reference</a> · <a href="docs/try">Try it</a> · `;
  return page(
    info.title,
    `<h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.summary)} This service listens on <code>${escapeHtml(baseUrl)}</code>.</p>
<p>${documented ? guides : ''}<a href="docs/errors">Errors</a> · <a href="openapi.json">openapi.json</a> ·
<a href="openapi.yaml">openapi.yaml</a> · <a href="referral.js">Browser snippet</a></p><table>${rows.join('')}</table>`,
  );
}

/** The page of errors, for a service that runs from source before the documentation is built. */
function errorsPage(): string {
  const anchors = new Set<string>();
  const rows = errorTexts().flatMap(({ status, message, codes }) =>
    codes.map(({ code }) => {
      const anchor = code !== undefined && !anchors.has(code) ? ` id="${code}"` : '';
      if (code !== undefined) anchors.add(code);
      return `<tr${anchor}><td>${status}</td><td>${code ? `<code>${code}</code>` : ''}</td><td>${escapeHtml(message)}</td></tr>`;
    }),
  );
  return page(
    'Errors',
    `<h1>Errors</h1><p>The documentation is not built: run <code>npm run docs</code> and start the service again.</p>
<table><tr><th>Status<th>Code<th>Message</tr>${rows.join('\n')}</table>`,
  );
}

/** Sends the OpenAPI document; any origin may read it. Express returns 304 if the client has the current version. */
function sendDocument(type: string, text: string): RequestHandler {
  const [whole, zipped] = [Buffer.from(text), gzipSync(text)];
  return (req, res: Response) => {
    const smaller = req.acceptsEncodings('gzip', 'identity') === 'gzip';
    res.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' }).vary('Accept-Encoding');
    if (smaller) res.set('Content-Encoding', 'gzip');
    res.type(type).send(smaller ? zipped : whole);
  };
}

/** What a browser may open in addition to the API. */
export function createPages(options: PagesOptions): RequestListener {
  const { baseUrl, site, developmentIssuer, log } = options;
  const app = express();
  app.disable('x-powered-by');
  app.get('/', sendPage(homePage(baseUrl, site !== undefined)));
  app.get('/openapi.json', sendDocument('application/json; charset=utf-8', publishedJson(baseUrl)));
  app.get(API_CATALOG_PATH, sendApiCatalog(baseUrl, site !== undefined));
  // The usual address of the list; its links are relative to the documentation.
  if (site) app.get('/llms.txt', (_req, res) => res.redirect(301, 'docs/llms.txt'));
  app.get('/openapi.yaml', sendDocument('application/yaml; charset=utf-8', publishedYaml(baseUrl)));
  app.get('/referral.js', sendSnippet);
  if (site) app.use('/docs', createSite(site));
  else app.get('/docs/errors', sendPage(errorsPage()));
  if (developmentIssuer) app.use(DEVELOPMENT_PATH, createDevelopmentPages(developmentIssuer, baseUrl, log));
  app.use(SIGN_IN_PATH, createSignInPages(options));
  app.use((_req, res) => void res.status(404).type('text').send('Not found\n'));
  return app;
}
