/** Where the dashboard of owners is, with the files of both. */
export const APP_PATH = '/app';
/** Where partners see their programs. */
export const PARTNER_PATH = '/partner';
/** Where the programs are that people join by themselves, each under its name in addresses. */
export const JOIN_PATH = '/join';
/** The path of the deployment, under which its pages stand; empty at the root of a host. */
export const rootOf = (baseUrl: string): string => new URL(baseUrl).pathname.replace(/\/$/, '');
