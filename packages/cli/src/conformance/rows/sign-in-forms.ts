// What the page of a sign-in on the command line accepts. The guide: only a form of that page confirms a sign-in.
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { openBrowser, type Form, type Page } from '../pages.ts';
import { emailForm, newAddress } from '../people.ts';
import { expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { dataOf, decisionForm, start } from './signed-in.ts';

const { shown } = rowsOf('session', 'cliAuthPoll');
const SIGNS_IN: readonly Need[] = ['testEvents', 'write'];

const without = ({ action, fields }: Form, name: string): Form => ({
  action,
  fields: Object.fromEntries(Object.entries(fields).filter(([one]) => one !== name)),
});
const withField = ({ action, fields }: Form, name: string, value: string): Form => ({
  action,
  fields: { ...fields, [name]: value },
});

/** The issuer does not ask who the person is: nobody has confirmed anything. */
const expectUnconfirmed = (page: Page, asked: string): void =>
  expectThat(emailForm(page) === undefined, `no page of the issuer after ${asked}`, page.url);

/** Decisions that are not the word of the button. */
const NO_YES = ['', 'YES', 'true', 'on', 'yes please', 'no'];

/** Only the decision yes confirms a sign-in: what the form does not say was not decided. */
async function decisions(kit: Kit): Promise<void> {
  for (const decision of [undefined, ...NO_YES]) {
    const { state, browser, page } = await start(kit);
    const form = without(decisionForm(page, 'yes'), 'decision');
    const sent = decision === undefined ? form : withField(form, 'decision', decision);
    expectUnconfirmed(await browser.submit(sent), `the decision ${decision ?? 'that is missing'}`);
    const { status, token } = await dataOf(kit, state);
    expectThat(status === 'expired' || status === 'pending', 'a sign-in that nobody has confirmed', status);
    expectFields({ token }, { token: undefined });
  }
}

/** Each hidden field is that of this page, in this browser, and the form comes from this page. */
async function otherForms(kit: Kit): Promise<void> {
  const [own, other] = [await start(kit), await start(kit)];
  const form = decisionForm(own.page, 'yes');
  const others = decisionForm(other.page, 'yes').fields;
  const hidden = Object.keys(form.fields).filter((name) => name !== 'decision');
  expectThat(hidden.length > 0, 'hidden fields of the form', form.fields);
  const refused = async (asked: string, page: Page) => {
    expectUnconfirmed(page, asked);
    expectThat(page.status >= 400, `a page that refuses ${asked}`, page.status);
    for (const { state } of [own, other]) expectFields(await dataOf(kit, state), { status: 'pending' });
  };
  for (const name of hidden) {
    const values = ['', `${form.fields[name]}x`, others[name]!];
    await refused(`a form without ${name}`, await own.browser.submit(without(form, name)));
    for (const value of values) {
      await refused(`a form with another ${name}`, await own.browser.submit(withField(form, name, value)));
    }
  }
  for (const browser of [openBrowser(), other.browser]) {
    await refused('the form of another browser', await browser.submit(form));
  }
  for (const site of ['cross-site', 'same-site', 'none']) {
    const page = await own.browser.submit(form, {}, { 'sec-fetch-site': site });
    await refused(`a form with Sec-Fetch-Site: ${site}`, page);
  }
  // The page itself still works.
  const email = newAddress();
  const issuer = emailForm(await own.browser.submit(form));
  expectThat(issuer !== undefined, 'the page of the issuer after the confirmation', issuer);
  await own.browser.submit(issuer, { email });
  expectFields(await dataOf(kit, own.state), { status: 'complete', email });
  expectFields(await dataOf(kit, other.state), { status: 'pending' });
}

export const signInFormRows: Row[] = [
  shown('a sign-in without the decision of its page', 'not confirmed', decisions, SIGNS_IN),
  shown('forms that are not those of the page of a sign-in', 'refused, and the sign-in waits', otherForms, SIGNS_IN),
];
