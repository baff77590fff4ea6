// Moves partners into a group, and back.
import { useAction, type ActionOptions } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { countText } from '../../lib/money.ts';
import { useFailed, useToast } from '../../ui/toast.tsx';
import { MOVE } from '../groups/paths.ts';
import { useProgram } from '../programs/program.ts';
import { SHOWS_TERMS } from '../terms/use-terms.ts';

export type Mover = Pick<Schemas['managed-partner'], 'id' | 'name' | 'group'>;
interface Move {
  group_id: number;
  partner_ids: readonly number[];
}
/** The service takes at most this number at once. */
const LARGEST = 100;

/** What was asked, and who was really moved: the others were there already. */
interface Moved {
  ids: ReadonlySet<number>;
}

interface Moves {
  moves: readonly Move[];
  /** who was moved, and to where; unset: they are moved back */
  moved?: { partners: readonly Mover[]; to: string };
}

function useMoves(options: Pick<ActionOptions<Moved, Moves>, 'onDone' | 'onFailed'>) {
  const { id: program_id } = useProgram();
  return useAction(
    async ({ moves }: Moves, key: string) => {
      let sent = 0;
      const ids = new Set<number>();
      for (const { group_id, partner_ids } of moves) {
        for (let from = 0; from < partner_ids.length; from += LARGEST) {
          const params = { path: { program_id, group_id }, header: { 'Idempotency-Key': `${key}-${sent++}` } };
          const body = { partner_ids: partner_ids.slice(from, from + LARGEST) };
          const { data } = await client.POST(MOVE, { params, body });
          for (const id of data!.data.moved_partner_ids) ids.add(id);
        }
      }
      return { ids };
    },
    { refresh: SHOWS_TERMS, ...options },
  );
}

/** Where each of the partners was. */
const backOf = (partners: readonly Mover[]): Move[] =>
  [...new Set(partners.map(({ group }) => group.id))].map((group_id) => ({
    group_id,
    partner_ids: partners.filter(({ group }) => group.id === group_id).map(({ id }) => id),
  }));

const whoText = (partners: readonly Mover[]): string =>
  partners.length === 1 ? partners[0]!.name : `${countText(partners.length)} partners`;

/** @param onMoved closes what asked for it */
export function useMove(onMoved: () => void) {
  const toast = useToast();
  const failed = useFailed();
  const undo = useMoves({ onDone: () => toast('Moved back'), onFailed: failed });
  const moves = useMoves({
    onDone({ ids }, { moved }) {
      onMoved();
      if (!moved) return;
      const really = moved.partners.filter(({ id }) => ids.has(id));
      if (really.length === 0) return toast(`${whoText(moved.partners)} already in ${moved.to}`);
      toast(`${whoText(really)} moved to ${moved.to}`, () => undo.mutate({ moves: backOf(really) }));
    },
  });
  return {
    move: (partners: readonly Mover[], to: { id: number; name: string }): void => {
      const others = partners.filter(({ group }) => group.id !== to.id);
      if (others.length === 0) return onMoved();
      const move = { group_id: to.id, partner_ids: others.map(({ id }) => id) };
      return moves.mutate({ moves: [move], moved: { partners: others, to: to.name } });
    },
    error: moves.error,
    busy: moves.isPending,
  };
}
