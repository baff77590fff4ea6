// What is shown if a page cannot be: it is unknown, it failed, or its files were replaced by a new version.
import { Link, useRouterState, type ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';

const reload = <Button onClick={() => location.reload()}>Reload the page</Button>;

export function PageFailure({ error }: ErrorComponentProps) {
  const { message } = error instanceof Error ? error : new Error(String(error));
  // Each browser names a module that is not there in its own words, and vite its styles: "Unable to preload CSS".
  const replaced = /module|import|preload/i.test(message);
  return (
    <Page title={replaced ? 'A new version is available' : 'Something went wrong'}>
      <EmptyState title={replaced ? 'The dashboard was updated' : 'The dashboard has an error'} action={reload}>
        {replaced ? 'Reload the page to use the new version.' : `Nothing was changed. ${message}`}
      </EmptyState>
    </Page>
  );
}

/** Partners are led to their own pages: those of members are not for them. */
export function UnknownPage() {
  const partner = useRouterState({ select: ({ location }) => location.pathname.startsWith('/partner') });
  return (
    <Page title="Page not found">
      <EmptyState
        title="There is no page at this address"
        action={<Link to={partner ? '/partner/programs' : '/app'}>Go to your programs</Link>}
      >
        The address is wrong, or the page has moved.
      </EmptyState>
    </Page>
  );
}
