// Reminds a partner to say how they are paid. The service mails no such thing, so the reader does, with a text that is ready.
import { serviceUrl } from '../../lib/base.ts';
import { moneyText } from '../../lib/money.ts';
import { useProgram } from '../programs/program.ts';

interface Owed {
  amount_cents: number;
  currency: string;
  /** the currencies in which the partner can be paid, if there are some */
  others?: readonly string[] | undefined;
}

function mailOf(program: string, name: string, { amount_cents, currency, others }: Owed) {
  const amount = moneyText(amount_cents, currency);
  const missing = others
    ? `your account takes ${others.join(', ')} only. Add a way to be paid in ${currency} in your profile:`
    : 'we do not know where to send it. Add how you are paid in your profile:';
  return {
    subject: `${program}: how should we pay you ${amount}?`,
    body: `Hello ${name},\r\n\r\n${amount} is ready to be paid to you, but ${missing}\r\n\r\n${new URL('partner/profile', serviceUrl).href}\r\n\r\nThank you\r\n${program}`,
  };
}

interface RemindProps {
  /** the address is null for a viewer */
  partner: { name: string; email: string | null };
  owed: Owed;
}

/** Nothing for readers who are shown no address. */
export function Remind({ partner: { name, email }, owed }: RemindProps) {
  const { name: program } = useProgram();
  if (email === null) return null;
  const { subject, body } = mailOf(program, name, owed);
  return (
    <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}>
      Remind<span className="visually-hidden"> {name}</span> by mail
    </a>
  );
}
