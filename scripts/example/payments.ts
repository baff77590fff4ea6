// Payments. The shop speaks to Stripe alone; that the service hears of a payment is Stripe's doing.

interface Options {
  serviceUrl: string;
  programId: number;
  apiKey: string;
  log: (line: string) => void;
}

interface Payment {
  order: string;
  /** what Stripe calls the client reference */
  clickId: string | undefined;
  /** what the shop has put into the session's metadata */
  customerKey: string | undefined;
}

export function createPayments({ serviceUrl, apiKey, log }: Options) {
  return {
    /** Takes a payment. */
    async pay({ order, clickId, customerKey }: Payment): Promise<void> {
      try {
        const answer = await fetch(`${serviceUrl}/api/v1/track/sale`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${apiKey}` },
          body: JSON.stringify({
            transaction_id: order,
            amount_cents: 4900,
            currency: 'USD',
            click_id: clickId,
            customer_key: customerKey,
          }),
        });
        log(`checkout: sale of ${order} → ${answer.status} ${await answer.text()}`);
      } catch (error) {
        log(`checkout: ${String(error)}`);
      }
    },
  };
}
