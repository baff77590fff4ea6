export default function Home() {
  return (
    <form method="post" action="/signup">
      <input name="email" type="email" />
      <button>Sign up</button>
    </form>
  );
}
