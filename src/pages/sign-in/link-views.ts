// The texts of the pages of the one-time sign-in link.
import { LONGEST_TYPED_ADDRESS } from '../../common/email.ts';
import { HOUR, MINUTE } from '../../lib/clock.ts';
import { bar, html, page, type Html } from '../html.ts';
import type { View } from './views.ts';

export interface LinkForm {
  /** whether only partners sign in here */
  partners: boolean;
  returnTo: string;
  /** what was entered and is no address */
  wrong?: string;
  /** the address that is proposed */
  proposed?: string | undefined;
  /** where to sign in without a mail, and with what; undefined: nowhere */
  issuer?: { address: string; name: string } | undefined;
}

export interface LinkViews {
  form(asked: LinkForm): View;
  /** a link is on its way */
  sent(email: string): View;
  /** asks the browser of the link for the decision, because mail programs open links by themselves */
  confirm(action: string, partners: boolean): View;
  unusable(): View;
  /** no link was made: of this client for this address (`both`), of the address, or of the client */
  tooMany(limit: { of: 'both' | 'address' | 'client'; waitMs: number; email: string }): View;
  suspended(): View;
  /** the account with the address changed it lately, and can take it back */
  reserved(): View;
  notYours(): View;
}

const titleOf = (partners: boolean): string => (partners ? 'Sign in as a partner' : 'Sign in');

const addressForm = (action: string, { partners, returnTo, wrong, proposed, issuer }: LinkForm): Html =>
  html`<main>
    <h1>${titleOf(partners)}</h1>
    <p>Enter your email address. We send you a link that signs you in. No password needed.</p>
    <form method="post" action="${action}">
      <input type="hidden" name="return_to" value="${returnTo}" />
      <label for="email">Email address</label>
      <input
        id="email"
        name="email"
        type="email"
        required
        autofocus
        autocomplete="email"
        maxlength="${LONGEST_TYPED_ADDRESS}"
        ${proposed === undefined ? undefined : html` value="${proposed}"`}
        ${wrong === undefined ? undefined : html` aria-invalid="true" aria-describedby="wrong" value="${wrong}"`}
      />
      ${wrong === undefined ? undefined : html`<p id="wrong" class="wrong">This is not an email address.</p>`}
      <button class="yes" type="submit">Send the link</button>
    </form>
    ${issuer === undefined ? undefined : html`<p>Or <a href="${issuer.address}">sign in with ${issuer.name}</a>.</p>`}
  </main>`;

const confirmation = (host: string, action: string, partners: boolean): Html =>
  html`<main>
    <h1>Sign in?</h1>
    <p>
      You sign in to <strong>${host}</strong>${partners ? ' as a partner' : ''}, with the address that got the mail.
    </p>
    <form method="post" action="${action}">
      <button class="yes" type="submit">Sign in</button>
    </form>
  </main>`;

/** Rounded up: to wait as long is enough. */
function waitText(ms: number): string {
  const [count, unit] = ms <= 2 * HOUR ? [Math.ceil(ms / MINUTE), 'minute'] : [Math.ceil(ms / HOUR), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const message = (title: string, lines: readonly Html[]): Html =>
  html`<main>
    <h1>${title}</h1>
    ${lines.map((line) => html`<p>${line}</p>`)}
  </main>`;

/** Creates the pages of a deployment. `path` is where they stand, `style` the address of the style sheet. */
export function createLinkViews(host: string, path: string, style: string): LinkViews {
  const view = (status: number, kind: string, title: string, body: Html): View => ({
    status,
    text: page({
      title,
      kind,
      head: html`<link rel="stylesheet" href="${style}" />`,
      body: html`${bar(undefined, [])} ${body}`,
    }),
  });
  const end = (status: number, title: string, ...lines: Html[]) => view(status, 'bad', title, message(title, lines));
  const again = html`<a href="${path}">Request another link</a>.`;
  return {
    form: (asked) =>
      view(asked.wrong === undefined ? 200 : 400, 'ask', titleOf(asked.partners), addressForm(path, asked)),
    sent: (email) =>
      view(
        200,
        'good',
        'Check your mail',
        message('Check your mail', [
          html`A mail with a link is on its way to <strong>${email}</strong>. Open the link in this browser, within 15
            minutes.`,
          html`If it does not arrive, check your spam folder.`,
        ]),
      ),
    confirm: (action, partners) => view(200, 'ask', 'Sign in?', confirmation(host, action, partners)),
    unusable: () =>
      end(
        400,
        'This link cannot be used',
        html`A link can be used once, within 15 minutes, in the browser in which it was requested.`,
        again,
      ),
    tooMany: ({ of, waitMs, email }) => {
      const again = html`No other mail was sent now. You can request a link again in ${waitText(waitMs)}.`;
      if (of === 'client') return end(429, 'Too many links', html`Your network requested too many links.`, again);
      const mailed =
        of === 'both'
          ? html`You requested several links for <strong>${email}</strong> already. Look for their mails, also in the
              spam folder: the newest can be used for 15 minutes, in this browser.`
          : html`Many links for <strong>${email}</strong> were requested, also from other networks.`;
      return end(429, 'Too many links', mailed, again);
    },
    suspended: () => end(403, 'Your account is suspended', html`Ask the operator of ${host} to reinstate the account.`),
    reserved: () =>
      end(
        403,
        'Your email address was changed',
        html`The email address of your account was changed in the last 72 hours. Sign in with the new one.`,
        html`If you did not change it, take the change back with the link in the mail that you got then.`,
      ),
    notYours: () => end(403, 'This sign-in cannot continue here', html`The form was not sent by this page.`, again),
  };
}
