import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env.CHROMIUM_PATH ?? PLACES.find((path) => existsSync(path));

export const hasChromium = executablePath !== undefined;
if (!hasChromium) {
  console.warn('Chromium is not installed, and CHROMIUM_PATH names none: tests of the browser snippet are SKIPPED');
}
/** For names of suites: says why, where a run leaves them out. */
export const inChromium = hasChromium ? 'in Chromium' : 'in Chromium (SKIPPED: it is not installed)';

const HOSTS = ['brand.test', '*.brand.test', '*.brand.co.uk'].map((host) => `MAP ${host} 127.0.0.1`).join(', ');

/** A brand's host names lead to this machine, so that its subdomains can share cookies. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: executablePath!,
    args: [
      '--no-sandbox',
      `--host-resolver-rules=${HOSTS}`,
      // Pages that a test answers itself come from no address, and would have to ask before they call this machine.
      '--disable-features=LocalNetworkAccessChecks',
    ],
  });
