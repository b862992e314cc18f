/** A fake provider for tests. It answers as configured and records every byte that it received. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: { body: string; count: number }, response: ServerResponse) => void;

/** Returns content of a model in the envelope of the protocol. */
export const written =
  (content: unknown): Answer =>
  (_, response) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: text } }] }));
  };

/** Responds with a status and an irrelevant body. */
export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(code, headers);
    response.end('{"error":"no"}');
  };

export const silence: Answer = () => {};

export const endless: Answer = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = () => {
    while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
};

export interface FakeProvider {
  baseUrl: string;
  /** Received requests, each with its request line, headers and body. */
  requests: string[];
  answerWith(answer: Answer): void;
  close(): Promise<void>;
}

const readBody = async (request: IncomingMessage) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString();
};

export async function startFakeProvider(): Promise<FakeProvider> {
  const requests: string[] = [];
  let answer: Answer = status(500);
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    requests.push(`${request.method} ${request.url}\n${request.rawHeaders.join('\n')}\n\n${body}`);
    answer({ body, count: requests.length }, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    answerWith: (next) => {
      answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
