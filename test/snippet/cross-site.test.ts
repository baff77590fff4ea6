import express from 'express';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSignUp } from '../../examples/cross-site/sign-up.ts';
import { hasChromium, inChromium } from './support/chromium.ts';
import { CLICK_COOKIE, startStage, type Stage } from './support/stage.ts';

// The guide says that a POST from another site has no `SameSite=Lax` cookie, and what to do.

describe.skipIf(!hasChromium)(`a sign-up by a POST from another site, ${inChromium}`, () => {
  let stage: Stage;
  const leads: object[] = [];
  const posts: (string | undefined)[] = [];
  const app = express();
  app.use((req, _res, next) => {
    if (req.method === 'POST') posts.push(req.headers.cookie);
    next();
  });
  addSignUp(app, { verify: ({ token }) => `user_${token}`, lead: (lead) => leads.push(lead) });
  app.get('/account', (_req, res) => void res.send('<!doctype html>Welcome'));
  const server = app.listen(0, '127.0.0.1');
  const brand = () => `http://www.brand.test:${(server.address() as AddressInfo).port}`;

  beforeAll(async () => void (stage = await startStage()));
  afterAll(async () => {
    await stage.stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  test('has the cookie only on the page that the 303 opens, where the lead is sent', async () => {
    const visitor = await stage.visitor();
    await visitor.open(stage.site.at(`/?aff=${stage.campaign.code}`, 'www.brand.test'));
    const click_id = await visitor.cookie();
    expect(click_id).toMatch(/^clk_/);
    stage.site.put('/provider', {
      body: `<!doctype html><form method="post" action="${brand()}/signed-in">
        <input type="hidden" name="token" value="7"><button>Continue</button></form>`,
    });
    await visitor.page.goto(stage.site.at('/provider', 'localhost'));
    await Promise.all([visitor.page.waitForURL('**/account'), visitor.page.click('button')]);
    expect(posts).toHaveLength(1);
    expect(posts[0] ?? '').not.toContain(CLICK_COOKIE);
    expect(leads).toEqual([{ click_id, customer_key: 'user_7' }]);
  });
});
