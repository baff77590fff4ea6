// The browser snippet: what a brand's pages load as /referral.js. It must never harm the page that it is on, so
// whatever the page or the browser calls goes through `guarded`.
import { look, visit } from './click.ts';
import { guarded } from './guard.ts';
import { lead } from './lead.ts';
import { mark } from './marks.ts';
import type { Referral, ReferralCommand } from './referral.d.ts';
import { clickId, isAllowed, setConsent } from './visitor.ts';

/** Changes of the page are looked at together, so that a busy page is not slowed down. */
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

/** Becomes `window.referral`, as the object that the page may have created and stored. */
function install(early: Window['referral']): void {
  try {
    if (early) Object.assign(early, referral);
    else window.referral = referral;
  } catch {
    // A frozen object: the page's later calls still find the name.
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
  const soon = guarded(() => void (timer ??= setTimeout(update, PAUSE_MS)));
  // At the last moment, and before the page's own listeners.
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
  // A page that navigates itself without a change of its content. Not every browser reports it, and a page may use the name.
  (window as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', soon);
}

guarded(() => {
  const early = window.referral;
  // Another tag was here first.
  if (early?.clickId) return;
  const waiting = early?.q as ReferralCommand[] | undefined;
  guarded(install)(early);
  // Before anything is sent: the page may say that it may not.
  guarded(() => waiting?.forEach(run))();
  void guarded(visit)();
  mark();
  watch();
})();
