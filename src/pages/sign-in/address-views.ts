// The texts of the pages of a change of address.
import { bar, html, page, type Html } from '../html.ts';
import { timeText } from '../../mail/values.ts';
import type { View } from './views.ts';

export interface AddressViews {
  confirm(change: { former_email: string; new_email: string }, token: string): View;
  changed(change: { email: string; formerEmail: string; undoUntil: Date }): View;
  /** the link to confirm with */
  unusable(): View;
  bound(): View;
  taken(): View;
  restore(email: string, token: string): View;
  restored(): View;
  /** the link to take back with */
  tooLate(): View;
  notYours(): View;
}

const decision = (title: string, action: string, button: string, ...lines: Html[]): Html =>
  html`<main>
    <h1>${title}</h1>
    ${lines.map((line) => html`<p>${line}</p>`)}
    <form method="post" action="${action}"><button class="yes" type="submit">${button}</button></form>
  </main>`;

const message = (title: string, lines: readonly Html[]): Html =>
  html`<main>
    <h1>${title}</h1>
    ${lines.map((line) => html`<p>${line}</p>`)}
  </main>`;

type Endings = Omit<AddressViews, 'confirm' | 'restore'>;
type Show = (status: number, title: string, ...lines: Html[]) => View;

/** The pages without a button. */
const endings = (host: string, end: Show): Endings => ({
  changed: ({ email, formerEmail, undoUntil }) =>
    end(
      200,
      'Your address is changed',
      html`You sign in with <strong>${email}</strong> from now on. Your payout methods are used again from
        ${timeText(undoUntil)}.`,
      html`<strong>${formerEmail}</strong> got a mail with a link that takes the change back until then.`,
    ),
  unusable: () =>
    end(
      400,
      'This link cannot be used',
      html`A link can be used once, within 15 minutes, in a browser that is signed in to the account whose address it
      changes. Only the newest one counts.`,
      html`Sign in with the old address in this browser and open the link again, or request another one in your profile.`,
    ),
  bound: () =>
    end(
      409,
      'The address cannot be changed here',
      html`You sign in to ${host} with an identity provider: change the address there.`,
    ),
  taken: () =>
    end(
      409,
      'This address is already in use',
      html`Another account of ${host} has it, or had it in the last 72 hours. Nothing was changed.`,
      html`Ask the operator of ${host} if both accounts are yours.`,
    ),
  restored: () =>
    end(
      200,
      'The change is taken back',
      html`You sign in with your old address again. All sign-ins and tokens of the account have ended.`,
      html`Look through your payout methods when you can open them again, 72 hours after the change.`,
    ),
  tooLate: () =>
    end(
      400,
      'This link cannot be used',
      html`A link takes a change of address back once, within 72 hours. If you did not change the address of your
      account, write to the operator of ${host} at once.`,
    ),
  notYours: () => end(403, 'This cannot continue here', html`The form was not sent by this page.`),
});

/** Creates the pages of a deployment. `path` is where they stand, `style` the address of the style sheet. */
export function createAddressViews(host: string, path: string, style: string): AddressViews {
  const head = html`<link rel="stylesheet" href="${style}" />`;
  const view = (status: number, kind: string, title: string, body: Html): View => ({
    status,
    text: page({ title, kind, head, body: html`${bar(undefined, [])} ${body}` }),
  });
  const end: Show = (status, title, ...lines) =>
    view(status, status === 200 ? 'good' : 'bad', title, message(title, lines));
  const ask = (title: string, ...rest: [action: string, button: string, ...lines: Html[]]) =>
    view(200, 'ask', title, decision(title, ...rest));
  return {
    ...endings(host, end),
    confirm: ({ former_email, new_email }, token) =>
      ask(
        'Change your email address?',
        `${path}/confirm/${token}`,
        'Change the address',
        html`You sign in to <strong>${host}</strong> with <strong>${new_email}</strong> from now on, and no longer with
          <strong>${former_email}</strong>.`,
        html`The old address gets a mail with a link that takes the change back for 72 hours. Your payout methods wait
        as long.`,
      ),
    restore: (email, token) =>
      ask(
        'Take the change back?',
        `${path}/restore/${token}`,
        'Take the change back',
        html`The account at <strong>${host}</strong> gets the address <strong>${email}</strong> again. All its sign-ins
          and tokens end, and its payout methods wait another 72 hours.`,
      ),
  };
}
