// What the page of an invitation says to anyone who has its link, before anybody signs in.
import type { Role } from '../../domain/access.ts';
import { invitationState } from '../../domain/invitation.ts';
import type { ReceivedInvitation } from '../../store/people/received-invitations.ts';
import type { ManagedProgram } from '../../store/programs/managed.ts';
import { html, type Html } from '../html.ts';
import { brandHead, brandLinks, nameOf, termsList } from '../program-terms.ts';

const MAY: Readonly<Record<Role, string>> = {
  owner: 'do everything, from settings and keys to paying partners',
  admin: 'manage partners, links and commissions',
  viewer: 'see everything, and change nothing',
};

interface About {
  invitation: ReceivedInvitation;
  program: ManagedProgram;
  /** the address of the service */
  baseUrl: string;
  /** whether the person can accept without a sign-in */
  enters: boolean;
  now: Date;
}

const asPartner = ({ program, enters }: About): Html =>
  html`${termsList(program)}
    <h2>What happens next</h2>
    <ol>
      ${
        enters
          ? html`<li>You accept. There is no password: this invitation signs you in.</li>`
          : html`<li>You sign in with the address that received the invitation, and accept.</li>`
      }
      <li>You get a link of your own at once, to copy or as a QR code.</li>
      <li>You see each sale that it brings, what you earn, and when it is paid.</li>
    </ol>
    ${brandLinks(program)}`;

const asMember = ({ invitation, program }: About, role = invitation.role!): Html =>
  html`<p>
    You would manage the referral program of <bdi>${nameOf(program)}</bdi> (${program.domain}) with the role
    <strong>${role}</strong>: you can ${MAY[role]}.
  </p>`;

const WHY_NOT = {
  accepted: 'It was accepted. Sign in to see the program.',
  declined: 'It was declined. If you changed your mind, ask for another one.',
  revoked: 'It was taken back. Ask for another one.',
  expired: 'It was not answered in time. Ask for another one.',
};

/** The part of the page that says what the invitation is. Its `data-` attributes say what the script can offer. */
export function aboutInvitation(about: About): Html {
  const { invitation, program, baseUrl, enters, now } = about;
  const state = invitationState(invitation, now);
  const name = nameOf(program);
  const facts = html`data-state="${state}" data-kind="${invitation.kind}"${enters ? html` data-enters` : undefined}`;
  if (state !== 'pending') {
    return html`<div ${facts}>
      ${brandHead(program, baseUrl)}
      <h1>This invitation is ${state}</h1>
      <p>${WHY_NOT[state]}</p>
    </div>`;
  }
  const to = invitation.kind === 'partner' ? 'to become a partner' : 'to its team';
  return html`<div ${facts}>
    ${brandHead(program, baseUrl)}
    <h1><bdi>${name}</bdi> invites you ${to}</h1>
    ${invitation.kind === 'partner' ? asPartner(about) : asMember(about)}
  </div>`;
}
