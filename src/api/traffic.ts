// Tracks the connections and requests of a server, and whether the service is stopping.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface Traffic {
  /** starts counting this server's connections and requests */
  watch(server: Server): void;
  /** the requests that have not been answered yet */
  underWay(): IncomingMessage[];
  isStopping: () => boolean;
  /** From now on every response closes its connection, so that the client opens its next one elsewhere. */
  stop(): void;
  /** Closes connections that have not sent anything; Node does not count these as idle. */
  closeUnused(): void;
}

export function createTraffic(): Traffic {
  const open = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  let stopping = false;

  function connect(socket: Socket): void {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  }

  function end(this: ServerResponse): void {
    open.delete(this);
  }

  function begin(_req: IncomingMessage, res: ServerResponse): void {
    open.add(res);
    res.on('close', end);
    if (stopping) res.shouldKeepAlive = false;
  }

  return {
    // Registered before the listener that answers.
    watch: (server) =>
      void server
        .on('connection', connect)
        .prependListener('request', begin)
        .prependListener('checkExpectation', begin),
    underWay: () => Array.from(open, ({ req }) => req),
    isStopping: () => stopping,
    stop() {
      stopping = true;
      for (const res of open) res.shouldKeepAlive = false;
    },
    closeUnused() {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    },
  };
}
