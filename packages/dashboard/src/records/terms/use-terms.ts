// Makes terms and ends exceptions, and reads whose terms hold.
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { readAllPages } from '../../api/list.ts';
import { useToast } from '../../ui/toast.tsx';
import { GROUPS } from '../groups/paths.ts';
import { PARTNER, PARTNERS } from '../partners/paths.ts';
import { PROGRAM, PROGRAMS } from '../programs/paths.ts';
import { useProgram } from '../programs/program.ts';
import { ownerBody, TERMS, type Terms, type TermsBody, type TermsOwner } from './paths.ts';

/** What shows terms, and is read again after a change. */
export const SHOWS_TERMS = [TERMS, GROUPS, PARTNERS, PARTNER, PROGRAMS, PROGRAM] as const;

/** Makes terms for an owner, or ends theirs. */
export function useMakeTerms(owner: TermsOwner, onDone: () => void) {
  const { id: program_id } = useProgram();
  const toast = useToast();
  return useAction(
    async (fields: Omit<TermsBody, 'level' | 'group_id' | 'partner_id'>, key: string) => {
      const params = { path: { program_id }, header: { 'Idempotency-Key': key } };
      await client.POST(TERMS, { params, body: { ...ownerBody(owner), ...fields } });
      return fields.inherit === true;
    },
    {
      refresh: SHOWS_TERMS,
      onDone: (ended) => {
        onDone();
        const whose = owner.level === 'program' ? 'the program' : owner.name;
        toast(ended ? `${whose} no longer has its own terms` : `New terms for ${whose} apply from the next sale`);
      },
    },
  );
}

/** A program makes exceptions for few of its partners: of more rows than these, the newest are read. */
const MOST_PAGES = 10;

/** The terms that single partners have of their own; undefined while they are read. */
export function useExceptions() {
  const { id: program_id } = useProgram();
  return useQuery({
    queryKey: ['exceptions', TERMS, program_id],
    queryFn: async () => {
      const rows = await readAllPages(
        (page) => client.GET(TERMS, { params: { path: { program_id }, query: { level: 'partnership', ...page } } }),
        MOST_PAGES,
      );
      return rows.filter(
        (terms): terms is Terms & { partner_id: number } => terms.in_force && terms.partner_id !== null,
      );
    },
    refetchInterval: false,
  });
}

/** The terms that a partner has of their own: null without; undefined while they are read. */
export function useOwnTerms(partner_id: number) {
  const { id: program_id } = useProgram();
  const query = { level: 'partnership', partner_id, limit: 1 } as const;
  return useQuery({
    queryKey: ['own', TERMS, program_id, partner_id],
    queryFn: async () => (await client.GET(TERMS, { params: { path: { program_id }, query } })).data!.data,
    // The newest one holds, unless the exception has ended.
    select: (rows) => rows.find(({ in_force }) => in_force) ?? null,
    refetchInterval: false,
  });
}
