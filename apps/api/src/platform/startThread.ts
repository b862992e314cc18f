import { renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A thread's file: built, it lies beside the others under a name of its own; from source it is TypeScript. */
interface ThreadFile {
  /** Such as `./database-worker.js`, an entry of `tsup.config.ts`. */
  built: string;
  /** The address of the source file. */
  source: URL;
}

/** Starts a thread. From source, as in tests and development, its file is built first, once in a process. */
export function startThread({ built, source }: ThreadFile, options: WorkerOptions = {}): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(built, import.meta.url), options);
  // The thread needs none of what this process was started with to read TypeScript.
  return new Worker(fromSource(built, source), { ...options, execArgv: [] });
}

const builtHere = new Map<string, string>();

/** Builds a thread's file from its source, once in a process; threads that end and start again then share it. */
function fromSource(built: string, source: URL): string {
  const cached = builtHere.get(source.href);
  if (cached) return cached;
  const require = createRequire(import.meta.url);
  const { buildSync } = require('esbuild') as typeof import('esbuild');
  const { dependencies } = require('../../package.json') as { dependencies: Record<string, string> };
  // Inside the package, where the built file finds the packages that it imports.
  const outfile = fileURLToPath(new URL(`../../.tmp/threads/${basename(built)}`, import.meta.url));
  // Written beside its place and moved there: another process may be starting the same thread.
  const draft = `${outfile}.${process.pid}`;
  buildSync({
    entryPoints: [fileURLToPath(source)],
    outfile: draft,
    bundle: true,
    format: 'esm',
    platform: 'node',
    // As the server's own build takes the domain.
    conditions: ['@derrick/source'],
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@derrick/')),
    sourcemap: 'inline',
  });
  renameSync(draft, outfile);
  builtHere.set(source.href, outfile);
  return outfile;
}
