// What a member does in a program, for the command palette: each opens the dialog of its page.
import { useNavigate } from '@tanstack/react-router';
import type { Program, Role } from '../api/client.ts';
import { allows } from '../records/programs/program.ts';
import { asking } from './asked.ts';
import type { Command } from './command.ts';

const ACTIONS = [
  { label: 'Invite partners', to: '/app/programs/$programId/partners', role: 'admin', words: 'affiliate invitation' },
  { label: 'Create a link', to: '/app/programs/$programId/links', role: 'admin', words: 'new url code' },
  { label: 'Create a payout', to: '/app/programs/$programId/payouts', role: 'owner', words: 'new pay money' },
] as const satisfies readonly { label: string; to: string; role: Role; words: string }[];

/** Those that the person may do in the program that is open, if one is. */
export function useProgramActions(program: Program | undefined): Command[] {
  const navigate = useNavigate();
  if (program?.status !== 'active') return [];
  return ACTIONS.filter(({ role }) => allows(program.role, role)).map(({ label, to, words }) => ({
    label,
    kind: 'Action',
    words,
    run: () => void navigate({ to, params: { programId: program.id }, search: {}, state: asking() }),
  }));
}
