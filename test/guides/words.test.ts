import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errorTexts } from '../../src/contract/errors.ts';
import { document } from '../../src/contract/index.ts';
import { patternOf } from '@referral-tracking/shared/template';
import { sourceFiles } from '../support/source.ts';
import { guides, inlineCode, proseOf } from './support.ts';

// Statuses, codes and fields in the sentences of the guides are those of the document.

const errors = errorTexts();
const codesOf = ({ codes }: (typeof errors)[number]) => codes.flatMap(({ code }) => code ?? []);

/** Fields, codes and other names. */
const NAME = /\b[a-z]+(?:_[a-z0-9]+)+\b/g;
const namesIn = (text: string): string[] => text.match(NAME) ?? [];
const documented = new Set(namesIn(JSON.stringify(document)));

/** What the service, the command line, the snippet and the SDKs have in addition to the operations: metrics, cookies, log, results. */
const own = new Set(
  [
    ...['src/metrics', 'src/identity', 'src/pages/sign-in', 'src/payments'].flatMap(sourceFiles),
    ...['packages/cli/src', 'packages/snippet/src'].flatMap(sourceFiles),
    { text: readFileSync('src/lib/counts.ts', 'utf8') },
    { text: readFileSync('sdks/python/src/referral_tracking/client.py', 'utf8') },
    { text: readFileSync('sdks/python/src/referral_tracking/outbox/__init__.py', 'utf8') },
    // The variables of the collections.
    { text: readFileSync('scripts/docs/formats/collections/requests.ts', 'utf8') },
  ].flatMap(({ text }) => namesIn(text)),
);

/** Names of other programs, by whose they are. */
const FOREIGN: Readonly<Record<string, string>> = {
  PostgreSQL: `application_name connect_timeout max_connections max_prepared_transactions pg_cancel_backend pg_dump pg_restore
    pg_stat_activity search_path shared_preload_libraries synchronous_commit with_llvm`,
  Citus: 'citus_add_node citus_set_coordinator_host have_createdb_privilege pg_version_compat recover_2pc_interval',
  PgBouncer: 'default_pool_size pool_mode',
  Patroni: `patroni_env patroni_master patroni_postgres_running patroni_sync_standby sync_standby synchronous_mode_strict`,
  NATS: 'max_file_store sync_interval',
  nginx: 'proxy_set_header proxy_ssl_server_name',
  Caddy: 'header_up upstream_hostport',
  OpenTelemetry: 'parentbased_traceidratio',
  OpenID: `access_denied auth_time end_session_endpoint form_post invalid_client max_age redirect_uri response_mode
    unauthorized_client`,
  Google: 'org_internal redirect_uri_mismatch select_account',
  Microsoft: 'xms_edov',
  Stripe: 'payment_intent_data subscription_data',
  LemonSqueezy: `custom_data order_created order_refunded subscription_payment_refunded subscription_payment_success`,
  Polar: 'external_id',
  npm: 'node_modules',
  // Values of the reader's own.
  examples: 'user_44 whsec_for_trying',
};
const foreign = new Set(Object.values(FOREIGN).flatMap(namesIn));

const unknownNames = (text: string): string[] =>
  inlineCode(text)
    .flatMap(namesIn)
    .filter((name) => !documented.has(name) && !own.has(name) && !foreign.has(name));

/** Links such as [410](/errors#linkDisabled), also with the message: the status and the message must be the error's. */
function wrongLinks(text: string): string[] {
  const links = [...proseOf(text).matchAll(/\[([1-5]\d\d)(?: `([^`]+)`)?\]\((?:\/errors)?#(\w+)\)/g)];
  return links.flatMap(([link, status, message, anchor]) => {
    const meant = errors.filter((one) => one.name === anchor || codesOf(one).includes(anchor!));
    const right = meant.filter((one) => one.status === Number(status));
    const says = (one: (typeof errors)[number]) => new RegExp(`^${patternOf(one.message, () => '.*')}$`, 's');
    const agrees = message === undefined || message === anchor ? right : right.filter((one) => says(one).test(message));
    return agrees.length > 0 ? [] : [link];
  });
}

/** A status with a code, as in a table of errors, `(403, email_changed)` or `401 unauthorized`. */
function wrongCodes(text: string): string[] {
  const pairs = [...proseOf(text).matchAll(/\b([45]\d\d)\b[ ,|(]{1,30}`([a-z]+(?:_[a-z]+)*)`/g)];
  const isKnown = (status: string, code: string) =>
    errors.some((one) => one.status === Number(status) && codesOf(one).includes(code));
  return pairs.flatMap(([pair, status, code]) => (isKnown(status!, code!) ? [] : [pair]));
}

/** Statuses that no operation has, and that the guides say are a proxy's. */
const OF_PROXIES = ['502', '503', '504'];
const statuses = new Set([...JSON.stringify(document).matchAll(/"([2-5]\d\d)":/g)].map(([, status]) => status!));

const wrongStatuses = (text: string): string[] =>
  [
    ...proseOf(text).matchAll(
      /\b(?:with|gets?|is|returns?|answers?) (?:an? |the )?([2-5]\d\d)\b(?![,.]\d| (?:ms|cents))/g,
    ),
  ]
    .filter(([, status]) => !statuses.has(status!) && !OF_PROXIES.includes(status!))
    .map(([words]) => words);

describe.each(guides)('$path', ({ text }) => {
  test('names only what there is', () => expect(unknownNames(text)).toEqual([]));
  test('gives errors their statuses, messages and codes', () => {
    expect([...wrongLinks(text), ...wrongCodes(text), ...wrongStatuses(text)]).toEqual([]);
  });
});

test('a wrong name, status, message and code are found', () => {
  expect(unknownNames('Send `customer_kee`.')).toEqual(['customer_kee']);
  expect(wrongLinks('the answer is [409](/errors#linkDisabled)')).toHaveLength(1);
  expect(wrongLinks('[410 `The link is off`](/errors#linkDisabled)')).toHaveLength(1);
  expect(wrongLinks('[410 `Referral link is disabled`](/errors#linkDisabled)')).toEqual([]);
  expect(wrongCodes('| 404    | `email_changed` |')).toHaveLength(1);
  expect(wrongStatuses('is answered with 418')).toHaveLength(1);
});
