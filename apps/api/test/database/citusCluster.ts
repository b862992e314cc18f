import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresServer, startPostgres } from './postgresServer.ts';

/** Settings of every node. Each test database has connections from the coordinator and a background process. */
const settings = [
  'shared_preload_libraries=citus',
  'wal_level=logical',
  'max_connections=300',
  'max_prepared_transactions=300',
  'max_worker_processes=100',
  'max_locks_per_transaction=256',
  // The nodes of a test are on one machine.
  'citus.node_conninfo=sslmode=prefer',
];

/** A node that can be ended like a crash and started again. */
export interface CitusNode {
  url: string;
  kill(): Promise<void>;
  restart(): Promise<void>;
}

export interface CitusCluster {
  coordinator: CitusNode;
  workers: CitusNode[];
  stop(): Promise<void>;
}

/** Starts the nodes of a temporary cluster. Each database has to be created on all of them. */
export async function startCitus(
  bin: string,
  options: { workers: number; isDurable?: boolean; settings?: readonly string[] },
): Promise<CitusCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'derrick-citus-'));
  // The servers run as another user if this process runs as root.
  await chmod(folder, 0o755);
  const servers = new Map<string, PostgresServer>();
  const startNode = async (name: string): Promise<CitusNode> => {
    const start = async (port?: number) => {
      const server = await startPostgres(bin, {
        folder: join(folder, name),
        isDurable: options.isDurable ?? false,
        settings: [...settings, ...(options.settings ?? [])],
        port,
      });
      servers.set(name, server);
      return server;
    };
    const { url } = await start();
    return {
      url,
      kill: async () => servers.get(name)?.kill(),
      restart: async () => {
        await start(Number(new URL(url).port));
      },
    };
  };
  const [coordinator, ...workers] = await Promise.all([
    startNode('coordinator'),
    ...Array.from({ length: options.workers }, (_, index) => startNode(`worker-${index + 1}`)),
  ]);
  return {
    coordinator,
    workers,
    stop: async () => {
      await Promise.all([...servers.values()].map((server) => server.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
