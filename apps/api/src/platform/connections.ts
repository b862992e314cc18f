/** Tracks the connections of a server so that they can be closed at shutdown. */
import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { endsWithin } from './timeout.ts';

/** Interval in milliseconds at which idle connections are closed during shutdown. */
const SWEEP_MS = 50;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

export interface Connections {
  /** The current or last response on a connection. */
  replyOn(connection: Duplex): ServerResponse | undefined;
  /**
   * Accepts no new connections, closes idle ones and answers the requests in progress. Connections that remain after
   * `deadlineMs` are closed by force.
   * @returns false if a fully received request was left unanswered; slow or silent clients do not count
   */
  close(deadlineMs: number): Promise<boolean>;
}

/** Returns whether a connection is idle: no request has begun since the last response, or no byte was ever received. */
function isIdle(connection: Duplex, exchange: Exchange | undefined): boolean {
  if (exchange) return exchange.response.writableFinished;
  return Reflect.get(connection, 'bytesRead') === 0;
}

const isUnanswered = ({ request, response }: Exchange): boolean =>
  request.complete && !response.headersSent && !response.destroyed;

/** Starts to track connections. Must be called before the server listens. */
export function followConnections(server: Server): Connections {
  const open = new Map<Duplex, Exchange | undefined>();
  server.on('connection', (connection: Duplex) => {
    open.set(connection, undefined);
    connection.once('close', () => open.delete(connection));
  });
  server.on('request', (request, response) => {
    open.set(request.socket, { request, response });
  });

  const closeIdle = () => {
    for (const [connection, exchange] of open) if (isIdle(connection, exchange)) connection.destroy();
  };
  return {
    replyOn: (connection) => open.get(connection)?.response,
    async close(deadlineMs) {
      const closed = once(server, 'close');
      server.close();
      closeIdle();
      const sweep = setInterval(closeIdle, SWEEP_MS);
      const isClosed = await endsWithin(closed, deadlineMs);
      clearInterval(sweep);
      if (isClosed) return true;
      const left = [...open.values()].some((exchange) => exchange && isUnanswered(exchange));
      for (const connection of open.keys()) connection.destroy();
      return !left;
    },
  };
}
