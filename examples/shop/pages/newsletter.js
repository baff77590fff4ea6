// A lead from page code. Without the program's key it is provisional: what the shop's server says later settles it.
document.querySelector('#newsletter').addEventListener('submit', async (event) => {
  event.preventDefault();
  const { email } = event.target.elements;
  const said = await window.referral?.lead?.({ email: email.value });
  event.target.hidden = true;
  const thanks = said?.ok ? 'Thank you. A friend of ours sent you, we see.' : 'Thank you.';
  document.querySelector('#newsletter-result').textContent = thanks;
});
