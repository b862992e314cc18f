import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, preview } from 'vite';
import { peersOf } from '../peers.mjs';

export const peers = peersOf(new URL('./package.json', import.meta.url));

const config = /** @satisfies {import('vite').InlineConfig} */ ({
  root: new URL('./', import.meta.url).pathname,
  configFile: false,
  logLevel: 'warn',
  plugins: [peers.resolve(), vanillaExtractPlugin(), react()],
  resolve: {
    conditions: ['@derrick/source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom'],
  },
});

/**
 * Builds the page with the tables for production and serves it.
 * @param {boolean} hasPeers false leaves out the tables for comparison, e.g. if they are not installed
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveTables(hasPeers) {
  const outDir = new URL('../../node_modules/.cache/bench-table/', import.meta.url).pathname;
  const rolldownOptions = hasPeers ? {} : { external: peers.imports };
  await build({
    ...config,
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000, rolldownOptions },
  });
  const server = await preview({ ...config, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('The built page could not be served.');
  return { url, close: () => server.close() };
}
