// The texts of the mails, as plain text and as HTML.
import { decimalText } from '@referral-tracking/shared/amount-text';
import { html, type Html } from '../lib/markup.ts';
import type { ClaimedMail, MailContent, MailedSum, MailKind, MethodChange } from '../store/platform/mails.ts';

/** A mail that can be sent. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
}

interface Parts {
  subject: string;
  /** the sentences before the link */
  before: string[];
  /** the text of the link in the HTML form */
  action: string;
  /** the sentences after the link */
  after: string[];
}

/** `2026-07-01 12:00 UTC` */
const timeText = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** The longest name in a mail, in characters. */
const LONGEST_NAME = 80;
/** What mail programs make a link of: an address, a scheme, a host. */
const LINK = /@|:\/\/|www\.|[\p{L}\p{N}][.\u3002]\p{L}{2}/iu;

/**
 * A name that somebody else has chosen, as one short line; undefined if there is none, or if it contains what a mail program
 * would make a link of. Compatible characters are replaced, such as a wide full stop.
 */
function nameIn(text: string | undefined): string | undefined {
  const line = (text ?? '')
    .normalize('NFKC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return line === '' || LINK.test(line) ? undefined : [...line].slice(0, LONGEST_NAME).join('').trimEnd();
}

type Facts = MailContent & { expiresAt: Date };

/** What changed about where a partner is paid, in words. */
function changeLines({ added, removed, usableFrom }: MethodChange): string[] {
  if (added === undefined) return [`This payout method of your account was removed: ${removed}.`];
  const line = `This payout method was added to your account: ${added}.`;
  const replaced = removed === undefined ? [] : [`It replaces ${removed}.`];
  return [line, ...replaced, ...(usableFrom ? [`It is used from ${timeText(new Date(usableFrom))}.`] : [])];
}

const invitationEnd = ({ to, expiresAt }: Facts): string[] => [
  `The link can be used once, until ${timeText(expiresAt)}, by a person who signs in with the address ${to}.`,
  'If you did not expect this invitation, ignore it. Nothing happens unless you accept it.',
];

/** An amount with separators, such as `1,234.50 USD`. */
function moneyText({ amountCents, currency }: Pick<MailedSum, 'amountCents' | 'currency'>): string {
  const [whole = '', fraction] = decimalText(amountCents, currency).split('.');
  return `${[BigInt(whole).toLocaleString('en-US'), fraction].filter(Boolean).join('.')} ${currency}`;
}

const dueText = (due: MailedSum): string =>
  `${moneyText(due)} are due to ${due.partners} ${due.partners === 1 ? 'partner' : 'partners'}`;

/** The lines about a payment. What its payer wrote is left out like a name that contains a link. */
function paymentLines(payment: NonNullable<MailContent['payment']>): string[] {
  const [external, reason] = [nameIn(payment.externalReference), nameIn(payment.reason)];
  return [
    ...(reason === undefined ? [] : [`The reason: ${reason}`]),
    `Reference: ${payment.reference}${external === undefined ? '' : `, ${external}`}`,
  ];
}

const PARTS: Readonly<Record<MailKind, (facts: Facts) => Parts>> = {
  'partner-invitation': (facts) => ({
    subject: `${facts.program} invites you to become a partner`,
    before: [`${facts.program} invites you to become a partner: you recommend it, and earn a commission for it.`],
    action: 'Open the invitation',
    after: invitationEnd(facts),
  }),
  'member-invitation': (facts) => ({
    subject: `${facts.program} invites you to manage its referral program`,
    before: [`${facts.program} invites you to manage its referral program with the role "${facts.role}".`],
    action: 'Open the invitation',
    after: invitationEnd(facts),
  }),
  'sign-in-link': ({ expiresAt }) => ({
    subject: 'Your sign-in link',
    before: ['Somebody asked for a link to sign in with this e-mail address.'],
    action: 'Sign in',
    after: [
      `The link can be used once, until ${timeText(expiresAt)}, in the browser in which it was requested.`,
      'If you did not request it, ignore this mail. Do not forward it.',
    ],
  }),
  'payout-method': ({ change }) => ({
    subject: 'Where you are paid has changed',
    before: changeLines(change!),
    action: 'Open your profile',
    after: [
      'If you did this, there is nothing to do.',
      'If you did not, somebody else can act for your account: write to the program that pays you at once.',
    ],
  }),
  'payout-paid': ({ program, payment }) => ({
    subject: `${program} has paid you ${moneyText(payment!)}`,
    before: [`${program} paid you ${moneyText(payment!)} on ${payment!.paidOn}.`, ...paymentLines(payment!)],
    action: 'See what you earned',
    after: ['It may take some days to arrive. If it does not, write to the program and name the reference.'],
  }),
  'payout-returned': ({ program, payment }) => ({
    subject: `A payment of ${program} came back`,
    before: [
      `${program} paid you ${moneyText(payment!)} on ${payment!.paidOn}, and the money came back.`,
      ...paymentLines(payment!),
      'The amount is due to you again. Check where you are paid, so that the next payment arrives.',
    ],
    action: 'Check where you are paid',
    after: ['If it is right, write to the program and name the reference.'],
  }),
  payday: ({ program, due }) => ({
    subject: `Payday: ${due!.map(dueText).join(', ')}`,
    before: [`Today is the payout day of ${program}.`, ...due!.map((one) => `${dueText(one)}.`)],
    action: 'Open the payouts',
    after: ['Nothing is paid by itself: create a payout, pay it, and report it.'],
  }),
};

const paragraph = (line: string): Html => html`<p>${line}</p>`;

const markupOf = (greeting: string, { subject, before, action, after }: Parts, link: string, sender: string): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="font-family: sans-serif; line-height: 1.5">
        ${[greeting, ...before].map(paragraph)}
        <p><a href="${link}">${action}</a></p>
        <p>If the link does not open, copy this address into your browser:<br />${link}</p>
        ${after.map(paragraph)}
        <p>${sender}</p>
      </body>
    </html> `.markup;

/** Writes a mail. `host` names the service. */
export function writeMail(kind: MailKind, content: MailContent, expiresAt: Date, host: string): MailText {
  const name = nameIn(content.name);
  const program = nameIn(content.program) ?? content.domain ?? 'A program';
  const parts = PARTS[kind]({ ...content, program, expiresAt });
  const greeting = name === undefined ? 'Hello,' : `Hello ${name},`;
  const sender = `Sent by the referral tracking of ${host}.`;
  const { subject, before, after } = parts;
  const text = [greeting, ...before, content.link, ...after, sender].join('\n\n');
  return { subject, text: `${text}\n`, html: markupOf(greeting, parts, content.link, sender) };
}

/** The same for every attempt, so that a mail that arrives twice is shown once. */
export const messageIdOf = ({ id, createdAt }: ClaimedMail, host: string): string =>
  `<mail.${id}.${createdAt.getTime().toString(36)}@${host}>`;
