// Saves settings of a program, with a way back.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Program } from '../../api/client.ts';
import { useProgram } from '../../shell/program.tsx';
import { useToast } from '../../ui/toast.tsx';
import { changedFrom, PROGRAM, PROGRAMS, READINESS, type Changes } from './paths.ts';

/** The values of these fields as a text, to see whether they have changed. */
const textOf = (values: Program | Changes, fields: readonly (keyof Changes)[]): string =>
  JSON.stringify(fields.map((field) => values[field]));

/**
 * The key of a form of these fields: another one if they were changed elsewhere or taken back, so that the form begins
 * again. After its own save it stays, and so does the focus.
 */
function useFormKey(program: Program, fields: readonly (keyof Changes)[]) {
  const current = textOf(program, fields);
  const [known, setKnown] = useState(current);
  const [expected, setExpected] = useState(current);
  const [key, setKey] = useState(0);
  if (current !== known) {
    setKnown(current);
    if (current !== expected) setKey(key + 1);
  }
  return { key, expect: (values: Program) => setExpected(textOf(values, fields)) };
}

export interface Save {
  submit: (wanted: Changes) => void;
  error: Error | null;
  busy: boolean;
  /** the key of the form */
  formKey: number;
}

/** Saves those of the fields that differ from the stored settings. A note offers to undo it. */
export function useSave(fields: readonly (keyof Changes)[]): Save {
  const program = useProgram();
  const { id: program_id } = program;
  const toast = useToast();
  const form = useFormKey(program, fields);
  const save = useAction((body: Changes) => client.PATCH(PROGRAM, { params: { path: { program_id } }, body }), {
    refresh: [PROGRAMS, PROGRAM, READINESS],
  });
  const submit = (wanted: Changes) => {
    const changed = changedFrom(program, wanted);
    if (!changed) return toast('No changes to save');
    const { changes, before } = changed;
    const undo = () => save.mutate(before, { onSuccess: () => toast('Previous settings restored') });
    form.expect({ ...program, ...changes });
    return save.mutate(changes, { onSuccess: () => toast('Saved', undo) });
  };
  return { submit, error: save.error, busy: save.isPending, formKey: form.key };
}
