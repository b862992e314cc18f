import { renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** File of a worker thread, in its built form and as TypeScript source. */
interface ThreadFile {
  /** Path relative to the built server, such as `./database-worker.js`; an entry of `tsup.config.ts`. */
  built: string;
  source: URL;
}

/**
 * Starts a worker thread. When run from source, as in tests and development, its file is built first, once per process.
 */
export function startThread({ built, source }: ThreadFile, options: WorkerOptions = {}): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(built, import.meta.url), options);
  // The built file needs none of this process's options for running TypeScript.
  return new Worker(fromSource(built, source), { ...options, execArgv: [] });
}

const builtHere = new Map<string, string>();

/** Builds the file of a worker thread from source, once per process. Restarted threads reuse it. */
function fromSource(built: string, source: URL): string {
  const cached = builtHere.get(source.href);
  if (cached) return cached;
  const require = createRequire(import.meta.url);
  const { buildSync } = require('esbuild') as typeof import('esbuild');
  const { dependencies } = require('../../package.json') as { dependencies: Record<string, string> };
  // Inside the package, so that the built file finds the packages that it imports.
  const outfile = fileURLToPath(new URL(`../../.tmp/threads/${basename(built)}`, import.meta.url));
  // Written under a temporary name and then renamed, because another process may start the same thread.
  const draft = `${outfile}.${process.pid}`;
  buildSync({
    entryPoints: [fileURLToPath(source)],
    outfile: draft,
    bundle: true,
    format: 'esm',
    platform: 'node',
    // Resolves the domain package as in the server's own build.
    conditions: ['@derrick/source'],
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@derrick/')),
    sourcemap: 'inline',
  });
  renameSync(draft, outfile);
  builtHere.set(source.href, outfile);
  return outfile;
}
