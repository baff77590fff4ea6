// Links as the operator sees them, who may have links without a program or a partner.
import { linkUrl } from './rules.ts';

export interface LinkView {
  code: string;
  program_id: number | null;
  partner_id: number | null;
  enabled: boolean;
  /** an address with the link's code; null for a link without a program */
  url: string | null;
}
/** A link as it is stored, with the domain of its program. */
export type LinkRow = Omit<LinkView, 'url'> & { destination: string | null; domain: string | null };

/** Columns of a link, from a table named `l`, and of its program, from `p`. */
export const LINK_COLUMNS = 'l.code, l.program_id, l.partner_id, l.enabled, l.destination, p.domain';

/** The link with its address. */
export function viewLink<Row extends LinkRow>(row: Row): Omit<Row, 'destination' | 'domain'> & LinkView {
  const { destination, domain, ...link } = row;
  return { ...link, url: domain === null ? null : linkUrl(domain, destination, link.code) };
}
