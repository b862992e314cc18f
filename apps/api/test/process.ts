/** The server in its own process, for tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** A running or ended server process. */
export interface TestProcess {
  child: ChildProcess;
  output: () => string;
  /** Origin of the server. Resolves when it listens. */
  url: Promise<string>;
  /** Exit code; null if a signal ended the process. */
  exited: Promise<number | null>;
}

/** The built server for the processes of one test file. */
export interface BuiltServer {
  /** Starts the server on a free port. It uses a database of the test run only if `env` names it. */
  start(env: Record<string, string>): TestProcess;
  /** Ends processes left running by a failed test and removes the build. */
  remove(): Promise<void>;
}

/** Builds the server like `tsup.config.ts`; running it from source would add seconds to each start. */
export async function buildServer(): Promise<BuiltServer> {
  const parent = join(source, '../.tmp');
  await mkdir(parent, { recursive: true });
  // Inside the package, so that the built files find the packages that they import.
  const outDir = await mkdtemp(join(parent, 'server-'));
  await build({
    config: false,
    silent: true,
    entry: {
      main: join(source, 'main.ts'),
      'database-worker': join(source, 'db/embedded/worker.ts'),
      'documents-worker': join(source, 'documents/worker.ts'),
      'assistant-worker': join(source, 'assistant/worker.ts'),
    },
    outDir,
    format: ['esm'],
    target: 'node20',
    platform: 'node',
    // Tests run in the repository's folder, where tsup does not see the dependencies of this package.
    skipNodeModulesBundle: true,
    noExternal: [/^@derrick\//],
    esbuildOptions(options) {
      options.conditions = ['@derrick/source'];
    },
  });
  await cp(join(source, 'db/migrations'), join(outDir, 'migrations'), { recursive: true });
  const running = new Set<ChildProcess>();
  return {
    start: (env) => startProcess(join(outDir, 'main.js'), env, running),
    async remove() {
      for (const child of running) child.kill('SIGKILL');
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

function startProcess(main: string, env: Record<string, string>, running: Set<ChildProcess>): TestProcess {
  const { DATABASE_URL: _server, ...inherited } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { ...inherited, PORT: '0', CHECK_REPLIES: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const url = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const listeningUrl = /listens on (http:\S+)/.exec(output)?.[1];
      if (listeningUrl) resolve(listeningUrl);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`It ended:\n${output}`)));
  });
  // A test that expects a failed start never awaits the URL.
  url.catch(() => undefined);
  const exited = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  return { child, output: () => output, url, exited };
}
