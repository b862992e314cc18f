import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { peersOf } from '../peers.mjs';

const outDir = fileURLToPath(new URL('../../node_modules/.cache/bench-first-load/', import.meta.url));
/** @type {Record<string, string>} */
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Installs the packages of the Mantine app and builds it for production. */
export async function buildMantine() {
  const peers = peersOf(new URL('./package.json', import.meta.url));
  if (!peers.install()) throw new Error('Mantine could not be installed.');
  await build({
    root: fileURLToPath(new URL('./app/', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    plugins: [peers.resolve(), react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
}

/**
 * Serves the built Mantine app as the product serves its own: HTTP/1.1, compressed with brotli, files cached in memory.
 * Calls of the API are forwarded to the product and its replies returned unchanged.
 * @param {string} product origin
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveMantine(product) {
  /** @type {Map<string, { type: string, body: Buffer }>} */
  const files = new Map();
  for (const entry of await readdir(outDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const type = types[extname(path)];
    if (type)
      files.set(`/${relative(outDir, path)}`, { type, body: brotliCompressSync(await readFile(path)) });
  }

  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    if (url.startsWith('/api/')) {
      const call = request(new URL(url, product), { method, headers }, (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
      });
      incoming.pipe(call);
      return;
    }
    // Every address that is not a file is a page of the app.
    const { type, body } = files.get(url) ?? files.get('/index.html') ?? { type: '', body: '' };
    outgoing.writeHead(200, {
      'content-type': type,
      'content-encoding': 'br',
      'content-length': body.length,
    });
    outgoing.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The Mantine app could not be served.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
