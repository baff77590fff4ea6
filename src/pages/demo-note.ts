// What the home page says about the demo program, on a service where anybody can sign in as its owner.
import { DEMO_OWNER, DEMO_PARTNER } from '../common/demo.ts';
import type { DemoSource } from './demo.ts';
import { html, type Html } from './html.ts';
import { APP_PATH, PARTNER_PATH, rootOf } from './places.ts';
import { SESSION_PATH } from './sign-in/places.ts';

/** Returns a function that reads whether there is a demo, and what to say about it. */
export function demoNote(demo: DemoSource, baseUrl: string): () => Promise<Html | undefined> {
  const prefix = rootOf(baseUrl);
  const signIn = (email: string, path: string): string =>
    `${SESSION_PATH.slice(1)}?${String(new URLSearchParams({ login_hint: email, return_to: `${prefix}${path}` }))}`;
  return async () => {
    const found = await demo.read();
    if (!found) return undefined;
    const below = `/programs/${found.program_id}`;
    return html`<section class="demo" aria-labelledby="demo">
      <h2 id="demo">Look at the demo</h2>
      <p>
        A program with two months of invented events. The sign-in asks for no password, so you can look at it as any of
        its people.
      </p>
      <p class="enters">
        <a class="button" href="${signIn(DEMO_OWNER, `${APP_PATH}${below}`)}">Open the dashboard as its owner</a>
        <a class="button quiet" href="${signIn(DEMO_PARTNER, `${PARTNER_PATH}${below}`)}"
          >See it as one of its partners</a
        >
      </p>
    </section>`;
  };
}
