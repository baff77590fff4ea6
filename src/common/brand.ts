// How a program looks to its partners.
import { shadesOf } from '@referral-tracking/shared/accent';

/** The fields that are set. */
export interface Brand {
  display_name?: string;
  /** `#rrggbb` in lower case */
  accent_color?: string;
  sentence?: string;
  terms_url?: string;
  privacy_url?: string;
  /** where partners write to the program */
  contact_email?: string;
  /** the hash of the logo */
  logo?: string;
}

/** A change of it: null clears a field. */
export type GivenBrand = { [Name in keyof Brand]?: string | null | undefined };

/** Where logos are served. */
export const LOGO_PATH = '/logos';

/** The address of a logo with this hash. */
export const logoUrl = (baseUrl: string, hash: string): string => `${baseUrl}${LOGO_PATH}/${hash}.png`;

/** A brand as the document describes it. */
export const showBrand = (
  { display_name, accent_color, sentence, terms_url, privacy_url, contact_email, logo }: Brand,
  baseUrl: string,
) => ({
  display_name: display_name ?? null,
  accent_color: accent_color ?? null,
  accent_shades: accent_color === undefined ? null : shadesOf(accent_color),
  sentence: sentence ?? null,
  terms_url: terms_url ?? null,
  privacy_url: privacy_url ?? null,
  contact_email: contact_email ?? null,
  logo_url: logo === undefined ? null : logoUrl(baseUrl, logo),
});

/** A change as it is stored: colours in lower case. */
export const readBrand = (given: GivenBrand): GivenBrand =>
  given.accent_color ? { ...given, accent_color: given.accent_color.toLowerCase() } : given;
