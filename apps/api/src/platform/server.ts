import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCodes } from '@derrick/domain/http';
import { getRequestListener } from '@hono/node-server';
import { StartError } from './config.ts';
import type { AppEnv } from './context.ts';
import type { Health } from './health.ts';

export interface RunningServer {
  /** Such as `http://127.0.0.1:4000`. */
  url: string;
  /**
   * Takes no new connection, answers what is in flight, and resolves once the last connection is closed: to true, or
   * to false when some had to be cut off after `deadlineMs`.
   */
  close(deadlineMs: number): Promise<boolean>;
}

/** Longer than what balancers keep: whoever closes an idle connection first must not be the one who gets requests. */
const KEEP_ALIVE_MS = 65_000;
/** A body of 1 MB over a bad line; beyond it, somebody holds the connection open on purpose. */
const REQUEST_MS = 30_000;
/** Fifteen megabytes over a very bad line; an upload in which nothing moves ends by itself much sooner. */
const UPLOAD_MS = 15 * 60_000;
const UPLOAD_PATH = '/api/v1/file';

/** Gives every body but uploads' half a minute: Node's own limit is one for all requests of a server. */
function limitArrival(request: IncomingMessage): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if ((length === undefined && coding === undefined) || request.url?.startsWith(UPLOAD_PATH)) return;
  const timer = setTimeout(() => {
    if (request.complete || request.destroyed) return;
    request.socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n');
    request.socket.destroySoon();
  }, REQUEST_MS);
  request.once('close', () => clearTimeout(timer));
}

function listenSentence(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} on ${host} is taken by another program. Stop it, or choose another with PORT=… .`,
    );
  }
  if (code === 'EACCES')
    return new StartError(`This user may not listen on port ${port}. Choose one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartError(`HOST=${host} is no address of this machine.`);
  }
  return error;
}

function urlOf({ address, family, port }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

const unreadable = {
  success: false,
  message: 'The request could not be read',
  code: errorCodes.validationFailed,
};

/**
 * Starts to listen.
 * @throws {StartError} when the address cannot be had
 */
export async function startServer(options: {
  fetch: (request: Request, env: AppEnv['Bindings']) => Response | Promise<Response>;
  host: string;
  port: number;
  health: Health;
}): Promise<RunningServer> {
  const { fetch, host, port, health } = options;
  const answer = getRequestListener((request, { incoming }) => fetch(request, { incoming }), {
    // Only what is no request at all comes here: the app answers its own errors.
    errorHandler: () => Response.json(unreadable, { status: 400, headers: { connection: 'close' } }),
  });
  const server: Server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: REQUEST_MS, requestTimeout: UPLOAD_MS },
    (request, response) => {
      limitArrival(request);
      // A kept connection would otherwise hold up the end until the client tires of it.
      if (health.isDraining) response.setHeader('connection', 'close');
      void answer(request, response);
    },
  );
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenSentence(error, host, port);
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no address');

  return {
    url: urlOf(address),
    async close(deadlineMs) {
      const closed = once(server, 'close').then(() => true);
      server.close();
      const sweep = setInterval(() => server.closeIdleConnections(), 250);
      const stop = new AbortController();
      const deadline = delay(deadlineMs, false, { signal: stop.signal }).catch(() => false);
      const inTime = await Promise.race([closed, deadline]);
      clearInterval(sweep);
      stop.abort();
      if (!inTime) server.closeAllConnections();
      return inTime;
    },
  };
}
