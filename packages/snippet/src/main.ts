// The browser snippet, which pages load as /referral.js. It must never break the page, so every function that the page
// or the browser calls is wrapped in `guarded`.
import { look, note, visit } from './click.ts';
import { guarded } from './guard.ts';
import { lead } from './lead.ts';
import { mark } from './marks.ts';
import type { Referral, ReferralCommand } from './referral.d.ts';
import { clickId, isAllowed, setConsent } from './visitor.ts';

/** Collects changes of the page for this many milliseconds, so that a busy page is not slowed down. */
const PAUSE_MS = 100;

const referral: Referral = {
  clickId: guarded(clickId),
  lead,
  consent: guarded((granted) => {
    const before = isAllowed();
    setConsent(granted === true);
    mark();
    if (!before) void visit();
  }),
  q: { push: (...commands) => commands.forEach(run) },
};

function run(command: ReferralCommand): void {
  try {
    command(referral);
  } catch (error) {
    guarded(() => console.error(error))();
  }
}

/** Sets `window.referral`, with the queue that the page may have created. */
function install(early: Window['referral']): void {
  try {
    if (early) Object.assign(early, referral);
    else window.referral = referral;
  } catch {
    // If the object is frozen, the page's later calls still find the name.
    window.referral = referral;
  }
}

function watch(): void {
  let timer: unknown;
  const update = guarded(() => {
    timer = undefined;
    look();
    mark();
  });
  const soon = guarded(() => {
    note();
    timer ??= setTimeout(update, PAUSE_MS);
  });
  // In the capture phase, so that it runs before the page's own listeners.
  const now = guarded((event: Event) => {
    look();
    mark(event.composedPath());
  });
  for (const type of ['click', 'auxclick', 'submit']) addEventListener(type, now, true);
  addEventListener('popstate', soon);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void guarded(visit)();
    soon();
  });
  new MutationObserver(soon).observe(document, { childList: true, subtree: true });
  // Detects navigation without a change of the page's content. Some browsers lack this API, and a page may have another
  // variable of this name.
  (window as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', soon);
}

guarded(() => {
  const early = window.referral;
  // Another snippet tag is already installed.
  if (early?.clickId) return;
  const waiting = early?.q as ReferralCommand[] | undefined;
  guarded(install)(early);
  // Run the page's queued calls before anything is sent: they may withdraw consent.
  guarded(() => waiting?.forEach(run))();
  void guarded(visit)();
  mark();
  watch();
})();
