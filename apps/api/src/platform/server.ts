import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { errorCodes } from '@derrick/domain/http';
import { getRequestListener } from '@hono/node-server';
import { StartError } from './config.ts';
import { type Connections, followConnections } from './connections.ts';
import type { AppEnv } from './context.ts';
import type { Health } from './health.ts';

export interface RunningServer {
  /** Base URL, such as `http://127.0.0.1:4000`. */
  url: string;
  close: Connections['close'];
}

/**
 * Longer than the idle time-out of load balancers: the side that closes idle connections first must not be the one that
 * receives requests.
 */
const KEEP_ALIVE_MS = 65_000;
/**
 * Time limit for receiving a request: enough for 1 MB over a slow connection. Slower clients may be holding connections
 * open on purpose.
 */
const REQUEST_MS = 30_000;
/** Enough for 15 MB over a very slow connection. An upload without progress ends much sooner. */
export const UPLOAD_MS = 15 * 60_000;
/** Interval in milliseconds at which expired connections are closed. */
const POLL_EVERY_MS = 10_000;

/** Failure for bytes that Node cannot parse as a request. */
interface EarlyFailure {
  status: number;
  code: string;
  message: string;
}

const unreadable: EarlyFailure = {
  status: 400,
  code: errorCodes.validationFailed,
  message: 'The request could not be read',
};
const late: EarlyFailure = {
  status: 408,
  code: 'REQUEST_TIMEOUT',
  message: 'The request did not arrive in time',
};
const tooLong: EarlyFailure = {
  status: 431,
  code: errorCodes.payloadTooLarge,
  message: 'The address or the headers of the request are too long',
};

const failureOf = ({ code, message }: EarlyFailure) => ({ success: false, message, code });

/** Writes the failure envelope to a socket without a request and closes it. */
function answerByHand(socket: Duplex, failure: EarlyFailure): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(failureOf(failure));
  const { status } = failure;
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncache-control: no-store\r\n` +
      `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}

/** Maps a parser error of Node to a failure. */
function parserFailure({ code }: NodeJS.ErrnoException): EarlyFailure {
  if (code === 'HPE_HEADER_OVERFLOW') return tooLong;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? late : unreadable;
}

/** Limits the time in which a body must arrive. Node's own limit is the same for all requests of a server. */
function limitArrival(request: IncomingMessage, requestMs: number): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (length === undefined && coding === undefined) return;
  const timer = setTimeout(() => {
    if (request.complete || request.destroyed) return;
    answerByHand(request.socket, late);
  }, requestMs);
  request.once('close', () => clearTimeout(timer));
}

/**
 * Converts the reason why an address cannot be listened on to a message for the operator. Other errors are returned
 * unchanged.
 */
export function listenSentence(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} on ${host} is in use by another program. Stop that program, or choose another port with PORT.`,
    );
  }
  if (code === 'EACCES')
    return new StartError(
      `This user is not allowed to listen on port ${port}. Choose a port above 1023 with PORT.`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartError(`HOST=${host} is not an address of this machine.`);
  }
  return error;
}

function urlOf({ address, family, port }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/**
 * Starts to listen.
 * @param options.limits shorter time limits for tests, in milliseconds
 * @throws {StartError} if the address cannot be listened on
 */
export async function startServer(options: {
  fetch: (request: Request, env: AppEnv['Bindings']) => Response | Promise<Response>;
  host: string;
  port: number;
  health: Health;
  /** Finds the time limit in milliseconds for receiving a request to a path, if it differs from the default. */
  receiveMsOf?: (path: string) => number | undefined;
  limits?: { requestMs: number; pollEveryMs: number };
}): Promise<RunningServer> {
  const { fetch, host, port, health, receiveMsOf } = options;
  const { requestMs, pollEveryMs } = options.limits ?? {
    requestMs: REQUEST_MS,
    pollEveryMs: POLL_EVERY_MS,
  };
  const answer = getRequestListener((request, { incoming }) => fetch(request, { incoming }), {
    // Called only for malformed requests; the app handles its own errors.
    errorHandler: () =>
      Response.json(failureOf(unreadable), { status: 400, headers: { connection: 'close' } }),
  });
  const server: Server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: requestMs,
      requestTimeout: UPLOAD_MS,
      connectionsCheckingInterval: pollEveryMs,
      // A missing host is rejected below, with the failure envelope.
      requireHostHeader: false,
    },
    (request, response) => {
      const [path = ''] = (request.url ?? '').split('?');
      limitArrival(request, receiveMsOf?.(path) ?? requestMs);
      // An open keep-alive connection would delay the shutdown.
      if (health.isDraining) response.setHeader('connection', 'close');
      void answer(request, response);
    },
  );
  const connections = followConnections(server);
  server.on('clientError', (error, socket) => {
    const response = connections.replyOn(socket);
    // A failure must not be written into a partially sent response.
    if (response?.headersSent && !response.writableFinished) socket.destroy();
    else answerByHand(socket, parserFailure(error));
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenSentence(error, host, port);
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no address');

  return { url: urlOf(address), close: connections.close };
}
