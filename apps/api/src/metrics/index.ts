import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import type { Config } from '../platform/config.ts';
import type { Logger } from '../platform/logging.ts';
import { registry } from '../platform/metrics.ts';
import { listenSentence } from '../platform/server.ts';
import { addGauges, type Measured } from './collect.ts';

export interface MetricsServer {
  /** Such as `http://127.0.0.1:9464/metrics`; undefined without METRICS_PORT. */
  url: string | undefined;
  close(): void;
}

/**
 * Serves metrics for Prometheus on a separate port if METRICS_PORT is set. They reveal how active companies are, so users
 * of the app must not reach them.
 * @throws {StartError} if the address cannot be listened on
 */
export async function startMetrics(
  { metricsHost, metricsPort }: Pick<Config, 'metricsHost' | 'metricsPort'>,
  log: Logger,
  measured: Measured,
): Promise<MetricsServer> {
  if (metricsPort === undefined) return { url: undefined, close: () => undefined };
  const serverRegistry = new Registry();
  const read = addGauges(serverRegistry, measured);
  const all = Registry.merge([registry, serverRegistry]);
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      await read();
      const text = await all.metrics();
      response.writeHead(200, { 'content-type': all.contentType }).end(text);
    } catch (error) {
      log.error({ error }, 'metrics collection failed');
      response.writeHead(500).end();
    }
  });
  server.listen(metricsPort, metricsHost);
  await once(server, 'listening').catch((error: unknown) => {
    throw listenSentence(error, metricsHost, metricsPort);
  });
  // The server does not keep the process alive.
  server.unref();
  const { port } = server.address() as AddressInfo; // The cast is safe: the server is listening, and not on a pipe.
  const url = `http://${metricsHost}:${port}/metrics`;
  log.info({ url }, 'metrics server started');
  return {
    url,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
