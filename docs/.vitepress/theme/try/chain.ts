// The steps of the chain on the page "Try it": which have been accepted, and what they pass on.
import { computed, ref, type ComputedRef } from 'vue';
import { newMemory, type Memory, type Operation } from './request.ts';

const CHAIN = ['trackClick', 'trackLead', 'trackSale', 'trackRefund'];
/** What a step passes on to the next ones. */
const CARRIED = ['click_id', 'customer_key', 'transaction_id'] as const;

type Carried = Partial<Pick<Memory, (typeof CARRIED)[number]>>;

/** The identifiers in a body, which may also have been edited. */
function carriedIn(text: string): Carried {
  const body = JSON.parse(text || '{}') as Record<string, unknown>;
  return Object.fromEntries(CARRIED.filter((name) => typeof body[name] === 'string').map((name) => [name, body[name]]));
}

const list = (words: string[]): string => words.join(', ').replace(/, (?=[^,]*$)/, ' and ');

const wordOf = (id: string): string => id.replace('track', '');

export interface Chain {
  steps: Operation[];
  memory: Memory;
  stepName: (id: string) => string;
  /** the steps before the selected one, if one of them has not been accepted yet */
  missing: ComputedRef<Operation[]>;
  /** what to run first, in words */
  need: ComputedRef<string>;
  /** Starts again, as if nothing had been sent. */
  reset: (affiliateUrl: string | null) => void;
  /** Keeps what an accepted request passes on. */
  accept: (id: string, sent: string, clickId: string | undefined) => void;
  /** The same body with the identifiers of the steps before it; all else in it stays as the reader left it. */
  carryInto: (text: string) => string;
}

export function useChain(operations: Operation[], selected: { value: string }): Chain {
  const steps = CHAIN.flatMap((id) => operations.find((operation) => operation.id === id) ?? []);
  const accepted = ref<string[]>([]);
  const at = (id: string): number => steps.findIndex((step) => step.id === id);
  const missing = computed(() => {
    const before = steps.slice(0, Math.max(0, at(selected.value)));
    return before.every(({ id }) => accepted.value.includes(id)) ? [] : before;
  });
  const chain: Chain = {
    steps,
    memory: newMemory(null),
    stepName: (id) => `${at(id) + 1}. ${wordOf(id)}`,
    missing,
    need: computed(() => {
      const numbers = missing.value.map(({ id }) => String(at(id) + 1));
      const words = missing.value.map(({ id }) => wordOf(id).toLowerCase());
      return `Needs ${numbers.length > 1 ? 'steps' : 'step'} ${list(numbers)}: run ${list(words)} first.`;
    }),
    reset(affiliateUrl) {
      chain.memory = newMemory(affiliateUrl);
      accepted.value = [];
    },
    accept(id, sent, clickId) {
      if (at(id) < 0) return;
      // A click is the start of a new chain.
      if (at(id) === 0) chain.reset(chain.memory.affiliate_url);
      chain.memory = { ...chain.memory, ...carriedIn(sent), ...(clickId ? { click_id: clickId } : {}) };
      accepted.value = [...accepted.value, id];
    },
    carryInto(text) {
      const body = JSON.parse(text) as Record<string, unknown>;
      for (const name of CARRIED) if (name in body) body[name] = chain.memory[name] ?? body[name];
      return JSON.stringify(body, null, 2);
    },
  };
  return chain;
}
