/** Runs the built server in separate processes. */
import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

export interface ServerProcess {
  url: string;
  pid: number;
  /** Its memory in MB. */
  memory(): number;
  /** Stops the server and returns its exit code; null if a signal ended it. */
  stop(): Promise<number | null>;
}

/** Starts the server on a free port and resolves when it listens. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-4000);
      const listeningUrl = /listens on (http:\S+)/.exec(output)?.[1];
      if (listeningUrl) resolve(listeningUrl);
    });
    exited.then((code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  const pid = child.pid ?? 0;
  return {
    url,
    pid,
    memory: () => memoryOf(pid),
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

/** Reads the memory of a process in MB from `ps`. */
function memoryOf(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes.trim()) / 1024;
}

/**
 * Measures the memory of processes twice per second. Returns a function that stops and returns the maximum of each
 * process.
 */
export function watchMemory(servers: readonly ServerProcess[]): () => number[] {
  const peaks = servers.map((server) => server.memory());
  const timer = setInterval(() => {
    for (const [index, server] of servers.entries())
      peaks[index] = Math.max(peaks[index] ?? 0, server.memory());
  }, 500);
  return () => {
    clearInterval(timer);
    return peaks.map(Math.round);
  };
}
