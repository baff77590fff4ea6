import type { Schemas } from '../../api/schemas.ts';

export const LINK_HOSTS = '/api/v1/programs/{program_id}/link-hosts';
export const LINK_HOST = `${LINK_HOSTS}/{link_host_id}` as const;
export const VERIFY_LINK_HOST = `${LINK_HOST}/verify` as const;

export type LinkHost = Schemas['link-host'];
