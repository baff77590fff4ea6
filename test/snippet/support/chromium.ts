import type { Browser } from 'playwright-core';
import { hasChromium, launchChromium } from '../../support/chromium.ts';

export { hasChromium, inChromium } from '../../support/chromium.ts';

if (!hasChromium) console.warn('Chromium is not installed: tests of the browser snippet are SKIPPED');

const HOSTS = ['brand.test', '*.brand.test', '*.brand.co.uk'].map((host) => `MAP ${host} 127.0.0.1`).join(', ');

/** Maps a brand's host names to this machine, so that its subdomains share cookies. */
export const launchForBrand = (): Promise<Browser> =>
  launchChromium([
    `--host-resolver-rules=${HOSTS}`,
    // Pages that a test answers itself have no IP address, and would need permission to call this machine.
    '--disable-features=LocalNetworkAccessChecks',
  ]);
