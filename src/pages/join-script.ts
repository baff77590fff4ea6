import { ABOUT_SCRIPT } from './about-you.ts';

/**
 * The script of the page. What was written stays in the browser's storage for an hour, so that it survives the sign-in, also in
 * another window, to which a link by mail leads. After the sign-in, the page sends it once by itself.
 */
export const JOIN_SCRIPT = `(() => {
  const part = (id) => document.getElementById(id);
  const form = part('form');
  const slug = form.dataset.slug;
  const KEY = 'referral application ' + slug;
  const { light, dark } = document.body.dataset;
  if (light) {
    document.body.classList.add('branded');
    document.body.style.setProperty('--accent-light', light);
    document.body.style.setProperty('--accent-dark', dark);
  }
  const questions = [...form.querySelectorAll('textarea')];
  const email = part('email');
  const fields = [part('your-name'), part('website'), email, ...questions];${ABOUT_SCRIPT}
  const consent = part('consent');
  const say = (text) => part('hint').replaceChildren(text);
  const written = () => fields.map(({ value }) => value);
  const store = (waits) =>
    localStorage.setItem(KEY, JSON.stringify({ since: Date.now(), waits, values: written(), agreed: consent?.checked }));
  const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null');
  const isOver = !stored || Date.now() - stored.since > 3_600_000;
  if (isOver) localStorage.removeItem(KEY);
  else {
    fields.forEach((field, index) => (field.value = stored.values[index] ?? ''));
    if (consent) consent.checked = stored.agreed === true;
  }
  const end = (title, text) => {
    localStorage.removeItem(KEY);
    part('title').textContent = title;
    part('text').textContent = text;
    form.hidden = true;
    const next = part('next');
    if (next) next.hidden = false;
  };
  // Who has no session proves the address: by a link that is mailed there, or where the service signs people in.
  const prove = async () => {
    const address = email.value.trim();
    const query = 'return_to=' + encodeURIComponent(location.pathname);
    if (form.dataset.byMail === undefined)
      return location.assign('../sign-in?as=partner&login_hint=' + encodeURIComponent(address) + '&' + query);
    const body = new URLSearchParams({ email: address, return_to: location.pathname });
    const { status } = await fetch('../sign-in/link', { method: 'POST', body });
    if (status === 400) return say('This is not an email address.');
    if (status === 429) return say('Too many links were requested. Try again in an hour.');
    if (status !== 200) return say('The service could not be reached. Try again.');
    part('title').textContent = 'Check your mail';
    part('text').textContent =
      'We sent a link to ' + address + '. Open it in this browser within 15 minutes, and your answers are sent.';
    form.hidden = true;
  };
  const send = async (again) => {
    const answers = questions
      .filter(({ value }) => value.trim() !== '')
      .map(({ name, value }) => ({ question: name, answer: value }));
    const consents = consent?.checked ? JSON.parse(form.dataset.consents) : [];
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ slug, ...about(), answers, consents });
    const answer = await fetch('../api/v1/partner/programs', { method: 'POST', headers, body });
    if (answer.status === 401) {
      store(!again);
      if (again) return say('Send it once more: what you wrote is still here.');
      return prove();
    }
    const { data, error } = await answer.json();
    if (answer.status === 409) return end('You know each other already', error.message + '.');
    if (error?.details?.field === 'website') {
      part('website').focus();
      return say('Enter a website, such as anna.dev.');
    }
    if (error) return say(error.message + '.');
    if (data.status === 'joined' && part('next')) {
      localStorage.removeItem(KEY);
      return location.assign('../partner/programs/' + data.id);
    }
    if (data.status === 'joined') return end('You have joined', 'Your link is ready.');
    const mailed = form.dataset.byMail === undefined ? '' : 'You get a mail once it is decided. ';
    end('Application sent', mailed + 'You find the decision among your programs.');
  };
  const run = async (again) => {
    part('send').disabled = true;
    await send(again).catch(() => say('The service could not be reached. Try it again.'));
    part('send').disabled = false;
  };
  void hideKnownName('../');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run(false);
  });
  form.addEventListener('input', () => store(false));
  if (!isOver && stored.waits && form.checkValidity()) void run(true);
})();`;
