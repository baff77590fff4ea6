// The partners of the demo, who are invented: each brings visitors in a way of its own.
import { DEMO_PARTNER, demoAddress } from '../../common/demo.ts';

export interface DemoPartner {
  name: string;
  email: string;
  /** of its link */
  code: string;
  /** the day on which it joined, as days before today */
  joined: number;
  /** the day on which its link was disabled, if it was */
  disabled?: number;
  /** what its visitors had read before they clicked */
  page: string;
  /** the clicks that a working day brings, a number of days before today */
  clicksOn: (ago: number) => number;
  /** the share of visitors who sign up, and of those the share who buy */
  signUps: number;
  buyers: number;
  /** its address at PayPal; without one, it cannot be paid */
  paypal?: string;
}

/** The first day of the history, as days before today: the last 30 days, and as many to compare them with. */
export const HISTORY_DAYS = 62;

/** The share of a working day's visitors who come on a day of the weekend. */
export const WEEKEND = 0.55;

/** The partner of the link that the printed commands use. */
export const FIRST_PARTNER = { name: 'Demo partner', email: DEMO_PARTNER };

const OTHERS: readonly DemoPartner[] = [
  {
    // grows
    name: 'Tea Journal',
    email: demoAddress('tea-journal'),
    code: 'tea-journal',
    paypal: 'accounts@tea-journal.invalid',
    joined: HISTORY_DAYS,
    page: 'https://tea-journal.invalid/best-of-the-year',
    clicksOn: (ago) => 10 + (HISTORY_DAYS - ago) * 0.22,
    signUps: 0.17,
    buyers: 0.5,
  },
  {
    // a newsletter each week, of which little is left after two days
    name: 'Slow Mornings',
    email: demoAddress('slow-mornings'),
    code: 'slow-mornings',
    paypal: 'accounts@slow-mornings.invalid',
    joined: HISTORY_DAYS - 3,
    page: 'https://slow-mornings.invalid/letter',
    clicksOn: (ago) => [34, 13, 5, 2, 1, 1, 1][(HISTORY_DAYS - ago) % 7]!,
    signUps: 0.2,
    buyers: 0.45,
  },
  {
    // fades, and has not said where to pay
    name: 'Kitchen Weekly',
    email: demoAddress('kitchen-weekly'),
    code: 'kitchen-weekly',
    joined: HISTORY_DAYS - 1,
    page: 'https://kitchen-weekly.invalid/what-we-drink',
    clicksOn: (ago) => 2 + 16 * (ago / HISTORY_DAYS) ** 2,
    signUps: 0.1,
    buyers: 0.35,
  },
  {
    // new
    name: 'City Guide',
    email: demoAddress('city-guide'),
    code: 'city-guide',
    paypal: 'accounts@city-guide.invalid',
    joined: 18,
    page: 'https://city-guide.invalid/shops',
    clicksOn: (ago) => 4 + (18 - ago) * 0.6,
    signUps: 0.14,
    buyers: 0.4,
  },
  {
    // ended, and earned too little to be paid
    name: 'Leaf and Cup',
    email: demoAddress('leaf-and-cup'),
    code: 'leaf-spring',
    paypal: 'accounts@leaf-and-cup.invalid',
    joined: HISTORY_DAYS - 6,
    disabled: 25,
    page: 'https://leaf-and-cup.invalid/spring',
    clicksOn: () => 6,
    signUps: 0.08,
    buyers: 0,
  },
];

/** The partners; `code` is that of the link of the first one. */
export const demoPartners = (code: string): readonly DemoPartner[] => [
  {
    ...FIRST_PARTNER,
    code,
    paypal: 'payments@partner.invalid',
    joined: HISTORY_DAYS,
    page: 'https://partner.invalid/',
    clicksOn: () => 9,
    signUps: 0.12,
    buyers: 0.4,
  },
  ...OTHERS,
];

/** Somebody who wants to become a partner. */
export const APPLICANT = {
  name: 'Brew Notes',
  email: demoAddress('brew-notes'),
  website: 'https://brew-notes.example/',
};
/** Somebody who was invited and has not answered. */
export const INVITED = { name: 'Herbarium', email: demoAddress('herbarium') };

/** Who decides on applications and commissions in place of the owner. */
export const COLLEAGUE = { email: demoAddress('colleague'), role: 'admin' } as const;
/** Of the partners with these codes, one has readers who buy with it. */
export const CODES = { used: 'TEA10', unused: 'SLOW15' } as const;
/** Where the shop would hear of events, once it runs on this computer. */
export const RECEIVER = {
  url: 'http://localhost:4000/webhooks',
  description: 'The shop on this computer. Start a receiver there, and enable it.',
  types: ['sale.recorded', 'refund.recorded'],
} as const;

/** What the receipts of the shop say. */
export const RECEIPTS = {
  legal_name: 'Demo Shop Ltd',
  legal_address: '1 Harbour Street\nExampletown',
  tax_id: 'EX 123 456',
} as const;
/** What receipts say of the first partner. */
export const FIRST_DETAILS = {
  legal_name: 'Demo Partner Studio',
  legal_address: '2 Garden Lane\nExampletown',
  tax_id: 'EX 654 321',
} as const;
