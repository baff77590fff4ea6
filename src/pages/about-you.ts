// What people are asked who become partners: their name and where they reach people.
import { document } from '../contract/index.ts';
import { isStorable } from '../lib/json.ts';
import { html, type Html } from './html.ts';
import { textOf } from './sign-in/page.ts';

interface Schemas {
  schemas: Record<'new-partner-name' | 'partner-website', { maxLength: number; pattern: string }> &
    Record<'accept-invitation-request', { properties: { consents: { maxItems: number } } }>;
}
const {
  'new-partner-name': NAME,
  'partner-website': WEBSITE,
  'accept-invitation-request': {
    properties: { consents: CONSENTS },
  },
} = (document.components as Schemas).schemas;

/** The fields. Somebody without a name is not let through: it becomes the code of their link, which their address must not. */
export const aboutFields = (): Html =>
  html`<div id="name-part">
      <label for="your-name">Your name</label>
      <input id="your-name" type="text" autocomplete="name" maxlength="${NAME.maxLength}" required />
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
    // Who is signed in has an address already.
    if (answer.status !== 401) for (const field of document.querySelectorAll('#email-part')) field.remove();
    if (!answer.ok) return;
    part('your-name').required = false;
    part('name-part').hidden = true;
  };`;

/** What a request says that is not one of the API; undefined if the contract does not allow it. */
export function readAbout({ name, website, consents }: Record<string, unknown>) {
  const said = { name: textOf(name), website: textOf(website) };
  const isWrong = (text: string, { maxLength, pattern }: typeof NAME): boolean =>
    text !== '' && (text.length > maxLength || !new RegExp(pattern, 'u').test(text));
  if (isWrong(said.name, NAME) || isWrong(said.website, WEBSITE)) return undefined;
  const agreed = Array.isArray(consents) ? consents.slice(0, CONSENTS.maxItems).map(textOf).filter(isStorable) : [];
  return { name: said.name || null, website: said.website || null, consents: agreed };
}
