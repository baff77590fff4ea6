// Sends a lead from page code. Without the program's key the lead is provisional; the lead from the shop's server
// settles it.
document.querySelector('#newsletter').addEventListener('submit', async (event) => {
  event.preventDefault();
  const { email } = event.target.elements;
  const said = await window.referral?.lead?.({ email: email.value });
  event.target.hidden = true;
  const thanks = said?.ok ? 'Thank you. A friend of ours sent you, we see.' : 'Thank you.';
  document.querySelector('#newsletter-result').textContent = thanks;
});
