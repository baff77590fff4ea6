export default async function Account({ searchParams }: { searchParams: Promise<{ paid?: string }> }) {
  const { paid } = await searchParams;
  if (paid !== undefined) return <p>Thank you.</p>;
  return (
    <form method="post" action="/pay">
      <button>Buy</button>
    </form>
  );
}
