import { ABOUT_SCRIPT } from './about-you.ts';

/**
 * The script of the page. It reads the secrets from the part of the address after `#`, which browsers do not send. They stay in
 * the browser's storage while the person signs in, also in another window, to which a link by mail leads; for an hour, or
 * until the invitation is answered. They leave the address, so that they are not in the history.
 */
export const INVITATION_SCRIPT = `(() => {
  const KEY = 'referral invitation';
  const part = (id) => document.getElementById(id);${ABOUT_SCRIPT}
  const hide = () => {
    for (const id of ['about', 'agree']) part(id).hidden = true;
    for (const id of ['sign-in', 'accept', 'decline', 'refuse', 'back']) part(id).hidden = true;
  };
  const show = (title, text, hint = '', offer = false) => {
    part('title').replaceChildren(...[title].flat());
    part('text').replaceChildren(...[text].flat());
    part('hint').textContent = hint;
    part('offer').hidden = !offer;
    hide();
  };
  // An element of its own: the direction in which a name is written ends with it.
  const named = ({ name }) => Object.assign(document.createElement('bdi'), { textContent: name });
  const sent = location.hash.slice(1);
  if (sent) {
    localStorage.setItem(KEY, Date.now() + ' ' + sent);
    history.replaceState(null, '', location.pathname);
  }
  const [since, stored] = (localStorage.getItem(KEY) ?? '').split(' ');
  const isOver = Date.now() - since > 3_600_000;
  if (isOver) localStorage.removeItem(KEY);
  const [token, proof = ''] = isOver || !stored ? [] : stored.split('.');
  const post = async (path, sends) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(sends) });
    return { status: answer.status, ...(await answer.json()) };
  };
  const call = (verb, more) => post('api/v1/account/invitations/' + verb, { token, ...more });
  // Only who has the mail reads the address in it.
  const askToSignIn = (hint, email) => {
    hide();
    part('hint').textContent = hint;
    const as = token.startsWith('refinv_') ? 'as=partner&' : '';
    const proposed = email ? 'login_hint=' + encodeURIComponent(email) + '&' : '';
    part('sign-in').href = 'sign-in?again&' + as + proposed + 'return_to=' + encodeURIComponent(location.pathname);
    part('sign-in').hidden = false;
  };
  const what = ({ kind, role, program }) =>
    kind === 'partner' ? ['a partner of ', named(program), '.'] : ['a member of ', named(program), ' with the role ' + role + '.'];
  const documentsOf = ({ terms_url: terms, privacy_url: privacy }) =>
    [[terms, 'terms'], [privacy, 'privacy notice']].filter(([url]) => url);
  const consentsOf = ({ kind, brand }) => (kind === 'partner' ? documentsOf(brand).map(([url]) => url) : []);
  // Said where somebody can accept, and sent with it.
  const sayDocuments = ({ kind, brand }) => {
    const links = documentsOf(brand).map(([href, textContent]) =>
      Object.assign(document.createElement('a'), { href, textContent, target: '_blank', rel: 'noreferrer' }));
    part('documents').replaceChildren(...links.flatMap((link, at) => (at === 0 ? [link] : [' and the ', link])));
    part('agree').hidden = kind !== 'partner' || links.length === 0;
  };
  const brandOf = ({ brand, program }) => {
    const { accent_shades: shades, sentence, logo_url: logo } = brand;
    if (shades) {
      document.body.classList.add('branded');
      for (const mode of ['light', 'dark']) document.body.style.setProperty('--accent-' + mode, shades[mode]);
    }
    part('mark').textContent = [...program.name][0] ?? '';
    part('mark').hidden = Boolean(logo);
    part('logo').hidden = !logo;
    if (logo) part('logo').src = logo;
    part('name').textContent = program.name;
    part('domain').textContent = program.domain;
    part('sentence').textContent = sentence ?? '';
    part('brand').hidden = false;
  };
  const line = (text) => Object.assign(document.createElement('dd'), { textContent: text });
  const lines = (id, texts) => part(id).replaceChildren(part(id).firstElementChild, ...texts.map(line));
  const showInvitation = (read) => {
    const { kind, role, program, pitch, earn, paid, message } = read;
    const isPartner = kind === 'partner';
    const title = [isPartner ? 'Become a partner of ' : 'Join the team of ', named(program)];
    show(title, isPartner ? pitch : 'You are invited with the role ' + role + '.', '', isPartner);
    part('message').textContent = message ?? '';
    part('message').hidden = !message;
    lines('earn', earn);
    lines('paid', paid);
  };
  const done = (id, read) => {
    localStorage.removeItem(KEY);
    const isPartner = read.kind === 'partner';
    const next = part('next');
    const address = isPartner ? 'partner/programs/' + id : 'app/programs/' + id;
    if (next) return location.assign(address);
    show('You have accepted the invitation', ['You are now ', ...what(read)]);
  };
  const sayWrong = () => {
    part('hint').textContent = 'Enter a website, such as anna.dev.';
    part('website').focus();
  };
  const askAbout = async (read) => {
    if (read.kind !== 'partner') return;
    part('your-name').value ||= read.name ?? '';
    // The name that was given with the invitation stays, also where the page does not know it.
    part('your-name').required = !read.is_named;
    await hideKnownName('');
    part('about').hidden = false;
    sayDocuments(read);
  };
  const lacksName = () => !part('about').hidden && !part('about').reportValidity();
  const said = (read) => ({ ...about(), consents: consentsOf(read) });
  const decide = async (verb, read) => {
    if (verb === 'accept' && lacksName()) return;
    const { data, error } = await call(verb, verb === 'accept' && said(read));
    // From a page of the service, only the session can be the reason.
    if (error?.status === 403) return askToSignIn(error.message + '. ' + (error.hint ?? ''), read.email);
    if (error?.details?.field === 'website') return sayWrong();
    if (error) return show('The invitation was not answered', error.message + '.', error.hint);
    if (verb === 'accept') return done(data.program.id, read);
    localStorage.removeItem(KEY);
    show('You have declined the invitation', 'Nothing else has changed.');
  };
  // Only the program can take back that somebody has declined.
  const ask = ({ program }) => {
    const text = ['Its link stops working. If you change your mind, ', named(program), ' has to invite you again.'];
    show('Decline the invitation?', text);
    for (const id of ['refuse', 'back']) part(id).hidden = false;
    part('back').focus();
  };
  const failed = () => show('The service could not be reached', 'Load this page again.');
  const acceptAtOnce = async (read) => {
    if (lacksName()) return;
    part('accept').disabled = true;
    const { status, program_id: id } = await post('invitation/accept', { token, proof, ...said(read) });
    if (status === 200) return done(id, read);
    part('accept').disabled = false;
    if (status === 400) return sayWrong();
    return status === 409 ? begin() : failed();
  };
  const begin = async () => {
    if (!token) return show('There is no invitation here', 'Open the link that you received.');
    const read = await post('invitation/read', { token, proof });
    if (read.status === 404) return show('There is no such invitation', 'Ask the program for another one.');
    if (read.status === 429) return show('Too many requests', 'Wait a minute, and load this page again.');
    if (!read.program) return failed();
    brandOf(read);
    if (read.status !== 'pending') return show('This invitation is ' + read.status, 'It cannot be answered any more.');
    showInvitation(read);
    if (read.archived) return (part('hint').textContent = 'The program has ended, so the invitation cannot be accepted.');
    const { status, data } = await call('preview');
    if (status === 401 && read.at_once) {
      await askAbout(read);
      part('accept').onclick = () => acceptAtOnce(read).catch(failed);
      part('hint').textContent = 'You do not need a password. If you do not want this, ignore it.';
      return (part('accept').hidden = false);
    }
    if (status === 401) return askToSignIn('To answer, sign in with the email address that received the invitation.', read.email);
    if (!data) return failed();
    if (!data.addressed_to_you) {
      return askToSignIn('This invitation was sent to a different address. Sign in with that address.', read.email);
    }
    await askAbout(read);
    for (const id of ['accept', 'decline']) part(id).hidden = false;
    part('accept').onclick = () => decide('accept', read).catch(failed);
    part('decline').onclick = () => ask(read);
    part('refuse').onclick = () => decide('decline', read).catch(failed);
    part('back').onclick = () => begin().then(() => part('decline').focus(), failed);
  };
  part('about').addEventListener('submit', (event) => {
    event.preventDefault();
    part('accept').click();
  });
  // Another link, opened in the same window.
  addEventListener('hashchange', () => location.reload());
  begin().catch(failed);
})();`;
