// The change of the address with which a partner signs in by mail.
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { EMAIL_CHANGE } from '../../records/portal/paths.ts';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Field, Form } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DateTime } from '../../ui/values.tsx';
import styles from './portal.module.css';

export function EmailChange() {
  const toast = useToast();
  const { data, error, refetch } = useQuery({
    queryKey: ['own', EMAIL_CHANGE],
    queryFn: async () => (await client.GET(EMAIL_CHANGE)).data!.data,
    refetchInterval: false,
    // The change is confirmed in another window.
    refetchOnWindowFocus: 'always',
  });
  const ask = useAction((email: string) => client.POST(EMAIL_CHANGE, { body: { email } }), {
    refresh: [EMAIL_CHANGE],
    onDone: () => toast('Requested'),
  });
  // An issuer decides on this address.
  if (data?.bound) return null;
  return (
    <Card title="Change address">
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows label="Loading your address" />}
      {data?.taken_back_until && (
        <p>
          You changed your address. It can be taken back until <DateTime value={data.taken_back_until} />, with the link
          in the mail to the old one. Your payout methods wait as long, and no other change is possible.
        </p>
      )}
      {data?.pending && (
        <p>
          {data.pending.mailed ? 'A mail is on its way to ' : 'This service sends no mail, so nobody can confirm '}
          <strong>{data.pending.email}</strong>
          {data.pending.mailed && (
            <>
              . Open its link in this browser until <DateTime value={data.pending.expires_at} />
            </>
          )}
          .
        </p>
      )}
      {data && !data.taken_back_until && (
        <>
          <p className={styles.soft}>
            The new address gets a link that confirms the change, and the old one a link that takes it back for 72
            hours. You sign in with the new address then, and your payout methods wait for 72 hours.
          </p>
          <Form
            action="Send the link"
            error={ask.error}
            busy={ask.isPending}
            onSubmit={({ email = '' }) => ask.mutate(email)}
          >
            <Field name="email" type="email" label="New email address" required maxLength={254} autoComplete="email" />
          </Form>
        </>
      )}
    </Card>
  );
}
