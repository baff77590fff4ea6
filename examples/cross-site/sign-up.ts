import { parseCookie } from 'cookie';
import express, { type Express, type Request } from 'express';

const cookie = (req: Request, name: string) => parseCookie(req.headers.cookie ?? '')[name];

export interface SignUpOptions {
  /** your library's check of what the identity provider sent; returns your own identifier of the customer */
  verify: (body: Record<string, string>) => string;
  /** sends the lead, such as `referral.lead` of the SDK */
  lead: (lead: { click_id: string; customer_key: string }) => unknown;
}

/** Signs people up who come back from Sign in with Apple or SAML. */
export function addSignUp(app: Express, { verify, lead }: SignUpOptions): void {
  // The browser sends no `SameSite=Lax` cookies with a POST from another site, so `service_click_id` is not here.
  app.post('/signed-in', express.urlencoded({ extended: false }), (req, res) => {
    const userId = verify(req.body as Record<string, string>);
    // Your own session stands here. The 303 makes the browser open a page of your own, with all its cookies.
    res.cookie('user', userId, { httpOnly: true, sameSite: 'lax' }).redirect(303, '/welcome');
  });

  app.get('/welcome', (req, res) => {
    const [userId, clickId] = [cookie(req, 'user'), cookie(req, 'service_click_id')];
    // A repeated lead changes nothing.
    if (userId && clickId) lead({ click_id: clickId, customer_key: userId });
    res.redirect(303, '/account');
  });
}
