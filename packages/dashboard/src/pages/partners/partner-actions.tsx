// What is decided about a partner: approve or decline an application, remove, reinstate.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { useNarrow } from '../../lib/narrow.ts';
import type { PartnerStatus } from '../../records/partners/partner-status.tsx';
import { PARTNER, PARTNERS } from '../../records/partners/paths.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { MenuItem, RowMenu } from '../../ui/row-menu.tsx';
import { useFailed, useToast } from '../../ui/toast.tsx';
import { DeclineDialog } from './decline-dialog.tsx';

type Act = 'approve' | 'decline' | 'remove' | 'reinstate';

interface Decision {
  act: Act;
  button: string;
  /** what is said afterwards */
  done: string;
  /** asked before; unset: it happens at once, because it can be undone */
  question?: { title: string; text: string };
  /** whether it is asked before, with a reason */
  asksReason?: boolean;
  /** what undoes it */
  undo?: Act;
}

const DECISIONS: Record<Act, Decision> = {
  approve: { act: 'approve', button: 'Approve', done: 'has joined', undo: 'remove' },
  decline: {
    act: 'decline',
    button: 'Decline',
    done: 'was declined',
    asksReason: true,
  },
  remove: {
    act: 'remove',
    button: 'Remove',
    done: 'was removed',
    question: {
      title: 'Remove the partner?',
      text: 'They no longer earn commissions: new sales are not attributed to them, and their links and codes no longer count for new customers. Existing commissions stay.',
    },
    undo: 'reinstate',
  },
  reinstate: { act: 'reinstate', button: 'Reinstate', done: 'was reinstated', undo: 'remove' },
};

/** What may be decided in each status. */
const POSSIBLE: Partial<Record<PartnerStatus, readonly Act[]>> = {
  linked: ['approve'],
  applied: ['approve', 'decline'],
  joined: ['remove'],
  removed: ['reinstate'],
};

/** Whether what can be done is done rarely. */
const isSettled = (status: PartnerStatus): boolean => status === 'joined' || status === 'removed';

interface Decided {
  act: Act;
  reason: string | null;
}

function send(program_id: number, partner_id: number, { act, reason }: Decided) {
  const call = { params: { path: { program_id, partner_id } } };
  if (act === 'approve') return client.POST(`${PARTNER}/approve`, call);
  if (act === 'decline') return client.POST(`${PARTNER}/decline`, { ...call, body: { reason } });
  if (act === 'remove') return client.POST(`${PARTNER}/remove`, call);
  return client.POST(`${PARTNER}/reinstate`, call);
}

interface ActionsProps {
  partner: { id: number; name: string; status: PartnerStatus };
  /** whether they are those of the page, and not of a row */
  onPage?: boolean;
}

export function PartnerActions({ partner, onPage = false }: ActionsProps) {
  const { id: program_id } = useProgram();
  const may = useMay('admin');
  const narrow = useNarrow();
  const toast = useToast();
  const failed = useFailed();
  const [asked, setAsked] = useState<Decision>();
  const decide = useAction((decided: Decided) => send(program_id, partner.id, decided), {
    refresh: [PARTNERS, PARTNER],
    onDone: () => setAsked(undefined),
  });
  const run = ({ act, done, undo }: Decision, reason: string | null = null) =>
    decide.mutate(
      { act, reason },
      {
        onSuccess: () => toast(`${partner.name} ${done}`, undo && (() => run({ ...DECISIONS[undo], undo: act }))),
        onError: (error) => {
          if (!asked) failed(error);
        },
      },
    );
  // A row has two lines there, and the page of the partner has all that can be done.
  const isShort = narrow && !onPage && partner.status === 'joined';
  if (!may || isShort) return null;
  const choose = (decision: Decision) =>
    decision.question || decision.asksReason ? setAsked(decision) : run(decision);
  return (
    <>
      <Buttons partner={partner} onPage={onPage} busy={decide.isPending} onChoose={choose} />
      {asked && (
        <Ask
          name={partner.name}
          decision={asked}
          busy={decide.isPending}
          error={decide.error}
          onConfirm={(reason) => run(asked, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface ButtonsProps extends Required<ActionsProps> {
  busy: boolean;
  onChoose: (decision: Decision) => void;
}

/** In a row, what is done rarely is in a menu. */
function Buttons({ partner, onPage, busy, onChoose }: ButtonsProps) {
  const possible = (POSSIBLE[partner.status] ?? []).map((act) => DECISIONS[act]);
  const name = <span className="visually-hidden"> {partner.name}</span>;
  if (!onPage && isSettled(partner.status)) {
    return (
      <RowMenu of={partner.name}>
        {possible.map((decision) => (
          <MenuItem key={decision.act} danger={decision.act === 'remove'} onChoose={() => onChoose(decision)}>
            {decision.button}
            {name}
          </MenuItem>
        ))}
      </RowMenu>
    );
  }
  return possible.map((decision) => (
    <Button
      key={decision.act}
      small={!onPage}
      kind={decision.act === 'approve' ? 'main' : onPage ? 'plain' : 'quiet'}
      busy={busy}
      onClick={() => onChoose(decision)}
    >
      {decision.button}
      {name}
    </Button>
  ));
}

interface AskProps {
  name: string;
  decision: Decision;
  busy: boolean;
  error: Error | null;
  onConfirm: (reason: string | null) => void;
  onClose: () => void;
}

/** Asks before what cannot be undone at once, or not at all. */
function Ask({ name, decision: { button, question }, onConfirm, ...dialog }: AskProps) {
  if (!question) return <DeclineDialog name={name} onDecline={onConfirm} {...dialog} />;
  return (
    <ConfirmDialog
      title={question.title}
      action={`${button} ${name}`}
      danger
      onConfirm={() => onConfirm(null)}
      {...dialog}
    >
      <p>{question.text}</p>
    </ConfirmDialog>
  );
}
