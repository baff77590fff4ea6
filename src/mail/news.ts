// The texts of the mails about what happened in a program.
import { processorName } from '@referral-tracking/shared/processor-types';
import type { MailKind, MailedNews, MailedTotals } from './rules.ts';
import { lineIn, nameIn } from './names.ts';
import type { Facts, Parts } from './texts.ts';
import { countText, dayText, moneyText, timeText } from './values.ts';

type NewsKind = Extract<
  MailKind,
  | 'application-decided'
  | 'first-commission'
  | 'monthly-summary'
  | 'applications-waiting'
  | 'key-rotation-due'
  | 'weekly-digest'
  | 'webhook-failing'
  | 'processor-silent'
>;

const commissionText = ({ commissionCents: amountCents, currency }: MailedTotals): string =>
  moneyText({ amountCents, currency });
const earned = ({ totals = [] }: MailedNews): string => totals.map(commissionText).join(', ');

const totalsLine = (totals: MailedTotals): string =>
  `${countText(totals.sales, 'sale')} of ${moneyText({ amountCents: totals.revenueCents, currency: totals.currency })}, ` +
  `commissions of ${commissionText(totals)}.`;

const revenueText = ({ totals = [] }: MailedNews): string =>
  totals.map(({ revenueCents: amountCents, currency }) => moneyText({ amountCents, currency })).join(', ');

const waitingText = (waiting: number): string => countText(waiting, 'application');

/** The lines of the digest after its totals. */
function digestLines({ best = [], joined = 0, waiting = 0 }: MailedNews): string[] {
  const names = best.map((one) => `${nameIn(one.name) ?? 'A partner'} (${moneyText(one)})`);
  return [
    ...(names.length === 0 ? [] : [`Top earners: ${names.join(', ')}.`]),
    ...(joined === 0 ? [] : [`${countText(joined, 'partner')} joined.`]),
    ...(waiting === 0 ? [] : [`${waitingText(waiting)} ${waiting === 1 ? 'waits' : 'wait'} for your decision.`]),
  ];
}

/** As long as the document allows. */
const LONGEST_REASON = 500;

function decided({ program, news }: Facts): Parts {
  if (news!.approved)
    return {
      subject: `You are a partner of ${program}`,
      before: [`${program} approved your application. You earn a commission for each customer you bring.`],
      action: 'Get your link',
      after: [],
    };
  const reason = lineIn(news!.reason, LONGEST_REASON);
  return {
    subject: `${program} declined your application`,
    before: [`${program} declined your application.`, ...(reason === undefined ? [] : [`The reason: ${reason}`])],
    action: 'Open your programs',
    after: [],
  };
}

/** Of a webhook that lost an event, is disabled soon, or was disabled. */
function webhookFailing({ program, news }: Facts): Parts {
  const { trouble, host, at } = news!;
  const time = timeText(new Date(at!));
  const subject = {
    lost: `A webhook of ${program} lost an event: ${host}`,
    soon: `A webhook of ${program} is disabled on ${dayText(new Date(at!))}: ${host}`,
    gone: `A webhook of ${program} was disabled: ${host}`,
    failing: `A webhook of ${program} was disabled: ${host}`,
  }[trouble!];
  const before = {
    lost: [`An event for ${host} failed its last attempt.`, 'What happens from now on is still sent.'],
    soon: [
      `Every attempt to send events to ${host} fails.`,
      `Unless one succeeds, the webhook is disabled on ${time}.`,
    ],
    gone: [`The webhook to ${host} was disabled on ${time}: the server answered 410, so it wants no more events.`],
    failing: [`The webhook to ${host} was disabled on ${time}: for five days every attempt failed.`],
  }[trouble!];
  const isOff = trouble === 'gone' || trouble === 'failing';
  const after = isOff
    ? 'Its events are stored meanwhile. Enable it once the server answers again, and replay them within thirty days.'
    : 'Once the server answers again, replay what it has missed.';
  return { subject, before, action: 'Open the webhook', after: [after] };
}

export const NEWS: Readonly<Record<NewsKind, (facts: Facts) => Parts>> = {
  'application-decided': decided,
  'first-commission': ({ program, news }) => ({
    subject: `Your first commission from ${program}: ${earned(news!)}`,
    before: [`You earned your first commission from ${program}: ${earned(news!)}.`],
    action: 'See what you earned',
    after: ['You are paid after the program approves it.'],
  }),
  'monthly-summary': ({ program, news }) => ({
    subject: `You earned ${earned(news!)} with ${program} in ${news!.period}`,
    before: [`What you brought to ${program} in ${news!.period}:`, ...news!.totals!.map(totalsLine)],
    action: 'See what you earned',
    after: [],
  }),
  'applications-waiting': ({ program, news }) => ({
    subject: `${waitingText(news!.waiting!)} to join ${program}`,
    before: [
      `${waitingText(news!.waiting!)} to join ${program} ${news!.waiting === 1 ? 'waits' : 'wait'} for your decision.`,
    ],
    action: 'Open the applications',
    after: [],
  }),
  'key-rotation-due': ({ program, news }) => ({
    subject: `An API key of ${program} expires on ${dayText(new Date(news!.at!))}`,
    before: [
      `The API key ${news!.masked} of ${program} is accepted until ${timeText(new Date(news!.at!))}.`,
      'After that, requests with this key are refused.',
    ],
    action: 'Open the API keys',
    after: ['If your servers already use another key, you can ignore this.'],
  }),
  'webhook-failing': webhookFailing,
  'processor-silent': ({ program, news }) => ({
    subject: `${program}: no payment events for ${countText(news!.hours!, 'hour')}`,
    before: [
      `${processorName(news!.processor!)} has sent nothing to ${program} for ` +
        `${countText(news!.hours!, 'hour')}. It usually sends ${news!.perDay!} a day.`,
      'Look whether its webhook is disabled, or leads to another address. Payments that are not reported earn nobody a commission.',
    ],
    action: 'Open the payment processor',
    after: ['You get no other mail about it until an event comes.'],
  }),
  'weekly-digest': ({ program, news }) => ({
    subject: `${program} last week: ${revenueText(news!) || 'what is new'}`,
    before: [
      `What your partners brought to ${program} in the week from ${news!.period}:`,
      ...news!.totals!.map(totalsLine),
      ...digestLines(news!),
    ],
    action: 'Open the dashboard',
    after: [],
  }),
};
