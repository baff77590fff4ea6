// What the service prints when it is ready: where to look, and how to try it.
import type { Demo } from './demo/file.ts';
import { demoLines } from './demo/lines.ts';
import type { Paint } from './lib/paint.ts';
import { quoted } from './lib/shell.ts';

export interface Welcome {
  baseUrl: string;
  /** DATA_DIR if it is set; its commands in other terminals need it too */
  dataDir: string | undefined;
  /** whether the documentation is built */
  documented: boolean;
  /** whether the dashboard is built */
  dashboard: boolean;
  /** undefined: there is no demo program */
  demo: Demo | undefined;
  /** the file with the demo's key, where the text goes to a log, which must not contain the key */
  keyFile?: string | undefined;
  /** colours for the stream on which the text is printed */
  paint: Paint;
}

const DEFAULT_URL = 'http://127.0.0.1:3000';

/** A script for another terminal, in which the variables of this process may not be set. */
function scriptCommand(name: string, { baseUrl, dataDir }: Pick<Welcome, 'baseUrl' | 'dataDir'>, always = false) {
  const folder = dataDir === undefined ? '' : `DATA_DIR=${quoted(dataDir)} `;
  return `${folder}npm run ${name}${always || baseUrl !== DEFAULT_URL ? ` -- --base-url ${baseUrl}` : ''}`;
}

export function welcomeText({ baseUrl, dataDir, documented, dashboard, demo, keyFile, paint }: Welcome): string {
  const address = (path: string): string => paint('cyan', baseUrl + path);
  const row = (label: string, value: string): string => `  ${paint('dim', label.padEnd(14))} ${value}`;
  const lines = [`${paint('bold', paint('green', 'Referral tracking'))} listens on ${paint('bold', baseUrl)}`];
  if (dashboard) lines.push(row('Dashboard', address('/app')));
  if (documented) lines.push(row('Documentation', address('/docs/')), row('Try it', address('/docs/try')));
  if (demo === undefined) return lines.join('\n');
  lines.push(
    '',
    'In a second terminal, run the demo or the example shop:',
    '',
    // Only the command is on the line, so that it can be copied.
    paint('bold', scriptCommand('demo', { baseUrl, dataDir })),
    // Without an address the example would start a service of its own.
    paint('bold', scriptCommand('example', { baseUrl, dataDir }, true)),
    '',
    'Or paste these lines there: click, lead, sale, refund.',
    '',
    ...demoLines(baseUrl, demo, keyFile),
    '',
  );
  return lines.join('\n');
}
