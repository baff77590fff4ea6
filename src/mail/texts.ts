// The texts of the mails, as plain text and as HTML.
import type { MailContent, MailedSum, MailKind, MethodChange } from './rules.ts';
import type { ClaimedMail } from './mails.ts';
import { markupOf, plainText } from './layout.ts';
import { nameIn } from './names.ts';
import { NEWS } from './news.ts';
import { countText, moneyText, timeText } from './values.ts';

/** A mail that can be sent. */
export interface MailText {
  subject: string;
  /** the name of its sender; undefined: that of the service */
  from: string | undefined;
  text: string;
  html: string;
}

export interface Parts {
  subject: string;
  /** the sentences before the link */
  before: string[];
  /** the text of the link in the HTML form */
  action: string;
  /** the sentences after the link */
  after: string[];
}

export type Facts = MailContent & { expiresAt: Date };

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

const dueText = (due: MailedSum): string => `${moneyText(due)} is due to ${countText(due.partners, 'partner')}`;

/** The lines about a payment. What its payer wrote is left out like a name that contains a link. */
function paymentLines(payment: NonNullable<MailContent['payment']>): string[] {
  const [external, reason] = [nameIn(payment.externalReference), nameIn(payment.reason)];
  return [
    ...(reason === undefined ? [] : [`The reason: ${reason}`]),
    `Reference: ${payment.reference}${external === undefined ? '' : `, ${external}`}`,
  ];
}

const PARTS: Readonly<Record<MailKind, (facts: Facts) => Parts>> = {
  ...NEWS,
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
  'address-confirmation': ({ expiresAt }) => ({
    subject: 'Confirm your new e-mail address',
    before: ['Somebody who is signed in to an account here wants to sign in with this e-mail address from now on.'],
    action: 'Confirm the address',
    after: [
      `The link can be used once, until ${timeText(expiresAt)}, in a browser that is signed in to that account.`,
      'If you did not request it, ignore this mail. Do not forward it.',
    ],
  }),
  'address-changed': ({ address, expiresAt }) => ({
    subject: 'The e-mail address of your account has changed',
    before: [
      `Your account has another e-mail address now: ${address}. You sign in with that one from now on.`,
      'If you did not do this, take the change back with this link. It restores this address and ends all sign-ins of the account.',
    ],
    action: 'Take the change back',
    after: [
      `The link can be used once, until ${timeText(expiresAt)}. Until then no payout method of the account is used.`,
      'If you did this, there is nothing to do. Do not forward this mail.',
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
    subject: `You were paid ${moneyText(payment!)} by ${program}`,
    before: [`${program} paid you ${moneyText(payment!)} on ${payment!.paidOn}.`, ...paymentLines(payment!)],
    action: 'See what you earned',
    after: ['It may take some days to arrive. If it does not, write to the program and name the reference.'],
  }),
  'payout-returned': ({ program, payment }) => ({
    subject: `A payment of ${moneyText(payment!)} by ${program} came back`,
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

/** Where a mail comes from, and until when it is of use. */
export interface Sending {
  expiresAt: Date;
  /** the address of the service */
  baseUrl: string;
  /** where its reader switches such mails off; undefined: nowhere */
  unsubscribe: string | undefined;
}

/** Writes a mail, in the name and the colours of its program if it is of one. */
export function writeMail(
  kind: MailKind,
  content: MailContent,
  { expiresAt, baseUrl, unsubscribe }: Sending,
): MailText {
  const { link, brand: look, domain } = content;
  const name = nameIn(content.name);
  const from = nameIn(look?.display_name) ?? nameIn(content.program);
  const brandName = from ?? domain;
  const { subject, before, action, after } = PARTS[kind]({ ...content, program: brandName ?? 'A program', expiresAt });
  const greeting = name === undefined ? 'Hello,' : `Hello ${name},`;
  const sender = `Sent by the referral tracking of ${new URL(baseUrl).host}.`;
  const page = { subject, before: [greeting, ...before], link, action, after, sender, unsubscribe };
  const letterhead = { name: brandName, look, baseUrl };
  return { subject, from, text: plainText(page), html: markupOf(page, letterhead) };
}

/** The same for every attempt, so that a mail that arrives twice is shown once. */
export const messageIdOf = ({ id, createdAt }: ClaimedMail, host: string): string =>
  `<mail.${id}.${createdAt.getTime().toString(36)}@${host}>`;
