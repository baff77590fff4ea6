import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { after } from 'next/server';
import { referrals } from '@/lib/referrals';

export async function POST(request: Request) {
  const email = String((await request.formData()).get('email'));
  const userId = `user_${randomUUID()}`; // your own user record
  const jar = await cookies();
  jar.set('user', userId, { httpOnly: true, sameSite: 'lax' }); // your own session

  const clickId = jar.get('service_click_id')?.value;
  if (clickId) {
    void referrals.lead({ click_id: clickId, customer_key: userId, email });
    after(() => referrals.flush());
  }

  return new Response(null, { status: 303, headers: { Location: '/account' } });
}
