// How the partner is paid, the name under which programs see them, and which mails they get.
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { MailChoice } from '../../records/account/mails.tsx';
import { PROFILE } from '../../records/portal/paths.ts';
import { useProfile } from '../../records/portal/profile.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Field, Form } from '../../ui/form.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DateTime, None } from '../../ui/values.tsx';
import { EmailChange } from './email-change.tsx';
import { LegalDetails } from './legal-details.tsx';
import { PayoutMethods } from './payout-methods.tsx';
import styles from './portal.module.css';

export function ProfilePage() {
  const { data: profile, error, refetch } = useProfile();
  const { data: session } = useSession();
  const toast = useToast();
  const save = useAction((name: string) => client.PUT(PROFILE, { body: { name } }), {
    refresh: [PROFILE],
    onDone: () => toast('Saved'),
  });
  return (
    <Page title="Profile" intro="How your programs pay you, and what they see about you.">
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {profile === undefined && !error && <SkeletonRows label="Loading your profile" />}
      {profile !== undefined && (
        <div className={styles.narrow}>
          {profile && <PayoutMethods profile={profile} />}
          <Card title="Your details">
            <Facts>
              <Fact name="Email">{profile?.email ?? session?.account.email ?? <None />}</Fact>
              <Fact name="Profile created">
                {profile ? <DateTime value={profile.created_at} dateOnly /> : 'When you save your name'}
              </Fact>
            </Facts>
            <Form
              action="Save"
              error={save.error}
              busy={save.isPending}
              onSubmit={({ name = '' }) => save.mutate(name)}
            >
              <Field
                key={profile?.name}
                name="name"
                label="Name"
                required
                maxLength={1000}
                autoComplete="name"
                defaultValue={profile?.name}
                hint="Your name, or that of your site or company. Members of your programs see it with your email address."
              />
            </Form>
          </Card>
          <EmailChange />
          {profile && <LegalDetails profile={profile} />}
          {profile && <MailChoice reader="partner" />}
        </div>
      )}
    </Page>
  );
}
