import { trimEnd } from '@referral-tracking/shared/link-names';
import { guarded } from './guard.ts';

/** The settings in the page's `<script>` tag. */
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

function readTag(): Tag {
  const script = findScript();
  if (!script) return { parameters: [OWN] };
  const api = script.getAttribute('data-api') ?? (script.src ? new URL('.', script.src).href : undefined);
  return {
    api: api && trimEnd(api, '/'),
    domain: script.getAttribute('data-domain') ?? undefined,
    // Any value counts, so that a misspelt value does not disable consent.
    needsConsent: script.hasAttribute('data-consent'),
    parameters: [OWN, ...(script.getAttribute('data-parameters')?.match(/[^\s,]+/g) ?? [])],
  };
}

export const tag: Tag = guarded(readTag)() ?? { parameters: [OWN] };
