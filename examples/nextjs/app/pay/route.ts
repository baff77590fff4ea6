import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { after } from 'next/server';
import { referrals } from '@/lib/referrals';

const PRICE_CENTS = 4900;

export async function POST() {
  const userId = (await cookies()).get('user')?.value;
  // Nobody is signed in.
  if (!userId) return new Response(null, { status: 303, headers: { Location: '/' } });

  const orderId = `brand-${randomUUID()}`; // your own order, once it is paid

  void referrals.sale({
    transaction_id: orderId,
    amount_cents: PRICE_CENTS,
    currency: 'USD',
    customer_key: userId,
  });
  after(() => referrals.flush());

  return new Response(null, { status: 303, headers: { Location: '/account?paid' } });
}
