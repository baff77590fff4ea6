// What a program lacks until the first sale of a partner.
import { api, type Schemas } from '../../api/client.ts';
import { POLL_SETUP_MS } from '../../api/query-client.ts';
import { PROGRAM } from './paths.ts';
import { useProgram } from './program.ts';

export const READINESS = `${PROGRAM}/readiness` as const;

export type Readiness = Schemas['readiness'];
export type Gate = Schemas['readiness-gate'];
export type GateName = keyof Readiness['gates'];

export const GATE_NAMES: Record<GateName, string> = {
  profile: 'Name and domain',
  economics: 'Commission',
  payout: 'Partners',
  tracking: 'Links and origins',
  live: 'First real sale',
};

export const GATES = Object.keys(GATE_NAMES) as GateName[];

/** How far the integration is, in one sentence. */
export const STATE_TEXTS: Record<Readiness['state'], string> = {
  draft: 'Start with the name, the domain, and the commission.',
  configuring: 'The name and the commission are set. Partners, links, or allowed origins are missing.',
  ready: 'Everything is configured. Send test events now to check that your pages and servers reach the service.',
  integration_verified: 'Test events have arrived. The next step is the first real sale.',
  live_verified: 'The program is live: a real sale was attributed.',
};

/** What the finding about the commission says besides its values: that it is more than a sale. */
export const remarkOf = ({ detail }: Gate): string => (detail.includes('; ') ? detail.slice(detail.indexOf('; ')) : '');

/** The state of the integration; it is read again only while something is missing. */
export function useReadiness(): Readiness | undefined {
  const { id: program_id } = useProgram();
  const { data } = api.useQuery(
    'get',
    READINESS,
    { params: { path: { program_id } } },
    { refetchInterval: ({ state }) => (state.data?.data.blocker === null ? false : POLL_SETUP_MS) },
  );
  return data?.data;
}
