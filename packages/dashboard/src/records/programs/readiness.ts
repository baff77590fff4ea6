// What a program lacks until the first sale of a partner.
import { api, type Schemas } from '../../api/client.ts';
import { POLL_SETUP_MS } from '../../api/query-client.ts';
import { PROGRAM } from './paths.ts';
import { useProgram } from './program.ts';

export const READINESS = `${PROGRAM}/readiness` as const;

export type Readiness = Schemas['readiness'];
export type Gate = Schemas['readiness-gate'];

/** The gates of the program, and between them what its pages need. */
export type StepName = keyof Readiness['gates'] | 'snippet';

export const STEP_NAMES: Record<StepName, string> = {
  profile: 'Name and site',
  economics: 'Commission',
  payout: 'Partners',
  tracking: 'Links and origins',
  snippet: 'Snippet on your site',
  live: 'First real sale',
};

export const STEPS = Object.keys(STEP_NAMES) as StepName[];

export type Step = Pick<Gate, 'status' | 'detail' | 'next_action'>;

/** The snippet sends the clicks. Once sales are attributed, the clicks came some other way. */
function snippetStep({ last_event_at: { click }, gates: { live } }: Readiness): Step {
  if (click !== null) return { status: 'pass', detail: 'Clicks arrive', next_action: null };
  if (live.status === 'pass') return { status: 'pass', detail: 'Sales are attributed', next_action: null };
  const next_action = 'Add the snippet to your site, then follow one of your partner links.';
  return { status: 'unknown', detail: 'No click yet', next_action };
}

/** Every step with its state, and the first one that is not done; null if all are. */
export function stepsOf(readiness: Readiness): { steps: Record<StepName, Step>; next: StepName | null } {
  const steps = { ...readiness.gates, snippet: snippetStep(readiness) };
  return { steps, next: STEPS.find((name) => steps[name].status !== 'pass') ?? null };
}

/** What a program keeps once it has it: if it is missing after clicks have come in, something is wrong. */
const KEPT: readonly StepName[] = ['profile', 'economics', 'tracking'];

/** A step that has simply not happened yet is no failure. */
export type StepState = 'done' | 'wrong' | 'next' | 'later';

export function stateOf(readiness: Readiness, name: StepName): StepState {
  const { steps, next } = stepsOf(readiness);
  if (steps[name].status === 'pass') return 'done';
  if (KEPT.includes(name) && readiness.last_event_at.click !== null) return 'wrong';
  return name === next ? 'next' : 'later';
}

/** How far the integration is, in one sentence. */
export const STATE_TEXTS: Record<Readiness['state'], string> = {
  draft: 'Start with the name, the domain, and the commission.',
  configuring: 'Name and commission are set. The next step is marked below.',
  ready: 'Everything is configured. Send test events now to check that your pages and servers reach the service.',
  integration_verified: 'Test events have arrived. The next step is the first real sale.',
  live_verified: 'The program is live: a real sale was attributed.',
};

/** Of a demo, no event is real. */
export const DEMO_TEXTS = {
  state: 'Everything is configured, as in a program that is live. The events of this demo are invented.',
  step: 'First sale',
  live: 'The sales of this demo are invented',
};

/** What the finding about the commission says besides its values: that it is more than a sale. */
export const remarkOf = ({ detail }: Step): string => (detail.includes('; ') ? detail.slice(detail.indexOf('; ')) : '');

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
