import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { send } from '../../test/server.ts';
import { type App, createApp } from '../app.ts';
import { type AdminFiles, readAdminFiles } from './adminFiles.ts';
import { createLogger } from './logging.ts';
import { createMaintenanceSwitch, MAINTENANCE_FILE } from './maintenance.ts';

const script = fileURLToPath(new URL('../../../../scripts/maintenance.mjs', import.meta.url));

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'derrick-maintenance-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => rm(join(folder, MAINTENANCE_FILE), { force: true }));

const appWith = (isForced: boolean, adminFiles?: AdminFiles): App =>
  createApp({
    db: database.db,
    adminFiles,
    secret: 'a secret of thirty-two bytes or more',
    log: createLogger('silent'),
    isInMaintenance: createMaintenanceSwitch(folder, isForced),
  });
const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, [script, ...words], { env: { ...process.env, DATA_DIR: folder } });

const calls = [
  ['GET', '/api/v1/ticket'],
  ['POST', '/api/v1/auth/login'],
  ['DELETE', '/api/v1/ticket/1'],
  ['GET', '/api/v1/nothing'],
  ['GET', '/api/nothing'],
] as const;

describe('maintenance mode', () => {
  it('returns 503 with Retry-After for every API call, but serves health checks and pages', async () => {
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Derrick</title>');
    await writeFile(
      join(folder, 'routes.json'),
      '{ "/login": { "html": "index.html" }, "/dashboard/job-tickets": { "html": "index.html" } }',
    );
    const app = appWith(true, await readAdminFiles(pathToFileURL(`${folder}/`)));
    for (const [method, path] of calls) {
      const reply = await send(app, path, { method, headers: { 'accept-language': 'es' } });
      expect([path, reply.status, reply.json.code]).toEqual([path, 503, 'MAINTENANCE']);
      expect(reply.json.message).toBe(
        'Derrick está en mantenimiento en este momento; vuelva en unos minutos',
      );
      expect(reply.headers.get('retry-after')).toBe('10');
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
    expect((await send(app, '/healthz')).status).toBe(200);
    expect((await send(app, '/readyz')).status).toBe(200);
    const page = await send(app, '/login', { headers: { accept: 'text/html' } });
    expect([page.status, page.text]).toEqual([200, '<!doctype html><title>Derrick</title>']);
  });

  it('turns on and off within a second while the server runs', async () => {
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['performance'] });
    const app = appWith(false);
    const status = async () => (await send(app, '/api/v1/ticket')).status;
    expect(await status()).toBe(401);
    await writeFile(join(folder, MAINTENANCE_FILE), '');
    vi.advanceTimersByTime(1000);
    expect(await status()).toBe(503);
    await rm(join(folder, MAINTENANCE_FILE));
    vi.advanceTimersByTime(1000);
    expect(await status()).toBe(401);
  });

  it('is controlled by a command', async () => {
    const exists = () =>
      stat(join(folder, MAINTENANCE_FILE)).then(
        () => true,
        () => false,
      );
    expect((await run()).stdout).toContain('Maintenance is off');
    expect((await run('on')).stdout).toBe(`Maintenance is on for servers with the data folder ${folder}.\n`);
    expect(await exists()).toBe(true);
    expect((await run('on')).stdout).toContain('is on');
    expect((await run()).stdout).toContain('is on');
    await run('off');
    expect(await exists()).toBe(false);
    await run('off');
    await expect(run('of')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('on|off') });
  });
});
