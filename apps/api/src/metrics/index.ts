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
 * Serves the metrics for Prometheus at a port of their own, where METRICS_PORT names one: they say how much a company
 * does, and are nothing for those who reach the app.
 * @throws {StartError} when the address cannot be had
 */
export async function startMetrics(
  { metricsHost, metricsPort }: Pick<Config, 'metricsHost' | 'metricsPort'>,
  log: Logger,
  measured: Measured,
): Promise<MetricsServer> {
  if (metricsPort === undefined) return { url: undefined, close: () => undefined };
  const own = new Registry();
  const read = addGauges(own, measured);
  const all = Registry.merge([registry, own]);
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
  // It keeps no process alive.
  server.unref();
  const { port } = server.address() as AddressInfo; // Neither a pipe nor closed.
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
