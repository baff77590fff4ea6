// Which mails a person gets, as an owner or as a partner.
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Check, Form } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './mails.module.css';

const MAILS = '/api/v1/account/mails';

type Kind = Schemas['mail-kind'];

/** Those to owners. */
export const OWNER = {
  weekly_digest: 'Weekly summary, on Mondays',
  applications_waiting: 'New applications',
  payday: 'Payout day',
  key_rotation_due: 'An API key expires',
  webhook_failing: 'A webhook fails',
  processor_silent: 'The payment processor is silent',
} as const satisfies Partial<Record<Kind, string>>;

const PARTNER = {
  application_decided: 'My application was decided',
  first_commission: 'My first commission in a program',
  monthly_summary: 'What I earned in a month',
  payout_paid: 'I was paid',
  payout_returned: 'A payout was returned',
} as const satisfies Partial<Record<Kind, string>>;

const KINDS = { owner: OWNER, partner: PARTNER };

/** Does not compile if the contract has a kind that the lists lack. */
export const ALL_KINDS_ARE_LISTED: [Kind] extends [keyof typeof OWNER | keyof typeof PARTNER] ? true : never = true;

const namesOf = (reader: keyof typeof KINDS) => Object.entries(KINDS[reader]) as [Kind, string][];

/** The kinds of mails to this reader, each with a box; those to the other kind of reader stay as they are. */
export function MailChoice({ reader }: { reader: keyof typeof KINDS }) {
  const toast = useToast();
  const { data, error, refetch } = useQuery({
    queryKey: ['own', MAILS],
    queryFn: async () => (await client.GET(MAILS)).data!.data.off,
    refetchInterval: false,
  });
  const save = useAction((off: Kind[]) => client.PUT(MAILS, { body: { off } }), {
    refresh: [MAILS],
    onDone: () => toast('Saved'),
  });
  const kinds = namesOf(reader);
  const offOf = (values: Record<string, string>): Kind[] => [
    ...data!.filter((kind) => !kinds.some(([own]) => own === kind)),
    ...kinds.map(([kind]) => kind).filter((kind) => !(kind in values)),
  ];
  return (
    <Card title="Mails">
      <p className={styles.soft}>
        {reader === 'owner' ? 'As an owner of programs' : 'From your programs'} you get mails about these. Links to sign
        in, and changes of your address and of where you are paid, are always sent.
      </p>
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows label="Loading your choice of mails" />}
      {data && (
        <Form
          key={data.join()}
          action="Save the choice"
          error={save.error}
          busy={save.isPending}
          onSubmit={(values) => save.mutate(offOf(values))}
        >
          {kinds.map(([kind, label]) => (
            <Check key={kind} name={kind} label={label} defaultChecked={!data.includes(kind)} />
          ))}
        </Form>
      )}
    </Card>
  );
}
