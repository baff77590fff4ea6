// Builds the dashboard into dist/app: `npm run dashboard`, or `npm run dashboard -- --out FOLDER`.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, type Plugin } from 'vite';
import { COLOURS, FONT, FONT_FILE, MONO } from '../../src/pages/look.ts';
import { listSite } from '../docs/list.ts';
import { replaceFolder } from '../lib/replace-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const LOOK = 'virtual:look.css';

/** The style sheet with the colours and fonts of all pages of the service. */
const look: Plugin = {
  name: 'look',
  resolveId: (id) => (id === LOOK ? `\0${LOOK}` : undefined),
  load: (id) => (id === `\0${LOOK}` ? `${COLOURS}\n:root{--font:${FONT};--mono:${MONO}}` : undefined),
};

/** Other pages of the service name the files of the typeface, which have their version in place of a hash. */
const assetName = ({ names: [name = ''] }: { names: string[] }): string =>
  name.endsWith('.woff2')
    ? `assets/[name]-${/[\d.]+(?=\.woff2)/.exec(FONT_FILE)![0]}[extname]`
    : 'assets/[name]-[hash][extname]';

/** Asks for the typeface at once, and not when the style sheet is there: texts would change their look while they are read. */
const typeface: Plugin = {
  name: 'typeface',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const font = `assets/${FONT_FILE}`;
      if (!Object.hasOwn(bundle, font)) throw new Error(`the build has no ${font}`);
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${font}`, crossorigin: true };
      return { html, tags: [{ tag: 'link', attrs, injectTo: 'head' }] };
    },
  },
};

/** Builds into another folder and then moves it, so that a starting service never reads an incomplete one. */
async function buildDashboard(out: string): Promise<void> {
  const draft = `${out}.${process.pid}`;
  try {
    await build({
      root: join(root, 'packages/dashboard'),
      // The service may be below a path prefix, which the build does not know.
      base: './',
      configFile: false,
      logLevel: 'warn',
      oxc: { jsx: { runtime: 'automatic' } },
      plugins: [look, typeface],
      // Tools of the checkout have another React.
      resolve: { dedupe: ['react', 'react-dom'] },
      build: {
        outDir: draft,
        emptyOutDir: true,
        // The licences of the packages that are part of the scripts.
        license: { fileName: 'licenses.md' },
        // A picture in a style sheet stays a file of its own: the policy allows fonts from the service only.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        target: 'es2022',
        // Packages mark what runs in browsers only; here everything does.
        rolldownOptions: { checks: { moduleLevelDirective: false }, output: { assetFileNames: assetName } },
      },
    });
    listSite(draft);
    replaceFolder(out, draft);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist/app') } } });
await buildDashboard(resolve(values.out));
