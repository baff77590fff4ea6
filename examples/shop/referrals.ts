// The calls of the shop's server to the referral service. They have the program's key, so a browser never makes them.

interface Options {
  serviceUrl: string;
  apiKey: string;
  log: (line: string) => void;
}

interface SignUp {
  /** undefined: nobody referred this customer */
  clickId: string | undefined;
  /** the shop's own identifier of the customer */
  customerKey: string;
  email: string;
}

export function createReferrals({ serviceUrl, apiKey, log }: Options) {
  return {
    /** Reports a new customer. Never throws: a sign-up must not fail because the referral service does. */
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
        // A real shop would keep it and try again.
        log(`sign-up: the lead of ${customerKey} could not be told: ${String(error)}`);
      }
    },
  };
}
