/** The built server in processes of its own. */
import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** A running server. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** The memory that it holds, in MB. */
  memory(): number;
  /** Asks it to end, and gives its exit code; null when a signal ended it. */
  stop(): Promise<number | null>;
}

/** Starts the server on a free port, and resolves when it listens. */
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
      const found = /listens on (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
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

/** What `ps` says of the memory of a process, in MB. */
function memoryOf(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes.trim()) / 1024;
}

/** Looks at the memory of processes twice a second, until it is asked for the most that each has held. */
export function watchMemory(servers: readonly ServerProcess[]): () => number[] {
  const most = servers.map((server) => server.memory());
  const timer = setInterval(() => {
    for (const [place, server] of servers.entries())
      most[place] = Math.max(most[place] ?? 0, server.memory());
  }, 500);
  return () => {
    clearInterval(timer);
    return most.map(Math.round);
  };
}
