// A program without partners: what to do first, and who is invited already.
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { api } from '../../api/client.ts';
import { LARGEST_PAGE } from '../../api/list.ts';
import { INVITATIONS } from '../../records/invitations/paths.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

const openText = (count: number, more: boolean): string =>
  count === 1 ? '1 invitation is open' : `${count}${more ? '+' : ''} invitations are open`;

/** @param invite the button that invites somebody; false for who may not */
export function NobodyYet({ invite }: { invite: ReactNode }) {
  const { id: programId } = useProgram();
  const may = useMay('admin');
  const params = { path: { program_id: programId }, query: { status: 'pending', limit: LARGEST_PAGE } } as const;
  const { data } = api.useQuery('get', INVITATIONS, { params }, { enabled: may });
  const open = data?.data.length ?? 0;
  if (open === 0) {
    return (
      <EmptyState title="No partners yet" action={invite}>
        Invite people who reach your customers. They get a link, and you see what it brings in.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={openText(open, data?.page.has_more ?? false)}
      action={
        <Link
          to="/app/programs/$programId/invitations"
          params={{ programId }}
          search={{ status: 'pending' }}
          className={buttonLook({ kind: 'main' })}
        >
          See the invitations
        </Link>
      }
    >
      Nobody has joined yet. Who accepts an invitation becomes a partner, and stands here.
    </EmptyState>
  );
}
