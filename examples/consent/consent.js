const KEY = 'referral-consent';
const banner = document.querySelector('#consent');

// The snippet runs queued functions when it has loaded.
window.referral = window.referral || { q: [] };
const apply = (answer) => window.referral.q.push((referral) => referral.consent(answer === 'yes'));

function decide(answer) {
  localStorage.setItem(KEY, answer);
  banner.hidden = true;
  apply(answer);
}

/** The visitor's answer. Global Privacy Control, a setting of the browser, is a no. */
const answered = () => localStorage.getItem(KEY) ?? (navigator.globalPrivacyControl ? 'no' : undefined);

if (answered()) apply(answered());
else banner.hidden = false;

for (const button of banner.querySelectorAll('[data-answer]')) {
  button.addEventListener('click', () => decide(button.dataset.answer));
}
document.querySelector('#consent-settings').addEventListener('click', () => (banner.hidden = false));

// Until there is an answer, nothing may be stored. So the links of this site pass the partner's code on.
addEventListener(
  'click',
  (event) => {
    const link = event.target.closest('a[href]');
    const code = new URLSearchParams(location.search).get('aff');
    if (!link || !code || answered() || link.origin !== location.origin) return;
    const target = new URL(link.href);
    target.searchParams.set('aff', code);
    link.href = target.href;
  },
  true,
);
