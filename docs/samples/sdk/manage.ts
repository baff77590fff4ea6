import { createManagementClient } from '@referral-tracking/client';

const { partners, links } = createManagementClient({
  baseUrl: process.env.REFERRAL_BASE_URL!,
  token: process.env.REFERRAL_API_TOKEN,
});
const program = Number(process.env.REFERRAL_PROGRAM_ID);

for await (const { id, name } of partners.listAll(program, { status: 'applied' })) {
  await partners.approve(program, id);
  const { data: link } = await links.create(program, { partner_id: id });
  console.log(name, link.url);
}
