// A process that sends what is due, and can be killed while it does.
import { openFound } from '../../../src/database/distributed/find.ts';
import { createMailer } from '../../../src/mail/mailer.ts';

const [databaseUrl, url, secret, now] = process.argv.slice(2) as [string, string, string, string];
const db = await openFound({ url: databaseUrl });
const mail = { url, from: { name: '', address: 'referrals@brand.dev' } };
const secretKey = Buffer.from(secret, 'base64url');
const clock = { now: () => new Date(now) };
await createMailer({ db, clock, secretKey, baseUrl: 'https://referrals.brand.dev', mail, log: console }).send();
await db.close();
