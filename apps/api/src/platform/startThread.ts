import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A thread's file: built, it lies beside the others under a name of its own; from source it is TypeScript. */
interface ThreadFile {
  /** Such as `./database-worker.js`, an entry of `tsup.config.ts`. */
  built: string;
  /** The address of the source file. */
  source: URL;
}

/** Starts a thread, from source with the help of tsx. */
export function startThread({ built, source }: ThreadFile, options: WorkerOptions = {}): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(built, import.meta.url), options);
  const file = JSON.stringify(source.href);
  const tsx = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  return new Worker(
    `import(${tsx}).then(({ tsImport }) => tsImport(${file}, ${file})).catch((error) => { setImmediate(() => { throw error; }); });`,
    // Our packages are read from their source, too.
    { ...options, eval: true, execArgv: ['--conditions=@derrick/source'] },
  );
}
