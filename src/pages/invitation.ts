// The page that the link of an invitation leads to: the person signs in, reads the invitation, and answers it.
import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { bar, html, page, raw } from './html.ts';
import { guardHeaders } from './sign-in/guard.ts';

/**
 * Reads the token from the part of the address after `#`, which browsers do not send. It stays in the browser's storage
 * while the person signs in, also in another window, to which a link by mail leads; for an hour, or until the invitation is
 * answered. It leaves the address, so that it is not in the history.
 */
const SCRIPT = `(() => {
  const KEY = 'referral invitation';
  const part = (id) => document.getElementById(id);
  const show = (title, text, hint = '') => {
    part('title').textContent = title;
    part('text').replaceChildren(...[text].flat());
    part('hint').textContent = hint;
    for (const id of ['sign-in', 'accept', 'decline', 'refuse', 'back']) part(id).hidden = true;
  };
  // An element of its own: the direction in which a name is written ends with it.
  const named = ({ name }) => Object.assign(document.createElement('bdi'), { textContent: name });
  const sent = location.hash.slice(1);
  if (sent) {
    localStorage.setItem(KEY, Date.now() + ' ' + sent);
    history.replaceState(null, '', location.pathname);
  }
  const [since, stored] = (localStorage.getItem(KEY) ?? '').split(' ');
  const isOver = Date.now() - since > 3_600_000;
  if (isOver) localStorage.removeItem(KEY);
  const token = isOver ? undefined : stored;
  const call = async (verb) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ token });
    const answer = await fetch('api/v1/account/invitations/' + verb, { method: 'POST', headers, body });
    return { status: answer.status, ...(await answer.json()) };
  };
  const askToSignIn = (title, text) => {
    show(title, text);
    const as = token.startsWith('refinv_') ? 'as=partner&' : '';
    part('sign-in').href = 'sign-in?again&' + as + 'return_to=' + encodeURIComponent(location.pathname);
    part('sign-in').hidden = false;
  };
  const what = ({ kind, role, program }) =>
    kind === 'partner'
      ? ['a partner of ', named(program), '.']
      : ['a member of ', named(program), ' with the role ' + role + '.'];
  const DONE = { accept: 'You have accepted the invitation', decline: 'You have declined the invitation' };
  const decide = async (verb) => {
    const { data, error } = await call(verb);
    // From a page of the service, only the session can be the reason.
    if (error?.status === 403) return askToSignIn('Sign in as a member', error.hint);
    if (error) return show('The invitation was not answered', error.message + '.', error.hint);
    localStorage.removeItem(KEY);
    show(DONE[verb], verb === 'accept' ? ['You are now ', ...what(data)] : 'Nothing else has changed.');
    const next = part('next');
    if (!next || verb !== 'accept') return;
    next.href = data.kind === 'partner' ? 'partner' : 'app/programs/' + data.program.id;
    if (data.kind === 'partner') next.textContent = 'Go to your links and earnings';
    next.hidden = false;
  };
  // Only the program can take back that somebody has declined.
  const ask = (program) => {
    const text = ['Its link stops working. If you change your mind, ', named(program), ' has to invite you again.'];
    show('Decline the invitation?', text);
    for (const id of ['refuse', 'back']) part(id).hidden = false;
    part('back').focus();
  };
  const failed = () => show('The service could not be reached', 'Load this page again.');
  const read = async () => {
    if (!token) return show('There is no invitation here', 'Open the link that you received.');
    const { status, data, error } = await call('preview');
    if (status === 401) return askToSignIn('You are invited', 'Sign in with the e-mail address that received the invitation.');
    if (error) return show('There is no such invitation', 'Ask the program for another one.', error.hint);
    const invited = [named(data.program), ' (' + data.program.domain + ') invites you to become ', ...what(data)];
    if (data.status !== 'pending') return show('This invitation is ' + data.status, 'It cannot be answered any more.');
    if (!data.addressed_to_you) {
      return askToSignIn('This invitation is for another address', 'Sign in with the e-mail address that received it.');
    }
    show('You are invited', invited);
    for (const id of ['accept', 'decline']) part(id).hidden = false;
    part('accept').onclick = () => decide('accept').catch(failed);
    part('decline').onclick = () => ask(data.program);
    part('refuse').onclick = () => decide('decline').catch(failed);
    part('back').onclick = () => read().then(() => part('decline').focus(), failed);
  };
  // Another link, opened in the same window.
  addEventListener('hashchange', () => location.reload());
  read().catch(failed);
})();`;

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  `script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page; where the dashboard is built, it leads there afterwards. */
const textOf = (dashboard: boolean): string =>
  page({
    title: 'Invitation',
    kind: 'plain',
    head: html`<link rel="icon" href="data:," /><link rel="stylesheet" href="cli/style.css" />`,
    body: html`${bar(undefined, [])}
      <main>
        <h1 id="title">Invitation</h1>
        <p id="text" role="status">Loading the invitation.</p>
        <p id="hint"></p>
        <a id="sign-in" class="yes" hidden>Sign in</a>
        <button id="accept" class="yes" type="button" hidden>Accept</button>
        <button id="decline" type="button" hidden>Decline</button>
        <button id="back" type="button" hidden>Back</button>
        <button id="refuse" type="button" hidden>Decline the invitation</button>
        ${dashboard ? html`<a id="next" class="yes" hidden>Go to the dashboard</a>` : undefined}
        <noscript><p>This page needs JavaScript.</p></noscript>
      </main>
      ${raw(`<script>${SCRIPT}</script>`)}`,
  });

/** Sends the page. */
export function sendInvitation(dashboard: boolean): RequestHandler {
  const text = textOf(dashboard);
  return (_req, res) => {
    guardHeaders(res, undefined);
    res.set('Content-Security-Policy', POLICY).type('html').send(text);
  };
}
