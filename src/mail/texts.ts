// The texts of the mails, as plain text and as HTML.
import type { MailContent, MailedSum, MailKind, MethodChange } from './rules.ts';
import type { ClaimedMail } from './mails.ts';
import { markupOf, plainText } from './layout.ts';
import { lineIn, nameIn } from './names.ts';
import { NEWS } from './news.ts';
import { countText, dayText, moneyText, timeText } from './values.ts';

/** A mail that can be sent. */
export interface MailText {
  subject: string;
  /** the name of its sender; undefined: that of the service */
  from: string | undefined;
  /** where answers go; undefined: to the sender */
  replyTo: string | undefined;
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
  `It is for ${to}. You can accept it until ${dayText(expiresAt)}.`,
  'If you did not expect it, ignore this mail: nothing happens unless you accept.',
];

function invitationLines({ program, earn, message }: Facts): string[] {
  // The document limits its length.
  const own = lineIn(message, Infinity);
  const pays = earn ?? 'a commission for the customers you bring';
  return [
    `${program} invites you to become a partner. Recommend it, and you earn ${pays}.`,
    ...(own === undefined ? [] : [`“${own}”`]),
  ];
}

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
    before: invitationLines(facts),
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
    before: ['Someone requested a link to sign in with this email address.'],
    action: 'Sign in',
    after: [
      `The link can be used once, until ${timeText(expiresAt)}, in the browser in which it was requested.`,
      'If you did not request it, ignore this mail. Do not forward it.',
    ],
  }),
  'address-confirmation': ({ expiresAt }) => ({
    subject: 'Confirm your new email address',
    before: ['Someone signed in to an account here asked to change its email address to this one.'],
    action: 'Confirm the address',
    after: [
      `The link can be used once, until ${timeText(expiresAt)}, in a browser that is signed in to that account.`,
      'If you did not request it, ignore this mail. Do not forward it.',
    ],
  }),
  'address-changed': ({ address, expiresAt }) => ({
    subject: 'The email address of your account has changed',
    before: [
      `Your account has another email address now: ${address}. You sign in with that one from now on.`,
      'If you did not do this, take the change back with this link. It restores this address and ends all sign-ins of the account.',
    ],
    action: 'Take the change back',
    after: [
      `The link can be used once, until ${timeText(expiresAt)}. Until then no payout method of the account is used.`,
      'If you did this, there is nothing to do. Do not forward this mail.',
    ],
  }),
  'payout-method': ({ change }) => ({
    subject: 'Your payout methods have changed',
    before: changeLines(change!),
    action: 'Open your profile',
    after: [
      'If you did this, there is nothing to do.',
      'If you did not, someone else may have access to your account: contact the program that pays you right away.',
    ],
  }),
  'payout-paid': ({ program, payment }) => ({
    subject: `You were paid ${moneyText(payment!)} by ${program}`,
    before: [
      `${program} paid you ${moneyText(payment!)} on ${dayText(new Date(payment!.paidOn))}.`,
      ...paymentLines(payment!),
    ],
    action: 'See what you earned',
    after: ['It may take a few days to arrive. If it does not, contact the program with the reference.'],
  }),
  'payout-returned': ({ program, payment }) => ({
    subject: `Your payout of ${moneyText(payment!)} from ${program} was returned`,
    before: [
      `${program} paid you ${moneyText(payment!)} on ${dayText(new Date(payment!.paidOn))}, and the money came back.`,
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
    after: ['You send each payout yourself: create it, pay it, and mark it as paid.'],
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

/** The mails to partners: an answer goes to the program, if it has named an address. */
const TO_PARTNERS: readonly MailKind[] = [
  'partner-invitation',
  'payout-paid',
  'payout-returned',
  'application-decided',
  'first-commission',
  'monthly-summary',
];

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
  const program = brandName ?? 'A program';
  const { subject, before, action, after: last } = PARTS[kind]({ ...content, program, expiresAt });
  const replyTo = TO_PARTNERS.includes(kind) ? look?.contact_email : undefined;
  const after =
    replyTo === undefined ? last : [...last, `Questions? Reply to this mail. Your answer goes to ${program}.`];
  const greeting = name === undefined ? 'Hello,' : `Hello ${name},`;
  const sender = `Sent by the referral tracking of ${new URL(baseUrl).host}.`;
  const page = { subject, before: [greeting, ...before], link, action, after, sender, unsubscribe };
  const letterhead = { name: brandName, look, baseUrl };
  return { subject, from, replyTo, text: plainText(page), html: markupOf(page, letterhead) };
}

/** The same for every attempt, so that a mail that arrives twice is shown once. */
export const messageIdOf = ({ id, createdAt }: ClaimedMail, host: string): string =>
  `<mail.${id}.${createdAt.getTime().toString(36)}@${host}>`;
