import os

from referral_tracking import ManagementClient

client = ManagementClient(
    os.environ["REFERRAL_BASE_URL"], os.environ["REFERRAL_API_TOKEN"]
)
program = int(os.environ["REFERRAL_PROGRAM_ID"])

for partner in client.partners.list_all(program, status="applied"):
    client.partners.approve(program, partner.id)
    link = client.links.create(program, {"partner_id": partner.id}).data
    print(partner.name, link.url)
