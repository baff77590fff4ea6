// The shop server's calls to the referral service. They use the program's key, so a browser must never make them.

interface Options {
  serviceUrl: string;
  apiKey: string;
  log: (line: string) => void;
}

interface SignUp {
  /** undefined if nobody referred this customer */
  clickId: string | undefined;
  /** the shop's own identifier of the customer */
  customerKey: string;
  email: string;
}

export function createReferrals({ serviceUrl, apiKey, log }: Options) {
  return {
    /** Reports a new customer. Never throws: a failure of the referral service must not fail a sign-up. */
    async signedUp({ clickId, customerKey, email }: SignUp): Promise<void> {
      if (!clickId) return log('sign-up: not referred, nothing to tell');
      try {
        const answer = await fetch(`${serviceUrl}/api/v1/track/lead`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${apiKey}` },
          body: JSON.stringify({ click_id: clickId, customer_key: customerKey, email }),
          signal: AbortSignal.timeout(5000),
        });
        log(`sign-up: lead of ${customerKey} → ${answer.status} ${await answer.text()}`);
      } catch (error) {
        // A real shop would store the lead and retry.
        log(`sign-up: the lead of ${customerKey} could not be told: ${String(error)}`);
      }
    },
  };
}
