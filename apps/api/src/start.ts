import { createApp } from './app.ts';
import { failedSignInHandler } from './auth/failedSignIns.ts';
import { createPasswords } from './auth/passwords.ts';
import { startBackups } from './backup/index.ts';
import { checkRows, openDatabase } from './db/index.ts';
import { demoAccounts as allDemoAccounts, hasDemoCompany, seedDemo } from './db/seed/demo.ts';
import { openFiles, startSweep } from './files/index.ts';
import { createJobRunner } from './jobs/index.ts';
import { openMail } from './mail/index.ts';
import { startMetrics } from './metrics/index.ts';
import { readAdminFiles } from './platform/adminFiles.ts';
import type { Config } from './platform/config.ts';
import type { Logger } from './platform/logging.ts';
import { createMaintenanceSwitch } from './platform/maintenance.ts';
import { lastBackup } from './platform/metrics.ts';
import { keptSecret } from './platform/secret.ts';
import { type RunningServer, startServer } from './platform/server.ts';
import { startFailure } from './platform/startFailure.ts';

/** Below what containers and process managers wait before they kill. */
const SHUTDOWN_MS = 10_000;

export interface Running {
  server: RunningServer;
  /** Addresses of the demo accounts; empty without a demo company and always in production. */
  demoAccounts: typeof allDemoAccounts;
  /** Where mails can be read that were kept rather than sent; absent when they are sent. */
  outboxUrl: string | undefined;
  /** Ends it cleanly; false when requests or jobs had to be cut off. */
  stop(): Promise<boolean>;
}

/**
 * Opens the database, seeds the demo company into a new embedded one, and starts to listen.
 * @param adminFolder where the built admin app lies
 * @throws {StartError} with a sentence for whoever started the process
 */
export async function start(config: Config, log: Logger, adminFolder: URL): Promise<Running> {
  const { databaseUrl, dataDir, host, port, passwordMinLength, trustedProxies } = config;
  const database = await openDatabase({ databaseUrl, dataDir, log }).catch((error: unknown) => {
    throw startFailure(error, config);
  });
  try {
    const { db, engine, isNew } = database;
    const isDemo = engine === 'embedded' && config.hasDemoCompany;
    if (isNew && isDemo) {
      const start = performance.now();
      await seedDemo(db, { hashPassword: createPasswords().hash });
      log.info({ ms: Math.round(performance.now() - start) }, 'seeded the demo company');
    }
    const secret = config.authSecret ?? (await keptSecret(dataDir));
    const adminFiles = await readAdminFiles(adminFolder);
    if (!adminFiles.page('/')) log.warn({}, 'the admin app is not built; the API answers alone');
    const files = await openFiles(config);
    const hasOutbox = config.unsentMail === 'keep' && !(config.smtpUrl && config.smsUrl);
    if (hasOutbox && !/^(?:localhost|127\.|::1$)/.test(host)) {
      log.warn({ host }, 'whoever reaches this server reads all mail, with links that work, at /dev/outbox');
    }
    if (config.checksReplies) checkRows();
    const { fetch, health } = createApp({
      db,
      secret,
      previousSecret: config.previousAuthSecret,
      log,
      adminFiles,
      passwordMinLength,
      trustedProxies,
      publicUrl: config.publicUrl,
      hasOutbox,
      files,
      checksReplies: config.checksReplies,
      isInMaintenance: createMaintenanceSwitch(dataDir, config.isMaintenance),
    });
    const server = await startServer({ fetch, host, port, health });
    const sweep = startSweep({ db, log, ...files });
    const mail = openMail(config, { db, log, secret, url: server.url });
    const handlers = { ...mail.handlers, signInFailed: failedSignInHandler(db) };
    const jobs = createJobRunner({ db, log, handlers });
    jobs.start();
    const backups = startBackups({ db, log, config, onMade: (at) => lastBackup.set(at.getTime() / 1000) });
    const metrics = await startMetrics(config, log, database);
    return {
      server,
      demoAccounts: isDemo && (await hasDemoCompany(db)) ? allDemoAccounts : [],
      outboxUrl: hasOutbox ? `${server.url}/dev/outbox` : undefined,
      async stop() {
        health.isDraining = true;
        const areClean = await Promise.all([
          server.close(SHUTDOWN_MS),
          jobs.stop(SHUTDOWN_MS),
          backups.stop(SHUTDOWN_MS),
        ]);
        metrics.close();
        mail.close();
        await sweep.stop();
        await database.close();
        return areClean.every(Boolean);
      },
    };
  } catch (error) {
    await database.close();
    throw startFailure(error, config);
  }
}
