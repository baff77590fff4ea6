import { useState } from 'react';
import { onceFailureOf } from '../api/failure.ts';
import { csvOf, type FileColumn } from '../lib/csv.ts';
import { download } from '../lib/download.ts';
import { Button } from './button.tsx';
import { FailureNote } from './failure-note.tsx';
import { useFileName } from './file-name.ts';

interface CsvButtonProps<Row> {
  /** reads all rows, not only those that are shown */
  readAll: () => Promise<readonly Row[]>;
  columns: readonly FileColumn<Row>[];
  /** what the file has, such as `links` */
  file: string;
}

/** Saves a whole list. */
export function CsvButton<Row>({ readAll, columns, file }: CsvButtonProps<Row>) {
  const [state, setState] = useState<'idle' | 'busy' | Error>('idle');
  const nameOf = useFileName();
  const save = async () => {
    setState('busy');
    try {
      download(nameOf(file), csvOf(columns, await readAll()));
      setState('idle');
    } catch (error) {
      setState(onceFailureOf(error));
    }
  };
  return (
    <>
      <Button small kind="quiet" busy={state === 'busy'} onClick={() => void save()}>
        {state === 'busy' ? 'Loading all pages…' : 'Save as CSV'}
      </Button>
      {state instanceof Error && <FailureNote error={state} />}
    </>
  );
}
