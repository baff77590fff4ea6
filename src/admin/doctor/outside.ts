// Checks of the other servers that the service uses.
import { createClient } from '@redis/client';
import type { Config } from '../../config/index.ts';
import { tryConnection } from '../../mail/transport.ts';
import { explainTls } from './certificate.ts';
import { fine, problem, reasonOf, skipped, warning, type Finding } from './finding.ts';

const ANSWER_MS = 5_000;

async function pingRedis(url: string): Promise<void> {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: ANSWER_MS, reconnectStrategy: false },
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
  } finally {
    client.destroy();
  }
}

export async function checkRedis({ redisUrl }: Config): Promise<Finding> {
  const check = 'redis';
  if (redisUrl === undefined) return skipped(check, 'REDIS_URL is unset: each instance counts rate limits separately');
  // Several addresses are nodes of one cluster.
  const tries = await Promise.allSettled(redisUrl.split(',').map(pingRedis));
  const failures = tries.flatMap((tried) => (tried.status === 'rejected' ? reasonOf(tried.reason) : []));
  const failed = failures[0];
  if (failed === undefined) return fine(check, 'answers');
  if (failures.length < tries.length) {
    const message = `${failures.length} of ${tries.length} nodes cannot be reached: ${failed}`;
    return warning(check, message, 'Start them. Until the cluster replaces them, limits of some clients are looser.');
  }
  const action =
    'Start Redis, or correct REDIS_URL. Until then each instance counts rate limits separately; no request fails.';
  return warning(check, `cannot be reached: ${failed}`, action);
}

/** Reads what the issuer publishes; throws if it is not the configured issuer. */
async function discover(issuer: string): Promise<void> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`${address} answers with status ${response.status}`);
  const named = ((await response.json()) as { issuer?: unknown }).issuer;
  if (named !== issuer) throw new Error(`${address} names the issuer ${JSON.stringify(named)}`);
}

async function checkIssuer(check: string, variable: string, issuer: string): Promise<Finding> {
  const failed = await discover(issuer).then(
    () => undefined,
    (error: Error) => error.cause ?? error,
  );
  if (failed === undefined) return fine(check, `${issuer} answers`);
  const tls = await explainTls((failed as { code?: unknown }).code, new URL(issuer), variable);
  if (tls) return problem(check, `${issuer} ${tls.message}`, `${tls.action} Until then nobody can sign in.`);
  const action = `Correct ${variable}, which must be exactly the issuer's name, or the network. Until then nobody can sign in.`;
  return problem(check, `${issuer} cannot be used: ${reasonOf(failed)}`, action);
}

export async function checkIssuers({ oidc, partnerOidc, developmentSignIn, mail }: Config): Promise<Finding[]> {
  const check = 'issuer';
  const own = (): Finding => {
    if (developmentSignIn) return fine(check, 'the development issuer, which accepts any address');
    if (mail) return fine(check, 'OIDC_ISSUER is unset: everybody signs in with a link by mail');
    const action =
      'Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or SMTP_URL, so that people sign in by mail.';
    return warning(check, 'OIDC_ISSUER and SMTP_URL are unset, so nobody can sign in', action);
  };
  return [
    oidc ? await checkIssuer(check, 'OIDC_ISSUER', oidc.issuer) : own(),
    ...(partnerOidc ? [await checkIssuer('issuer of partners', 'PARTNER_OIDC_ISSUER', partnerOidc.issuer)] : []),
  ];
}

const ADVICE: Readonly<Record<string, string>> = {
  ETLS: 'The server offers no TLS (STARTTLS): use another port, or end SMTP_URL with ?requireTLS=false to send the password unencrypted.',
  ETIMEDOUT: 'Correct host and port in SMTP_URL. A server that begins with TLS, usually on port 465, needs smtps://.',
  535: 'Correct user and password in SMTP_URL.',
};

export async function checkMailServer({ mail }: Config): Promise<Finding> {
  const check = 'mail server';
  if (!mail) return skipped(check, 'SMTP_URL is unset: the service sends no mail');
  const failed = await tryConnection(mail, ANSWER_MS);
  if (failed === undefined) return fine(check, 'answers and accepts the credentials');
  const later = 'Mails stay queued and are tried again.';
  const tls = await explainTls(failed, new URL(mail.url), 'SMTP_URL');
  if (tls) return problem(check, tls.message, `${tls.action} ${later}`);
  const action = `${ADVICE[failed] ?? 'Correct SMTP_URL, or start the mail server.'} ${later}`;
  return problem(check, `cannot be used: ${failed}`, action);
}
