import { useState } from 'react';
import { onceFailureOf } from '../api/failure.ts';
import { download } from '../lib/download.ts';
import { Button } from './button.tsx';
import { FailureNote } from './failure-note.tsx';
import { useFileName } from './file-name.ts';

interface CsvButtonProps {
  /** reads all rows, not only those that are shown */
  readFile: () => Promise<Blob | string>;
  /** what the file has, such as `links` */
  file: string;
}

/** Saves a whole list. */
export function CsvButton({ readFile, file }: CsvButtonProps) {
  const [state, setState] = useState<'idle' | 'busy' | Error>('idle');
  const nameOf = useFileName();
  const save = async () => {
    setState('busy');
    try {
      download(nameOf(file), await readFile());
      setState('idle');
    } catch (error) {
      setState(onceFailureOf(error));
    }
  };
  return (
    <>
      <Button small kind="quiet" busy={state === 'busy'} onClick={() => void save()}>
        {state === 'busy' ? 'Loading all rows…' : 'Save as CSV'}
      </Button>
      {state instanceof Error && <FailureNote error={state} />}
    </>
  );
}
