/** Where the dashboard of owners is, with the files of both. */
export const APP_PATH = '/app';
/** Where partners see their programs. */
export const PARTNER_PATH = '/partner';
