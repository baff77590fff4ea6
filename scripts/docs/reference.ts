// Builds the reference page with Redoc; the page contains everything that it needs.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { document } from '../../src/contract/index.ts';
import { pagePath, parts } from './parts.ts';

const run = promisify(execFile);

const BAR_HEIGHT = 48;
/** Redoc's options. The offset prevents the top bar from covering the target of a link. */
const OPTIONS = { scrollYOffset: BAR_HEIGHT, disableTelemetry: true };

/** The badge of the generator loads an image from another host; it is replaced with text. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g;
const BADGE =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='46' height='16'>" +
  "<text x='0' y='12' font-family='system-ui,sans-serif' font-size='12' fill='%23768'>Redoc</text></svg>";

/** Redoc renders menu entries as paths such as `/tracking`; they are replaced with fragments of the page. */
const MENU_LINK = /href="\/([a-z-]*)"/g;

function finish(html: string): string {
  const end = html.indexOf('<script type="module"');
  const head = html.slice(0, end).replace(MENU_LINK, (_, section: string) => `href="#/${section}"`);
  const text = head + html.slice(end);
  if (!LOGO.test(text)) throw new Error('the reference no longer asks for the logo: see what became of it');
  return text.replace(LOGO, encodeURI(BADGE).replaceAll('%2523', '%23'));
}

/** Builds the page; returns it as text. */
export async function buildReference(root: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'reference-'));
  try {
    const [input, output] = [join(folder, 'openapi.json'), join(folder, 'reference.html')];
    // The address of the deployment is unknown at build time.
    const servers = [{ url: 'https://referrals.brand.dev', description: 'The address of the deployment' }];
    writeFileSync(input, JSON.stringify({ ...document, servers }));
    const cli = fileURLToPath(import.meta.resolve('@redocly/cli/package.json')).replace('package.json', 'bin/cli.js');
    const flags = Object.entries(OPTIONS).map(([name, value]) => `--openapi.${name}=${value}`);
    const templates = Object.entries(parts()).map(([name, text]) => `--templateOptions.${name}=${text}`);
    await run(
      process.execPath,
      [cli, 'build-docs', input, '-o', output, '--inlineBundle', '-t', pagePath('reference.hbs')].concat(
        ['--title', 'API reference | Referral tracking', '--lint-config', 'off'],
        flags,
        templates,
      ),
      { cwd: root, env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    );
    return finish(readFileSync(output, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
