import { given, oneOf } from '../../lib/search.ts';

/** The sections of the settings, in the order of their list. */
export const SECTIONS = ['general', 'brand', 'joining', 'attribution', 'hosts', 'payouts', 'mails', 'danger'] as const;
export type Section = (typeof SECTIONS)[number];

export const settingsSearch = (raw: Record<string, unknown>) => given({ section: oneOf(raw.section, SECTIONS) });
