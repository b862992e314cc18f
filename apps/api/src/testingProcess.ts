/** The server in a process of its own, for tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

/** A server that runs, or has ended. */
export interface TestProcess {
  child: ChildProcess;
  /** What it has written so far. */
  output: () => string;
  /** Its origin, once it listens. */
  url: Promise<string>;
  /** Its exit code; null when a signal ended it. */
  exited: Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Starts the server on a free port, with no database of the test run but the one that `env` names. */
export function startTestProcess(env: Record<string, string>): TestProcess {
  const { DATABASE_URL: _server, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--conditions=@derrick/source', '--import', 'tsx', main], {
    env: { ...inherited, PORT: '0', CHECK_REPLIES: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const url = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /listens on (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`It ended:\n${output}`)));
  });
  // Those that are meant to fail are never asked for their address.
  url.catch(() => undefined);
  const exited = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  return { child, output: () => output, url, exited };
}

/** Ends those that a failed test has left running. */
export function killTestProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}
