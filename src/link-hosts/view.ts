import { iso } from '../common/times.ts';
import { proofName, proofValue } from './rules.ts';
import type { LinkHost } from './write.ts';

const statusOf = ({ verified_at, failing_since }: LinkHost) =>
  verified_at === null ? ('pending' as const) : failing_since ? ('failing' as const) : ('verified' as const);

/** A host as the document describes it. */
export const showLinkHost = (host: LinkHost, baseUrl: string) => ({
  id: host.id,
  host: host.host,
  is_domain: host.is_domain,
  status: statusOf(host),
  cname_target: host.is_domain ? null : new URL(baseUrl).hostname,
  txt_name: proofName(host.host),
  txt_value: proofValue(host.token),
  verified_at: iso(host.verified_at),
  checked_at: iso(host.checked_at),
  failing_since: iso(host.failing_since),
  created_at: host.created_at.toISOString(),
});
