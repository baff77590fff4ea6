// One connection of the generator: sends a request and reads its answer, as cheaply as Node can.
import { connect, type Socket } from 'node:net';

export interface Answer {
  status: number;
  body: string;
}

export interface Connection {
  /** sends a request; `answered` is called once with its answer */
  send(request: string, answered: (answer: Answer) => void): void;
  end(): void;
}

/** Reads the answer at the start of the text; undefined while a part of it is missing. */
function readAnswer(text: string): Answer | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const length = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, end));
  if (!length) throw new Error(`an answer without Content-Length: ${text.slice(0, end)}`);
  const body = text.slice(end + 4);
  return body.length < Number(length[1]) ? undefined : { status: Number(text.slice(9, 12)), body };
}

/** Opens a connection; `failed` is called when it breaks or is closed by the server. */
export async function openConnection(port: number, failed: (error: Error) => void): Promise<Connection> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  socket.setEncoding('latin1'); // a character is a byte, as in Content-Length
  let text = '';
  let waiting: ((answer: Answer) => void) | undefined;
  let ended = false;
  socket.on('data', (chunk) => {
    text += String(chunk);
    try {
      const answer = readAnswer(text);
      if (!answer) return;
      text = '';
      waiting?.(answer);
    } catch (error) {
      failed(error as Error);
    }
  });
  socket.on('error', failed);
  socket.on('close', () => !ended && failed(new Error('the server closed a connection')));
  return {
    send(request, answered) {
      waiting = answered;
      socket.write(request);
    },
    end() {
      ended = true;
      socket.destroy();
    },
  };
}
