import { verifyWebhook, WebhookVerificationError } from '@referral-tracking/client';

/** Answers a request to the endpoint. */
export async function receive(request: Request): Promise<Response> {
  try {
    // The signature is over the text, so nothing may parse it before.
    const body = await request.text();
    const event = await verifyWebhook(body, request.headers, process.env.WEBHOOK_SECRET!);
    if (event.type === 'sale.recorded') console.log(event.data.object.amount_cents);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    return new Response('not verified', { status: 400 });
  }
}
