// What is shown if a page cannot be: it is unknown, it failed, or its files were replaced by a new version.
import { Link, type ErrorComponentProps } from '@tanstack/react-router';
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

export const UnknownPage = () => (
  <Page title="Page not found">
    <EmptyState title="There is no page at this address" action={<Link to="/app">Go to your programs</Link>}>
      The address is wrong, or the page has moved.
    </EmptyState>
  </Page>
);
