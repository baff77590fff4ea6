// The page that the link of an invitation leads to: the person reads it, and answers it.
import type { RequestHandler } from 'express';
import { aboutFields } from './about-you.ts';
import { bar, html, page, raw, type Html } from './html.ts';
import { INVITATION_SCRIPT } from './invitation-script.ts';
import { guardHeaders, policyOfScript } from './sign-in/guard.ts';

const POLICY = policyOfScript(INVITATION_SCRIPT);

/** Who invites, and what is offered; filled by the script. */
const BRAND = html`<div id="brand" class="brand" hidden>
  <span id="mark" class="mark" aria-hidden="true"></span> <img id="logo" alt="" hidden />
  <p>
    <strong><bdi id="name"></bdi></strong> <span id="domain"></span>
  </p>
</div>`;
const OFFER = html`<div id="offer" class="offer" hidden>
  <p id="sentence" dir="auto"></p>
  <blockquote id="message" dir="auto" hidden></blockquote>
  <dl>
    <div id="earn"><dt>You earn</dt></div>
    <div id="paid"><dt>Payouts</dt></div>
    <div>
      <dt>What happens next</dt>
      <dd>Your own link is ready as soon as you accept. Share it, and see what it earns.</dd>
    </div>
  </dl>
</div>`;
/** Asked before somebody accepts. The name becomes the code of their link. */
const ABOUT = html`<form id="about" hidden>${aboutFields()}</form>`;
const LINKS = html`<p id="agree" class="small" hidden>
  By accepting, you agree to the <span id="documents"></span> of the program.
</p>`;

/** The page; where the dashboard is built, it leads there afterwards. */
const textOf = (dashboard: boolean): string =>
  page({
    title: 'Invitation',
    kind: 'plain',
    head: html`<link rel="icon" href="data:," /><link rel="stylesheet" href="cli/style.css" />`,
    body: html`${bar(undefined, [])}
      <main>
        ${BRAND}
        <h1 id="title">Invitation</h1>
        <p id="text" role="status">Loading the invitation.</p>
        ${OFFER} ${ABOUT} ${buttons(dashboard)} ${LINKS}
        <noscript><p>This page needs JavaScript.</p></noscript>
      </main>
      ${raw(`<script>${INVITATION_SCRIPT}</script>`)}`,
  });

const buttons = (dashboard: boolean): Html =>
  html`<p id="hint"></p>
    <a id="sign-in" class="yes" hidden>Sign in</a>
    <button id="accept" class="yes" type="button" hidden>Accept</button>
    <button id="decline" type="button" hidden>Decline</button>
    <button id="back" type="button" hidden>Back</button>
    <button id="refuse" type="button" hidden>Decline the invitation</button>
    ${dashboard ? html`<span id="next" hidden></span>` : undefined}`;

/** Sends the page. */
export function sendInvitation(dashboard: boolean): RequestHandler {
  const text = textOf(dashboard);
  return (_req, res) => {
    guardHeaders(res, undefined);
    res.set('Content-Security-Policy', POLICY).type('html').send(text);
  };
}
