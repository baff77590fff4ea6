export default function Home() {
  return (
    <form method="post" action="/signup">
      <input name="email" type="email" required />
      <button>Sign up</button>
    </form>
  );
}
