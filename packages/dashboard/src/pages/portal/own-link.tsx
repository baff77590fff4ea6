import { Link } from '@tanstack/react-router';
import { LinkAddresses } from '../../records/links/link-addresses.tsx';
import { useNewestOwnLinks } from '../../records/portal/own-links.ts';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import { buttonLook } from '../../ui/button.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Card } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { QrButton } from './qr-button.tsx';

/** The place of the card with a link, so that nothing below it moves when it comes. */
export function LinkToCome() {
  const { id } = usePortalProgram();
  const { error, refetch } = useNewestOwnLinks(id);
  return (
    <Card title="Your link">
      {error ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label="Loading the link" rows={6} />
      )}
    </Card>
  );
}

/** The newest link that works, which is what most partners come for; nothing if there is none. */
export function OwnLink() {
  const { id: programId } = usePortalProgram();
  const { data: links } = useNewestOwnLinks(programId);
  if (!links) return <LinkToCome />;
  const [newest, other] = links;
  if (!newest) return null;
  const all = (
    <Link to="/partner/programs/$programId/links" params={{ programId }} className={buttonLook({ small: true })}>
      See all links
    </Link>
  );
  return (
    <Card title={other ? 'Your newest link' : 'Your link'} actions={all}>
      <LinkAddresses link={newest} actions={<QrButton link={newest} />} />
    </Card>
  );
}
