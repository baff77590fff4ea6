import { addressOf } from '../../lib/base.ts';
import { PROCESSOR_TYPES, processorName, type ProcessorType } from '@referral-tracking/shared/processor-types';
import styles from './choice.module.css';

/** What each is for, by which people find theirs. */
const ABOUT: Readonly<Record<ProcessorType, string>> = {
  stripe: 'Checkout, invoices, payment links',
  paddle: 'Paddle Billing',
  woocommerce: 'Orders of a WordPress shop',
  shopify: 'Orders of a Shopify store',
  polar: 'Orders and subscriptions',
  lemonsqueezy: 'Orders and subscriptions',
};

/** The processors to choose from. */
export const ProcessorChoice = ({ onChoose }: { onChoose: (type: ProcessorType) => void }) => (
  <>
    <p>Which one takes your customers’ payments?</p>
    <ul className={styles.choice}>
      {PROCESSOR_TYPES.map((type) => (
        <li key={type}>
          <button type="button" onClick={() => onChoose(type)}>
            <strong>
              <span className="visually-hidden">Connect </span>
              {processorName(type)}
            </strong>{' '}
            <small>{ABOUT[type]}</small>
          </button>
        </li>
      ))}
    </ul>
    <p className={styles.other}>
      Not in the list? <a href={addressOf('/docs/first-chain#the-customer-pays')}>Send each sale from your server</a>.
    </p>
  </>
);
