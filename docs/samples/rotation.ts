interface Warning {
  code: string;
  message: string;
  hint: string;
  rotate_by: string;
  docs_url: string;
}

const response = await fetch(`${process.env.REFERRAL_BASE_URL}/api/v1/programs/me/readiness`, {
  headers: { Authorization: `Bearer ${process.env.REFERRAL_API_KEY}` },
});
const { warnings = [] } = (await response.json()) as { warnings?: Warning[] };
for (const { message, hint, rotate_by, docs_url } of warnings) {
  console.log(`${message} ${hint} Deadline: ${rotate_by}. ${docs_url}`);
}
console.log('Sunset:', response.headers.get('Sunset') ?? 'none');
