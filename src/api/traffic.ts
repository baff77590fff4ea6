// The connections and requests of a server, and whether the service is about to stop.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface Traffic {
  /** counts this server's connections and requests from now on */
  watch(server: Server): void;
  /** the requests that are not answered yet */
  underWay(): IncomingMessage[];
  isStopping: () => boolean;
  /** From now on every answer ends its connection, so that a client opens its next one elsewhere. */
  stop(): void;
  /** Closes the connections on which nothing ever came; Node takes them for busy. */
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
    // Before the listener that answers.
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
