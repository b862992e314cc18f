/** Starts a Citus cluster for all test files of the project `citus`: a coordinator and two workers. */
import type { TestProject } from 'vitest/node';
import { startCitus } from './citusCluster.ts';
import { copyTemplateOnServer, makeTemplateOnServer } from './serverDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the programs of a PostgreSQL with Citus; empty if there is none. */
    citusBin: string;
    /** URL of a migrated database of the cluster for plans of statements. Undefined in other projects. */
    plansUrl: string | undefined;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { citusBin } = project.config.provide;
  if (!citusBin) throw new Error('Run these tests with `npm test -- citus`.');
  const { coordinator, workers, stop } = await startCitus(citusBin, {
    workers: 2,
    // Few shards, because every test creates a database. Tests turn triggers off and on.
    settings: ['citus.shard_count=4', 'citus.enable_unsafe_triggers=on'],
  });
  const servers = { serverUrl: coordinator.url, workerUrls: workers.map(({ url }) => url) };
  await makeTemplateOnServer(servers);
  project.provide('serverUrl', servers.serverUrl);
  project.provide('workerUrls', servers.workerUrls);
  project.provide('plansUrl', await copyTemplateOnServer(servers, 'derrick_plans'));
  return stop;
}
