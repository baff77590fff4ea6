import { guarded } from './guard.ts';

/** What the page says to the snippet on its `<script>` tag. */
interface Tag {
  /** the service's address, without a slash at the end; undefined when nobody says */
  api?: string | undefined;
  /** where cookies are to live; undefined: on the registrable domain */
  domain?: string | undefined;
  /** nothing may be stored or sent until the page allows it */
  needsConsent?: boolean;
}

/** The tag that runs now. In a module or a bundle nobody says which it is; then the first that looks like it. */
function findScript(): HTMLScriptElement | null {
  // An element of that name would hide the property, and its author could then choose whom to call.
  const current = document.currentScript;
  return current?.tagName.toLowerCase() === 'script'
    ? (current as HTMLScriptElement)
    : document.querySelector<HTMLScriptElement>('script[data-api],script[src*="/referral.js"]');
}

/** Pages write the address with and without slashes at its end. */
function withoutEndSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}

function readTag(): Tag {
  const script = findScript();
  if (!script) return {};
  const api = script.getAttribute('data-api') ?? (script.src ? new URL('.', script.src).href : undefined);
  return {
    api: api === undefined ? undefined : withoutEndSlashes(api),
    domain: script.getAttribute('data-domain') ?? undefined,
    // Whatever its value, so that a misspelt one keeps nothing.
    needsConsent: script.hasAttribute('data-consent'),
  };
}

export const tag: Tag = guarded(readTag)() ?? {};
