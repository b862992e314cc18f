/** The connections of a server, and how they end with it. */
import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { endsWithin } from './timeout.ts';

/** How often connections that have become idle are closed while the server ends. */
const SWEEP_MS = 50;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

export interface Connections {
  /** The reply that is being written on a connection, or was last. */
  replyOn(connection: Duplex): ServerResponse | undefined;
  /**
   * Takes no new connection, closes those on which nothing is going on, and answers what is in flight. Whatever is left
   * after `deadlineMs` is cut off.
   * @returns false when that was a request that had arrived whole: a client that is slow or silent has no claim to more
   */
  close(deadlineMs: number): Promise<boolean>;
}

/** Recognises a connection on which nobody has begun a request since the last reply; a silent one has had none at all. */
function isIdle(connection: Duplex, exchange: Exchange | undefined): boolean {
  if (exchange) return exchange.response.writableFinished;
  return Reflect.get(connection, 'bytesRead') === 0;
}

const isUnanswered = ({ request, response }: Exchange): boolean =>
  request.complete && !response.headersSent && !response.destroyed;

/** Follows the connections of a server that does not listen yet. */
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
