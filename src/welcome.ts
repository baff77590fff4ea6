// What the service prints when it is ready: where to look, and how to try it.
import type { Demo } from './demo/file.ts';
import { demoLines } from './demo/lines.ts';
import type { Paint } from './lib/paint.ts';

export interface Welcome {
  baseUrl: string;
  /** whether the documentation is built */
  documented: boolean;
  /** undefined: there is no demo program */
  demo: Demo | undefined;
  /** colours for the stream on which the text is printed */
  paint: Paint;
}

const DEFAULT_URL = 'http://127.0.0.1:3000';

/** The command that runs the demo in another terminal, where the variables of this process may not be set. */
const demoCommand = (baseUrl: string): string =>
  baseUrl === DEFAULT_URL ? 'npm run demo' : `npm run demo -- --base-url ${baseUrl}`;

export function welcomeText({ baseUrl, documented, demo, paint }: Welcome): string {
  const address = (path: string): string => paint('cyan', baseUrl + path);
  const row = (label: string, value: string): string => `  ${paint('dim', label.padEnd(14))} ${value}`;
  const lines = [`${paint('bold', paint('green', 'Referral tracking'))} listens on ${paint('bold', baseUrl)}`];
  if (documented) lines.push(row('Documentation', address('/docs/')), row('Try it', address('/docs/try')));
  if (demo === undefined) return lines.join('\n');
  lines.push(
    row('Demo link', address(`/?aff=${demo.code}`)),
    row('Run the demo', `${paint('bold', demoCommand(baseUrl))}, in a second terminal`),
    '',
    'Or paste these lines there: click, lead, sale, refund.',
    '',
    ...demoLines(baseUrl, demo),
    '',
  );
  return lines.join('\n');
}
