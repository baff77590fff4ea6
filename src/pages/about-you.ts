// What people are asked who become partners: their name and where they reach people.
import { document } from '../contract/index.ts';
import { html, type Html } from './html.ts';
import { textOf } from './sign-in/page.ts';

interface Schemas {
  schemas: Record<'new-partner-name' | 'partner-website', { maxLength: number; pattern: string }>;
}
const { 'new-partner-name': NAME, 'partner-website': WEBSITE } = (document.components as Schemas).schemas;

/** The fields; `required`: whether somebody without a name is not let through. */
export const aboutFields = (required: boolean): Html =>
  html`<div id="name-part">
      <label for="your-name">Your name</label>
      <input
        id="your-name"
        type="text"
        autocomplete="name"
        maxlength="${NAME.maxLength}"
        ${required ? html` required` : undefined}
      />
    </div>
    <div>
      <label for="website">Your website, channel or profile (optional)</label>
      <input
        id="website"
        type="text"
        inputmode="url"
        autocomplete="url"
        placeholder="anna.dev"
        maxlength="${WEBSITE.maxLength}"
      />
    </div>`;

/**
 * The part of a script that reads the fields. People write addresses without their scheme. Who is a partner already keeps the
 * name, and is not asked for another one.
 */
export const ABOUT_SCRIPT = `
  const about = () => {
    const [name, site] = [part('your-name').value.trim(), part('website').value.trim()];
    const website = /^https?:[/][/]/i.test(site) ? site : 'https://' + site;
    return { ...(name && { name }), ...(site && { website }) };
  };
  const hideKnownName = async (path) => {
    const answer = await fetch(path + 'api/v1/partner/profile');
    if (!answer.ok) return;
    part('your-name').required = false;
    part('name-part').hidden = true;
  };`;

/** What a request says that is not one of the API; undefined if the contract does not allow it. */
export function readAbout({ name, website }: Record<string, unknown>) {
  const said = { name: textOf(name), website: textOf(website) };
  const isWrong = (text: string, { maxLength, pattern }: typeof NAME): boolean =>
    text !== '' && (text.length > maxLength || !new RegExp(pattern, 'u').test(text));
  if (isWrong(said.name, NAME) || isWrong(said.website, WEBSITE)) return undefined;
  return { name: said.name || null, website: said.website || null };
}
