import { linkUrl } from '../../domain/link-url.ts';
import type { ManagedLink } from '../../store/links/managed.ts';

/** A link of a program, which has a domain, as the document describes it. */
export const showLink = ({ domain, created_at, ...link }: ManagedLink) => ({
  ...link,
  url: linkUrl(domain!, link.destination, link.code),
  created_at: created_at.toISOString(),
});
