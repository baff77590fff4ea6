// A file of a built site.

/** How one file of the site is served. */
export interface SiteFile {
  /** the name in the site's folder */
  file: string;
  /** the Content-Type */
  type: string;
  /** a hash of the content, in quotes */
  etag: string;
  /** whether the name changes with the content, so that browsers can cache the file forever */
  immutable: boolean;
  /** whether a compressed copy `<file>.gz` exists */
  zipped: boolean;
  /** whether the content names the address of the deployment */
  addressed?: boolean;
  /** the Content-Security-Policy of a page */
  policy?: string;
}

/** A file in memory; compressed if a compressed copy exists. */
export interface LoadedFile extends SiteFile {
  content: Buffer;
}
