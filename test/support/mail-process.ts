// A mail server as a separate process, as in real deployments; it shares only SMTP with the service. The parent process
// configures it by IPC, and gets each mail that it accepts.
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** How the server answers; without a code it accepts. */
export interface Behaviour {
  /** the replies to these commands, such as 451 or 550 */
  sender?: number;
  recipient?: number;
  data?: number;
  /** accepts nothing but this user and password */
  account?: { user: string; password: string };
  /** the wait before the reply to the text of the mail (ms) */
  delayMs?: number;
}

/** The parent's messages: `listen` once, then `behave` whenever the behaviour changes. */
export type ToMailServer = { kind: 'listen'; port: number } | { kind: 'behave'; behaviour: Behaviour };

export interface ReceivedMail {
  from: string;
  to: string[];
  /** headers and body, as they were sent */
  raw: string;
  user: string | undefined;
}

export type FromMailServer =
  | { kind: 'done'; port: number }
  | { kind: 'mail'; mail: ReceivedMail }
  | { kind: 'begun'; to: string[] };

let behaviour: Behaviour = {};
const say = (message: FromMailServer): void => void process.send!(message);

/** The refusal with this code, or undefined. */
const refusal = (code: number | undefined): Error | undefined =>
  code === undefined ? undefined : Object.assign(new Error('not now, <secret@partner.dev>'), { responseCode: code });

async function textOf(stream: SMTPServerDataStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}

const server: SMTPServer = new SMTPServer({
  authOptional: true,
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  onAuth: ({ username, password }, _session, answer) => {
    const { account } = behaviour;
    if (account && (username !== account.user || password !== account.password)) return answer(refusal(535));
    answer(null, { user: username });
  },
  onMailFrom: (_address, session, answer) =>
    answer(behaviour.account && !session.user ? refusal(530) : refusal(behaviour.sender)),
  onRcptTo: (_address, _session, answer) => answer(refusal(behaviour.recipient)),
  onData(stream, session, answer) {
    const { mailFrom, rcptTo } = session.envelope;
    const to = rcptTo.map(({ address }) => address);
    const { data, delayMs = 0 } = behaviour;
    say({ kind: 'begun', to });
    const receiving = textOf(stream).then(async (raw) => {
      await sleep(delayMs);
      const refused = refusal(data);
      if (refused) return answer(refused);
      const from = mailFrom ? mailFrom.address : '';
      say({ kind: 'mail', mail: { from, to, raw, user: session.user as string | undefined } });
      answer(null);
    });
    // The client ended in the middle.
    receiving.catch(() => undefined);
  },
});
server.on('error', () => undefined);

process.on('message', (message: ToMailServer) => {
  if (message.kind === 'listen') {
    const listening = server.listen(message.port, '127.0.0.1', () => {
      say({ kind: 'done', port: (listening.address() as { port: number }).port });
    });
  } else {
    behaviour = message.behaviour;
    say({ kind: 'done', port: 0 });
  }
});
process.on('disconnect', () => process.exit(0));
