// The page of a statement, of a closed month or of the open one, for whoever reads it.
import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import type { Line, Statement } from './rows.ts';
import { PrintButton, type Party } from './sheet.tsx';
import { StatementSheet } from './statement-sheet.tsx';

type Sheet = ComponentProps<typeof StatementSheet>;

/** What was read of a statement. */
export interface ReadStatement {
  statement: Statement | undefined;
  lines: readonly Line[] | undefined;
  from: Party | undefined;
  error: Error | null;
  /** whether it is known that there is none */
  none?: boolean;
  onRetry: () => void;
}

interface StatementFrameProps extends ReadStatement, Pick<Sheet, 'sender' | 'to' | 'toName' | 'about'> {
  back: ReactNode;
  /** what begins the month, where nothing has happened in it */
  begins: string;
}

export function StatementFrame(props: StatementFrameProps) {
  const { statement, lines = [], from, error, none = false, onRetry, back, begins, ...parties } = props;
  return (
    <Page title="Statement" back={back} actions={statement && <PrintButton />}>
      {error && <FailureNote error={error} onRetry={onRetry} />}
      {none && <EmptyState title="Nothing happened in this month yet">{begins}</EmptyState>}
      {!statement && !error && !none && <SkeletonRows label="Loading the statement" />}
      {statement && <StatementSheet statement={statement} lines={lines} from={from} {...parties} />}
    </Page>
  );
}
