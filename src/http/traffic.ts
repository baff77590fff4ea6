// The requests under way, and whether the service is about to stop.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

export interface Traffic {
  /** the same listener, with its requests counted */
  watch(listener: RequestListener): RequestListener;
  /** the requests that are not answered yet */
  underWay(): IncomingMessage[];
  isStopping: () => boolean;
  /** From now on every answer ends its connection, so that a client opens its next one elsewhere. */
  stop(): void;
}

export function createTraffic(): Traffic {
  const open = new Map<ServerResponse, IncomingMessage>();
  let stopping = false;

  return {
    watch: (listener) => (req, res) => {
      open.set(res, req);
      res.once('close', () => open.delete(res));
      if (stopping) res.shouldKeepAlive = false;
      listener(req, res);
    },
    underWay: () => [...open.values()],
    isStopping: () => stopping,
    stop() {
      stopping = true;
      for (const res of open.keys()) res.shouldKeepAlive = false;
    },
  };
}
