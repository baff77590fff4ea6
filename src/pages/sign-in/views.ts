// The texts of the sign-in pages. Each page says what happened and what to do next.
import { COMMAND } from '@referral-tracking/shared/command';
import { LONGEST_TYPED_ADDRESS } from '../../common/email.ts';
import type { Account } from '../../common/types.ts';
import { bar, html, page, type Html } from '../html.ts';
import { ago, stranger } from './phrases.ts';

/** A page and its status. */
export interface View {
  status: number;
  text: string;
}

export interface Views {
  confirm(asked: { userCode: string; startedAt: Date; now: Date; handle: string; proof: string }): View;
  done(account: Pick<Account, 'email' | 'advertiser_id'>): View;
  end(ending: Ending): View;
  /** the end of a sign-in that begins a session */
  sessionEnd(ending: SessionEnding): View;
  failed(requestId: string): View;
  tooMany(seconds: number): View;
  /** with the address that is proposed, or that was wrong */
  developmentForm(asked: { action: string; anywhere: boolean; proposed?: string; wrong?: string }): View;
}

/** Without links, so that nothing leads away from a sign-in. */
const HEADER = bar(undefined, []);

const LOGIN = html`<code>${COMMAND} login</code>`;

const YES = html`<button class="yes" type="submit" aria-describedby="code">Yes, the code is the same</button>`;
const NO = html`<button class="no" type="submit">No, stop this sign-in</button>`;

/** The form of one of the two buttons. */
const decision = ({ handle, proof }: { handle: string; proof: string }, value: 'yes' | 'no', button: Html): Html =>
  html`<form method="post" action="login">
    <input type="hidden" name="handle" value="${handle}" />
    <input type="hidden" name="proof" value="${proof}" />
    <input type="hidden" name="decision" value="${value}" />
    ${button}
  </form>`;

const confirmation = (host: string, asked: Parameters<Views['confirm']>[0]): Html =>
  html`<main>
    <h1>Sign in on the command line?</h1>
    <p>
      Somebody started a sign-in to <strong>${host}</strong> with the <code>referral</code> command,
      ${ago(asked.startedAt, asked.now)}. Their terminal shows this code:
    </p>
    <p class="code" id="code">${asked.userCode}</p>
    <h2>If you say yes</h2>
    <ul>
      <li>You sign in with your identity provider, and that terminal acts in your name for 90 days.</li>
      <li>
        It may do what your account's role allows in each program, such as creating programs, changing their settings
        and rotating their API keys. It may not create API tokens, and not change members and payment processors.
      </li>
    </ul>
    <p>
      Say yes only if the code is the one in <strong>your own</strong> terminal. If a message or a person sent you here,
      say no.
    </p>
    ${decision(asked, 'yes', YES)} ${decision(asked, 'no', NO)}
  </main>`;

const message = (title: string, lines: readonly Html[]): Html =>
  html`<main>
    <h1>${title}</h1>
    ${lines.map((line) => html`<p>${line}</p>`)}
  </main>`;

const AGAIN = html`Run ${LOGIN} in your terminal to start again.`;

interface Message {
  status: number;
  title: string;
  lines: Html[];
}

/** The final pages that need no data about the sign-in. */
const endings = (host: string) => ({
  refused: {
    status: 200,
    title: 'The sign-in was stopped',
    lines: [html`The terminal that requested it was not signed in.`, AGAIN],
  },
  expired: {
    status: 400,
    title: 'This sign-in has expired',
    lines: [html`A sign-in must be finished within five minutes.`, AGAIN],
  },
  used: {
    status: 400,
    title: 'This sign-in is finished',
    lines: [html`It can be used only once. If your terminal did not continue, start again with ${LOGIN}.`],
  },
  unknown: {
    status: 404,
    title: 'There is no such sign-in',
    lines: [html`The address is incomplete, or its sign-in ended long ago.`, AGAIN],
  },
  rejected: {
    status: 401,
    title: 'Your identity provider did not identify you',
    lines: [
      html`Its response has no verified email address, has one that belongs to another person here, or was not meant for
      this sign-in.`,
      html`Verify your address there, then start again with ${LOGIN}. If that does not help, ask the operator of
      ${host}.`,
    ],
  },
  suspended: {
    status: 403,
    title: 'Your account is suspended',
    lines: [html`Your terminal was not signed in.`, html`Ask the operator of ${host} to reinstate the account.`],
  },
  nobody: {
    status: 503,
    title: 'Nobody can sign in here',
    lines: [
      html`${host} has no identity provider.`,
      html`Ask its operator to set <code>OIDC_ISSUER</code>, then start again with ${LOGIN}.`,
    ],
  },
  elsewhere: ELSEWHERE,
  notYours: {
    status: 403,
    title: 'This sign-in cannot continue here',
    lines: [
      html`It was not confirmed in this browser, or the browser blocks cookies.`,
      html`Open the address that your terminal shows in this browser, or start again with ${LOGIN}.`,
    ],
  },
});

/** The development issuer is asked from another machine. */
const ELSEWHERE = {
  status: 403,
  title: 'Nobody can sign in here',
  lines: [
    html`The development sign-in accepts any address without checking, so it answers only on the machine of the service,
      at an address such as <code>localhost</code>.`,
    html`Ask its operator to set <code>OIDC_ISSUER</code>, or <code>DEV_SIGN_IN=allow</code> if anybody may sign in as
      anybody.`,
  ],
};

/** The pages of a sign-in that did not begin a session. */
const sessionEndings = (host: string) => ({
  stopped: { status: 200, title: 'The sign-in was stopped', lines: [html`You are not signed in to ${host}.`] },
  left: { status: 200, title: 'You are signed out', lines: [html`You are signed out of ${host}.`] },
  expired: { status: 400, title: 'This sign-in has expired', lines: [html`Go back to ${host} and sign in again.`] },
  rejected: {
    status: 401,
    title: 'Your identity provider did not identify you',
    lines: [
      html`Its response has no verified email address, has one that belongs to another person here, or was not meant for
      this sign-in.`,
      html`Verify your address there and sign in again. If that does not help, ask the operator of ${host}.`,
    ],
  },
  suspended: {
    status: 403,
    title: 'Your account is suspended',
    lines: [html`Ask the operator of ${host} to reinstate the account.`],
  },
});
type SessionEnding = keyof ReturnType<typeof sessionEndings>;

export type Ending = keyof ReturnType<typeof endings>;

/** Creates the pages of a deployment. They link to the style sheet below `path`. */
export function createViews(host: string, path: string): Views {
  const ends: Record<Ending, Message> = endings(host);
  const view = (status: number, kind: string, title: string, body: Html): View => ({
    status,
    text: page({
      title,
      kind,
      head: html`<link rel="stylesheet" href="${path}/style.css" />`,
      body: html`${HEADER} ${body}`,
    }),
  });
  const tell = (kind: string, { status, title, lines }: Message) => view(status, kind, title, message(title, lines));
  return {
    confirm: (asked) => view(200, 'ask', 'Sign in on the command line?', confirmation(host, asked)),
    end: (ending) => tell('bad', ends[ending]),
    sessionEnd: (ending) => tell(ending === 'left' ? 'good' : 'bad', sessionEndings(host)[ending]),
    done: ({ email, advertiser_id }) =>
      tell('good', {
        status: 200,
        title: 'You are signed in',
        lines: [
          html`Your terminal now acts for <strong>${email}</strong> at ${host}.`,
          ...(advertiser_id === null ? [stranger(host)] : []),
          html`You can close this window and go back to your terminal.`,
        ],
      }),
    failed: (requestId) =>
      tell('bad', {
        status: 500,
        title: 'The sign-in failed',
        lines: [
          html`The service or the identity provider failed. You are not signed in; try again in a moment.`,
          html`If the error persists, quote <code>${requestId}</code> to the operator of ${host}.`,
        ],
      }),
    tooMany: (seconds) =>
      tell('bad', {
        status: 429,
        title: 'Too many requests',
        lines: [
          html`Your network asked for too many pages of the sign-in in a minute.`,
          html`Try again in ${seconds} second${seconds === 1 ? '' : 's'}.`,
        ],
      }),
    developmentForm: (asked) =>
      view(asked.wrong === undefined ? 200 : 400, 'ask', 'Development sign-in', developmentForm(asked)),
  };
}

const TO_EVERYONE = html`Everyone who can reach this service can sign in as anyone (<code>DEV_SIGN_IN=allow</code>).`;

const developmentForm = ({ action, anywhere, proposed, wrong }: Parameters<Views['developmentForm']>[0]): Html =>
  html`<main>
    <p class="warning" role="note">
      <strong>For development only.</strong> This replaces an identity provider and accepts any address without
      checking.
      ${anywhere ? TO_EVERYONE : html`Set <code>OIDC_ISSUER</code> before anyone else can reach this service.`}
    </p>
    <h1>Choose an email address</h1>
    <form method="post" action="${action}">
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
      <button class="yes" type="submit">Sign in</button>
    </form>
  </main>`;
