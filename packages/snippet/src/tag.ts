import { trimEnd } from '@referral-tracking/shared/link-names';
import { guarded } from './guard.ts';
import type { ReferralSettings } from './referral.d.ts';

/** The settings that the page gives. */
interface Tag {
  /** the service's base URL without a trailing slash; undefined if it is unknown */
  api?: string | undefined;
  /** the domain of the cookies; undefined: the registrable domain */
  domain?: string | undefined;
  /** whether nothing may be stored or sent until the page calls `consent(true)` */
  needsConsent?: boolean;
  /** the names of query parameters that contain a link's code, the most important one first */
  parameters: string[];
}

/**
 * Finds the script tag of the snippet. In a module or a bundle the browser does not identify the tag, so the first
 * matching tag is used.
 */
function findScript(): HTMLScriptElement | null {
  // An element named `currentScript` hides this property, so its author could redirect the snippet's calls.
  const current = document.currentScript;
  return current?.tagName.toLowerCase() === 'script'
    ? (current as HTMLScriptElement)
    : document.querySelector<HTMLScriptElement>('script[data-api],script[src*="/referral.js"]');
}

/** The query parameter of the service's own links. */
const OWN = 'aff';

/** The setting in a script's address, also after a sign that was escaped for the page or the address, or in another case. */
const CONSENT = /[?#&;6-]consent([&#=%]|$)/i;

/** A setting in each place that can have it, the first one decides: the tag, the script's address, the page's object. */
function readTag(): Tag {
  const script = findScript();
  const address = script?.src ? new URL(script.src) : undefined;
  const page = Object(window.referralSettings) as Record<string, unknown>;
  const given = (name: keyof ReferralSettings): unknown[] =>
    [script?.getAttribute(`data-${name}`), address?.searchParams.get(name), page[name]].filter(
      (value) => value != null,
    );
  const first = (name: keyof ReferralSettings) => given(name).map(String)[0];
  const api = first('api') ?? (address && new URL('.', address).href);
  return {
    api: api && trimEnd(api, '/'),
    domain: first('domain'),
    // Any value in any place counts, so that a misspelt or dropped one does not disable consent.
    needsConsent: CONSENT.test(`${script?.src}`) || given('consent').some((value) => value !== false),
    parameters: [OWN, ...(first('parameters')?.match(/[^\s,]+/g) ?? [])],
  };
}

// What cannot be read may ask for consent.
export const tag: Tag = guarded(readTag)() ?? { needsConsent: true, parameters: [OWN] };
