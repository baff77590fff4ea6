// What happens now, and what the payment processor sent.
import { LiveEvents } from '../../records/events/live-events.tsx';
import { Page } from '../../ui/page.tsx';
import { PaymentEvents } from './events.tsx';

export const EventsPage = () => (
  <Page title="Events" intro="What your pages, your servers and your payment processor report.">
    <LiveEvents live />
    <PaymentEvents />
  </Page>
);
