// The page that the link of an invitation leads to, and its script.
import { createHash } from 'node:crypto';
import { bar, html, page, raw } from '../html.ts';

/**
 * Reads the token from the part of the address after `#`, which browsers do not send. It stays in the browser's storage
 * while the person signs in, also in another window, to which a link by mail leads; for an hour, or until the invitation is
 * answered. It leaves the address, so that it is not in the history. In a mail, a proof follows it after a dot.
 */
const SCRIPT = `(() => {
  const KEY = 'referral invitation';
  const BUTTONS = ['sign-in', 'accept', 'decline', 'refuse', 'back'];
  const part = (id) => document.getElementById(id);
  const offer = (...ids) => BUTTONS.forEach((id) => (part(id).hidden = !ids.includes(id)));
  const say = (title, text, hint = '') => {
    part('about').hidden = true;
    part('title').textContent = title;
    part('text').textContent = text;
    part('hint').textContent = hint;
    part('said').hidden = false;
    offer();
  };
  const sent = location.hash.slice(1);
  if (sent) {
    localStorage.setItem(KEY, Date.now() + ' ' + sent);
    history.replaceState(null, '', location.pathname);
  }
  const [since, stored] = (localStorage.getItem(KEY) ?? '').split(' ');
  const isOver = Date.now() - since > 3_600_000;
  if (isOver) localStorage.removeItem(KEY);
  const [token, proof = ''] = (isOver ? '' : (stored ?? '')).split('.');
  const ask = (what) => fetch('invitation/' + what, { method: 'POST', body: new URLSearchParams({ token, proof }) });
  const call = async (verb) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ token });
    const answer = await fetch('api/v1/account/invitations/' + verb, { method: 'POST', headers, body });
    return { status: answer.status, ...(await answer.json()) };
  };
  const leadToSignIn = () => {
    const as = token.startsWith('refinv_') ? 'as=partner&' : '';
    part('sign-in').href = 'sign-in?again&' + as + 'return_to=' + encodeURIComponent(location.pathname);
    offer('sign-in');
  };
  const decide = async (verb) => {
    const { data, error } = await call(verb);
    // From a page of the service, only the session can be the reason.
    if (error?.status === 403) return say('Sign in as a member', error.hint) ?? leadToSignIn();
    if (error) return say('The invitation was not answered', error.message + '.', error.hint);
    localStorage.removeItem(KEY);
    const next = part('next');
    if (verb === 'decline') return say('You have declined the invitation', 'Nothing else has changed.');
    if (!next) return say('You have accepted the invitation', 'You can close this page.');
    location.href = (data.kind === 'partner' ? 'partner/programs/' : 'app/programs/') + data.program.id;
  };
  const accept = async (enters) => {
    part('accept').disabled = true;
    // Somebody has the address by now: the usual way is open.
    if (enters && (await ask('enter')).status !== 204) return read().then(() => (part('accept').disabled = false));
    await decide('accept').finally(() => (part('accept').disabled = false));
  };
  // Only the program can take back that somebody has declined.
  const doubt = () => {
    say('Decline the invitation?', 'Its link stops working. If you change your mind, the program has to invite you again.');
    offer('refuse', 'back');
    part('back').focus();
  };
  const failed = () => say('The service could not be reached', 'Load this page again.');
  const wear = ({ light, dark }) => {
    if (!light) return;
    const isDark = matchMedia('(prefers-color-scheme: dark)');
    const paint = () => document.documentElement.style.setProperty('--main', isDark.matches ? dark : light);
    isDark.addEventListener('change', paint);
    paint();
  };
  const read = async () => {
    if (!token) return say('There is no invitation here', 'Open the link that you received.');
    const answer = await ask('about');
    if (answer.status === 404) return say('There is no such invitation', 'Ask the program for another one.');
    if (!answer.ok) return say('The invitation cannot be shown now', 'Load this page again in a minute.');
    part('about').innerHTML = await answer.text();
    part('about').hidden = false;
    part('said').hidden = true;
    const { state, enters } = part('about').firstElementChild.dataset;
    wear(part('about').querySelector('.brand').dataset);
    if (state !== 'pending') return offer();
    part('accept').onclick = () => accept(enters !== undefined).catch(failed);
    part('decline').onclick = doubt;
    part('refuse').onclick = () => decide('decline').catch(failed);
    part('back').onclick = () => read().then(() => part('decline').focus(), failed);
    if (enters !== undefined) return offer('accept');
    const { status, data } = await call('preview');
    if (status === 401) return leadToSignIn();
    if (!data) return failed();
    if (data.addressed_to_you) return offer('accept', 'decline');
    say('This invitation is for another address', 'Sign in with the e-mail address that received it.');
    leadToSignIn();
  };
  // Another link, opened in the same window.
  addEventListener('hashchange', () => location.reload());
  read().catch(failed);
})();`;

export const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  `script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page; where the dashboard is built, it leads there afterwards. */
export const textOfPage = (dashboard: boolean): string =>
  page({
    title: 'Invitation',
    kind: 'plain',
    head: html`<link rel="icon" href="data:," /><link rel="stylesheet" href="cli/style.css" />`,
    body: html`${bar(undefined, [])}
      <main>
        <div id="about" hidden></div>
        <div id="said">
          <h1 id="title">Invitation</h1>
          <p id="text" role="status">Loading the invitation.</p>
          <p id="hint"></p>
        </div>
        <a id="sign-in" class="yes" hidden>Sign in to accept</a>
        <button id="accept" class="yes" type="button" hidden>Accept</button>
        <button id="decline" type="button" hidden>Decline</button>
        <button id="back" type="button" hidden>Back</button>
        <button id="refuse" type="button" hidden>Decline the invitation</button>
        ${dashboard ? html`<span id="next" hidden></span>` : undefined}
        <noscript><p>This page needs JavaScript.</p></noscript>
      </main>
      ${raw(`<script>${SCRIPT}</script>`)}`,
  });
