// Runs the conformance kit against a service whose time it can advance, so that no window is waited for.
import type { Surroundings, Target } from '../../packages/cli/src/conformance/kit.ts';
import { ENDPOINTS, runConformance } from '../../packages/cli/src/conformance/run.ts';
import type { Seeded } from './seed.ts';
import type { Service } from './service.ts';
import { nameOf, type Assignment, type FailedRule, type Verdict } from './verdict.ts';

/** The endpoints in the order in which they are asked. */
function inOrder({ first, only = ENDPOINTS, rules }: Assignment): string[] {
  const asked = (endpoint: string): boolean => rules?.some((name) => name.startsWith(`${endpoint}: `)) ?? true;
  return [...new Set([...first, ...only])].filter((endpoint) => only.includes(endpoint) && asked(endpoint));
}

/** The target of every run: everything may be asked. */
export const targetOf = (service: Service, seeded: Seeded): Target => ({
  ...seeded,
  write: true,
  testEvents: true,
  limits: true,
  slow: true,
  direct: true,
  baseUrl: service.baseUrl,
});

export const surroundingsOf = (service: Service): Surroundings => ({
  note: () => undefined,
  sleep: (seconds: number) => Promise.resolve(service.advance(seconds)),
  signal: new AbortController().signal,
  now: () => service.clock.now(),
  operate: (...words: string[]) => service.operate(words),
});

/** Asks all rules; ends with the endpoint that has shown the mutation unless the whole run is wanted. */
export async function askKit(service: Service, assignment: Assignment): Promise<Verdict> {
  const { seeded, wholeRun, rules } = assignment;
  const began = performance.now();
  const target = targetOf(service, seeded);
  const names = rules && new Set(rules);
  const chooses = (rule: { endpoint: string; asks: string }): boolean => names?.has(nameOf(rule)) ?? true;
  const surroundings = { ...surroundingsOf(service), failFast: !wholeRun, chooses };
  const failed: FailedRule[] = [];
  const notAsked: string[] = [];
  let passed = 0;
  for (const endpoint of inOrder(assignment)) {
    // The kit refuses to ask a service that does not answer its first question.
    const report = await runConformance(target, surroundings, [endpoint]).catch((error: Error) => ({
      passed: 0,
      rows: [{ endpoint, asks: 'the first question', outcome: 'failed' as const, reason: error.message }],
    }));
    passed += report.passed;
    for (const { asks, outcome, reason = '' } of report.rows) {
      if (outcome === 'failed') failed.push({ endpoint, asks, reason });
      if (outcome === 'not asked') notAsked.push(`${endpoint}: ${asks}: ${reason}`);
    }
    if (failed.length > 0 && !wholeRun) break;
  }
  return { kind: 'asked', failed, passed, notAsked, seconds: Math.round(performance.now() - began) / 1000 };
}
