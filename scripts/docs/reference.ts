// The reference page: Redoc, with everything that it needs in the page itself.
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
/** Colours and frame follow the guides; the bar at the top must not cover what a link leads to. */
const OPTIONS = { scrollYOffset: BAR_HEIGHT, disableTelemetry: true };

/** The badge of the generator names it with an image from outside; a text of our own takes its place. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g;
const BADGE =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='46' height='16'>" +
  "<text x='0' y='12' font-family='system-ui,sans-serif' font-size='12' fill='%23768'>Redoc</text></svg>";

/** Menu entries are rendered as if the page were a site of its own, `/tracking`; here they are fragments of it. */
const MENU_LINK = /href="\/([a-z-]*)"/g;

function finish(html: string): string {
  const end = html.indexOf('<script type="module"');
  const head = html.slice(0, end).replace(MENU_LINK, (_, section: string) => `href="#/${section}"`);
  const text = head + html.slice(end);
  if (!LOGO.test(text)) throw new Error('the reference no longer asks for the logo: see what became of it');
  return text.replace(LOGO, encodeURI(BADGE).replaceAll('%2523', '%23'));
}

/** The page as text. */
export async function buildReference(root: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'reference-'));
  try {
    const [input, output] = [join(folder, 'openapi.json'), join(folder, 'reference.html')];
    // The page is built before anybody knows where it will be served.
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
