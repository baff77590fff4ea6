// Saves settings of a program, which two operations take, with a way back.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { PAYOUT_SETTINGS, PROGRAM, PROGRAMS, type Changes, type PayingChanges } from '../../records/programs/paths.ts';
import { useProgram } from '../../records/programs/program.ts';
import { READINESS } from '../../records/programs/readiness.ts';
import type { Values } from '../../ui/form.tsx';
import { useToast } from '../../ui/toast.tsx';
import { approvalIn } from './approval.tsx';
import { attributionIn } from './attribution.tsx';
import { brandIn } from './brand.tsx';
import { codesIn } from './codes.tsx';
import { generalIn } from './general.tsx';
import { joiningIn } from './joining.tsx';
import { MAILS_FIELD, mailsIn } from './mails.tsx';
import { minimumIn, payingIn } from './payouts.tsx';
import { QUESTIONS_FIELD, questionsIn } from './questions.tsx';

/** The names of the fields whose texts differ. One that is not there is like one that is empty. */
export const differences = (before: Values, after: Values): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => (before[name] ?? '') !== (after[name] ?? ''),
  );

/** What differs between two readings of the same form, so that nobody else's change is overwritten. */
function changesOf<Given extends object>(before: Given, after: Given): Partial<Given> {
  const names = Object.keys(after) as (keyof Given)[];
  const changed = names.filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Given>;
}

/** The settings in the fields that the reader's role has; throws a `Failure` about a field that says nothing valid. */
const programIn = (values: Values): Changes => ({
  ...('name' in values ? generalIn(values) : {}),
  ...('join_policy' in values
    ? {
        ...attributionIn(values),
        ...approvalIn(values),
        ...minimumIn(values),
        ...joiningIn(values),
        ...codesIn(values),
      }
    : {}),
  ...(MAILS_FIELD in values ? mailsIn(values) : {}),
  ...(QUESTIONS_FIELD in values ? questionsIn(values) : {}),
});

interface Wanted {
  program: Changes;
  paying: PayingChanges;
}

/** What to send to get from the one reading to the other. */
function wantedBetween(before: Values, after: Values): Wanted {
  const brand = 'display_name' in after ? changesOf(brandIn(before), brandIn(after)) : {};
  const program = changesOf(programIn(before), programIn(after));
  return {
    program: { ...program, ...(Object.keys(brand).length > 0 ? { brand } : {}) },
    paying: 'net_days' in after ? changesOf(payingIn(before), payingIn(after)) : {},
  };
}

const isEmpty = (changes: object): boolean => Object.keys(changes).length === 0;

/** @param onSaved gets the names of the settings that were saved; the label of an account changes with its number */
export function useSaveAll(onSaved: (names: readonly string[]) => void) {
  const { id: program_id } = useProgram();
  const toast = useToast();
  const [wrong, setWrong] = useState<unknown>(null);
  const params = { path: { program_id } };
  const save = useAction(
    async ({ program, paying, done }: Wanted & { done: () => void }) => {
      // The rarer mistakes come first: if an IBAN is wrong, nothing is saved.
      if (!isEmpty(paying)) await client.PATCH(PAYOUT_SETTINGS, { params, body: paying });
      if (!isEmpty(program)) await client.PATCH(PROGRAM, { params, body: program });
      return done;
    },
    // Before what is stored is read again, which may begin the form again.
    { refresh: [PROGRAMS, PROGRAM, READINESS, PAYOUT_SETTINGS], onDone: (done) => done() },
  );
  const submit = (before: Values, after: Values) => {
    setWrong(null);
    try {
      const wanted = wantedBetween(before, after);
      const back = () =>
        save.mutate({ ...wantedBetween(after, before), done: () => toast('Previous settings restored') });
      const done = () => {
        onSaved([...Object.keys(wanted.program), ...Object.keys(wanted.paying), 'payer_iban_label']);
        toast('Saved', back);
      };
      if (isEmpty(wanted.program) && isEmpty(wanted.paying)) return onSaved([]);
      return save.mutate({ ...wanted, done });
    } catch (error) {
      return setWrong(error);
    }
  };
  return { submit, error: wrong ?? save.error, busy: save.isPending };
}
