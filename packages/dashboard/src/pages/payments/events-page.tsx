// What happens now, and what the payment processor sent.
import { Page } from '../../ui/page.tsx';
import { LiveEvents } from '../setup/live-events.tsx';
import { PaymentEvents } from './events.tsx';

export const EventsPage = () => (
  <Page title="Events" intro="What your pages, your servers and your payment processor report.">
    <LiveEvents live />
    <PaymentEvents />
  </Page>
);
