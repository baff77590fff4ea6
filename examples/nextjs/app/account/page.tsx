export default function Account() {
  return (
    <form method="post" action="/pay">
      <button>Buy</button>
    </form>
  );
}
